extension UIApplication {
    /// Delivers a turn of a wheel, or a two-finger scroll on a track pad, at a point of the screen.
    ///
    /// The innermost scroll view there that can scroll further moves at once, and stops at its edges.
    ///
    /// - Parameter distance: the increase of the offset, in points.
    package func deliverWheel(at point: CGPoint, by distance: CGPoint, time: TimeInterval) {
        runDueWaits(until: time)
        timeline.now = time
        var view = touch(at: point)?.view
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.turnWheel(by: distance) { return }
            view = current.superview
        }
    }
}

extension UIScrollView {
    /// - Returns: true if the content moved.
    fileprivate func turnWheel(by distance: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let target = clamped(CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
        guard target != contentOffset else { return false }
        stopMotion()
        place(target)
        showIndicators()
        hideIndicators()
        return true
    }
}
