/// A value that an animation of a layer interpolates.
@MainActor enum LayerValue {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rectangle(CGRect)
    case color(CGColor?)
    case transform(CATransform3D)
    case path(CGPath?)
    case numbers([CGFloat])
    case colors([CGColor])

    /// Nil for values that layers don't animate.
    init?(_ value: Any?) {
        switch value {
        case let value as CGFloat: self = .number(value)
        case let value as Double: self = .number(CGFloat(value))
        case let value as Float: self = .number(CGFloat(value))
        case let value as Int: self = .number(CGFloat(value))
        case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
        case let value as NSValue where value.storedTransform != nil: self = .transform(value.caTransform3DValue)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rectangle(value)
        case let value as CGColor: self = .color(value)
        case let value as UIColor: self = .color(value.cgColor)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3D(value))
        case let value as CGPath: self = .path(value)
        case let value as [CGColor]: self = .colors(value)
        case let value as [Any]:
            let numbers = value.compactMap { number -> CGFloat? in
                if case .number(let number)? = LayerValue(number) { return number }
                return nil
            }
            guard numbers.count == value.count else { return nil }
            self = .numbers(numbers)
        default: return nil
        }
    }

    /// The value as an object for apps.
    var object: Any? {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rectangle(let value): value
        case .color(let value): value
        case .transform(let value): value
        case .path(let value): value
        case .numbers(let value): value
        case .colors(let value): value
        }
    }

    /// Interpolates towards another value of the same kind; a value that can't be mixed changes at the end.
    func mixed(with end: LayerValue, _ share: CGFloat) -> LayerValue {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        switch (self, end) {
        case (.number(let a), .number(let b)): return .number(mix(a, b))
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rectangle(let a), .rectangle(let b)):
            return .rectangle(
                CGRect(
                    x: mix(a.minX, b.minX), y: mix(a.minY, b.minY), width: mix(a.width, b.width),
                    height: mix(a.height, b.height)))
        case (.color(let a), .color(let b)): return .color(LayerValue.mixed(a, b, share))
        case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, share))
        case (.path(let a?), .path(let b?)):
            return a.graphicsPath.mixed(with: b.graphicsPath, share).map { .path(CGPath($0)) }
                ?? (share < 1 ? self : end)
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map(mix))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { LayerValue.mixed($0, $1, share) ?? $1 })
        default: return share < 1 ? self : end
        }
    }

    /// The sum of two values of a kind; nil where it is undefined.
    func adding(_ other: LayerValue) -> LayerValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + b)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)): return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rectangle(let a), .rectangle(let b)):
            return .rectangle(
                CGRect(
                    x: a.minX + b.minX, y: a.minY + b.minY, width: a.width + b.width, height: a.height + b.height))
        case (.transform(let a), .transform(let b)): return .transform(b.concatenating(a))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map(+))
        default: return nil
        }
    }

    /// A multiple of the value; a value that can't be multiplied is returned unchanged.
    func multiplied(by factor: CGFloat) -> LayerValue {
        switch self {
        case .number(let value): return .number(value * factor)
        case .point(let value): return .point(CGPoint(x: value.x * factor, y: value.y * factor))
        case .size(let value): return .size(CGSize(width: value.width * factor, height: value.height * factor))
        case .rectangle(let value):
            return .rectangle(
                CGRect(
                    x: value.origin.x * factor, y: value.origin.y * factor, width: value.size.width * factor,
                    height: value.size.height * factor))
        case .numbers(let values): return .numbers(values.map { $0 * factor })
        default: return self
        }
    }

    /// The numbers of which a value consists; nil for a value that isn't numeric.
    var components: [CGFloat]? {
        switch self {
        case .number(let value): [value]
        case .point(let value): [value.x, value.y]
        case .size(let value): [value.width, value.height]
        case .rectangle(let value): [value.origin.x, value.origin.y, value.size.width, value.size.height]
        case .numbers(let values): values
        default: nil
        }
    }

    /// A value of the same kind with other numbers.
    func with(_ components: [CGFloat]) -> LayerValue {
        switch self {
        case .number: .number(components[0])
        case .point: .point(CGPoint(x: components[0], y: components[1]))
        case .size: .size(CGSize(width: components[0], height: components[1]))
        case .rectangle:
            .rectangle(CGRect(x: components[0], y: components[1], width: components[2], height: components[3]))
        case .numbers: .numbers(components)
        default: self
        }
    }

    /// Componentwise in sRGB; a missing colour equals the other one, transparent.
    private static func mixed(_ first: CGColor?, _ second: CGColor?, _ share: CGFloat) -> CGColor? {
        guard let known = first ?? second else { return nil }
        let (a, b) = (first?.graphicsColor, second?.graphicsColor)
        let base = known.graphicsColor
        let from = a ?? base.multiplyingAlpha(by: 0)
        let to = b ?? base.multiplyingAlpha(by: 0)
        let part = Double(share)
        func mix(_ x: Double, _ y: Double) -> CGFloat { CGFloat(x + (y - x) * part) }
        return CGColor(
            red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
            alpha: mix(from.alpha, to.alpha))
    }
}

extension CATransform3D {
    /// Transforms interpolate their rotations and scales; singular ones, their elements.
    func mixed(with end: CATransform3D, _ share: CGFloat) -> CATransform3D {
        if CATransform3DIsAffine(self), CATransform3DIsAffine(end) {
            let parts = TransformParts(projectedAffine)
            return CATransform3D(parts.interpolated(to: TransformParts(end.projectedAffine), share).transform)
        }
        if let first = TransformDecomposition(self), let last = TransformDecomposition(end) {
            return first.mixed(with: last, share).transform
        }
        return CATransform3D(rows: zip(rows, end.rows).map { $0 + ($1 - $0) * share })
    }

    /// A view's transform, in space where an app set it there.
    init(_ affine: CGAffineTransform, keeping own: CATransform3D) {
        self = own.projectedAffine == affine ? own : CATransform3D(affine)
    }
}
