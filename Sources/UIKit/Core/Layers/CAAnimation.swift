import Motion

/// Receives the beginning and end of a layer's animation.
@preconcurrency @MainActor public protocol CAAnimationDelegate {
    func animationDidStart(_ anim: CAAnimation)
    /// - Parameter flag: true if the animation completed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Values that a layer shows temporarily instead of its own; a layer stores a copy of the animation that is added to
/// it.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming {
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// Linear unless set.
    open var timingFunction: CAMediaTimingFunction?
    /// Retained until the animation is over.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    private var customValues: [String: Any] = [:]

    public override init() { super.init() }

    /// Stores a value of the app's own with the animation and its copies.
    open func setValue(_ value: Any?, forKey key: String) { customValues[key] = value }
    open func value(forKey key: String) -> Any? { customValues[key] }

    // MARK: What subclasses of the framework add

    func makeCopy() -> CAAnimation { copyTiming(to: CAAnimation()) }

    /// The key paths of what moves on the screen; fades and colours aren't among them.
    var movingKeyPaths: [String] { [] }

    final func copyTiming<Animation: CAAnimation>(to copy: Animation) -> Animation {
        (copy.beginTime, copy.timeOffset, copy.duration, copy.speed) = (beginTime, timeOffset, duration, speed)
        (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
        (copy.fillMode, copy.timingFunction, copy.delegate) = (fillMode, timingFunction, delegate)
        (copy.isRemovedOnCompletion, copy.customValues) = (isRemovedOnCompletion, customValues)
        return copy
    }

    /// - Parameter time: seconds in one run.
    func paced(_ time: TimeInterval, of duration: TimeInterval) -> Double {
        let share = duration > 0 ? time / duration : 1
        return timingFunction?.curve.progress(at: share, duration: duration) ?? share
    }

    /// Sets the animation's values on a layer's presentation.
    ///
    /// - Parameters:
    ///   - time: seconds in one run of `duration`.
    /// - model: the layer itself, with its own values.
    func show(_ time: TimeInterval, of duration: TimeInterval, on seen: CALayer, of model: CALayer) {}
}

extension CAAnimation {
    /// The time from beginning to end; infinite where it repeats endlessly.
    func activeDuration(_ duration: TimeInterval) -> TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return duration * Double(repeatCount > 0 ? repeatCount : 1) * (autoreverses ? 2 : 1)
    }

    /// Seconds in one run; nil outside of the animation.
    func localTime(_ elapsed: TimeInterval, of duration: TimeInterval) -> TimeInterval? {
        place(elapsed, of: duration)?.time
    }

    /// Seconds in one run, and the number of runs before it; nil outside of the animation.
    func place(_ elapsed: TimeInterval, of duration: TimeInterval) -> (time: TimeInterval, runs: Double)? {
        let active = activeDuration(duration)
        var time = elapsed * Double(speed) + timeOffset
        if elapsed < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            time = timeOffset
        } else if time >= active {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            time = active
        }
        guard duration > 0, time.isFinite else { return (duration, 0) }
        let run = (time / duration).rounded(.down)
        var local = time - run * duration
        // The exact end of a run isn't the beginning of the next.
        let isEnd = time >= active && local == 0 && time > 0
        if isEnd { local = duration }
        let number = isEnd ? run - 1 : run
        let isBack = autoreverses && number.truncatingRemainder(dividingBy: 2) == 1
        return (isBack ? duration - local : local, autoreverses ? (number / 2).rounded(.down) : max(0, number))
    }
}

