/// The view in the window that holds one presented controller's view and what lies around it.
final class PresentationContainer: UIView {
    unowned let presentation: UIPresentationController
    /// True while a transition moves the presented view and sets its frame.
    var isMoving = false

    init(_ presentation: UIPresentationController, frame: CGRect) {
        self.presentation = presentation
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityIdentifier = "UITransitionView"
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for PresentationContainer") }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation.containerViewWillLayoutSubviews()
        if !isMoving, presentation.movesItsView { presentation.presentedView?.frame = presentation.restingFrame }
        presentation.containerViewDidLayoutSubviews()
    }

    /// Touches outside of the presented view go to the views below, unless a dimming view covers them.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && !presentation.coversContainer ? nil : hit
    }
}

extension UIPresentationController {
    var isCustom: Bool { presentedViewController.modalPresentationStyle == .custom }
    var restingFrame: CGRect { frameOfPresentedViewInContainerView }

    /// A tap beside a sheet or popover.
    func userWantsToDismiss() {
        let mayDismiss =
            !presentedViewController.isModalInPresentation
            && (delegate?.presentationControllerShouldDismiss(self) ?? true)
        guard mayDismiss else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presentedViewController.dismiss(animated: true) { [weak self] in
            guard let self else { return }
            delegate?.presentationControllerDidDismiss(self)
        }
    }
}
