/// Constraints to a scroll view's edges address its content; to its size, its frame. The guides name the two.
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

    /// Constraints that reach the content's far edges determine its size; an axis they leave open keeps what was set.
    func applySolvedContentSize() {
        guard let guide = scroll.contentGuide, let host = layoutHost, let solved = host.solvedRectangle(of: guide)
        else { return }
        var size = contentSize
        // Constraints know the zoomed view's size without its scale.
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
