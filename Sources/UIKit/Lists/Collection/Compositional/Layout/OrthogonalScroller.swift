import CollectionArrangement

/// The scroll view of a section that scrolls across its layout; its cells are in it.
final class OrthogonalScrollView: UIScrollView {
    var boundsMoved: (() -> Void)?

    override func boundsWillChange(to newBounds: CGRect) {
        super.boundsWillChange(to: newBounds)
        if newBounds.origin != bounds.origin { hasMoved = true }
    }

    private var hasMoved = false

    /// Tells of a movement after it has happened, before anything is laid out.
    override func setNeedsLayout() {
        super.setNeedsLayout()
        guard hasMoved else { return }
        hasMoved = false
        boundsMoved?()
    }
}

/// Keeps one section's scroll view, and says where it comes to rest.
///
/// Offsets are told from the leading end: in a mirrored layout the scroll view's own run the other way.
@MainActor final class OrthogonalScroller: NSObject, UIScrollViewDelegate {
    let view: OrthogonalScrollView
    private(set) var scrolling: GroupScrolling
    private let axis: CompositionAxis
    private var isMirrored = false
    /// Where the gesture that goes on began.
    private var dragStart: CGFloat?
    /// Called with each new offset from the leading end.
    var moved: ((CGFloat) -> Void)?
    /// While the view is being placed its movements are nobody's.
    private var isPlacing = false

    init(_ scrolling: GroupScrolling, axis: CompositionAxis) {
        self.scrolling = scrolling
        self.axis = axis
        view = OrthogonalScrollView(frame: .zero)
        super.init()
        view.contentInsetAdjustmentBehavior = .never
        view.backgroundColor = nil
        view.showsVerticalScrollIndicator = false
        view.showsHorizontalScrollIndicator = false
        view.delegate = self
        view.boundsMoved = { [weak self] in self?.noteMovement() }
    }

    /// Puts the view where the section's groups are, showing the content from an offset on.
    func place(
        _ frame: CGRect, _ scrolling: GroupScrolling, offset: CGFloat,
        _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties, isMirrored: Bool
    ) {
        isPlacing = true
        defer { isPlacing = false }
        self.scrolling = scrolling
        self.isMirrored = isMirrored
        if view.frame != frame { view.frame = frame }
        var size = frame.size
        size[axis] = max(size[axis], scrolling.contentLength)
        if view.contentSize != size { view.contentSize = size }
        let inset = scrolling.centringInset
        let insets =
            axis == .horizontal
            ? UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
            : UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        if view.contentInset != insets { view.contentInset = insets }
        view.bounces = properties.bounce != .never
        if axis == .horizontal {
            view.alwaysBounceHorizontal = properties.bounce == .always
        } else {
            view.alwaysBounceVertical = properties.bounce == .always
        }
        view.decelerationRate =
            properties.decelerationRate == .automatic
            ? (scrolling.rest == .anywhere ? .normal : .fast)
            : UIScrollView.DecelerationRate(rawValue: properties.decelerationRate.rawValue)
        guard !view.isTracking, view.scroll.motion == nil else { return }
        let physical = physical(offset)
        if view.contentOffset != physical { view.contentOffset = physical }
    }

    // MARK: Offsets

    /// From the leading end.
    var offset: CGFloat { leading(view.contentOffset) }

    private func leading(_ offset: CGPoint) -> CGFloat {
        let along = offset[axis]
        return isMirrored && axis == .horizontal ? view.contentSize.width - view.bounds.width - along : along
    }

    private func physical(_ leading: CGFloat) -> CGPoint {
        var offset = CGPoint.zero
        offset[axis] =
            isMirrored && axis == .horizontal ? view.contentSize.width - view.bounds.width - leading : leading
        return offset
    }

    func scroll(to offset: CGFloat, animated: Bool) {
        let range = scrolling.range
        view.setContentOffset(physical(min(max(offset, range.lowerBound), range.upperBound)), animated: animated)
    }

    private func noteMovement() {
        guard !isPlacing else { return }
        moved?(offset)
    }

    // MARK: Gestures

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = offset }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard scrolling.rest != .anywhere else { return }
        let sign: CGFloat = isMirrored && axis == .horizontal ? -1 : 1
        let target = scrolling.target(
            start: dragStart ?? offset, current: offset, projected: leading(targetContentOffset.pointee),
            velocity: velocity[axis] * sign)
        dragStart = nil
        targetContentOffset.pointee = physical(target)
    }
}
