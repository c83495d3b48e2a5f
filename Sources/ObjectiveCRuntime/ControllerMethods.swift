// Written by Scripts/generate from Scripts/methods.txt: change it there.
import UIKit

/// The methods of controllers that can be exchanged.
@MainActor enum ControllerMethods {
    static let viewControllerLoadView = ExchangeableMethod(
        UIViewController.self, "loadView", body: UIViewController.exchangeableViewControllerLoadView)
    static let viewControllerViewDidLoad = ExchangeableMethod(
        UIViewController.self, "viewDidLoad", body: UIViewController.exchangeableViewControllerViewDidLoad)
    static let viewControllerViewWillAppear = ExchangeableMethod(
        UIViewController.self, "viewWillAppear:", body: UIViewController.exchangeableViewControllerViewWillAppear(_:))
    static let viewControllerViewIsAppearing = ExchangeableMethod(
        UIViewController.self, "viewIsAppearing:", body: UIViewController.exchangeableViewControllerViewIsAppearing(_:))
    static let viewControllerViewDidAppear = ExchangeableMethod(
        UIViewController.self, "viewDidAppear:", body: UIViewController.exchangeableViewControllerViewDidAppear(_:))
    static let viewControllerViewWillDisappear = ExchangeableMethod(
        UIViewController.self, "viewWillDisappear:",
        body: UIViewController.exchangeableViewControllerViewWillDisappear(_:))
    static let viewControllerViewDidDisappear = ExchangeableMethod(
        UIViewController.self, "viewDidDisappear:",
        body: UIViewController.exchangeableViewControllerViewDidDisappear(_:))
    static let viewControllerViewWillLayoutSubviews = ExchangeableMethod(
        UIViewController.self, "viewWillLayoutSubviews",
        body: UIViewController.exchangeableViewControllerViewWillLayoutSubviews)
    static let viewControllerViewDidLayoutSubviews = ExchangeableMethod(
        UIViewController.self, "viewDidLayoutSubviews",
        body: UIViewController.exchangeableViewControllerViewDidLayoutSubviews)
    static let viewControllerViewSafeAreaInsetsDidChange = ExchangeableMethod(
        UIViewController.self, "viewSafeAreaInsetsDidChange",
        body: UIViewController.exchangeableViewControllerViewSafeAreaInsetsDidChange)
    static let viewControllerWillMoveToParent = ExchangeableMethod(
        UIViewController.self, "willMoveWithToParent:", "willMoveToParentViewController:",
        body: UIViewController.exchangeableViewControllerWillMoveToParent(toParent:))
    static let viewControllerDidMoveToParent = ExchangeableMethod(
        UIViewController.self, "didMoveWithToParent:", "didMoveToParentViewController:",
        body: UIViewController.exchangeableViewControllerDidMoveToParent(toParent:))
    static let viewControllerViewWillTransition = ExchangeableMethod(
        UIViewController.self, "viewWillTransitionWithTo:with:", "viewWillTransitionToSize:withTransitionCoordinator:",
        body: UIViewController.exchangeableViewControllerViewWillTransition(to:with:))
    static let viewControllerTraitCollectionDidChange = ExchangeableMethod(
        UIViewController.self, "traitCollectionDidChange:",
        body: UIViewController.exchangeableViewControllerTraitCollectionDidChange(_:))
    static let viewControllerPresent = ExchangeableMethod(
        UIViewController.self, "present:animated:completion:", "presentViewController:animated:completion:",
        body: UIViewController.exchangeableViewControllerPresent(_:animated:completion:))
    static let viewControllerDismiss = ExchangeableMethod(
        UIViewController.self, "dismissWithAnimated:completion:", "dismissViewControllerAnimated:completion:",
        body: UIViewController.exchangeableViewControllerDismiss(animated:completion:))
    static let navigationControllerPushViewController = ExchangeableMethod(
        UINavigationController.self, "pushViewController:animated:",
        body: UINavigationController.exchangeableNavigationControllerPushViewController(_:animated:))
    static let navigationControllerPopViewController = ExchangeableMethod(
        UINavigationController.self, "popViewControllerWithAnimated:", "popViewControllerAnimated:",
        body: UINavigationController.exchangeableNavigationControllerPopViewController(animated:))
    static let navigationControllerPopToViewController = ExchangeableMethod(
        UINavigationController.self, "popToViewController:animated:",
        body: UINavigationController.exchangeableNavigationControllerPopToViewController(_:animated:))
    static let navigationControllerPopToRootViewController = ExchangeableMethod(
        UINavigationController.self, "popToRootViewControllerWithAnimated:", "popToRootViewControllerAnimated:",
        body: UINavigationController.exchangeableNavigationControllerPopToRootViewController(animated:))
    static let navigationControllerSetViewControllers = ExchangeableMethod(
        UINavigationController.self, "setViewControllers:animated:",
        body: UINavigationController.exchangeableNavigationControllerSetViewControllers(_:animated:))

