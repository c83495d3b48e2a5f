/// One change of the shown controllers, from its first frame to its last: the context of the animator and the
/// coordinator of alongside animations.
///
/// It holds itself by its completion until that is called, so an animator that never completes keeps its views.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator
{
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    let from: UIViewController?
    let to: UIViewController?
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    private(set) var transitionWasCancelled = false
    var isInteractive = false
    private(set) var initiallyInteractive = false
    var completionVelocity: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut
    var targetTransform: CGAffineTransform { .identity }
    /// A gesture holds a transition from its beginning or not at all.
    var isInterruptible: Bool { false }
    /// The handlers to call when the gesture lets go.
    private var interactionHandlers: [Step] = []
    var heldRuns: [AnimationRun] = []
    /// The share of the transition that is shown while it is held.
    var share = 0.0
    var beginnings: [Beginning] = []
    var transitionDuration: TimeInterval = 0
    var frames: (initial: CGRect, final: CGRect)
    /// A sheet leaves the view below where it is: then only one view takes part.
    var movesFromView = true
    var movesToView = true
    private var alongside: [Step] = []
    private var completions: [Step] = []
    private var end: ((Bool) -> Void)?
    /// True if a completion is to be called at the end.
    var isAwaited: Bool { !completions.isEmpty }
    private var animator: (any UIViewControllerAnimatedTransitioning)?
    private var move: () -> Void = {}

    init(
        in containerView: UIView, from: UIViewController?, to: UIViewController?, isAnimated: Bool,
        style: UIModalPresentationStyle = .none
    ) {
        self.containerView = containerView
        self.from = from
        self.to = to
        self.isAnimated = isAnimated
        presentationStyle = style
        frames = (containerView.bounds, containerView.bounds)
        super.init()
    }

    /// - Parameters:
    ///   - animator: nil where `move` does it, or nothing moves.
    ///   - interaction: holds the movement and shows as much of it as a gesture says.
    ///   - end: called once, with whether the transition came to its end.
    func run(
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil, duration: TimeInterval,
        move: @escaping () -> Void, end: @escaping (Bool) -> Void
    ) {
        (self.end, self.animator, self.move) = (end, animator, move)
        guard isAnimated else {
            move()
            runAlongside()
            return completeTransition(true)
        }
        transitionDuration = animator?.transitionDuration(using: self) ?? duration
        guard let interaction, interaction.wantsInteractiveStart else { return animate() }
        (isInteractive, initiallyInteractive) = (true, true)
        interaction.startInteractiveTransition(self)
    }

    /// Begins the movement.
    func animate() {
        if let animator {
            animator.animateTransition(using: self)
            UIView.animate(withDuration: transitionDuration) { self.runAlongside() }
            return
        }
        // A transition that follows a finger moves linearly.
        UIView.animate(withDuration: transitionDuration, delay: 0, options: isInteractive ? .curveLinear : []) {
            self.move()
            self.runAlongside()
        } completion: { _ in
            self.completeTransition(!self.transitionWasCancelled)
        }
    }

    func markCancelled() { transitionWasCancelled = true }

    func completeTransition(_ didComplete: Bool) {
        guard let end else { return }
        (self.end, move) = (nil, {})
        transitionWasCancelled = !didComplete
        if !didComplete {
            for beginning in beginnings { beginning.view.setAnimatedValue(beginning.value, for: beginning.key) }
        }
        beginnings = []
        end(didComplete)
        animator?.animationEnded(didComplete)
        animator = nil
        for completion in completions { completion(self) }
        completions = []
    }

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let animation { alongside.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Step) { interactionHandlers.append(handler) }

    /// Tells that the gesture let go.
    func interactionEnded() {
        isInteractive = false
        let handlers = interactionHandlers
        interactionHandlers = []
        for handler in handlers { handler(self) }
    }

    private func runAlongside() {
        for animation in alongside { animation(self) }
        alongside = []
    }

    // MARK: Controllers and views

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if key == .from { return movesFromView ? from?.view : nil }
        return key == .to && movesToView ? to?.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? frames.initial : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? frames.final : .zero }
}