/// Animates one value, identified by a key path.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Adds to the layer's value instead of replacing it.
    open var isAdditive = false
    /// Each run begins at the value where the one before ended.
    open var isCumulative = false
    /// Makes a transform of the animated number.
    open var valueFunction: CAValueFunction?
    /// The number of runs before the present one.
    var runsBefore = 0.0

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    func value(_ time: TimeInterval, of duration: TimeInterval, for model: CALayer) -> LayerValue? { nil }

    override var movingKeyPaths: [String] {
        guard let keyPath, let first = keyPath.split(separator: ".").first else { return [] }
        let moves = ["position", "bounds", "transform", "sublayerTransform", "anchorPoint", "zPosition", "frame"]
        return moves.contains(String(first)) ? [keyPath] : []
    }

    override func show(_ time: TimeInterval, of duration: TimeInterval, on seen: CALayer, of model: CALayer) {
        guard let keyPath, var value = value(time, of: duration, for: model) else { return }
        if isCumulative, runsBefore > 0, let end = self.value(duration, of: duration, for: model),
            let start = self.value(0, of: duration, for: model), let way = end.adding(start.multiplied(by: -1)),
            let sum = value.adding(way.multiplied(by: CGFloat(runsBefore)))
        {
            value = sum
        }
        if let valueFunction, let made = valueFunction.transform(of: value) { value = .transform(made) }
        if isAdditive, let base = seen.animatedValue(of: keyPath), let sum = base.adding(value) { value = sum }
        if !seen.setAnimatedValue(value, for: keyPath) { seen.customValues[keyPath] = value.object }
    }

    final func copyProperty<Animation: CAPropertyAnimation>(to copy: Animation) -> Animation {
        (copy.keyPath, copy.isAdditive) = (keyPath, isAdditive)
        (copy.isCumulative, copy.valueFunction) = (isCumulative, valueFunction)
        return copyTiming(to: copy)
    }
}

/// Interpolates from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// Missing values are the layer's own.
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
    /// The timing curve of an animation begun by a view's block.
    var curve: TimingCurve?

    override func makeCopy() -> CAAnimation { copyValues(to: CABasicAnimation()) }

    final func copyValues<Animation: CABasicAnimation>(to copy: Animation) -> Animation {
        (copy.fromValue, copy.toValue, copy.byValue, copy.curve) = (fromValue, toValue, byValue, curve)
        return copyProperty(to: copy)
    }

    override func paced(_ time: TimeInterval, of duration: TimeInterval) -> Double {
        guard let curve else { return super.paced(time, of: duration) }
        return curve.progress(at: duration > 0 ? time / duration : 1, duration: duration)
    }

    override func value(_ time: TimeInterval, of duration: TimeInterval, for model: CALayer) -> LayerValue? {
        func value(_ any: Any?) -> LayerValue? { any as? LayerValue ?? LayerValue(any) }
        let (from, to, by) = (value(fromValue), value(toValue), value(byValue))
        let own = keyPath.flatMap { model.animatedValue(of: $0) }
        let start: LayerValue?
        let end: LayerValue?
        switch (from, to, by) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
        case (nil, let to?, let by?): (start, end) = (to.adding(by.multiplied(by: -1)), to)
        case (let from?, nil, nil): (start, end) = (from, own)
        case (nil, let to?, nil): (start, end) = (own, to)
        case (nil, nil, let by?): (start, end) = (own, own?.adding(by))
        case (nil, nil, nil): return own
        }
        guard let end else { return start }
        return (start ?? end).mixed(with: end, CGFloat(paced(time, of: duration)))
    }
}

/// Moves to a value like a spring.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// In distances a second.
    open var initialVelocity: CGFloat = 0

    private var physics: SpringPhysics { SpringPhysics(mass: mass, stiffness: stiffness, damping: damping) }

    /// The time after which the spring stays within a thousandth of its distance.
    open var settlingDuration: CFTimeInterval { physics.settlingTime }

    override func makeCopy() -> CAAnimation {
        let copy = copyValues(to: CASpringAnimation())
        (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
        copy.initialVelocity = initialVelocity
        return copy
    }

    override func paced(_ time: TimeInterval, of duration: TimeInterval) -> Double {
        let physics = physics
        return TimingCurve.spring(time: time, max(physics.frequency, 1e-6), physics.ratio, Double(initialVelocity))
    }
}

/// Several animations that run together; their times are relative to the group's beginning.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override var movingKeyPaths: [String] { (animations ?? []).flatMap(\.movingKeyPaths) }

    override func makeCopy() -> CAAnimation {
        let copy = copyTiming(to: CAAnimationGroup())
        copy.animations = animations?.map { $0.makeCopy() }
        return copy
    }

    override func show(_ time: TimeInterval, of duration: TimeInterval, on seen: CALayer, of model: CALayer) {
        let time = paced(time, of: duration) * duration
        for animation in animations ?? [] {
            let own = animation.duration > 0 ? animation.duration : duration
            guard let place = animation.place(time - animation.beginTime, of: own) else { continue }
            (animation as? CAPropertyAnimation)?.runsBefore = place.runs
            animation.show(place.time, of: own, on: seen, of: model)
        }
    }
}
