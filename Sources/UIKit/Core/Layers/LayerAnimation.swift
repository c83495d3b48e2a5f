/// A running animation of a layer: its values, its start and its transaction.
@MainActor struct LayerAnimation {
    let key: String?
    let animation: CAAnimation
    /// In seconds of the layer's own time.
    let start: TimeInterval
    /// Of one run.
    let duration: TimeInterval
    let transaction: LayerTransaction?
    var hasBegun = false
    /// True for one that is over and stays, as `isRemovedOnCompletion` says.
    var hasEnded = false

    /// True while hosts have to draw frames of it. One that stays and has no end doesn't keep a screen from its rest.
    var isRunning: Bool {
        !hasEnded && (animation.isRemovedOnCompletion || animation.activeDuration(duration) < .infinity)
    }

    /// Tells the delegate and the transaction that it is over.
    func finish(_ finished: Bool) {
        animation.delegate?.animationDidStop(animation, finished: finished)
        transaction?.animationEnded()
    }

    func isOver(at time: TimeInterval) -> Bool {
        (time - start) * Double(animation.speed) + animation.timeOffset >= animation.activeDuration(duration)
    }
}

/// The layers with running animations.
@MainActor final class LayerTimeline {
    private var layers: [WeakLayer] = []
    /// Transactions without animations, to be completed in the next run-loop pass.
    private var due: [LayerTransaction] = []

    private struct WeakLayer {
        weak var layer: CALayer?
    }

    /// Emitters that were drawn and aren't still.
    private var emitters: [WeakLayer] = []

    func add(emitter: CALayer) {
        if !emitters.contains(where: { $0.layer === emitter }) { emitters.append(WeakLayer(layer: emitter)) }
    }

    /// True if hosts have to draw intermediate frames, or a completion is pending.
    var isRunning: Bool {
        !due.isEmpty || emitters.contains { $0.layer?.isEmitting ?? false }
            || layers.contains { entry in
                entry.layer.map { layer in
                    layer.animations.contains { $0.isRunning } && !layer.isPaused
                } ?? false
            }
    }

    func add(_ layer: CALayer) {
        if !layers.contains(where: { $0.layer === layer }) { layers.append(WeakLayer(layer: layer)) }
    }

    func complete(_ transaction: LayerTransaction) { due.append(transaction) }

    /// Removes animations that are over, and calls completions in the order of the layers' first animations.
    func advance(to time: TimeInterval) {
        let waiting = due
        due = []
        for transaction in waiting { transaction.complete() }
        if !emitters.isEmpty {
            for entry in emitters { entry.layer?.changed() }
            emitters.removeAll { !($0.layer?.isEmitting ?? false) }
        }
        guard !layers.isEmpty else { return }
        let present = layers.compactMap(\.layer)
        for layer in present {
            let own = layer.localTime(time)
            layer.begin(at: own)
            layer.stop(finished: true) { $0.animation.isRemovedOnCompletion && $0.isOver(at: own) }
            if layer.animations.contains(where: { !$0.hasEnded }) { layer.changed() }
            layer.end(at: own)
        }
        layers.removeAll { $0.layer?.animations.isEmpty ?? true }
    }
}

extension CALayer {
    func start(_ animation: CAAnimation, _ key: String?) {
        let copy = animation.makeCopy()
        let now = localTime(UIApplication.shared.now)
        if let transition = copy as? CATransition { transition.before = presentPicture }
        let begin = copy.beginTime != 0 ? copy.beginTime : now
        let transaction = CATransaction.current
        let own = copy.duration > 0 ? copy.duration : CATransaction.animationDuration()
        let key = copy is CATransition ? kCATransition : key
        if let key { stop { $0.key == key } }
        transaction?.pending += 1
        animations.append(
            LayerAnimation(key: key, animation: copy, start: begin, duration: own, transaction: transaction))
        UIApplication.shared.animations.layers.add(self)
        LayoutTransaction.request()
        changed()
    }

    fileprivate func begin(at time: TimeInterval) {
        for index in animations.indices where !animations[index].hasBegun && animations[index].start <= time {
            animations[index].hasBegun = true
            animations[index].animation.delegate?.animationDidStart(animations[index].animation)
        }
    }

    /// Tells of the animations that are over and stay: they have ended as others have.
    fileprivate func end(at time: TimeInterval) {
        let indices = animations.indices.filter { !animations[$0].hasEnded && animations[$0].isOver(at: time) }
        let ended = indices.map { animations[$0] }
        for index in indices { animations[index].hasEnded = true }
        ended.forEach { $0.finish(true) }
    }

    func stop(finished: Bool = false, where matches: (LayerAnimation) -> Bool) {
        let stopped = animations.filter(matches)
        guard !stopped.isEmpty else { return }
        animations.removeAll(where: matches)
        changed()
        for entry in stopped where !entry.hasEnded { entry.finish(finished) }
    }

    // MARK: Changes that move

    /// True if a change is animated: of a view's layer inside an animation block, of another once it was on the screen.
    var willAnimate: Bool {
        if view != nil { return AnimationContext.isEnabled && AnimationContext.current != nil }
        return wasShown && !CATransaction.disableActions() && root?.enclosingWindow != nil
    }

    /// Changes a value, animated from its present value where changes are animated.
    ///
    /// - Parameter key: nil for a value that isn't animated.
    func moving(_ key: String?, _ change: () -> Void) {
        let old = key.flatMap { willAnimate ? presentValue(of: $0) : nil }
        change()
        if let key, let old { animateChange(of: key, from: old) }
        changed()
    }

    func presentValue(of key: String) -> LayerValue? { presented.value(of: key) }

    func animateChange(of key: String, from old: LayerValue) {
        guard let action = action(forKey: key) else {
            let animation = CABasicAnimation(keyPath: key)
            animation.fromValue = old
            animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
            return start(animation, key)
        }
        guard let given = action as? CAAnimation else {
            return action.run(forKey: key, object: self, arguments: nil)
        }
        // Values that an action leaves unset are those of the change.
        let animation = given.makeCopy()
        if let property = animation as? CAPropertyAnimation, property.keyPath == nil { property.keyPath = key }
        if let basic = animation as? CABasicAnimation, basic.keyPath == key, basic.fromValue == nil,
            basic.byValue == nil
        {
            basic.fromValue = old
        }
        animation.run(forKey: key, object: self, arguments: nil)
    }

    /// True if the layer's time is stopped.
    fileprivate var isPaused: Bool {
        let now = UIApplication.shared.now
        return localTime(now) == localTime(now + 1)
    }

    /// The animation that the running animation block gives a value; nil outside of one.
    func blockAnimation(forKey key: String) -> CABasicAnimation? {
        guard AnimationContext.isEnabled, let timing = AnimationContext.current else { return nil }
        let animation = CABasicAnimation(keyPath: key)
        animation.duration = timing.duration
        animation.curve = timing.curve
        animation.autoreverses = timing.autoreverses
        animation.repeatCount = timing.repeats ? Float(timing.repeatCount ?? .infinity) : 0
        animation.fillMode = .backwards
        if timing.delay > 0 { animation.beginTime = localTime(UIApplication.shared.now) + timing.delay }
        return animation
    }
}
