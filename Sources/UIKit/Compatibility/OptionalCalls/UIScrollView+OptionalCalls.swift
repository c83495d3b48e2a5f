// Written by Scripts/generate from Scripts/methods.txt: change it there.
/// `delegate?.method?(…)`, as code for UIKit calls optional methods of a protocol whose methods have defaults here.
///
/// A property with the methods' name stands beside them. What it gives is never nil: where a method is missing its
/// default answers, but nil where its absence decides behaviour and is known. A class's own property of the name, such as a
/// controller's `tableView`, comes first: this one is chosen where nothing else fits.
extension UIScrollViewDelegate {
    @_disfavoredOverload public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? {
        { self.scrollViewDidScroll($0) }
    }
    @_disfavoredOverload public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void)? {
        { self.scrollViewWillBeginDragging($0) }
    }
    @_disfavoredOverload public var scrollViewWillEndDragging: _UIScrollViewDelegateScrollViewWillEndDragging? {
        _UIScrollViewDelegateScrollViewWillEndDragging(delegate: self)
    }
    @_disfavoredOverload public var scrollViewDidEndDragging: _UIScrollViewDelegateScrollViewDidEndDragging? {
        _UIScrollViewDelegateScrollViewDidEndDragging(delegate: self)
    }
    @_disfavoredOverload public var scrollViewWillBeginDecelerating: (@MainActor (UIScrollView) -> Void)? {
        { self.scrollViewWillBeginDecelerating($0) }
    }
    @_disfavoredOverload public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void)? {
        { self.scrollViewDidEndDecelerating($0) }
    }
    @_disfavoredOverload public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)? {
        { self.scrollViewDidEndScrollingAnimation($0) }
    }
    @_disfavoredOverload public var scrollViewShouldScrollToTop: (@MainActor (UIScrollView) -> Bool)? {
        { self.scrollViewShouldScrollToTop($0) }
    }
    @_disfavoredOverload public var scrollViewDidScrollToTop: (@MainActor (UIScrollView) -> Void)? {
        { self.scrollViewDidScrollToTop($0) }
    }
    @_disfavoredOverload public var scrollViewDidChangeAdjustedContentInset: (@MainActor (UIScrollView) -> Void)? {
        { self.scrollViewDidChangeAdjustedContentInset($0) }
    }
    @_disfavoredOverload public var viewForZooming: _UIScrollViewDelegateViewForZooming? {
        _UIScrollViewDelegateViewForZooming(delegate: self)
    }
    @_disfavoredOverload public var scrollViewWillBeginZooming: _UIScrollViewDelegateScrollViewWillBeginZooming? {
        _UIScrollViewDelegateScrollViewWillBeginZooming(delegate: self)
    }
    @_disfavoredOverload public var scrollViewDidZoom: (@MainActor (UIScrollView) -> Void)? {
        { self.scrollViewDidZoom($0) }
    }
    @_disfavoredOverload public var scrollViewDidEndZooming: _UIScrollViewDelegateScrollViewDidEndZooming? {
        _UIScrollViewDelegateScrollViewDidEndZooming(delegate: self)
    }
}

/// Calls of `scrollViewWillEndDragging?(…)` on a `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _UIScrollViewDelegateScrollViewWillEndDragging {
    let delegate: any UIScrollViewDelegate

    public func callAsFunction(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        delegate.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
}

/// Calls of `scrollViewDidEndDragging?(…)` on a `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _UIScrollViewDelegateScrollViewDidEndDragging {
    let delegate: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
}

/// Calls of `viewForZooming?(…)` on a `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _UIScrollViewDelegateViewForZooming {
    let delegate: any UIScrollViewDelegate

    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
        delegate.viewForZooming(in: scrollView)
    }
}

/// Calls of `scrollViewWillBeginZooming?(…)` on a `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _UIScrollViewDelegateScrollViewWillBeginZooming {
    let delegate: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
        delegate.scrollViewWillBeginZooming(scrollView, with: view)
    }
}

/// Calls of `scrollViewDidEndZooming?(…)` on a `UIScrollViewDelegate`.
@preconcurrency @MainActor public struct _UIScrollViewDelegateScrollViewDidEndZooming {
    let delegate: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
}
