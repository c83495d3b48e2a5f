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
