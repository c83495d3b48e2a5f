/// Information on a running transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    var containerView: UIView { get }
    /// A Boolean value that indicates whether a gesture drives it at present.
    var isInteractive: Bool { get }
    /// A Boolean value that indicates whether a gesture drove it at its beginning.
    var initiallyInteractive: Bool { get }
    /// A Boolean value that indicates whether a gesture can take hold of it on its way.
    var isInterruptible: Bool { get }
    /// A Boolean value that indicates whether it was cancelled; known after the gesture's end.
    var isCancelled: Bool { get }
    /// The progress under a gesture, 0…1.
    var percentComplete: CGFloat { get }
    /// The speed of the rest of the way after the gesture's end: 1 for that of the whole.
    var completionVelocity: CGFloat { get }
    /// The curve of the rest of the way.
    var completionCurve: UIView.AnimationCurve { get }
    /// The rotation that a transition makes along with a change of size.
    var targetTransform: CGAffineTransform { get }
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
    /// The same for a view that isn't in the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls a handler when the gesture lets go of the transition: it knows then whether that was cancelled.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// The name before iOS 10 for `notifyWhenInteractionChanges(_:)`.
    func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { notifyWhenInteractionChanges(handler) }
}
