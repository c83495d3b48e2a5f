extension UISheetPresentationController {
    /// The setback of the presenting screen, by the sheet's place as it is drawn; nil for none.
    ///
    /// It goes with the last of the sheet's way, from the height at which the sheet rested before its full one, or from below
    /// the screen. A finger that pulls the sheet down brings the screen forward.
    var presenterSetback: Setback? {
        let scale = BehaviourProfile.current.presenterScale
        guard scale < 1, isEdgeAttached, let container = containerView,
            let view = presentedView, view.superview === container,
            container.traitCollection.verticalSizeClass != .compact
        else { return nil }
        let rests = SheetGeometry.rests(of: self, in: container)
        let presenter = presentingViewController.presentation.controller
        guard let full = rests.last, full.height >= full.largest - 0.5 else { return nil }
        let before = rests.dropLast().last?.height ?? 0
        let height = container.bounds.height - CGRect.zero.applying(view.presented.geometry.toSuperview).minY
        let progress = min(1, max(0, (height - before) / (full.height - before)))
        guard progress > 0 else { return nil }
        let top = container.bounds.height - full.height - BehaviourProfile.current.sheetTopGap
        let drop = top - presenterTop(in: container)
        return Setback(
            scale: 1 - (1 - scale) * progress, drop: drop * progress,
            cornerRadius: BehaviourProfile.current.sheetRadius * progress,
            isOnBlack: !(presenter is UISheetPresentationController))
    }

    /// The top of the presenting screen as it stands without this sheet, in the container's coordinates.
    private func presenterTop(in container: UIView) -> CGFloat {
        guard let below = presentingViewController.viewIfLoaded, let superview = below.superview else { return 0 }
        return superview.convert(below.frame.origin, to: container).y
    }
}
