import Motion

/// Touches on the content.
extension UIScrollView {
    var scrollsAcross: Bool {
        alwaysBounceHorizontal || restingOffsets.x.lowerBound < restingOffsets.x.upperBound
    }
    var scrollsDown: Bool { alwaysBounceVertical || restingOffsets.y.lowerBound < restingOffsets.y.upperBound }
    var canDrag: Bool { isScrollEnabled && (scrollsAcross || scrollsDown) }

    /// Stops moving content when a touch begins.
    ///
    /// - Returns: true if the touch drags from the start, as it stopped decelerating content.
    func catchContent() -> Bool {
        guard canDrag else { return false }
        let coasted = isDecelerating
        scroll.motion = nil
        scroll.drag = ScrollDrag(start: unbanded(contentOffset))
        scroll.drag?.startPage = page(at: contentOffset)
        return coasted
    }

    func touchesLifted() {
        guard scroll.drag != nil else { return }
        scroll.drag = nil
        // A touch that stopped an animation beyond an edge and didn't drag.
        if scroll.motion == nil, clamped(contentOffset) != contentOffset { returnToBounds(velocity: .zero) }
    }

    func countedTravel(_ travel: CGPoint) -> CGPoint {
        CGPoint(x: scrollsAcross ? travel.x : 0, y: scrollsDown ? travel.y : 0)
    }

    /// Returns true if a drag is this scroll view's: its touches can be cancelled in the content, and no enclosing
    /// scroll view takes precedence.
    ///
    /// A drag along an axis in which only the outer view scrolls is the outer one's. Along a common axis it is the
    /// inner one's, unless that is at its end and the outer one isn't.
    func mayBeginDragging(_ travel: CGPoint) -> Bool {
        guard canDrag, scroll.drag != nil else { return false }
        guard contentReleasesTouches() else { return false }
        // A touch that caught the content keeps it.
        if travel == .zero { return true }
        let isDown = abs(travel.y) >= abs(travel.x)
        let isMine = isDown ? scrollsDown : scrollsAcross
        let hasRoom = self.hasRoom(isDown: isDown, travel: travel)
        var ancestor = superview
        while let current = ancestor {
            ancestor = current.superview
            guard let outer = current as? UIScrollView, outer.scroll.drag != nil, outer.canDrag,
                isDown ? outer.scrollsDown : outer.scrollsAcross
            else { continue }
            if !isMine { return false }
            if !hasRoom, outer.hasRoom(isDown: isDown, travel: travel) { return false }
        }
        return true
    }

    private func hasRoom(isDown: Bool, travel: CGPoint) -> Bool {
        let range = isDown ? restingOffsets.y : restingOffsets.x
        let offset = isDown ? contentOffset.y : contentOffset.x
        let way = isDown ? travel.y : travel.x
        return way > 0 ? offset > range.lowerBound : offset < range.upperBound
    }

    /// True unless a view that received the touches refuses to have them cancelled.
    private func contentReleasesTouches() -> Bool {
        for touch in TouchStream.shared.touches(receivedIn: self) {
            guard let touched = touch.view, touched !== self else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: touched) { return false }
        }
        return true
    }

    func panChanged(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            beginDragging(pan)
            drag(by: pan)
        case .changed: drag(by: pan)
        case .ended:
            drag(by: pan)
            dismissKeyboardOnRelease(pan.velocity(in: self))
            endDragging(velocity: pan.velocity(in: self))
        case .cancelled: endDragging(velocity: .zero)
        default: break
        }
    }

    private func beginDragging(_ pan: UIPanGestureRecognizer) {
        scroll.drag?.isRecognised = true
        if isDirectionalLockEnabled, let travel = pan.travel?.travel {
            // A drag that is clearly along one axis is locked to it.
            if abs(travel.y) > 2 * abs(travel.x) { scroll.drag?.lockedAxis = .vertical }
            if abs(travel.x) > 2 * abs(travel.y) { scroll.drag?.lockedAxis = .horizontal }
        }
        dismissKeyboardOnDrag()
        showIndicators()
        dragWillBegin()
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func drag(by pan: UIPanGestureRecognizer) {
        guard let drag = scroll.drag, drag.isRecognised else { return }
        let translation = pan.translation(in: self)
        var offset = drag.start
        if scrollsAcross, drag.lockedAxis != .vertical { offset.x -= translation.x }
        if scrollsDown, drag.lockedAxis != .horizontal { offset.y -= translation.y }
        place(banded(offset))
    }

    /// Moves the content for a touch or a motion, on the grid of pixels.
    func place(_ offset: CGPoint) {
        let grid = pixelGrid
        moveContent(
            to: CGPoint(x: CGFloat(grid.round(Double(offset.x))), y: CGFloat(grid.round(Double(offset.y)))))
    }

    // MARK: Rubber band

    func banded(_ offset: CGPoint) -> CGPoint {
        let range = restingOffsets
        func banded(
            _ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ dimension: CGFloat, _ bounces: Bool
        ) -> CGFloat {
            let nearest = min(max(offset, range.lowerBound), range.upperBound)
            guard offset != nearest else { return offset }
            return bounces ? nearest + RubberBand.shown(offset - nearest, dimension: dimension) : nearest
        }
        return CGPoint(
            x: banded(offset.x, range.x, bounds.width, bounces && bouncesHorizontally),
            y: banded(offset.y, range.y, bounds.height, bounces && bouncesVertically))
    }

    func unbanded(_ offset: CGPoint) -> CGPoint {
        let range = restingOffsets
        func unbanded(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ dimension: CGFloat) -> CGFloat {
            let nearest = min(max(offset, range.lowerBound), range.upperBound)
            guard offset != nearest else { return offset }
            return nearest + RubberBand.overshoot(shown: offset - nearest, dimension: dimension)
        }
        return CGPoint(x: unbanded(offset.x, range.x, bounds.width), y: unbanded(offset.y, range.y, bounds.height))
    }
}
