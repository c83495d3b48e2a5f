/// Pages as large as the view.
extension UIScrollView {
    /// The least velocity of a touch that turns the page, in points a second.
    private static let pageFling: CGFloat = 300

    /// The nearest page, for each axis.
    func page(at offset: CGPoint) -> CGPoint {
        CGPoint(
            x: bounds.width > 0 ? (offset.x / bounds.width).rounded() : 0,
            y: bounds.height > 0 ? (offset.y / bounds.height).rounded() : 0)
    }

    /// The nearest page, or the next one in the direction of a flick; never more than one page from the drag's start.
    func pageTarget(from drag: ScrollDrag, velocity: CGPoint) -> CGPoint {
        func target(_ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat, _ start: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            let position = offset / length
            var page = position.rounded()
            if velocity > Self.pageFling { page = position.rounded(.down) + 1 }
            if velocity < -Self.pageFling { page = position.rounded(.up) - 1 }
            return min(max(page, start - 1), start + 1) * length
        }
        let offset = contentOffset
        return clamped(
            CGPoint(
                x: scrollsAcross ? target(offset.x, velocity.x, bounds.width, drag.startPage.x) : offset.x,
                y: scrollsDown ? target(offset.y, velocity.y, bounds.height, drag.startPage.y) : offset.y))
    }
}
