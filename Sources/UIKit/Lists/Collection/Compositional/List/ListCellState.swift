/// The state of a list's cell.
@MainActor struct ListCellState {
    /// The cell's position in its list, as the layout gives it.
    struct Placement: Hashable {
        var appearance: UICollectionLayoutListConfiguration.Appearance
        var separators: UIListSeparatorConfiguration
        var isHeader = false
        /// The first and last of an inset group carry its corners.
        var roundsTop = false
        var roundsBottom = false
        /// Nil where the item is in no tree.
        var outline: OutlinePlace?
    }

    var placement: Placement?
    /// The element and the composition that `placement` is valid for.
    var placedFor: (element: ElementKey, generation: Int)?
    /// The cell's margin at either side, in points; a plain view's until the cell is in a list.
    var sideMargin: CGFloat = 8
    var accessoryViews: [AccessoryItemView] = []
    var topSeparator: UIView?
    var bottomSeparator: UIView?
    /// The line before the reorder control, where another accessory precedes it.
    var reorderSeparator: UIView?
    /// True if the indentation is that of a tree, which the next item's isn't.
    var followsOutline = false
    var isSwiped = false
    var isExpanded: Bool { placement?.outline?.isExpanded ?? false }
    /// The guide for the separators' start and end; made when first asked for.
    var guide: ListContentGuide?
    /// The guide that the app constrains.
    var separatorGuide: UILayoutGuide?
    var automaticSeparatorConstraints: [NSLayoutConstraint] = []
}
