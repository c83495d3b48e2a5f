/// Constraints to a scroll view's edges refer to its content; to its size, to its frame. The guides represent the two.
extension UIScrollView {
    var ensuredContentGuide: UILayoutGuide {
        if let guide = scroll.contentGuide { return guide }
        let guide = UILayoutGuide(kind: .scrolledContent, owner: self, identifier: "UIScrollView-contentLayoutGuide")
        scroll.contentGuide = guide
        return guide
    }

    var ensuredFrameGuide: UILayoutGuide {
        if let guide = scroll.frameGuide { return guide }
        let guide = UILayoutGuide(kind: .scrollFrame, owner: self, identifier: "UIScrollView-frameLayoutGuide")
        scroll.frameGuide = guide
        return guide
    }

    /// Constraints to the content's far edges determine its size; an axis that they leave open keeps the size that was
    /// set.
    ///
    /// A view that has no size yet, and is about to get one, gets that first: its content doesn't scroll before, and a delegate that
    /// divides by the view's width isn't asked for a page.
    func applySolvedContentSize() {
        guard let guide = scroll.contentGuide, let host = layoutHost, let solved = host.solvedRectangle(of: guide)
        else { return }
        if bounds.size == .zero, let frame = host.solvedFrame(of: self, on: pixelGrid), frame.size != .zero { return }
        var size = contentSize
        // Constraints determine the zoomed view's unscaled size.
        let scale = zoomScaleOfConstraints
        if solved.width > 0 { size.width = solved.width * scale }
        if solved.height > 0 { size.height = solved.height * scale }
        contentSize = size
    }
}

extension UIView {
    /// The guide of a scroll view's content; nil for other views.
    var scrolledContentGuide: UILayoutGuide? { (self as? UIScrollView)?.ensuredContentGuide }

    func scrolledContentChanged() { (self as? UIScrollView)?.applySolvedContentSize() }
}

extension UIScrollView: ScrollingContent {
    var knownContentGuide: UILayoutGuide? { scroll.contentGuide }
    var knownFrameGuide: UILayoutGuide? { scroll.frameGuide }
    func stopMoving() { scroll.motion = nil }
    func dropIndicators() { scroll.indicators.hide() }
}
