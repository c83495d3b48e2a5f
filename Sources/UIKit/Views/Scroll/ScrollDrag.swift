/// A finger on the content of a scroll view.
struct ScrollDrag {
    /// Where the content would be without rubber band, had the finger not moved.
    var start: CGPoint
    /// The page at the beginning, an axis each.
    var startPage = CGPoint.zero
    var isRecognised = false
    /// The only axis that the content follows the finger along; nil where it follows both.
    var lockedAxis: NSLayoutConstraint.Axis?

    init(start: CGPoint) { self.start = start }
}
