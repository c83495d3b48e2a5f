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
    }

    let style: Style
    private var fill = ConfiguredColor()
    private var stroke = ConfiguredColor()

    /// A view of the app's, above the colour and as large as the background.
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    /// Inwards from the view's edges; negative ones extend beyond it.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the insets are relative to the layout margins.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeWidth: CGFloat = 0
    /// Outwards from the background's edge.
    public var strokeOutset: CGFloat = 0

    init(_ style: Style) {
        self.style = style
        if style == .listSidebarCell || style == .listAccompaniedSidebarCell { cornerRadius = 10 }
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

    private mutating func follow(_ state: ListState) { fill.standard = style.color(state) }

    public static func clear() -> Self { Self(.clear) }
    public static func listPlainCell() -> Self { Self(.listPlainCell) }
    public static func listPlainHeaderFooter() -> Self { Self(.listPlainHeaderFooter) }
    public static func listGroupedCell() -> Self { Self(.listGroupedCell) }
    public static func listGroupedHeaderFooter() -> Self { Self(.listGroupedHeaderFooter) }
    public static func listSidebarHeader() -> Self { Self(.listSidebarHeader) }
    public static func listSidebarCell() -> Self { Self(.listSidebarCell) }
    public static func listAccompaniedSidebarCell() -> Self { Self(.listAccompaniedSidebarCell) }
}

extension UIBackgroundConfiguration.Style {
    /// The colour of a state: a selected row is grey, in a sidebar tinted.
    fileprivate func color(_ state: ListState) -> UIColor {
        let isPressed = state.isSelected || state.isHighlighted
        switch self {
        case .clear, .listGroupedHeaderFooter, .listSidebarHeader: return .clear
        case .listPlainCell: return isPressed ? .systemGray4 : .systemBackground
        case .listPlainHeaderFooter: return .systemGroupedBackground
        case .listGroupedCell: return isPressed ? .systemGray4 : .secondarySystemGroupedBackground
        case .listSidebarCell, .listAccompaniedSidebarCell:
            return state.isSelected ? .systemBlue : state.isHighlighted ? .systemGray4 : .clear
        }
    }
}
