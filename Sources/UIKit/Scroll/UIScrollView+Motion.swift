/// Dragging, coasting and animated offsets, on the host's clock.
extension UIScrollView {
    private var scrollsAcross: Bool {
        alwaysBounceHorizontal || restingOffsets.x.lowerBound < restingOffsets.x.upperBound
    }
    private var scrollsDown: Bool { alwaysBounceVertical || restingOffsets.y.lowerBound < restingOffsets.y.upperBound }
    private var canDrag: Bool { isScrollEnabled && (scrollsAcross || scrollsDown) }

    /// A finger went down on the content; content in motion stops under it.
    func beginDrag(at point: CGPoint, time: TimeInterval) {
        guard canDrag else { return }
        if isDecelerating { scroll.motion = nil }
        var drag = ScrollDrag(start: point, startOffset: contentOffset)
        drag.samples = [(time, contentOffset)]
        scroll.drag = drag
    }

    /// - Parameter point: in window coordinates.
    /// - Returns: whether the content has taken the touch.
    func drag(to point: CGPoint, time: TimeInterval) -> Bool {
        guard var drag = scroll.drag else { return false }
        let travel = CGPoint(
            x: scrollsAcross ? point.x - drag.start.x : 0, y: scrollsDown ? point.y - drag.start.y : 0)
        if !drag.isRecognised {
            let distance = (travel.x * travel.x + travel.y * travel.y).squareRoot()
            guard distance >= ScrollDrag.slop else { return false }
            drag.isRecognised = true
            drag.withheld = CGPoint(
                x: travel.x / distance * ScrollDrag.slop, y: travel.y / distance * ScrollDrag.slop)
            scroll.drag = drag
            delegate?.scrollViewWillBeginDragging(self)
        }
        let range = restingOffsets
        let offset = CGPoint(
            x: banded(drag.startOffset.x - (travel.x - drag.withheld.x), in: range.x, dimension: bounds.width),
            y: banded(drag.startOffset.y - (travel.y - drag.withheld.y), in: range.y, dimension: bounds.height))
        contentOffset = offset
        drag.samples.append((time, offset))
        drag.samples.removeAll { time - $0.time > 0.1 }
        scroll.drag = drag
        return true
    }

    func endDrag(time: TimeInterval) {
        guard let drag = scroll.drag else { return }
        scroll.drag = nil
        guard drag.isRecognised else { return }
        let velocity = drag.velocity(at: time)
        let range = restingOffsets
        let x = deceleration(contentOffset.x, velocity.x, range.x)
        let y = deceleration(contentOffset.y, velocity.y, range.y)
        let proposed = CGPoint(x: x.target, y: y.target)
        var target = proposed
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        let isDirected = target != proposed
        let motion =
            isDirected
            ? ScrollMotion(kind: .animation(from: contentOffset, to: target, duration: 0.3), start: time)
            : ScrollMotion(kind: .deceleration(x: x, y: y), start: time)
        let moves = isDirected || !motion.offset(at: time).isOver
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves else { return }
        scroll.motion = motion
        delegate?.scrollViewWillBeginDecelerating(self)
        UIApplication.shared.animate(self)
    }

    func animateOffset(to offset: CGPoint) {
        guard offset != contentOffset else { return }
        scroll.motion = ScrollMotion(
            kind: .animation(from: contentOffset, to: offset, duration: 0.3), start: UIApplication.shared.now)
        UIApplication.shared.animate(self)
    }

    /// Moves to where the motion is at a time; false when it is over.
    func advance(to time: TimeInterval) -> Bool {
        guard let motion = scroll.motion else { return false }
        let state = motion.offset(at: time)
        let grid = pixelGrid
        contentOffset = CGPoint(
            x: CGFloat(grid.round(Double(state.offset.x))), y: CGFloat(grid.round(Double(state.offset.y))))
        guard state.isOver, scroll.motion != nil else { return scroll.motion != nil }
        scroll.motion = nil
        if motion.isDeceleration {
            delegate?.scrollViewDidEndDecelerating(self)
        } else {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
        return false
    }

    private func deceleration(
        _ position: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>
    ) -> AxisDeceleration {
        AxisDeceleration(
            position: position, velocity: velocity, rate: decelerationRate.rawValue, range: range, bounces: bounces)
    }

    private func banded(_ offset: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
        let nearest = min(max(offset, range.lowerBound), range.upperBound)
        guard offset != nearest else { return offset }
        return bounces ? nearest + rubberBand(offset - nearest, dimension: dimension) : nearest
    }
}
