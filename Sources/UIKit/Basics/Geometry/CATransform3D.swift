/// A transform of three-dimensional space, rows first: a point is a row, multiplied from the left.
public struct CATransform3D: Hashable, Sendable {
    public var m11, m12, m13, m14: CGFloat
    public var m21, m22, m23, m24: CGFloat
    public var m31, m32, m33, m34: CGFloat
    public var m41, m42, m43, m44: CGFloat

    /// All zero, as in Core Animation; ``CATransform3DIdentity`` is the identity.
    public init() {
        self.init(rows: [CGFloat](repeating: 0, count: 16))
    }

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// - Parameter rows: sixteen numbers.
    init(rows: [CGFloat]) {
        self.init(
            m11: rows[0], m12: rows[1], m13: rows[2], m14: rows[3], m21: rows[4], m22: rows[5], m23: rows[6],
            m24: rows[7], m31: rows[8], m32: rows[9], m33: rows[10], m34: rows[11], m41: rows[12], m42: rows[13],
            m43: rows[14], m44: rows[15])
    }

    init(_ affine: CGAffineTransform) {
        self.init(rows: [
            affine.a, affine.b, 0, 0, affine.c, affine.d, 0, 0, 0, 0, 1, 0, affine.tx, affine.ty, 0, 1,
        ])
    }

    var rows: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    var isFinite: Bool { rows.allSatisfy(\.isFinite) }

    func concatenating(_ other: CATransform3D) -> CATransform3D {
        let (left, right) = (rows, other.rows)
        var product = [CGFloat](repeating: 0, count: 16)
        for row in 0..<4 {
            for column in 0..<4 {
                for index in 0..<4 { product[row * 4 + column] += left[row * 4 + index] * right[index * 4 + column] }
            }
        }
        return CATransform3D(rows: product)
    }

    /// The affine transform of the plane z = 0, seen from the front.
    ///
    /// Pictures are drawn with affine transforms: a perspective is replaced by the affine transform that is tangent to
    /// it at the origin, the layer's anchor point.
    var projectedAffine: CGAffineTransform {
        let depth = m44 == 0 ? 1 : m44
        let square = depth * depth
        return CGAffineTransform(
            a: (m11 * depth - m41 * m14) / square, b: (m12 * depth - m42 * m14) / square,
            c: (m21 * depth - m41 * m24) / square, d: (m22 * depth - m42 * m24) / square, tx: m41 / depth,
            ty: m42 / depth)
    }
}

public let CATransform3DIdentity = CATransform3D(.identity)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
}

/// A rotation by radians about an axis, which needn't be of length one; the identity for an axis of length zero.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    return CATransform3D(rows: [
        cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0,
        x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0,
        x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0,
        0, 0, 0, 1,
    ])
}

/// Translates first, then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Scales first, then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Rotates first, then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// The inverse; `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
        && t.m43 == 0 && t.m44 == 1
}

/// The transform's effect on the plane of the screen; meaningful for affine transforms only.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D {
    /// The bounding box of a rectangle that is transformed about its middle and seen from the front; with perspective,
    /// as it looks.
    func box(around rectangle: CGRect) -> CGRect {
        let (width, height) = (rectangle.width / 2, rectangle.height / 2)
        let corners = [(-width, -height), (width, -height), (-width, height), (width, height)].map { x, y in
            let depth = x * m14 + y * m24 + m44
            let scale = depth == 0 ? 1 : 1 / depth
            return CGPoint(x: (x * m11 + y * m21 + m41) * scale, y: (x * m12 + y * m22 + m42) * scale)
        }
        let (across, down) = (corners.map(\.x), corners.map(\.y))
        guard let left = across.min(), let right = across.max(), let top = down.min(), let bottom = down.max() else {
            return rectangle
        }
        return CGRect(
            x: rectangle.midX + left, y: rectangle.midY + top, width: right - left, height: bottom - top)
    }
}