    static let all = [
        viewControllerLoadView,
        viewControllerViewDidLoad,
        viewControllerViewWillAppear,
        viewControllerViewIsAppearing,
        viewControllerViewDidAppear,
        viewControllerViewWillDisappear,
        viewControllerViewDidDisappear,
        viewControllerViewWillLayoutSubviews,
        viewControllerViewDidLayoutSubviews,
        viewControllerViewSafeAreaInsetsDidChange,
        viewControllerWillMoveToParent,
        viewControllerDidMoveToParent,
        viewControllerViewWillTransition,
        viewControllerTraitCollectionDidChange,
        viewControllerPresent,
        viewControllerDismiss,
        navigationControllerPushViewController,
        navigationControllerPopViewController,
        navigationControllerPopToViewController,
        navigationControllerPopToRootViewController,
        navigationControllerSetViewControllers,
    ]
}

extension UIViewController {
    @_dynamicReplacement(for:loadView())
    func exchangeableViewControllerLoadView() {
        guard let other = ControllerMethods.viewControllerLoadView.replacement(for: self) else { return loadView() }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:viewDidLoad())
    func exchangeableViewControllerViewDidLoad() {
        guard let other = ControllerMethods.viewControllerViewDidLoad.replacement(for: self) else {
            return viewDidLoad()
        }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:viewWillAppear(_:))
    func exchangeableViewControllerViewWillAppear(_ animated: Bool) {
        guard let other = ControllerMethods.viewControllerViewWillAppear.replacement(for: self) else {
            return viewWillAppear(animated)
        }
        return other.call(on: self, animated)
    }
    @_dynamicReplacement(for:viewIsAppearing(_:))
    func exchangeableViewControllerViewIsAppearing(_ animated: Bool) {
        guard let other = ControllerMethods.viewControllerViewIsAppearing.replacement(for: self) else {
            return viewIsAppearing(animated)
        }
        return other.call(on: self, animated)
    }
    @_dynamicReplacement(for:viewDidAppear(_:))
    func exchangeableViewControllerViewDidAppear(_ animated: Bool) {
        guard let other = ControllerMethods.viewControllerViewDidAppear.replacement(for: self) else {
            return viewDidAppear(animated)
        }
        return other.call(on: self, animated)
    }
    @_dynamicReplacement(for:viewWillDisappear(_:))
    func exchangeableViewControllerViewWillDisappear(_ animated: Bool) {
        guard let other = ControllerMethods.viewControllerViewWillDisappear.replacement(for: self) else {
            return viewWillDisappear(animated)
        }
        return other.call(on: self, animated)
    }
    @_dynamicReplacement(for:viewDidDisappear(_:))
    func exchangeableViewControllerViewDidDisappear(_ animated: Bool) {
        guard let other = ControllerMethods.viewControllerViewDidDisappear.replacement(for: self) else {
            return viewDidDisappear(animated)
        }
        return other.call(on: self, animated)
    }
    @_dynamicReplacement(for:viewWillLayoutSubviews())
    func exchangeableViewControllerViewWillLayoutSubviews() {
        guard let other = ControllerMethods.viewControllerViewWillLayoutSubviews.replacement(for: self) else {
            return viewWillLayoutSubviews()
        }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:viewDidLayoutSubviews())
    func exchangeableViewControllerViewDidLayoutSubviews() {
        guard let other = ControllerMethods.viewControllerViewDidLayoutSubviews.replacement(for: self) else {
            return viewDidLayoutSubviews()
        }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:viewSafeAreaInsetsDidChange())
    func exchangeableViewControllerViewSafeAreaInsetsDidChange() {
        guard let other = ControllerMethods.viewControllerViewSafeAreaInsetsDidChange.replacement(for: self) else {
            return viewSafeAreaInsetsDidChange()
        }
        return other.call(on: self)
    }
    @_dynamicReplacement(for:willMove(toParent:))
    func exchangeableViewControllerWillMoveToParent(toParent parent: UIViewController?) {
        guard let other = ControllerMethods.viewControllerWillMoveToParent.replacement(for: self) else {
            return willMove(toParent: parent)
        }
        return other.call(on: self, parent)
    }
    @_dynamicReplacement(for:didMove(toParent:))
    func exchangeableViewControllerDidMoveToParent(toParent parent: UIViewController?) {
        guard let other = ControllerMethods.viewControllerDidMoveToParent.replacement(for: self) else {
            return didMove(toParent: parent)
        }
        return other.call(on: self, parent)
    }
    @_dynamicReplacement(for:viewWillTransition(to:with:))
    func exchangeableViewControllerViewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let other = ControllerMethods.viewControllerViewWillTransition.replacement(for: self) else {
            return viewWillTransition(to: size, with: coordinator)
        }
        return other.call(on: self, size, coordinator)
    }
    @_dynamicReplacement(for:traitCollectionDidChange(_:))
    func exchangeableViewControllerTraitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        guard let other = ControllerMethods.viewControllerTraitCollectionDidChange.replacement(for: self) else {
            return traitCollectionDidChange(previousTraitCollection)
        }
        return other.call(on: self, previousTraitCollection)
    }
    @_dynamicReplacement(for:present(_:animated:completion:))
    func exchangeableViewControllerPresent(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
    ) {
        guard let other = ControllerMethods.viewControllerPresent.replacement(for: self) else {
            return present(viewControllerToPresent, animated: flag, completion: completion)
        }
        return other.call(on: self, viewControllerToPresent, flag, completion)
    }
    @_dynamicReplacement(for:dismiss(animated:completion:))
    func exchangeableViewControllerDismiss(animated flag: Bool, completion: (() -> Void)?) {
        guard let other = ControllerMethods.viewControllerDismiss.replacement(for: self) else {
            return dismiss(animated: flag, completion: completion)
        }
        return other.call(on: self, flag, completion)
    }
}

