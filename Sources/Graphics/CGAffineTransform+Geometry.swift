import Foundation

extension CGPoint {
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    /// The size as a vector under the map's linear part; sides may come out negative, as in Core Graphics.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the image of the receiver; null and infinite rectangles stay what they are.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        // One by one, without an array: each view of a picture asks several times.
        let (first, second) = (
            CGPoint(x: minX, y: minY).applying(transform), CGPoint(x: maxX, y: minY).applying(transform)
        )
        let (third, last) = (
            CGPoint(x: minX, y: maxY).applying(transform), CGPoint(x: maxX, y: maxY).applying(transform)
        )
        let (left, top) = (
            min(min(first.x, second.x), min(third.x, last.x)), min(min(first.y, second.y), min(third.y, last.y))
        )
        let (right, bottom) = (
            max(max(first.x, second.x), max(third.x, last.x)), max(max(first.y, second.y), max(third.y, last.y))
        )
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGAffineTransform {
    /// True if upright rectangles stay upright: no rotation, except by quarter turns that swap the axes, and no shear.
    public var preservesUprightRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

    /// True if all six numbers are finite.
    public var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
