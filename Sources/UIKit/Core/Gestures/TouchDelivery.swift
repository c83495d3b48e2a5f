/// The delivery of a touch to its view, while recognisers may delay or cancel it.
///
/// Invariant: withheld moments are in chronological order, and the view received nothing after them.
struct TouchDelivery {
    /// A phase of the touch that the view hasn't received yet.
    struct Moment {
        let phase: UITouch.Phase
        let location: CGPoint
        let previousLocation: CGPoint
        let timestamp: TimeInterval
    }

    var withheld: [Moment] = []
    /// True if the view received the touch's beginning.
    var hasBegun = false
    /// True if the view receives no more of the touch.
    var isFinished = false
    /// True if a recogniser claimed the touch: the view receives a cancellation after the actions.
    var isTaken = false
}
