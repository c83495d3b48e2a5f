/// An item of a list that has given way to its swipe actions.
@MainActor struct ListSwipe {
    var indexPath: IndexPath
    /// The side of the cell with the actions.
    let side: RowSwipe.Side
    let view: SwipeActionsView
    let performsFirst: Bool
    /// The distance by which the cell has moved aside, in points; not negative.
    var offset: CGFloat = 0
    var startOffset: CGFloat = 0

    /// The distance by which the cell is moved to the right.
    var displacement: CGFloat { side == .right ? -offset : offset }
}

/// A finger on a list's cell.
@MainActor struct ListTouch {
    weak var cell: UICollectionViewListCell?
    let start: CGPoint
    var carriesSwipe = false
    /// The finger only closes what another cell shows.
    var isSpent = false
}
