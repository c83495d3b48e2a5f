/// A transform of space split into its parts, so that interpolation between two transforms rotates instead of
/// shrinking.
///
/// The decomposition is that of the CSS Transforms specification, level 2 (section "Decomposing a 3D Matrix").
struct TransformDecomposition {
    private var perspective: [CGFloat]
    private var translation: [CGFloat]
    private var scale: [CGFloat]
    /// The skews of y along x, of z along x and of z along y.
    private var skew: [CGFloat]
    private var turn: Quaternion

    /// Nil for a singular transform.
    init?(_ transform: CATransform3D) {
        let depth = transform.m44
        guard depth != 0 else { return nil }
        var matrix: [CGFloat] = transform.rows.map { $0 / depth }
        var affine = matrix
        (affine[3], affine[7], affine[11], affine[15]) = (0, 0, 0, 1)
        guard let inverse = Self.inverted(affine) else { return nil }
        let right = [matrix[3], matrix[7], matrix[11], matrix[15]]
        // The column of perspective, seen through the rest.
        perspective = (0..<4).map { row in Self.dot(Array(inverse[(row * 4)..<(row * 4 + 4)]), right) }
        (matrix[3], matrix[7], matrix[11], matrix[15]) = (0, 0, 0, 1)
        translation = [matrix[12], matrix[13], matrix[14]]
        var rows: [[CGFloat]] = (0..<3).map { Array(matrix[($0 * 4)..<($0 * 4 + 3)]) }
        var (scale, skew): ([CGFloat], [CGFloat]) = ([0, 0, 0], [0, 0, 0])
        scale[0] = Self.length(rows[0])
        rows[0] = Self.scaled(rows[0], 1 / scale[0])
        skew[0] = Self.dot(rows[0], rows[1])
        rows[1] = Self.sum(rows[1], rows[0], -skew[0])
        scale[1] = Self.length(rows[1])
        rows[1] = Self.scaled(rows[1], 1 / scale[1])
        skew[0] /= scale[1]
        skew[1] = Self.dot(rows[0], rows[2])
        rows[2] = Self.sum(rows[2], rows[0], -skew[1])
        skew[2] = Self.dot(rows[1], rows[2])
        rows[2] = Self.sum(rows[2], rows[1], -skew[2])
        scale[2] = Self.length(rows[2])
        rows[2] = Self.scaled(rows[2], 1 / scale[2])
        skew[1] /= scale[2]
        skew[2] /= scale[2]
        if Self.dot(rows[0], Self.cross(rows[1], rows[2])) < 0 {
            scale = scale.map { -$0 }
            rows = rows.map { Self.scaled($0, -1) }
        }
        guard (scale + skew + perspective).allSatisfy(\.isFinite) else { return nil }
        (self.scale, self.skew) = (scale, skew)
        turn = Quaternion(rows)
    }

    /// - Parameter share: 0 for this transform, 1 for the other.
    func mixed(with end: TransformDecomposition, _ share: CGFloat) -> TransformDecomposition {
        func mix(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] { zip(a, b).map { $0 + ($1 - $0) * share } }
        var result = self
        result.perspective = mix(perspective, end.perspective)
        result.translation = mix(translation, end.translation)
        result.scale = mix(scale, end.scale)
        result.skew = mix(skew, end.skew)
        result.turn = turn.mixed(with: end.turn, share)
        return result
    }

    var transform: CATransform3D {
        var linear = turn.rows
        // In the opposite order: skews, then scales, before the rotation.
        linear[2] = Self.sum(Self.sum(linear[2], linear[1], skew[2]), linear[0], skew[1])
        linear[1] = Self.sum(linear[1], linear[0], skew[0])
        let scaled: [[CGFloat]] = (0..<3).map { Self.scaled(linear[$0], scale[$0]) }
        var affine = [CGFloat](repeating: 0, count: 16)
        for row in 0..<3 { for column in 0..<3 { affine[row * 4 + column] = scaled[row][column] } }
        (affine[12], affine[13], affine[14], affine[15]) = (translation[0], translation[1], translation[2], 1)
        for row in 0..<4 {
            var own: [CGFloat] = Array(affine[(row * 4)..<(row * 4 + 3)])
            own.append(row == 3 ? 1 : 0)
            affine[row * 4 + 3] = Self.dot(own, perspective)
        }
        return CATransform3D(rows: affine)
    }

