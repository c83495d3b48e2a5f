/// A touch on the content of a scroll view.
struct ScrollDrag {
    /// The offset without rubber band at the beginning of the touch.
    var start: CGPoint
    /// The page at the beginning, for each axis.
    var startPage = CGPoint.zero
    var isRecognised = false
    /// The only axis in which the content follows the touch; nil for both.
    var lockedAxis: NSLayoutConstraint.Axis?

    init(start: CGPoint) { self.start = start }
}
