/// Information on a running transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    var containerView: UIView { get }
    /// A Boolean value that indicates whether a gesture drives it at present.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether it was cancelled; known after the gesture's end.
    var isCancelled: Bool { get }
    /// The progress under a gesture, 0…1.
    var percentComplete: CGFloat { get }
    var presentationStyle: UIModalPresentationStyle { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations together with a transition, such as a rotation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs the animation once the views have their new size, and the completion after the following layout.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
