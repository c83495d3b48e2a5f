import Motion

/// A finger that pulls a sheet to another height, or away.
///
/// It takes a touch from a scroll view only where the content is at its top: downwards, or upwards where a larger
/// height comes before scrolling. After the touch the sheet moves to the detent nearest to the end of its deceleration,
/// or away.
/// Provenance: estimated — a sheet coasts for 0.1 s of its speed: not published.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let sheet: UISheetPresentationController
    private let pan = UIPanGestureRecognizer()
    /// The top of the sheet when the finger came.
    private var start: CGFloat = 0
    private static let coasting: CGFloat = 0.1

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        pan.delegate = self
        pan.targets.handlers.append { [weak self] _ in self?.moved() }
        sheet.presentedView?.addGestureRecognizer(pan)
    }

    private var container: PresentationContainer? { sheet.containerView as? PresentationContainer }
    private var view: UIView? { sheet.presentedView }
    /// Heights at which it may rest, with their names, the smallest first.
    private var rests: [SheetGeometry.Rest] {
        container.map { SheetGeometry.rests(of: sheet, in: $0) } ?? []
    }

    // MARK: Whose touch it is

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let container, let view, !container.isMoving, sheet.isEdgeAttached else { return false }
        let velocity = pan.velocity(in: container)
        guard abs(velocity.y) > abs(velocity.x) else { return false }
        guard let scrollView = scrollView(at: pan.location(in: view)) else { return true }
        guard scrollView.isAtTopEdge else { return false }
        if velocity.y > 0 { return true }
        let isLargest = view.frame.height >= (rests.last?.height ?? 0) - 0.5
        return !isLargest && sheet.prefersScrollingExpandsWhenScrolledToEdge
    }

    /// Scroll views in the sheet wait until it is known that the finger isn't the sheet's.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { other is ScrollPanGestureRecognizer }

    private func scrollView(at point: CGPoint) -> UIScrollView? {
        var touched = view?.hitTest(point, with: nil)
        while let present = touched, present !== view {
            if let scrollView = present as? UIScrollView, scrollView.isScrollEnabled, scrollView.movesVertically {
                return scrollView
            }
            touched = present.superview
        }
        return view as? UIScrollView
    }

    // MARK: Following it

    private func moved() {
        guard let container, let view else { return }
        switch pan.state {
        case .began:
            start = view.frame.minY
            container.isMoving = true
            follow(in: container, view)
        case .changed: follow(in: container, view)
        case .ended: snapToDetent(in: container, view)
        case .cancelled, .failed: rest(in: container, at: nil)
        default: break
        }
    }

    private func follow(in container: UIView, _ view: UIView) {
        let wanted = start + pan.translation(in: container).y
        let highest = container.bounds.height - (rests.last?.height ?? view.bounds.height)
        let lowest = sheet.presentedViewController.isModalInPresentation ? start : container.bounds.height
        var y = wanted
        if wanted < highest { y = highest + RubberBand.shown(wanted - highest, dimension: container.bounds.height) }
        if wanted > lowest { y = lowest + RubberBand.shown(wanted - lowest, dimension: container.bounds.height) }
        view.frame = CGRect(x: view.frame.minX, y: y, width: view.frame.width, height: container.bounds.height - y)
    }

    private func snapToDetent(in container: PresentationContainer, _ view: UIView) {
        let height = container.bounds.height - view.frame.minY
        let projected = height - pan.velocity(in: container).y * Self.coasting
        let smallest = rests.first?.height ?? height
        if projected < smallest / 2 {
            sheet.userWantsToDismiss()
            if sheet.presentedViewController.presentation.isBeingDismissed { return }
            rest(in: container, at: nil)
            return
        }
        rest(in: container, at: rests.min { abs($0.height - projected) < abs($1.height - projected) })
    }

    /// - Parameter rest: the sheet's new place; nil for the one it had.
    private func rest(in container: PresentationContainer, at rest: SheetGeometry.Rest?) {
        container.isMoving = false
        let isNew = rest.map { $0.name != sheet.presentRest?.name } ?? false
        if isNew { sheet.selectedDetentIdentifier = rest?.name }
        container.setNeedsLayout()
        UIView.animate(
            withDuration: PresentationMetrics.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) { container.layoutIfNeeded() }
        if isNew { sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet) }
    }
}

extension UIScrollView {
    /// True if there is something to scroll along the vertical axis.
    fileprivate var movesVertically: Bool {
        let inset = adjustedContentInset
        return alwaysBounceVertical || contentSize.height > bounds.height - inset.top - inset.bottom
    }
}