    // MARK: Vectors

    private static func dot(_ a: [CGFloat], _ b: [CGFloat]) -> CGFloat { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
    private static func length(_ a: [CGFloat]) -> CGFloat { dot(a, a).squareRoot() }
    private static func scaled(_ a: [CGFloat], _ factor: CGFloat) -> [CGFloat] { a.map { $0 * factor } }
    private static func sum(_ a: [CGFloat], _ b: [CGFloat], _ factor: CGFloat) -> [CGFloat] {
        zip(a, b).map { $0 + $1 * factor }
    }
    private static func cross(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] {
        [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    }

    /// By Gaussian elimination with the largest pivot; nil for a singular matrix.
    fileprivate static func inverted(_ matrix: [CGFloat]) -> [CGFloat]? {
        var left = matrix
        var right = CATransform3DIdentity.rows
        for column in 0..<4 {
            guard let pivot = (column..<4).max(by: { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }),
                abs(left[pivot * 4 + column]) > 1e-12
            else { return nil }
            for index in 0..<4 {
                left.swapAt(pivot * 4 + index, column * 4 + index)
                right.swapAt(pivot * 4 + index, column * 4 + index)
            }
            let whole = left[column * 4 + column]
            for index in 0..<4 {
                left[column * 4 + index] /= whole
                right[column * 4 + index] /= whole
            }
            for row in 0..<4 where row != column {
                let factor = left[row * 4 + column]
                for index in 0..<4 {
                    left[row * 4 + index] -= factor * left[column * 4 + index]
                    right[row * 4 + index] -= factor * right[column * 4 + index]
                }
            }
        }
        return right
    }
}

/// A rotation in space.
private struct Quaternion {
    var x, y, z, w: CGFloat

    /// - Parameter rows: of a pure rotation matrix, points being rows.
    init(_ rows: [[CGFloat]]) {
        func half(_ value: CGFloat) -> CGFloat { max(0, value).squareRoot() / 2 }
        let (a, b, c) = (rows[0][0], rows[1][1], rows[2][2])
        (x, y, z, w) = (half(1 + a - b - c), half(1 - a + b - c), half(1 - a - b + c), half(1 + a + b + c))
        // Signs relative to the largest part, which is never small.
        let largest = max(x, y, z, w)
        func signed(_ value: CGFloat, _ sign: CGFloat) -> CGFloat { sign < 0 ? -value : value }
        if largest == w {
            x = signed(x, rows[1][2] - rows[2][1])
            y = signed(y, rows[2][0] - rows[0][2])
            z = signed(z, rows[0][1] - rows[1][0])
        } else if largest == x {
            w = signed(w, rows[1][2] - rows[2][1])
            y = signed(y, rows[0][1] + rows[1][0])
            z = signed(z, rows[0][2] + rows[2][0])
        } else if largest == y {
            w = signed(w, rows[2][0] - rows[0][2])
            x = signed(x, rows[0][1] + rows[1][0])
            z = signed(z, rows[1][2] + rows[2][1])
        } else {
            w = signed(w, rows[0][1] - rows[1][0])
            x = signed(x, rows[0][2] + rows[2][0])
            y = signed(y, rows[1][2] + rows[2][1])
        }
    }

    private init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }

    /// Along the shorter of both ways.
    func mixed(with end: Quaternion, _ share: CGFloat) -> Quaternion {
        var product = x * end.x + y * end.y + z * end.z + w * end.w
        let sign: CGFloat = product < 0 ? -1 : 1
        product = min(1, abs(product))
        guard product < 1 - 1e-9 else { return share < 1 ? self : end }
        let angle = acos(product)
        let (first, second) = (sin((1 - share) * angle) / sin(angle), sign * sin(share * angle) / sin(angle))
        return Quaternion(
            x: x * first + end.x * second, y: y * first + end.y * second, z: z * first + end.z * second,
            w: w * first + end.w * second)
    }

    var rows: [[CGFloat]] {
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
            [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
            [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
        ]
    }
}

extension CATransform3D {
    /// The inverse; nil where there is none.
    var inverse: CATransform3D? { TransformDecomposition.inverted(rows).map(CATransform3D.init(rows:)) }
}
