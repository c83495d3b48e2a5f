import Motion

/// Motions of content without a touch, on the host's clock.
extension UIScrollView {
    /// The least velocity of a touch that starts a deceleration, in points a second.
    ///
    /// Provenance: estimated — a fling of at least 250 pt a second: recorded are 187, too slow, and 625, which isn't.
    private static let leastFling: CGFloat = 250

    /// - Parameter velocity: of the touch, in points a second.
    func endDragging(velocity: CGPoint) {
        guard let drag = scroll.drag, drag.isRecognised else { return }
        func speed(_ finger: CGFloat, _ scrolls: Bool, _ other: NSLayoutConstraint.Axis) -> CGFloat {
            scrolls && drag.lockedAxis != other && abs(finger) >= Self.leastFling ? -finger : 0
        }
        let release = CGPoint(
            x: speed(velocity.x, scrollsAcross, .vertical), y: speed(velocity.y, scrollsDown, .horizontal))
        let coasting = coast(velocity: release)
        let proposed = isPagingEnabled ? pageTarget(from: drag, velocity: release) : coasting.target
        var target = proposed
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: release.x / 1000, y: release.y / 1000), targetContentOffset: &target)
        if let settled = scroll.bar?.settled, !isPagingEnabled { target.y = settled(target.y) }
        scroll.drag = nil
        let motion: ScrollMotion
        if isPagingEnabled {
            motion = approach(proposed, velocity: release, .spring)
        } else if target != proposed {
            motion = approach(clamped(target), velocity: release, .glide)
        } else {
            motion = coasting.motion
        }
        let moves = !motion.offset(at: motion.start).isOver
        if !moves { motionDidEnd() }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves else { return hideIndicators() }
        scroll.motion = motion
        delegate?.scrollViewWillBeginDecelerating(self)
        UIApplication.shared.animate(self)
    }

    /// Starts the return of content from beyond an edge.
    func returnToBounds(velocity: CGPoint) {
        let motion = coast(velocity: velocity).motion
        guard !motion.offset(at: motion.start).isOver else { return }
        scroll.motion = motion
        UIApplication.shared.animate(self)
    }

    private func coast(velocity: CGPoint) -> (motion: ScrollMotion, target: CGPoint) {
        let range = restingOffsets
        func axis(
            _ position: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, bounces: Bool
        ) -> AxisDeceleration {
            var velocity = velocity
            let nearest = min(max(position, range.lowerBound), range.upperBound)
            if position != nearest {
                velocity = EdgeSpring.released(at: position - nearest, velocity: velocity).velocity
            }
            return AxisDeceleration(
                position: position, velocity: velocity, rate: decelerationRate.rawValue, range: range,
                bounces: bounces)
        }
        let x = axis(contentOffset.x, velocity.x, range.x, bounces: bounces && bouncesHorizontally)
        let y = axis(contentOffset.y, velocity.y, range.y, bounces: bounces && bouncesVertically)
        let grid = pixelGrid
        let target = CGPoint(
            x: CGFloat(grid.round(Double(x.reportedTarget))), y: CGFloat(grid.round(Double(y.reportedTarget))))
        let motion = ScrollMotion(
            kind: .deceleration(x: .coast(x), y: .coast(y)), start: UIApplication.shared.now)
        return (motion, target)
    }

    private func approach(_ target: CGPoint, velocity: CGPoint, _ manner: AxisApproach.Manner) -> ScrollMotion {
        let x = AxisApproach(position: contentOffset.x, velocity: velocity.x, target: target.x, manner: manner)
        let y = AxisApproach(position: contentOffset.y, velocity: velocity.y, target: target.y, manner: manner)
        return ScrollMotion(kind: .deceleration(x: .approach(x), y: .approach(y)), start: UIApplication.shared.now)
    }

    func animateOffset(to offset: CGPoint) {
        guard validates(offset), offset != contentOffset else {
            scroll.motion = nil
            return
        }
        scroll.motion = ScrollMotion(
            kind: .animation(from: contentOffset, to: offset, duration: ScrollMotion.animationDuration),
            start: UIApplication.shared.now)
        showIndicators()
        UIApplication.shared.animate(self)
    }

    /// Moves to the motion's offset at a time; false when it is over.
    func advance(to time: TimeInterval) -> Bool {
        guard let motion = scroll.motion else { return false }
        let state = motion.offset(at: time)
        place(state.offset)
        // The delegate may have stopped it, or started another.
        guard state.isOver, let present = scroll.motion, present.start == motion.start else {
            return scroll.motion != nil
        }
        scroll.motion = nil
        hideIndicators()
        if motion.isDeceleration {
            motionDidEnd()
            delegate?.scrollViewDidEndDecelerating(self)
        } else {
            endAnimation()
        }
        return scroll.motion != nil
    }

    private func endAnimation() {
        guard scroll.isScrollingToTop else {
            motionDidEnd()
            delegate?.scrollViewDidEndScrollingAnimation(self)
            return
        }
        scroll.isScrollingToTop = false
        delegate?.scrollViewDidScrollToTop(self)
    }

    func stopMotion() {
        scroll.isScrollingToTop = false
        guard scroll.motion != nil else { return }
        scroll.motion = nil
        hideIndicators()
    }
}
