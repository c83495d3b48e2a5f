// Written by Scripts/generate from Scripts/methods.txt: change it there.
/// `delegate?.method?(…)`, as code for UIKit calls optional methods of a protocol whose methods have defaults here.
///
/// A property with the methods' name stands beside them. What it gives is never nil: where a method is missing its
/// default answers, but nil where its absence decides behaviour and is known. A class's own property of the name, such as a
/// controller's `tableView`, comes first: this one is chosen where nothing else fits.
extension UINavigationControllerDelegate {
    @_disfavoredOverload public var navigationController: _UINavigationControllerDelegateCalls? {
        _UINavigationControllerDelegateCalls(delegate: self)
    }
    @_disfavoredOverload public var navigationControllerSupportedInterfaceOrientations:
        (@MainActor (UINavigationController) -> UIInterfaceOrientationMask)?
    { { self.navigationControllerSupportedInterfaceOrientations($0) } }
    @_disfavoredOverload public var navigationControllerPreferredInterfaceOrientationForPresentation:
        (@MainActor (UINavigationController) -> UIInterfaceOrientation)?
    { { self.navigationControllerPreferredInterfaceOrientationForPresentation($0) } }
}

/// Calls of `navigationController?(…)` on a `UINavigationControllerDelegate`.
@preconcurrency @MainActor public struct _UINavigationControllerDelegateCalls {
    let delegate: any UINavigationControllerDelegate

    public func callAsFunction(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        delegate.navigationController(navigationController, willShow: viewController, animated: animated)
    }
    public func callAsFunction(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        delegate.navigationController(navigationController, didShow: viewController, animated: animated)
    }
    public func callAsFunction(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    public func callAsFunction(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        delegate.navigationController(navigationController, interactionControllerFor: animationController)
    }
}

extension UITabBarControllerDelegate {
    @_disfavoredOverload public var tabBarController: _UITabBarControllerDelegateCalls? {
        _UITabBarControllerDelegateCalls(delegate: self)
    }
}

/// Calls of `tabBarController?(…)` on a `UITabBarControllerDelegate`.
@preconcurrency @MainActor public struct _UITabBarControllerDelegateCalls {
    let delegate: any UITabBarControllerDelegate

    public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
    {
        delegate.tabBarController(tabBarController, shouldSelect: viewController)
    }
    public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        delegate.tabBarController(tabBarController, didSelect: viewController)
    }
}

extension UIPageViewControllerDelegate {
    @_disfavoredOverload public var pageViewController: _UIPageViewControllerDelegateCalls? {
        _UIPageViewControllerDelegateCalls(delegate: self)
    }
}

/// Calls of `pageViewController?(…)` on a `UIPageViewControllerDelegate`.
@preconcurrency @MainActor public struct _UIPageViewControllerDelegateCalls {
    let delegate: any UIPageViewControllerDelegate

    public func callAsFunction(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }
    public func callAsFunction(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        delegate.pageViewController(
            pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
            transitionCompleted: completed)
    }
}

extension UISplitViewControllerDelegate {
    @_disfavoredOverload public var splitViewController: _UISplitViewControllerDelegateCalls? {
        _UISplitViewControllerDelegateCalls(delegate: self)
    }
}

/// Calls of `splitViewController?(…)` on a `UISplitViewControllerDelegate`.
@preconcurrency @MainActor public struct _UISplitViewControllerDelegateCalls {
    let delegate: any UISplitViewControllerDelegate

    public func callAsFunction(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        delegate.splitViewController(
            splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
    }
    public func callAsFunction(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    {
        delegate.splitViewController(splitViewController, show: vc, sender: sender)
    }
    public func callAsFunction(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        delegate.splitViewController(splitViewController, showDetail: vc, sender: sender)
    }
}

extension UIAdaptivePresentationControllerDelegate {
    @_disfavoredOverload public var adaptivePresentationStyle:
        _UIAdaptivePresentationControllerDelegateAdaptivePresentationStyle?
    { _UIAdaptivePresentationControllerDelegateAdaptivePresentationStyle(delegate: self) }
    @_disfavoredOverload public var presentationControllerShouldDismiss:
        (@MainActor (UIPresentationController) -> Bool)?
    { { self.presentationControllerShouldDismiss($0) } }
    @_disfavoredOverload public var presentationControllerWillDismiss: (@MainActor (UIPresentationController) -> Void)?
    { { self.presentationControllerWillDismiss($0) } }
    @_disfavoredOverload public var presentationControllerDidDismiss: (@MainActor (UIPresentationController) -> Void)? {
        { self.presentationControllerDidDismiss($0) }
    }
    @_disfavoredOverload public var presentationControllerDidAttemptToDismiss:
        (@MainActor (UIPresentationController) -> Void)?
    { { self.presentationControllerDidAttemptToDismiss($0) } }
}

/// Calls of `adaptivePresentationStyle?(…)` on a `UIAdaptivePresentationControllerDelegate`.
@preconcurrency @MainActor public struct _UIAdaptivePresentationControllerDelegateAdaptivePresentationStyle {
    let delegate: any UIAdaptivePresentationControllerDelegate

    public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
        delegate.adaptivePresentationStyle(for: controller)
    }
    public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
}

extension UIViewControllerTransitioningDelegate {
    @_disfavoredOverload public var animationController: _UIViewControllerTransitioningDelegateAnimationController? {
        _UIViewControllerTransitioningDelegateAnimationController(delegate: self)
    }
    @_disfavoredOverload public var presentationController:
        _UIViewControllerTransitioningDelegatePresentationController?
    { _UIViewControllerTransitioningDelegatePresentationController(delegate: self) }
}

/// Calls of `animationController?(…)` on a `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor public struct _UIViewControllerTransitioningDelegateAnimationController {
    let delegate: any UIViewControllerTransitioningDelegate

    public func callAsFunction(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegate.animationController(forPresented: presented, presenting: presenting, source: source)
    }
    public func callAsFunction(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    {
        delegate.animationController(forDismissed: dismissed)
    }
}

/// Calls of `presentationController?(…)` on a `UIViewControllerTransitioningDelegate`.
@preconcurrency @MainActor public struct _UIViewControllerTransitioningDelegatePresentationController {
    let delegate: any UIViewControllerTransitioningDelegate

    public func callAsFunction(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
    }
}

extension UITabBarDelegate {
    @_disfavoredOverload public var tabBar: _UITabBarDelegateCalls? { _UITabBarDelegateCalls(delegate: self) }
}

/// Calls of `tabBar?(…)` on a `UITabBarDelegate`.
@preconcurrency @MainActor public struct _UITabBarDelegateCalls {
    let delegate: any UITabBarDelegate

    public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        delegate.tabBar(tabBar, didSelect: item)
    }
}
