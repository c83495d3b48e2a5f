/// The geometry of a view: center, bounds and transform.
///
/// The frame is derived: `center − size / 2`. This explains the last digits of the frames that UIKit prints: a view of
/// height 44 at y 299.66666666666663 that grows to 2044 reports y 299.6666666666665.
struct ViewGeometry {
    var center = CGPoint.zero
    var bounds = CGRect.zero
    /// Nil for a view without a transform and with the default anchor point, as most are.
    private var special: SpecialGeometry?
    static let middle = CGPoint(x: 0.5, y: 0.5)

    init() {}

    init(center: CGPoint, bounds: CGRect, transform: CGAffineTransform, anchorPoint: CGPoint = Self.middle) {
        self.center = center
        self.bounds = bounds
        special = SpecialGeometry(transform, anchorPoint)
    }

    var transform: CGAffineTransform {
        get { special?.transform ?? .identity }
        set { special = SpecialGeometry(newValue, anchorPoint) }
    }
    /// The point of the bounds that lies at `center`, in unit coordinates.
    var anchorPoint: CGPoint {
        get { special?.anchorPoint ?? Self.middle }
        set { special = SpecialGeometry(transform, newValue) }
    }

    /// True without a transform and with the default anchor point.
    var isPlain: Bool { special == nil }

    /// True where another centre is none, but for errors of the solution.
    func isCentered(at other: CGPoint) -> Bool {
        (other.x - center.x).magnitude + (other.y - center.y).magnitude < 1e-9
    }

    var frame: CGRect {
        guard special != nil else { return untransformedFrame }
        return transformedFrame
    }

    /// The frame that constraints place: without the transform, which applies around the centre.
    var constrainedFrame: CGRect { transform.isIdentity ? frame : untransformedFrame }

    private var untransformedFrame: CGRect {
        CGRect(
            x: center.x - bounds.size.width / 2, y: center.y - bounds.size.height / 2,
            width: bounds.size.width, height: bounds.size.height)
    }

    private var transformedFrame: CGRect {
        let (size, anchor) = (bounds.size, anchorPoint)
        let box = CGRect(
            x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height
        )
        .applying(transform)
        return CGRect(x: center.x + box.minX, y: center.y + box.minY, width: box.width, height: box.height)
    }

    /// Places the view so that its frame is the given one, under the present transform.
    mutating func setFrame(_ frame: CGRect) {
        var size = frame.size
        if !transform.isIdentity {
            size = size.applying(transform.inverted())
            size = CGSize(width: abs(size.width), height: abs(size.height))
        }
        bounds.size = size
        if let special, special.anchorPoint != Self.middle {
            let now = self.frame
            center.x += frame.origin.x - now.origin.x
            center.y += frame.origin.y - now.origin.y
            return
        }
        center = CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    }

    /// From bounds coordinates to the superview's.
    var toSuperview: CGAffineTransform {
        let (size, share) = (bounds.size, anchorPoint)
        let anchor = CGPoint(x: bounds.origin.x + size.width * share.x, y: bounds.origin.y + size.height * share.y)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}

/// A transform and an anchor point, stored separately so that views without them are smaller.
private final class SpecialGeometry {
    let transform: CGAffineTransform
    let anchorPoint: CGPoint

    /// Nil for the defaults.
    init?(_ transform: CGAffineTransform, _ anchorPoint: CGPoint) {
        if transform.isIdentity, anchorPoint == ViewGeometry.middle { return nil }
        self.transform = transform
        self.anchorPoint = anchorPoint
    }
}
