import Foundation

extension Path {
    /// The smallest upright rectangle around the curves themselves, not their control points; null for an empty path.
    public var bounds: CGRect {
        switch form {
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect
        case .elements(let elements): return Path.bounds(of: elements)
        }
    }

    /// The path under a map; upright maps keep rectangles, rounded rectangles and ellipses what they are.
    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        let isUpright = transform.b == 0 && transform.c == 0
        switch form {
        case .rect(let rect) where transform.preservesUprightRectangles:
            return Path(rect: rect.applying(transform))
        case .ellipse(let rect) where transform.preservesUprightRectangles:
            return Path(ellipseIn: rect.applying(transform))
        case .roundedRect(let rect, let radii, let curve) where isUpright && transform.a > 0 && transform.d > 0:
            return Path(
                roundedRect: rect.applying(transform), radii: radii.scaled(x: transform.a, y: transform.d), curve: curve
            )
        default:
            return Path(elements: elements.map { $0.applying(transform) })
        }
    }

    private static func bounds(of elements: [Element]) -> CGRect {
        var box = BoundingBox()
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                box.include(point)
                start = point
                current = point
            case .line(let point):
                box.include(point)
                current = point
            case .quad(let point, let control):
                let first = CGPoint(
                    x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3)
                let second = CGPoint(
                    x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
                box.includeCubic(current, first, second, point)
                current = point
            case .cubic(let point, let control1, let control2):
                box.includeCubic(current, control1, control2, point)
                current = point
            case .close:
                current = start
            }
        }
        return box.rect
    }
}

extension Path.Element {
    func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let point): return .move(to: point.applying(transform))
        case .line(let point): return .line(to: point.applying(transform))
        case .quad(let point, let control):
            return .quad(to: point.applying(transform), control: control.applying(transform))
        case .cubic(let point, let control1, let control2):
            return .cubic(
                to: point.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .close: return .close
        }
    }
}

/// Grows around points and curves; empty until the first point.
private struct BoundingBox {
    private var limits: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)?

    var rect: CGRect {
        guard let limits else { return .null }
        return CGRect(
            x: limits.left, y: limits.top, width: limits.right - limits.left, height: limits.bottom - limits.top)
    }

    mutating func include(_ point: CGPoint) {
        let old = limits ?? (point.x, point.y, point.x, point.y)
        limits = (min(old.left, point.x), min(old.top, point.y), max(old.right, point.x), max(old.bottom, point.y))
    }

    mutating func includeCubic(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        include(p0)
        include(p3)
        // If the polynomials would overflow, the control points' box is bound enough.
        let isHuge = [p0, p1, p2, p3].contains { abs($0.x) > 1e100 || abs($0.y) > 1e100 }
        if isHuge {
            include(p1)
            include(p2)
            return
        }
        for t in extremes(p0.x, p1.x, p2.x, p3.x) + extremes(p0.y, p1.y, p2.y, p3.y) {
            let s = 1 - t
            let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            include(
                CGPoint(
                    x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y))
        }
    }

    /// The parameters within the curve at which one coordinate's derivative is zero.
    private func extremes(_ v0: CGFloat, _ v1: CGFloat, _ v2: CGFloat, _ v3: CGFloat) -> [CGFloat] {
        let a = v3 - 3 * v2 + 3 * v1 - v0
        let b = 2 * (v2 - 2 * v1 + v0)
        let c = v1 - v0
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 * max(abs(b), abs(c)) {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                // Both forms of the quadratic formula, each where it doesn't cancel.
                let q = -(b + (b < 0 ? -root : root)) / 2
                roots = q == 0 ? [0] : [q / a, c / q]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
