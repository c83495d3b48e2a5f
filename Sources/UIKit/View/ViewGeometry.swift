/// Center, bounds and transform: what a view's geometry consists of.
///
/// The frame is derived: `center − size / 2`. That is where the last digits of the frames that UIKit prints come from:
/// a view of height 44 at y 299.66666666666663 that grows to 2044 reports y 299.6666666666665.
struct ViewGeometry {
    var center = CGPoint.zero
    var bounds = CGRect.zero
    /// Nil for the identity, which most views have.
    private var ownTransform: TransformBox?

    init() {}

    init(center: CGPoint, bounds: CGRect, transform: CGAffineTransform) {
        self.center = center
        self.bounds = bounds
        self.transform = transform
    }

    var transform: CGAffineTransform {
        get { ownTransform?.value ?? .identity }
        set { ownTransform = newValue.isIdentity ? nil : TransformBox(newValue) }
    }

    var frame: CGRect {
        guard ownTransform != nil else { return untransformedFrame }
        return transformedFrame
    }

    private var untransformedFrame: CGRect {
        CGRect(
            x: center.x - bounds.size.width / 2, y: center.y - bounds.size.height / 2,
            width: bounds.size.width, height: bounds.size.height)
    }

    private var transformedFrame: CGRect {
        let size = bounds.size
        let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
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
        center = CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    }

    /// From bounds coordinates to the superview's.
    var toSuperview: CGAffineTransform {
        let size = bounds.size
        let middle = CGPoint(x: bounds.origin.x + size.width / 2, y: bounds.origin.y + size.height / 2)
        return CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}

/// A transform kept apart, so that views without one are smaller.
private final class TransformBox {
    let value: CGAffineTransform

    init(_ value: CGAffineTransform) { self.value = value }
}
