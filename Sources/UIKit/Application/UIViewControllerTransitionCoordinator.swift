/// What is known of a transition while it is going on.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    var containerView: UIView { get }
}

/// Takes what is to happen together with a transition, such as a rotation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// The animation runs once the views have their new size, the completion after the layout that follows.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// A window that takes another size: its controllers are told before, and what they asked for is done after.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    var isAnimated: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    private var animations: [Step] = []
    private var completions: [Step] = []

    init(in window: UIWindow) {
        containerView = window
        super.init()
    }

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// The views have their new size.
    func finish() {
        for animation in animations { animation(self) }
        guard !completions.isEmpty else { return }
        containerView.layoutIfNeeded()
        for completion in completions { completion(self) }
    }
}
