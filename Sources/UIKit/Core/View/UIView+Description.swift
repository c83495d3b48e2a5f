extension UIView {
    /// UIKit's description of a view: `<UIView: 0x…; frame = (0 0; 320 44); layer = <CALayer: 0x…>>`.
    ///
    /// An app's class is printed with its module and the framework class it derives from. `autoresize` names the
    /// flexible parts: LM, W, RM, TM, H, BM.
    var viewDescription: String {
        var parts: [String] = []
        if let base = frameworkBaseName { parts.append("baseClass = \(base)") }
        parts.append("frame = \(shortRectangle(frame))")
        parts += descriptionDetails
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if alpha != 1 { parts.append("alpha = \(shortNumber(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingDescription)") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        parts.append("layer = <\(layerName): \(address(of: layer))>")
        return "<\(shortClassName(of: self)): \(address(of: self)); \(parts.joined(separator: "; "))>"
    }

    /// UIKit's labels have a layer of a class of their own.
    private var layerName: String {
        let name = shortClassName(of: layer)
        return name == "CALayer" ? (self as? any DescribedByText)?.layerNameInDescriptions ?? name : name
    }

    /// The nearest of the framework's superclasses, where the view is of an app's class.
    private var frameworkBaseName: String? {
        guard !FrameworkTypes.contains(type(of: self)) else { return nil }
        var current: AnyClass? = type(of: self)
        while let type = current, !FrameworkTypes.contains(type) { current = _getSuperclass(type) }
        return current.map { FrameworkTypes.name(of: $0) }
    }

    private var autoresizingDescription: String {
        let names: [(AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { autoresizingMask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    private var descriptionDetails: [String] {
        (self as? any DescribedByText).flatMap(\.describingText).map { ["text = '\($0)'"] } ?? []
    }

    /// The view and its descendants, one a line, indented by four columns and a bar for each level: UIKit's
    /// `recursiveDescription`.
    package func recursiveDescription() -> String {
        func lines(_ view: UIView, _ indent: String) -> [String] {
            [indent + view.description] + view.subviews.flatMap { lines($0, indent + "   | ") }
        }
        return lines(self, "").joined(separator: "\n")
    }
}

/// A view whose description contains its text.
@MainActor protocol DescribedByText: UIView {
    var describingText: String? { get }
    /// The class that UIKit gives its layer.
    var layerNameInDescriptions: String? { get }
}

extension DescribedByText {
    var layerNameInDescriptions: String? { nil }
}
