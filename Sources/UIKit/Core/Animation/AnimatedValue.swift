/// A view's property that is animated when it is set inside an animation block.
package enum AnimatedKey: Int, Hashable, Sendable, CaseIterable {
    case center, bounds, transform, alpha, backgroundColor
}

/// A value of an animated property, and its interpolation.
@MainActor package enum AnimatedValue {
    case point(CGPoint)
    case rectangle(CGRect)
    case transform(CGAffineTransform)
    case number(CGFloat)
    case color(UIColor?)

    /// Interpolates towards another value of the same kind; extrapolates where progress is over 1.
    package func interpolated(to end: AnimatedValue, progress: Double) -> AnimatedValue {
        let share = CGFloat(progress)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        switch (self, end) {
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.rectangle(let a), .rectangle(let b)):
            return .rectangle(
                CGRect(
                    x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
                    height: mix(a.height, b.height)))
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.transform(let a), .transform(let b)):
            return .transform(TransformParts(a).interpolated(to: TransformParts(b), share).transform)
        case (.color(let a), .color(let b)): return .color(mixed(a, b, share))
        default: return end
        }
    }

    /// Componentwise in sRGB; a missing colour equals the other one, transparent.
    private func mixed(_ first: UIColor?, _ second: UIColor?, _ share: CGFloat) -> UIColor? {
        func components(_ color: UIColor?, _ other: UIColor?) -> [CGFloat] {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            (color ?? other)?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, color == nil ? 0 : alpha]
        }
        guard first != nil || second != nil else { return nil }
        let parts = zip(components(first, second), components(second, first)).map { $0 + ($1 - $0) * share }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

/// A transform as translation, rotation, shear and scale, each of which changes linearly: a rotating view keeps its
/// size.
struct TransformParts {
    var translation: CGPoint
    var angle: CGFloat
    var shear: CGFloat
    var scaleX: CGFloat
    var scaleY: CGFloat

    init(_ transform: CGAffineTransform) {
        translation = CGPoint(x: transform.tx, y: transform.ty)
        scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        angle = atan2(transform.b, transform.a)
        let determinant = transform.a * transform.d - transform.b * transform.c
        scaleY = scaleX > 0 ? determinant / scaleX : transform.d
        shear = scaleX > 0 ? (transform.a * transform.c + transform.b * transform.d) / (scaleX * scaleX) : 0
    }

    func interpolated(to end: TransformParts, _ share: CGFloat) -> TransformParts {
        var result = self
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        result.translation = CGPoint(x: mix(translation.x, end.translation.x), y: mix(translation.y, end.translation.y))
        // The shorter way round.
        var turn = end.angle - angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        result.angle = angle + turn * share
        result.shear = mix(shear, end.shear)
        result.scaleX = mix(scaleX, end.scaleX)
        result.scaleY = mix(scaleY, end.scaleY)
        return result
    }

    /// Scale and shear first, then rotation, then translation.
    var transform: CGAffineTransform {
        let (sine, cosine) = (sin(angle), cos(angle))
        return CGAffineTransform(
            a: scaleX * cosine, b: scaleX * sine, c: shear * scaleX * cosine - scaleY * sine,
            d: shear * scaleX * sine + scaleY * cosine, tx: translation.x, ty: translation.y)
    }
}
