/// Where a sheet is in its container.
@MainActor struct SheetGeometry {
    let frame: CGRect
    let isUndimmed: Bool

    init(controller: UISheetPresentationController, container: UIView) {
        let bounds = container.bounds
        let safe = container.safeAreaInsets
        let isCompact = container.traitCollection.horizontalSizeClass != .regular
        guard isCompact else {
            let wanted = controller.presentedViewController.preferredContentSize
            let isForm = controller.presentationStyle == .formSheet
            let standard =
                isForm
                ? PresentationMetrics.formSheet
                : CGSize(
                    width: min(bounds.width - 64, 704), height: bounds.height - safe.top - safe.bottom - 64)
            let width = min(wanted.width > 0 ? wanted.width : standard.width, bounds.width)
            let height = min(wanted.height > 0 ? wanted.height : standard.height, bounds.height)
            frame = CGRect(
                x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
            isUndimmed = false
            return
        }
        let isLow = container.traitCollection.verticalSizeClass == .compact
        let top = isLow ? 0 : max(safe.top, 20) + PresentationMetrics.sheetTopGap
        let largest = bounds.height - top
        let context = DetentContext(traits: container.traitCollection, maximum: largest - safe.bottom)
        let heights = controller.detents.map {
            ($0.identifier, min($0.height(context) ?? 0, context.maximumDetentValue))
        }
        .filter { $0.1 > 0 }
        let chosen =
            heights.first { $0.0 == controller.selectedDetentIdentifier } ?? heights.min { $0.1 < $1.1 }
            ?? (.large, context.maximumDetentValue)
        let height = min(largest, chosen.1 + safe.bottom)
        frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        let limit = heights.first { $0.0 == controller.largestUndimmedDetentIdentifier }?.1
        isUndimmed = limit.map { chosen.1 <= $0 } ?? false
    }
}

final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(traits: UITraitCollection, maximum: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = maximum
        super.init()
    }
}

/// What lies around a sheet: the darkness below it, its round corners and the grabber.
@MainActor final class SheetChrome {
    private let dimming = UIView()
    private let grabber = UIView()

    func install(for controller: UISheetPresentationController) {
        guard let container = controller.containerView else { return }
        dimming.backgroundColor = UIColor(white: 0, alpha: PresentationMetrics.dimming)
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        let tap = UITapGestureRecognizer()
        tap.targets.handlers.append { [weak controller] _ in controller?.userWantsToDismiss() }
        dimming.addGestureRecognizer(tap)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        controller.presentedView?.layer.cornerRadius = controller.preferredCornerRadius ?? 10
        controller.presentedView?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        controller.presentedView?.clipsToBounds = true
        controller.presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [dimming] _ in dimming.alpha = 1 }, completion: nil)
    }

    func fadeOut() { dimming.alpha = 0 }

    func layOut(for controller: UISheetPresentationController) {
        guard let container = controller.containerView, let view = controller.presentedView else { return }
        let geometry = SheetGeometry(controller: controller, container: container)
        dimming.frame = container.bounds
        dimming.isHidden = geometry.isUndimmed
        view.layer.cornerRadius = controller.preferredCornerRadius ?? 10
        guard controller.prefersGrabberVisible else {
            grabber.removeFromSuperview()
            return
        }
        if grabber.superview !== view { view.addSubview(grabber) }
        grabber.frame = CGRect(x: (geometry.frame.width - 36) / 2, y: 5, width: 36, height: 5)
    }
}
