/// How far a touch has come on its way to its view, while recognisers may delay it or take it away.
///
/// Invariant: what is withheld is in the order in which it happened, and the view was told of nothing after it.
struct TouchDelivery {
    /// A phase of the touch that the view hasn't been told of yet.
    struct Moment {
        let phase: UITouch.Phase
        let location: CGPoint
        let previousLocation: CGPoint
        let timestamp: TimeInterval
    }

    var withheld: [Moment] = []
    /// The view was told that the touch began.
    var hasBegun = false
    /// The view hears no more of the touch.
    var isFinished = false
    /// A recogniser took the touch: the view is to be told once the actions were sent.
    var isTaken = false
}
