import ListGeometry

/// A row that has given way to its swipe actions.
@MainActor struct RowSwipe {
    /// The side of the row with the actions.
    enum Side {
        case left, right
    }

    var row: RowPosition
    let side: Side
    let view: SwipeActionsView
    let performsFirst: Bool
    /// The distance by which the row has moved aside, in points; not negative.
    var offset: CGFloat = 0
    /// The offset when the present touch began.
    var startOffset: CGFloat = 0
    /// A finger is carrying the row.
    var isTracking = false

    /// The distance by which the row is moved to the right.
    var displacement: CGFloat { side == .right ? -offset : offset }
}
