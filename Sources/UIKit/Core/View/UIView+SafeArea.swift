/// The safe area: the area not covered by bars or the device's shape.
extension UIView {
    /// The extent of the superview's safe area insets into this view, for each edge: never negative, never more than
    /// the superview's own inset.
    func inheritedSafeAreaInsets() -> UIEdgeInsets {
        guard let superview else { return .zero }
        var outer = superview.safeAreaInsets
        guard outer != .zero else { return .zero }
        if let scrollView = superview.scrollingContent { outer = scrollView.safeAreaOfContent }
        let frame = self.frame
        let container = superview.bounds
        func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(0, value), limit) }
        return UIEdgeInsets(
            top: clamp(outer.top - (frame.minY - container.minY), outer.top),
            left: clamp(outer.left - (frame.minX - container.minX), outer.left),
            bottom: clamp(frame.maxY - (container.maxY - outer.bottom), outer.bottom),
            right: clamp(frame.maxX - (container.maxX - outer.right), outer.right))
    }

    /// Called after a change of position, size or hierarchy.
    func safeAreaMayHaveChanged() {
        guard superview != nil else { return }
        var insets = inheritedSafeAreaInsets()
        if let controller = controller {
            let additional = controller.totalAdditionalSafeAreaInsets
            insets.top += additional.top
            insets.left += additional.left
            insets.bottom += additional.bottom
            insets.right += additional.right
        }
        setSafeAreaInsets(insets)
    }

    func setSafeAreaInsets(_ insets: UIEdgeInsets) {
        guard insets != layoutTraits.safeAreaInsets else { return }
        layoutTraits.safeAreaInsets = insets
        if hasInsetGuides { markNeedsSystemConstraints() }
        for guide in layoutTraits.barGuides { guide.followBars() }
        setNeedsLayout()
        if layoutTraits.insetsMarginsFromSafeArea { marginsChanged() }
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        for subview in hierarchy.subviews { subview.safeAreaMayHaveChanged() }
    }
}
