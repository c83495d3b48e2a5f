/// One presentation or dismissal of a controller.
///
/// Order of calls, as UIKit's: `presentationTransitionWillBegin`, `viewWillAppear` of the controller that appears,
/// `viewWillDisappear` of one that is covered wholly, the movement, `viewDidAppear` and `viewDidDisappear`,
/// `presentationTransitionDidEnd`, the completion.
@MainActor struct Presentation {
    private let controller: UIPresentationController
    private let presented: UIViewController
    private let presenting: UIViewController
    private let source: UIViewController

    init(_ controller: UIPresentationController, source: UIViewController) {
        self.controller = controller
        presented = controller.presentedViewController
        presenting = controller.presentingViewController
        self.source = source
    }

    func present(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        let container = PresentationContainer(controller, frame: window.bounds)
        window.addSubview(container)
        controller.containerView = container
        if controller.isElevated {
            container.traitOverrides.userInterfaceLevel = .elevated
            presenting.viewIfLoaded?.changeTintAdjustment { $0.isCovered = true }
        }
        let transition = ControllerTransition(
            in: container, from: presenting, to: presented, isAnimated: animated,
            style: presented.modalPresentationStyle)
        let isCovering = controller.shouldRemovePresentersView
        transition.movesFromView = isCovering
        hold(during: transition)
        presented.presentation.isBeingPresented = true
        presented.loadViewIfNeeded()
        controller.presentationTransitionWillBegin()
        if isCovering {
            presenting.appearance.isHeld = true
            presenting.willDisappear(animated: animated)
        }
        presented.willAppear(animated: animated)
        let final = controller.frameOfPresentedViewInContainerView
        transition.frames.final = final
        let view = controller.presentedView
        container.isMoving = true
        let animator = presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenting, source: source)
        if animator == nil || !animated, let view {
            container.addSubview(view)
            view.frame = final
            container.layoutIfNeeded()
            if animated { place(view, away: true, in: container, final: final) }
        }
        let interaction = animator.flatMap {
            presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
        }
        transition.run(animator, interaction: interaction, duration: PresentationMetrics.duration) {
            if let view { place(view, away: false, in: container, final: final) }
        } end: { [self] completed in
            container.isMoving = false
            presented.presentation.isBeingPresented = false
            letGo()
            if completed {
                if isCovering {
                    presenting.view.removeFromSuperview()
                    presenting.didDisappear()
                }
                container.layoutIfNeeded()
                presented.finishAppearing()
            } else {
                presented.willDisappear(animated: animated)
                if isCovering {
                    presenting.willAppear(animated: animated)
                    presenting.finishAppearing()
                }
                undo()
            }
            controller.presentationTransitionDidEnd(completed)
            completion?()
        }
    }

    func dismiss(animated: Bool, completion: (() -> Void)?) {
        guard let container = controller.containerView as? PresentationContainer,
            !presented.presentation.isBeingDismissed
        else {
            completion?()
            return
        }
        let transition = ControllerTransition(
            in: container, from: presented, to: presenting, isAnimated: animated,
            style: presented.modalPresentationStyle)
        let uncovers = controller.shouldRemovePresentersView
        transition.movesToView = uncovers
        hold(during: transition)
        presented.presentation.isBeingDismissed = true
        controller.dismissalTransitionWillBegin()
        presented.willDisappear(animated: animated)
        if uncovers {
            presenting.appearance.isHeld = true
            presenting.willAppear(animated: animated)
            restorePresenter(below: container)
        }
        let view = controller.presentedView
        let frame = view?.frame ?? .zero
        transition.frames.initial = frame
        container.isMoving = true
        (controller as? UISheetPresentationController).map { sheet in
            _ = transition.animate(alongsideTransition: { _ in sheet.chrome.fadeOut() }, completion: nil)
        }
        let animator = presented.transitioningDelegate?.animationController(forDismissed: presented)
        let interaction = animator.flatMap {
            presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
        }
        transition.run(animator, interaction: interaction, duration: PresentationMetrics.duration) {
            if let view, animated { place(view, away: true, in: container, final: frame) }
        } end: { [self] completed in
            container.isMoving = false
            presented.presentation.isBeingDismissed = false
            if !completed {
                presented.willAppear(animated: animated)
                if uncovers { presenting.willDisappear(animated: animated) }
            }
            letGo()
            if completed {
                undo()
                if uncovers { presenting.finishAppearing() }
            } else {
                if uncovers {
                    presenting.viewIfLoaded?.removeFromSuperview()
                    presenting.didDisappear()
                }
                presented.finishAppearing()
            }
            controller.dismissalTransitionDidEnd(completed)
            completion?()
        }
    }

    /// Appearance waits for the end of a transition, whose coordinator both controllers return.
    private func hold(during transition: ControllerTransition) {
        presented.presentation.coordinator = transition
        presenting.presentation.coordinator = transition
        presented.appearance.isHeld = true
    }

    private func letGo() {
        for controller in [presented, presenting] {
            controller.presentation.coordinator = nil
            controller.appearance.isHeld = false
        }
    }

    /// Everything as it was before the controller was presented.
    private func undo() {
        controller.presentedView?.removeFromSuperview()
        controller.presentedView?.transform = .identity
        controller.presentedView?.alpha = 1
        presented.didDisappear()
        controller.containerView?.removeFromSuperview()
        controller.containerView = nil
        presented.presentation.presenting = nil
        presented.presentation.controller = nil
        if presenting.presentation.presented === presented { presenting.presentation.presented = nil }
        if controller.isElevated { presenting.viewIfLoaded?.changeTintAdjustment { $0.isCovered = false } }
    }

    private func restorePresenter(below container: UIView) {
        guard let window = container.window, let view = presenting.view, view.superview == nil else { return }
        view.frame = container.frame
        if let below = presenting.presentation.controller?.containerView {
            below.addSubview(view)
        } else {
            window.insertSubview(view, belowSubview: container)
        }
    }

    /// Away: below the container's end, where it grows out of, or invisible where it fades. Sheets slide in any case.
    private func place(_ view: UIView, away: Bool, in container: UIView, final: CGRect) {
        let transition = presented.preferredTransition
        let style = transition?.style ?? presented.modalTransitionStyle
        if style == .crossDissolve || controller.fadesItsView {
            view.alpha = away ? 0 : 1
            return
        }
        guard let transition, !(controller is UISheetPresentationController) else {
            view.frame = away ? final.offsetBy(dx: 0, dy: container.bounds.height - final.minY) : final
            return
        }
        let zoom = away ? transition.start(of: presented, from: presenting, frame: final, in: container) : nil
        view.transform = zoom ?? .identity
        view.alpha = zoom == nil ? 1 : 0
        guard zoom == nil else { return }
        view.frame = away ? final.offsetBy(dx: 0, dy: container.bounds.height - final.minY) : final
    }
}
