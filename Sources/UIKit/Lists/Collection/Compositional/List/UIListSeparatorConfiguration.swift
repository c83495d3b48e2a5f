/// The look of a list's separators, and the visibility of an item's two.
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Int, Hashable, Sendable {
        /// The list decides.
        case automatic
        case visible, hidden
    }

    /// Edges that are to be as the list has them.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude,
        bottom: CGFloat.greatestFiniteMagnitude, trailing: CGFloat.greatestFiniteMagnitude)

    let appearance: UICollectionLayoutListConfiguration.Appearance
    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets from the edges of the cell; points.
    public var topSeparatorInsets = Self.automaticInsets
    public var bottomSeparatorInsets = Self.automaticInsets
    public var color = UIColor.separator
    /// The colour beside selected items while several may be selected.
    public var multipleSelectionColor = UIColor.separator

    /// A configuration with the defaults of a list's appearance.
    @preconcurrency @MainActor public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        appearance = listAppearance
        color = .rowSeparator
    }
}