extension UINavigationController {
    @_dynamicReplacement(for:pushViewController(_:animated:))
    func exchangeableNavigationControllerPushViewController(_ viewController: UIViewController, animated: Bool) {
        guard let other = ControllerMethods.navigationControllerPushViewController.replacement(for: self) else {
            return pushViewController(viewController, animated: animated)
        }
        return other.call(on: self, viewController, animated)
    }
    @discardableResult @_dynamicReplacement(for:popViewController(animated:))
    func exchangeableNavigationControllerPopViewController(animated: Bool) -> UIViewController? {
        guard let other = ControllerMethods.navigationControllerPopViewController.replacement(for: self) else {
            return popViewController(animated: animated)
        }
        return other.call(on: self, animated)
    }
    @discardableResult @_dynamicReplacement(for:popToViewController(_:animated:))
    func exchangeableNavigationControllerPopToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        guard let other = ControllerMethods.navigationControllerPopToViewController.replacement(for: self) else {
            return popToViewController(viewController, animated: animated)
        }
        return other.call(on: self, viewController, animated)
    }
    @discardableResult @_dynamicReplacement(for:popToRootViewController(animated:))
    func exchangeableNavigationControllerPopToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let other = ControllerMethods.navigationControllerPopToRootViewController.replacement(for: self) else {
            return popToRootViewController(animated: animated)
        }
        return other.call(on: self, animated)
    }
    @_dynamicReplacement(for:setViewControllers(_:animated:))
    func exchangeableNavigationControllerSetViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard let other = ControllerMethods.navigationControllerSetViewControllers.replacement(for: self) else {
            return setViewControllers(viewControllers, animated: animated)
        }
        return other.call(on: self, viewControllers, animated)
    }
}
