import Foundation

/// A perspective view of a plane: a point (x, y, 1), as a row, is multiplied by the matrix and divided by its third
/// number.
///
/// Points behind the camera, where that number isn't positive, aren't seen.
public struct Projection: Hashable, Sendable {
    public var a, b, p: CGFloat
    public var c, d, q: CGFloat
    public var tx, ty, w: CGFloat

    public init(
        a: CGFloat, b: CGFloat, p: CGFloat, c: CGFloat, d: CGFloat, q: CGFloat, tx: CGFloat, ty: CGFloat, w: CGFloat
    ) {
        (self.a, self.b, self.p) = (a, b, p)
        (self.c, self.d, self.q) = (c, d, q)
        (self.tx, self.ty, self.w) = (tx, ty, w)
    }

    public init(_ transform: CGAffineTransform) {
        self.init(
            a: transform.a, b: transform.b, p: 0, c: transform.c, d: transform.d, q: 0, tx: transform.tx,
            ty: transform.ty, w: 1)
    }

    /// Nearer than this to the camera's own plane nothing is drawn.
    private static let nearest: CGFloat = 1e-4

    /// Nil for a point behind the camera.
    public func seen(_ point: CGPoint) -> CGPoint? {
        let depth = depth(point)
        guard depth > 0 else { return nil }
        return CGPoint(
            x: (point.x * a + point.y * c + tx) / depth, y: (point.x * b + point.y * d + ty) / depth)
    }

    func depth(_ point: CGPoint) -> CGFloat { point.x * p + point.y * q + w }

    /// The map followed by an affine one.
    public func concatenating(_ other: CGAffineTransform) -> Projection {
        func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (x * other.a + y * other.c + z * other.tx, x * other.b + y * other.d + z * other.ty, z)
        }
        let (first, second, third) = (row(a, b, p), row(c, d, q), row(tx, ty, w))
        return Projection(
            a: first.0, b: first.1, p: first.2, c: second.0, d: second.1, q: second.2, tx: third.0, ty: third.1,
            w: third.2)
    }

    public var determinant: CGFloat {
        a * (d * w - q * ty) - b * (c * w - q * tx) + p * (c * ty - d * tx)
    }

    /// Nil for a plane that is seen on edge.
    public var inverted: Projection? {
        let whole = determinant
        guard whole != 0, whole.isFinite, (1 / whole).isFinite else { return nil }
        return Projection(
            a: (d * w - q * ty) / whole, b: (p * ty - b * w) / whole, p: (b * q - p * d) / whole,
            c: (q * tx - c * w) / whole, d: (a * w - p * tx) / whole, q: (p * c - a * q) / whole,
            tx: (c * ty - d * tx) / whole, ty: (b * tx - a * ty) / whole, w: (a * d - b * c) / whole)
    }

    /// The projected outline of a rectangle: a polygon, without the part behind the camera; empty where nothing is
    /// left.
    public func outline(of rectangle: CGRect) -> [CGPoint] {
        let corners = [
            CGPoint(x: rectangle.minX, y: rectangle.minY), CGPoint(x: rectangle.maxX, y: rectangle.minY),
            CGPoint(x: rectangle.maxX, y: rectangle.maxY), CGPoint(x: rectangle.minX, y: rectangle.maxY),
        ]
        var kept: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % 4]
            let (here, there) = (depth(corner), depth(next))
            if here > Self.nearest { kept.append(corner) }
            guard (here > Self.nearest) != (there > Self.nearest) else { continue }
            let share = (Self.nearest - here) / (there - here)
            kept.append(CGPoint(x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share))
        }
        return kept.compactMap(seen)
    }

    /// True if a rectangle shows its back.
    public func showsBack(of rectangle: CGRect) -> Bool {
        let outline = outline(of: rectangle)
        var area: CGFloat = 0
        for (index, point) in outline.enumerated() {
            let next = outline[(index + 1) % outline.count]
            area += point.x * next.y - next.x * point.y
        }
        return area < 0
    }

    /// The factor by which the most stretched of short lines about a point is magnified.
    public func magnification(at point: CGPoint) -> CGFloat {
        guard let place = seen(point) else { return 0 }
        let depth = depth(point)
        let across = hypot(a - place.x * p, b - place.y * p) / depth
        let down = hypot(c - place.x * q, d - place.y * q) / depth
        return max(across, down)
    }

    public var isFinite: Bool { [a, b, p, c, d, q, tx, ty, w].allSatisfy(\.isFinite) }
}
