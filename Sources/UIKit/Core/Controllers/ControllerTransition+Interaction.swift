import Motion

/// A transition that is held and follows a gesture: its animations are made as ever, but their time is stopped.
extension ControllerTransition {
    /// Begins the movement, and holds it at its beginning.
    func animateHeld() {
        let animations = UIApplication.shared.animations
        heldRuns = animations.recordingRuns { animate() }
        for run in heldRuns { run.hold(at: 0) }
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        share = Double(min(max(percentComplete, 0), 1))
        for run in heldRuns { run.hold(at: share) }
        containerView.setNeedsComposition()
    }

    var isCancelled: Bool { transitionWasCancelled }
    var percentComplete: CGFloat { CGFloat(share) }

    func pauseInteractiveTransition() { updateInteractiveTransition(CGFloat(share)) }
    func finishInteractiveTransition() { letGo(finishing: true, speed: 1, curve: .easeInOut) }
    func cancelInteractiveTransition() { letGo(finishing: false, speed: 1, curve: .easeInOut) }

    /// The rest of the way to the end, or the way back, in as much of the time as there is way.
    ///
    /// Views have their end state all the time; where the transition goes back they get their old one as it ends.
    func letGo(finishing: Bool, speed: CGFloat, curve: UIView.AnimationCurve) {
        guard isInteractive else { return }
        let animations = UIApplication.shared.animations
        let way = finishing ? 1 - share : share
        let timing = AnimationTiming(
            duration: transitionDuration * way / max(Double(speed), 0.01), curve: curve.curve)
        if !finishing {
            markCancelled()
            beginnings = heldRuns.flatMap { animations.tracks(of: $0) }.compactMap { track in
                track.view.map { Beginning(view: $0, key: track.key, value: track.from) }
            }
        }
        completionVelocity = speed
        completionCurve = curve
        interactionEnded()
        for run in heldRuns {
            run.go(to: finishing ? 1 : 0, from: share, timing: timing, at: UIApplication.shared.now)
        }
        heldRuns = []
        LayoutTransaction.request()
    }

    /// A property of a view as it was before the transition.
    struct Beginning {
        let view: UIView
        let key: AnimatedKey
        let value: AnimatedValue
    }
}
