import ListGeometry

/// A row that has given way to its swipe actions.
@MainActor struct RowSwipe {
    /// The side of the row that the actions stand at.
    enum Side {
        case left, right
    }

    var row: RowPosition
    let side: Side
    let view: SwipeActionsView
    let performsFirst: Bool
    /// How far the row has given way, in points; not negative.
    var offset: CGFloat = 0
    /// What the offset was when the present touch began.
    var startOffset: CGFloat = 0
    /// A finger is carrying the row.
    var isTracking = false

    /// By how much the row is moved to the right.
    var displacement: CGFloat { side == .right ? -offset : offset }
}
