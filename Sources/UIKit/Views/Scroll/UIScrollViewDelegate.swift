/// Notified of a scroll view's movements.
///
/// A flick: will begin dragging, did scroll each time, will end dragging, did end dragging, will begin decelerating, did
/// scroll each time, did end decelerating.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// - Parameters:
    /// - velocity: points a millisecond, positive where the offset grows.
    /// - targetContentOffset: the offset at which the content will stop; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// The subview that is scaled; nil disables zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidScroll:")?.scrollViewDidScroll(scrollView)
    }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        forwardee("scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(scrollView)
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        forwardee("scrollViewWillEndDragging:withVelocity:targetContentOffset:")?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        forwardee("scrollViewDidEndDragging:willDecelerate:")?.scrollViewDidEndDragging(
            scrollView, willDecelerate: decelerate)
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        forwardee("scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(scrollView)
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(scrollView)
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(scrollView)
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        forwardee("scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(scrollView) ?? true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(scrollView)
    }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidChangeAdjustedContentInset:")?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        forwardee("viewForZoomingWithIn:")?.viewForZooming(in: scrollView)
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        forwardee("scrollViewWillBeginZooming:with:")?.scrollViewWillBeginZooming(scrollView, with: view)
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        forwardee("scrollViewDidZoom:")?.scrollViewDidZoom(scrollView)
    }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        forwardee("scrollViewDidEndZooming:with:atScale:")?.scrollViewDidEndZooming(
            scrollView, with: view, atScale: scale)
    }

    /// The object that implements a method which the delegate lacks.
    fileprivate func forwardee(_ name: String) -> (any UIScrollViewDelegate)? {
        MessageForwarding.target(of: self, for: name) as? any UIScrollViewDelegate
    }
}
