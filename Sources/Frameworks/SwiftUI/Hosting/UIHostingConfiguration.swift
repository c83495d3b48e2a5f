import UIKit

/// The content of a cell: a view of SwiftUI, which represents one view of UIKit.
///
/// A view that shows several ends the program: their arrangement is SwiftUI's, which isn't here.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    let content: Content
    let background: Background?
    var color: UIColor?
    /// In points, by edge; those of the cell where it has none.
    var margins: [Edge: CGFloat] = [:]
    var minimumWidth: CGFloat?
    /// Provenance: claimed — 44 pt where nothing is said: Apple's page on `minSize(width:height:)` needs 0 for a smaller cell, and
    /// 44 is a row's standard height.
    private static var standardHeight: CGFloat { 44 }
    var minimumHeight = standardHeight

    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.content = content()
        background = nil
    }

    private init(_ content: Content, _ background: Background, like other: UIHostingConfiguration<Content, EmptyView>) {
        (self.content, self.background) = (content, background)
        (margins, minimumWidth, minimumHeight) = (other.margins, other.minimumWidth, other.minimumHeight)
    }

    /// Sets the distance of the content from the cell's edges, by default the cell's margins.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var result = self
        if edges.contains(.top) { result.margins[.top] = insets.top }
        if edges.contains(.leading) { result.margins[.leading] = insets.leading }
        if edges.contains(.bottom) { result.margins[.bottom] = insets.bottom }
        if edges.contains(.trailing) { result.margins[.trailing] = insets.trailing }
        return result
    }

    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var result = self
        (result.minimumWidth, result.minimumHeight) = (width, height ?? Self.standardHeight)
        return result
    }

    /// Fills the cell behind the content. SwiftUI's styles aren't here; a color is one of UIKit's.
    public func background(_ color: UIColor) -> Self {
        var result = self
        result.color = color
        return result
    }

    /// Shows a view behind the content, as large as the cell.
    public func background<Behind: View>(
        @ViewBuilder content behind: () -> Behind
    ) -> UIHostingConfiguration<Content, Behind> where Background == EmptyView {
        UIHostingConfiguration<Content, Behind>(content, behind(), like: self)
    }

    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}
