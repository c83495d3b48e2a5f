extension UIApplication {
    /// A wheel is turned, or two fingers move on a track pad, over a place of the screen.
    ///
    /// The innermost scroll view there that has room moves at once, and doesn't go beyond its edges.
    ///
    /// - Parameter distance: by which the offset grows, in points.
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
    /// - Returns: whether the content moved.
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
