/// The background of a cell, header or footer, as a value.
///
/// Made by one of the presets. Explicitly set values are kept by `updated(for:)`; the others follow the state.
public struct UIBackgroundConfiguration: Hashable {
    enum Style: String, Hashable, Sendable {
        case clear = "Clear"
        case listPlainCell = "List Plain Cell"
        case listPlainHeaderFooter = "List Plain Header/Footer"
        case listGroupedCell = "List Grouped Cell"
        case listGroupedHeaderFooter = "List Grouped Header/Footer"
        case listSidebarHeader = "List Sidebar Header"
        case listSidebarCell = "List Sidebar Cell"
        case listAccompaniedSidebarCell = "List Accompanied Sidebar Cell"
        case listCell = "List Cell"
        case listHeader = "List Header"
        case listFooter = "List Footer"
    }

    let style: Style
    private var fill = ConfiguredColor()
    private var stroke = ConfiguredColor()

    /// A view of the app's, above the colour and as large as the background.
    public var customView: UIView?
    public var cornerRadius: CGFloat {
        get { ownCornerRadius ?? standardCornerRadius }
        set { ownCornerRadius = newValue }
    }
    private var ownCornerRadius: CGFloat?
    private var standardCornerRadius: CGFloat = 0
    /// Inwards from the view's edges; negative ones extend beyond it.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the insets are relative to the layout margins.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeWidth: CGFloat = 0
    /// Outwards from the background's edge.
    public var strokeOutset: CGFloat = 0

    init(_ part: ListPart) { self.init(Style(part)) }

    init(_ style: Style) {
        self.style = style
        follow(ListState())
    }

    /// Nil means the tint colour.
    public var backgroundColor: UIColor? {
        get { fill.color }
        set { fill.own = .some(newValue) }
    }
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { fill.transformer?.transformer }
        set { fill.transformer = newValue.map(ComparableColorTransformer.init) }
    }
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { fill.resolved(tintColor) ?? tintColor }
    /// Nil means the tint colour.
    public var strokeColor: UIColor? {
        get { stroke.color }
        set { stroke.own = .some(newValue) }
    }
    public var strokeColorTransformer: UIConfigurationColorTransformer? {
        get { stroke.transformer?.transformer }
        set { stroke.transformer = newValue.map(ComparableColorTransformer.init) }
    }
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { stroke.resolved(tintColor) ?? tintColor }

    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var updated = self
        updated.follow(ListState(state))
        return updated
    }

    private mutating func follow(_ state: ListState) {
        let shown = style.resolved(in: state)
        fill.standard = shown.color(state)
        standardCornerRadius = shown == .listSidebarCell || shown == .listAccompaniedSidebarCell ? 10 : 0
    }

    public static func clear() -> Self { Self(.clear) }
    public static func listPlainCell() -> Self { Self(.listPlainCell) }
    public static func listPlainHeaderFooter() -> Self { Self(.listPlainHeaderFooter) }
    public static func listGroupedCell() -> Self { Self(.listGroupedCell) }
    public static func listGroupedHeaderFooter() -> Self { Self(.listGroupedHeaderFooter) }
    public static func listSidebarHeader() -> Self { Self(.listSidebarHeader) }
    public static func listSidebarCell() -> Self { Self(.listSidebarCell) }
    public static func listAccompaniedSidebarCell() -> Self { Self(.listAccompaniedSidebarCell) }
    /// Looks as the list that the cell is in wants it, once it is updated for the cell's state.
    public static func listCell() -> Self { Self(.listCell) }
    /// Looks as the list that the header is in wants it, once it is updated for the header's state.
    public static func listHeader() -> Self { Self(.listHeader) }
    /// Looks as the list that the footer is in wants it, once it is updated for the footer's state.
    public static func listFooter() -> Self { Self(.listFooter) }
}

extension UIBackgroundConfiguration.Style {
    /// The style of the surrounding list in place of one that follows it.
    ///
    /// Provenance: estimated — backgrounds that follow their list, as a plain list's outside lists: no source says.
    fileprivate func resolved(in state: ListState) -> Self {
        switch self {
        case .listCell: Self(state.listPart ?? .plainCell)
        case .listHeader, .listFooter: Self(state.listPart ?? .plainHeader)
        default: self
        }
    }

    init(_ part: ListPart) {
        switch part {
        case .plainCell: self = .listPlainCell
        case .plainHeader: self = .listPlainHeaderFooter
        case .groupedCell: self = .listGroupedCell
        case .groupedHeader: self = .listGroupedHeaderFooter
        case .sidebarCell: self = .listSidebarCell
        case .sidebarHeader: self = .listSidebarHeader
        }
    }

    /// The colour of a state: a selected row is grey, in a sidebar tinted.
    fileprivate func color(_ state: ListState) -> UIColor {
        let isPressed = state.isSelected || state.isHighlighted
        switch self {
        case .clear, .listGroupedHeaderFooter, .listSidebarHeader, .listHeader, .listFooter: return .clear
        case .listPlainCell, .listCell: return isPressed ? .systemGray4 : .systemBackground
        case .listPlainHeaderFooter: return .systemGroupedBackground
        case .listGroupedCell: return isPressed ? .systemGray4 : .secondarySystemGroupedBackground
        case .listSidebarCell, .listAccompaniedSidebarCell:
            return state.isSelected ? .systemBlue : state.isHighlighted ? .systemGray4 : .clear
        }
    }
}
