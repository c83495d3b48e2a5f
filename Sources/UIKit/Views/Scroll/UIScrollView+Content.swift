/// Offset, content size and insets.
extension UIScrollView {
    func moveContent(to offset: CGPoint) {
        guard validates(offset), offset != bounds.origin else { return }
        observedChange { scrollContent(to: offset) }
    }

    private func scrollContent(to offset: CGPoint) {
        scroll.isAtRest = false
        var bounds = self.bounds
        bounds.origin = offset
        setBounds(bounds)
        setNeedsLayout()
        scroll.bar?.moved?(self)
        notifyEdgeFollowers()
        guard let delegate else { return }
        traced(.call("scrollViewDidScroll"), { _ in nil }, { delegate.scrollViewDidScroll(self) })
    }

    func setContentSize(_ size: CGSize) {
        guard validates(CGRect(origin: .zero, size: size)), size != scroll.contentSize else { return }
        observedChange {
            scroll.contentSize = size
            notifyEdgeFollowers()
            adjustedInsetMayHaveChanged()
            rebaseMotion(by: .zero)
            setNeedsComposition()
        }
    }

    /// The valid offsets of content at rest, for each axis.
    var restingOffsets: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let inset = adjustedContentInset
        let slack = scroll.bar == nil ? 0 : scroll.bar?.slack ?? 0
        func range(_ start: CGFloat, _ end: CGFloat, _ content: CGFloat, _ length: CGFloat) -> ClosedRange<CGFloat> {
            (0 - start)...max(0 - start, content + end - length)
        }
        return (
            range(inset.left, inset.right, contentSize.width, bounds.width),
            range(inset.top + slack, inset.bottom, contentSize.height, bounds.height)
        )
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let range = restingOffsets
        return CGPoint(
            x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
            y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
    }

    /// The sum of the app's inset, a refresh control's, and the safe area's share.
    var computedAdjustedInset: UIEdgeInsets {
        let share = safeAreaShare
        var inset = contentInset
        inset.top += scroll.refreshInset + share.top
        inset.left += share.left
        inset.bottom += share.bottom
        inset.right += share.right
        return inset
    }

    var scrollingAxes: (vertical: Bool, horizontal: Bool) {
        (
            alwaysBounceVertical || contentSize.height > bounds.height,
            alwaysBounceHorizontal || contentSize.width > bounds.width
        )
    }

    /// The part of the safe area that becomes inset: of an axis that can scroll, or of the vertical one under a
    /// controller's bars.
    private var safeAreaShare: UIEdgeInsets {
        let (scrollsDown, scrollsAcross) = scrollingAxes
        let vertical: Bool
        let horizontal: Bool
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: (vertical, horizontal) = (true, true)
        case .scrollableAxes: (vertical, horizontal) = (scrollsDown, scrollsAcross)
        case .automatic: (vertical, horizontal) = (scrollsDown || isControllersScrollView, scrollsAcross)
        }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
            right: horizontal ? safe.right : 0)
    }

    /// The safe area of the content.
    ///
    /// The part that already insets the content isn't counted again: cells that scroll below a bar keep their margins.
    /// If nothing is adjusted, as with `.never`, the safe areas of cells change as they scroll.
    var safeAreaOfContent: UIEdgeInsets {
        let (safe, share) = (safeAreaInsets, safeAreaShare)
        return UIEdgeInsets(
            top: safe.top - share.top, left: safe.left - share.left, bottom: safe.bottom - share.bottom,
            right: safe.right - share.right)
    }

    /// True if this is the root view, or its first subview, of a controller inside a container with bars.
    private var isControllersScrollView: Bool {
        let controller = controller ?? superview?.controller
        return controller?.parent?.barContainer != nil
    }

    /// Reports changed insets; content at rest at its top stays at its top.
    ///
    /// Content that a program scrolled keeps its distance from the safe area: a row scrolled to the top before the safe
    /// area was known lies below the bar. The app's own insets only move content at its top.
    func adjustedInsetMayHaveChanged() {
        let inset = adjustedContentInset
        guard inset != scroll.knownAdjustedInset else { return }
        let old = scroll.knownAdjustedInset
        scroll.knownAdjustedInset = inset
        let growth = growthOfSafeArea()
        for subview in hierarchy.subviews { subview.safeAreaMayHaveChanged() }
        let offset = contentOffset
        if scroll.isAtRest || (offset.y == -old.top && offset.x == -old.left) {
            let rested = scroll.isAtRest
            moveContent(to: CGPoint(x: 0 - inset.left, y: 0 - inset.top))
            scroll.isAtRest = rested
        } else if growth != 0, scroll.drag == nil {
            shiftContent(by: CGPoint(x: 0, y: 0 - growth))
        }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
    }

    /// The growth of the safe area's share at the top since a program set the content's offset.
    ///
    /// The share of a bar that follows the content isn't counted, nor that of another screen's bar above a covered one.
    private func growthOfSafeArea() -> CGFloat {
        let share = safeAreaShare.top
        let known = scroll.knownSafeAreaTop
        guard let (container, controller) = barContainerAround else {
            scroll.knownSafeAreaTop = share
            return share - known
        }
        guard container.topChild === controller else { return 0 }
        scroll.knownSafeAreaTop = share
        return container.barFollowsContent ? 0 : share - known
    }

    /// The enclosing container with bars, and its child that contains this view.
    private var barContainerAround: (container: any BarContainer, child: UIViewController)? {
        var responder: UIResponder? = next
        while let current = responder {
            if let child = current as? UIViewController, let container = child.parent?.barContainer {
                return (container, child)
            }
            responder = current.next
        }
        return nil
    }

    func offsetRevealing(_ rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        var offset = contentOffset
        func reveal(_ start: CGFloat, _ end: CGFloat, _ position: CGFloat, _ lead: CGFloat, _ visible: CGFloat)
            -> CGFloat
        {
            if start < position + lead { return start - lead }
            if end > position + lead + visible { return min(start, end - visible) - lead }
            return position
        }
        offset.x = reveal(rect.minX, rect.maxX, offset.x, inset.left, bounds.width - inset.left - inset.right)
        offset.y = reveal(rect.minY, rect.maxY, offset.y, inset.top, bounds.height - inset.top - inset.bottom)
        return clamped(offset)
    }
}
