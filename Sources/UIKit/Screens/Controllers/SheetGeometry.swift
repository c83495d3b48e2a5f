/// The frame of a sheet in its container.
@MainActor struct SheetGeometry {
    let frame: CGRect
    let isUndimmed: Bool
    /// The scale of the content, which is laid out for the screen's width.
    let scale: CGFloat

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
            let free = bounds.height - controller.keyboardIntrusion - height
            let y = min((bounds.height - height) / 2, max(free, safe.top))
            frame = CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: height)
            isUndimmed = false
            scale = 1
            return
        }
        let rests = Self.rests(of: controller, in: container)
        let chosen = Self.chosen(of: rests, for: controller)
        var width = bounds.width
        if controller.widthFollowsPreferredContentSizeWhenEdgeAttached,
            controller.presentedViewController.preferredContentSize.width > 0
        {
            width = min(width, controller.presentedViewController.preferredContentSize.width)
        }
        let float = BehaviourProfile.current.sheetFloat
        let isFloating = float > 0 && chosen.height < (rests.last?.largest ?? chosen.height) - 0.5
        scale = isFloating && width > 0 ? (width - 2 * float) / width : 1
        let keyboard = isFloating ? controller.keyboardIntrusion : 0
        // The keyboard isn't scaled with the sheet, and begins at the edge from which it floats.
        let height = keyboard > 0 ? (chosen.height - keyboard) * scale + keyboard - float : chosen.height * scale
        let size = CGSize(width: width * scale, height: height)
        frame = CGRect(
            x: (bounds.width - size.width) / 2, y: bounds.height - size.height - (isFloating ? float : 0),
            width: size.width, height: size.height)
        let limit = rests.first { $0.name == controller.largestUndimmedDetentIdentifier }?.height
        isUndimmed = limit.map { chosen.height <= $0 } ?? false
    }

    /// A height at which a sheet rests, in points, the safe area at the bottom among them.
    struct Rest {
        let name: UISheetPresentationController.Detent.Identifier
        let height: CGFloat
        /// The largest possible one in the same container.
        var largest: CGFloat = .infinity
    }

    /// The smallest first.
    static func rests(of controller: UISheetPresentationController, in container: UIView) -> [Rest] {
        let safe = container.safeAreaInsets
        let isLow =
            container.traitCollection.verticalSizeClass == .compact && !controller.prefersEdgeAttachedInCompactHeight
        let top = isLow ? 0 : max(safe.top, 20) + BehaviourProfile.current.sheetTopGap
        let largest = container.bounds.height - top
        guard !isLow else { return [Rest(name: .large, height: largest, largest: largest)] }
        let context = DetentContext(traits: container.traitCollection, maximum: largest - safe.bottom)
        let below = max(safe.bottom, controller.keyboardIntrusion)
        let rests = controller.detents.compactMap { detent -> Rest? in
            let value = min(detent.height(context) ?? 0, context.maximumDetentValue)
            return value > 0
                ? Rest(name: detent.identifier, height: min(largest, value + below), largest: largest) : nil
        }
        guard !rests.isEmpty else { return [Rest(name: .large, height: largest, largest: largest)] }
        return rests.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
            .map(\.element)
    }

    /// The highest one while the keyboard is over the sheet, else the one that is selected.
    static func chosen(of rests: [Rest], for controller: UISheetPresentationController) -> Rest {
        if controller.keyboardIntrusion > 0, let highest = rests.last { return highest }
        return rests.first { $0.name == controller.selectedDetentIdentifier } ?? rests[0]
    }
}

extension UISheetPresentationController {
    /// The height of the container's part under the keyboard, while something in the sheet is edited; else 0.
    ///
    /// A card at the bottom grows by it, up to its largest height, so that its detent's height stands above the keyboard; of
    /// several detents it rests at the highest. A card in the middle goes up as far as it covers, to the status bar at most.
    /// All return when the keyboard goes, and the selected detent stays as it was.
    ///
    /// Provenance: documented — sheets grow to account for the keyboard and collapse when it goes: WWDC21 session 10063.
    /// Provenance: claimed — a sheet goes to its highest detent under a keyboard: feedback FB17890661 and an issue of a
    /// library, both of iOS 26.
    /// Provenance: estimated — a sheet of one detent grows by the keyboard's height: no source gives the amount.
    /// Provenance: claimed — sheets in the middle of a screen go up for the keyboard: users of iOS 9.
    var keyboardIntrusion: CGFloat {
        guard let container = containerView, let view = presentedView,
            (UIApplication.shared.firstResponder as? UIView)?.isDescendant(of: view) == true
        else { return 0 }
        return container.keyboardIntrusion
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

/// The decoration of a sheet: the dimming below it, its round corners and the grabber.
@MainActor final class SheetChrome {
    private let dimming = UIView()
    private let grabber = UIView()
    private var drag: SheetDrag?

    func install(for controller: UISheetPresentationController) {
        guard let container = controller.containerView else { return }
        UIApplication.shared.timeline.keyboardFollowers.append(WeakView(view: container))
        dimming.backgroundColor = PresentationMetrics.scrim
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        let tap = UITapGestureRecognizer()
        tap.targets.handlers.append { [weak controller] _ in controller?.userWantsToDismiss() }
        dimming.addGestureRecognizer(tap)
        drag = SheetDrag(controller)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        // The sheet has its frame only after its decoration is laid out.
        grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        controller.presentedView?.layer.cornerRadius =
            controller.preferredCornerRadius ?? BehaviourProfile.current.sheetRadius
        controller.presentedView?.clipsToBounds = true
        controller.presentingViewController.viewIfLoaded?.setback = { [weak controller] in controller?.presenterSetback
        }
        controller.presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [dimming] _ in dimming.alpha = 1 }, completion: nil)
    }

    func fadeOut() { dimming.alpha = 0 }

    func layOut(for controller: UISheetPresentationController) {
        guard let container = controller.containerView, let view = controller.presentedView else { return }
        let geometry = SheetGeometry(controller: controller, container: container)
        dimming.frame = container.bounds
        dimming.isHidden = geometry.isUndimmed
        view.layer.cornerRadius = controller.preferredCornerRadius ?? BehaviourProfile.current.sheetRadius
        let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let isFloating = geometry.scale != 1
        view.layer.maskedCorners = controller.isEdgeAttached && !isFloating ? top : top.union(bottom)
        let transform = CGAffineTransform(scaleX: geometry.scale, y: geometry.scale)
        if !controller.presentedViewController.presentation.isBeingDismissed, view.transform != transform {
            // The content is laid out for the width before scaling, in the same frame.
            let frame = view.frame
            view.transform = transform
            view.frame = frame
        }
        let barTop = controller.isEdgeAttached ? BehaviourProfile.current.sheetBarTop : 0
        if controller.presentedViewController.containment.barInsets.top != barTop {
            controller.presentedViewController.containment.barInsets.top = barTop
            view.safeAreaMayHaveChanged()
        }
        let covers = !geometry.isUndimmed && !controller.presentedViewController.isBeingDismissed
        controller.presentingViewController.viewIfLoaded?.changeTintAdjustment { $0.isCovered = covers }
        guard controller.prefersGrabberVisible else {
            grabber.removeFromSuperview()
            return
        }
        if grabber.superview !== view { view.addSubview(grabber) }
        grabber.frame = CGRect(x: (view.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }
}
