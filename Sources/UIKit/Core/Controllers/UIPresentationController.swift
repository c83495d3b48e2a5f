/// Looks after a presented controller's view: where it is, what is around it, how it comes and goes.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
    open private(set) var presentingViewController: UIViewController
    open private(set) var presentedViewController: UIViewController
    /// The view in the window that holds what is presented; nil before and after.
    open internal(set) var containerView: UIView?
    /// Popovers and sheets have one of a narrower type under the same name, which is meant first.
    @_disfavoredOverload
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    func adopt(presenting: UIViewController) { presentingViewController = presenting }

    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var presentedView: UIView? { presentedViewController.view }
    /// The frame in the container's coordinates.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    /// True if the presenter's view is removed once it is covered, and its controller notified that it disappears.
    open var shouldRemovePresentersView: Bool { false }
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
    /// The traits that the presented controller has over the window's; nil for the window's alone.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.setParentTraits(overrideTraitCollection) }
    }
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.traitCollection
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self) ?? .none
    }

    /// The system's own styles place the view with each layout; a custom one does so itself.
    var movesItsView: Bool { !isCustom }
    /// True if the presented view takes all of the container.
    var coversContainer: Bool { true }
    /// True if what is presented lies above the main content, whose tint turns grey for as long.
    var isElevated: Bool { false }

    /// The height of a navigation bar's zone in what is presented; nil for the usual one.
    var navigationZone: CGFloat? { nil }

    /// True if the presented view fades in and out, whatever its controller's style of transition.
    var fadesItsView: Bool { false }

    /// True if a sheet replaces it at a compact width, unless the delegate says otherwise.
    var becomesSheetWhenCompact: Bool { false }
}

/// The behaviour of the system's own full-screen styles.
final class FullScreenPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool {
        switch presentedViewController.modalPresentationStyle {
        case .overFullScreen, .overCurrentContext, .custom: false
        default: true
        }
    }
}

/// Methods that decide how a presentation adapts, and whether it may be dismissed by a drag.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// A popover becomes a sheet where the width is compact; other styles stay.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.becomesSheetWhenCompact ? .pageSheet : .none
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
