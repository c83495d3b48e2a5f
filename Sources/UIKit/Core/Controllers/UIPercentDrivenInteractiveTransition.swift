/// Takes part in a transition that follows a gesture.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Called in place of the animator's `animateTransition(using:)`, where the transition begins interactively.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// True if the transition begins held; otherwise it is animated as ever.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var wantsInteractiveStart: Bool { true }
}

/// Holds the animations of a transition, shows a given share of them, and lets them finish or run back.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var transition: ControllerTransition?
    /// Seconds that the whole transition takes.
    open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }
    /// The share of the transition that is shown, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed at which the rest is animated, as a share of the transition's own speed.
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        transition = transitionContext as? ControllerTransition
        transition?.animateHeld()
    }

    open func pause() { transition?.pauseInteractiveTransition() }

    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        transition?.updateInteractiveTransition(self.percentComplete)
    }

    open func cancel() {
        transition?.letGo(finishing: false, speed: completionSpeed, curve: completionCurve)
    }

    open func finish() {
        transition?.letGo(finishing: true, speed: completionSpeed, curve: completionCurve)
    }
}
