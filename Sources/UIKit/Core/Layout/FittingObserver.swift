/// A listener to measurements by constraints.
@MainActor protocol FittingObserver: AnyObject {
    /// - Parameters:
    ///   - view: what was measured.
    ///   - size: what it came to, points.
    func didMeasure(_ view: UIView, target: CGSize, size: CGSize)
}

/// Measurements by constraints, as somebody may listen to them for a while.
@MainActor enum FittingObservation {
    /// The listener; nil but between the beginning and the end of what it listens to.
    private static var observer: (any FittingObserver)?

    static func didMeasure(_ view: UIView, target: CGSize, size: CGSize) {
        observer?.didMeasure(view, target: target, size: size)
    }

    /// Sets the listener and returns the one before, which the caller sets again at the end.
    static func replace(_ new: (any FittingObserver)?) -> (any FittingObserver)? {
        defer { observer = new }
        return observer
    }
}
