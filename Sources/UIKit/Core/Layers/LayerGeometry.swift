/// The geometry of a layer: position, bounds, anchor point and transform.
///
/// The frame is derived, as a view's is. In points, in the superlayer's coordinates except for the bounds.
struct LayerGeometry {
    var position = CGPoint.zero
    var bounds = CGRect.zero
    /// The point of the bounds that `position` locates, in unit coordinates.
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// In front of the layer's plane.
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity

    private var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + bounds.size.width * anchorPoint.x,
            y: bounds.origin.y + bounds.size.height * anchorPoint.y)
    }

    /// From bounds coordinates to the superlayer's.
    var toSuperlayer: CGAffineTransform {
        let anchor = anchor
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform.projectedAffine)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    var frame: CGRect {
        guard CATransform3DIsIdentity(transform) else { return bounds.applying(toSuperlayer) }
        return CGRect(
            x: position.x - bounds.size.width * anchorPoint.x, y: position.y - bounds.size.height * anchorPoint.y,
            width: bounds.size.width, height: bounds.size.height)
    }

    /// Changes size and position so that the frame is the given one, under the present transform.
    mutating func setFrame(_ frame: CGRect) {
        let frame = frame.standardized
        guard !CATransform3DIsIdentity(transform) else {
            bounds.size = frame.size
            position = CGPoint(
                x: frame.origin.x + frame.size.width * anchorPoint.x,
                y: frame.origin.y + frame.size.height * anchorPoint.y)
            return
        }
        let seen = transform.projectedAffine
        guard seen.determinant != 0 else { return }
        let size = frame.size.applying(seen.inverted())
        bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
        let now = self.frame
        position.x += frame.minX - now.minX
        position.y += frame.minY - now.minY
    }
}
