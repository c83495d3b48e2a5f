import Motion

/// Told when an animation of a layer begins and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate {
    func animationDidStart(_ anim: CAAnimation)
    /// - Parameter flag: whether the animation came to its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a layer shows instead of its own values for a while; a layer keeps a copy of the one that is added to it.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming {
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// Even unless set.
    open var timingFunction: CAMediaTimingFunction?
    /// Held until the animation is over.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    private var notes: [String: Any] = [:]

    public override init() { super.init() }

    /// Keeps a value of the app's own with the animation and its copies.
    open func setValue(_ value: Any?, forKey key: String) { notes[key] = value }
    open func value(forKey key: String) -> Any? { notes[key] }

    // MARK: What subclasses of the framework add

    func makeCopy() -> CAAnimation { takingTiming(CAAnimation()) }

    final func takingTiming<Animation: CAAnimation>(_ copy: Animation) -> Animation {
        (copy.beginTime, copy.timeOffset, copy.duration, copy.speed) = (beginTime, timeOffset, duration, speed)
        (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
        (copy.fillMode, copy.timingFunction, copy.delegate) = (fillMode, timingFunction, delegate)
        (copy.isRemovedOnCompletion, copy.notes) = (isRemovedOnCompletion, notes)
        return copy
    }

    /// - Parameter time: seconds in one run.
    func paced(_ time: TimeInterval, of duration: TimeInterval) -> Double {
        let share = duration > 0 ? time / duration : 1
        return timingFunction?.curve.progress(at: share, duration: duration) ?? share
    }

    /// Sets on a layer's presentation what the animation shows.
    ///
    /// - Parameters:
    ///   - time: seconds in one run of `duration`.
    ///   - model: the layer itself, with the values that it rests at.
    func show(_ time: TimeInterval, of duration: TimeInterval, on seen: CALayer, of model: CALayer) {}
}

extension CAAnimation {
    /// From beginning to end; without end where it repeats for ever.
    func activeDuration(_ duration: TimeInterval) -> TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return duration * Double(repeatCount > 0 ? repeatCount : 1) * (autoreverses ? 2 : 1)
    }

    /// Seconds in one run; nil where nothing is shown.
    func localTime(_ elapsed: TimeInterval, of duration: TimeInterval) -> TimeInterval? {
        place(elapsed, of: duration)?.time
    }

    /// Seconds in one run, and how many went before it; nil where nothing is shown.
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
        // At its very end a run isn't the beginning of the next.
        let isEnd = time >= active && local == 0 && time > 0
        if isEnd { local = duration }
        let number = isEnd ? run - 1 : run
        let isBack = autoreverses && number.truncatingRemainder(dividingBy: 2) == 1
        return (isBack ? duration - local : local, autoreverses ? (number / 2).rounded(.down) : max(0, number))
    }
}

/// Animates one value, named by a key path.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Adds to what the layer has instead of replacing it.
    open var isAdditive = false
    /// Each run begins where the one before ended.
    open var isCumulative = false
    /// Makes a transform of what is animated.
    open var valueFunction: CAValueFunction?
    /// How many runs went before the one that is shown.
    var runsBefore = 0.0

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    func value(_ time: TimeInterval, of duration: TimeInterval, for model: CALayer) -> LayerValue? { nil }

    override func show(_ time: TimeInterval, of duration: TimeInterval, on seen: CALayer, of model: CALayer) {
        guard let keyPath, var value = value(time, of: duration, for: model) else { return }
        if isCumulative, runsBefore > 0, let end = self.value(duration, of: duration, for: model),
            let start = self.value(0, of: duration, for: model), let way = end.adding(start.multiplied(by: -1)),
            let sum = value.adding(way.multiplied(by: CGFloat(runsBefore)))
        {
            value = sum
        }
        if let valueFunction, let made = valueFunction.transform(of: value) { value = .transform(made) }
        if isAdditive, let base = seen.value(of: keyPath), let sum = base.adding(value) { value = sum }
        _ = seen.take(value, for: keyPath)
    }

    final func takingProperty<Animation: CAPropertyAnimation>(_ copy: Animation) -> Animation {
        (copy.keyPath, copy.isAdditive) = (keyPath, isAdditive)
        (copy.isCumulative, copy.valueFunction) = (isCumulative, valueFunction)
        return takingTiming(copy)
    }
}

/// Passes from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// Missing values are the layer's own.
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
    /// The pace of an animation that a view's block began.
    var curve: TimingCurve?

    override func makeCopy() -> CAAnimation { takingValues(CABasicAnimation()) }

    final func takingValues<Animation: CABasicAnimation>(_ copy: Animation) -> Animation {
        (copy.fromValue, copy.toValue, copy.byValue, copy.curve) = (fromValue, toValue, byValue, curve)
        return takingProperty(copy)
    }

    override func paced(_ time: TimeInterval, of duration: TimeInterval) -> Double {
        guard let curve else { return super.paced(time, of: duration) }
        return curve.progress(at: duration > 0 ? time / duration : 1, duration: duration)
    }

    override func value(_ time: TimeInterval, of duration: TimeInterval, for model: CALayer) -> LayerValue? {
        func value(_ any: Any?) -> LayerValue? { any as? LayerValue ?? LayerValue(any) }
        let (from, to, by) = (value(fromValue), value(toValue), value(byValue))
        let own = keyPath.flatMap { model.value(of: $0) }
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

/// Passes to a value as if a spring pulled it there.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// Distances a second.
    open var initialVelocity: CGFloat = 0

    private var physics: SpringPhysics { SpringPhysics(mass: mass, stiffness: stiffness, damping: damping) }

    /// Until the spring rests to a thousandth of its way.
    open var settlingDuration: CFTimeInterval { physics.settlingTime }

    override func makeCopy() -> CAAnimation {
        let copy = takingValues(CASpringAnimation())
        (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
        copy.initialVelocity = initialVelocity
        return copy
    }

    override func paced(_ time: TimeInterval, of duration: TimeInterval) -> Double {
        let physics = physics
        return TimingCurve.spring(time: time, max(physics.frequency, 1e-6), physics.ratio, Double(initialVelocity))
    }
}

/// Several animations that run together; their times count from the group's beginning.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func makeCopy() -> CAAnimation {
        let copy = takingTiming(CAAnimationGroup())
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
