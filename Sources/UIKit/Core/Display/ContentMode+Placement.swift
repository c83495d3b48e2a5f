extension UIView.ContentMode {
    /// The rectangle of content in a view's bounds; exact, not rounded to pixels.
    func rectangle(for content: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return rectangle(for: content, in: bounds, choosing: min)
        case .scaleAspectFill: return rectangle(for: content, in: bounds, choosing: max)
        default:
            let (x, y) = anchor
            return CGRect(
                x: bounds.minX + (bounds.width - content.width) * x,
                y: bounds.minY + (bounds.height - content.height) * y, width: content.width, height: content.height)
        }
    }

    private func rectangle(
        for content: CGSize, in bounds: CGRect, choosing choose: (CGFloat, CGFloat) -> CGFloat
    ) -> CGRect {
        guard content.width > 0, content.height > 0 else {
            return CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        }
        let factor = choose(bounds.width / content.width, bounds.height / content.height)
        let size = CGSize(width: content.width * factor, height: content.height * factor)
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The fraction of the free space before the content, for each axis.
    private var anchor: (x: CGFloat, y: CGFloat) {
        let x: CGFloat
        let y: CGFloat
        switch self {
        case .left, .topLeft, .bottomLeft: x = 0
        case .right, .topRight, .bottomRight: x = 1
        default: x = 0.5
        }
        switch self {
        case .top, .topLeft, .topRight: y = 0
        case .bottom, .bottomLeft, .bottomRight: y = 1
        default: y = 0.5
        }
        return (x, y)
    }
}
