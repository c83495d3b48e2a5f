/// A layer's own time, on which its animations and those of its sublayers run.
///
/// t = (time of the superlayer − `beginTime`) × `speed` + `timeOffset`. The outermost layer's time is the host's.
/// Animations of views by blocks stay on the host's time.
extension CALayer {
    func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
        let outer = timeParent?.localTime(time) ?? time
        return (outer - beginTime) * Double(speed) + timeOffset
    }

    /// Converts to the host's time; a paused layer has only the moment at which it is paused.
    private func hostTime(_ local: CFTimeInterval) -> CFTimeInterval {
        let outer = speed == 0 ? beginTime : (local - timeOffset) / Double(speed) + beginTime
        return timeParent?.hostTime(outer) ?? outer
    }

    /// The nearest enclosing layer; views that never had a layer keep their superview's time.
    private var timeParent: CALayer? {
        guard let view else { return tree.superlayer }
        var outer = view.superview
        while let present = outer {
            if let layer = present.lazyLayer { return layer }
            outer = present.superview
        }
        return nil
    }

    /// Converts from another layer's time to this one's; nil is the host's time.
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.hostTime(t) ?? t)
    }
    public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = hostTime(t)
        return l?.localTime(time) ?? time
    }
}

/// The time of layers while they are drawn.
@MainActor enum LayerClock {
    private static var delay: TimeInterval = 0

    static var now: TimeInterval { UIApplication.shared.now - delay }

    /// Draws a body as it was a number of seconds ago.
    static func delayed(by seconds: TimeInterval, _ body: () -> Void) {
        delay += seconds
        body()
        delay -= seconds
    }
}

/// The settings of a layer's time.
struct LayerTiming {
    var beginTime: CFTimeInterval = 0
    var timeOffset: CFTimeInterval = 0
    var duration: CFTimeInterval = .infinity
    var speed: Float = 1
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed
}
