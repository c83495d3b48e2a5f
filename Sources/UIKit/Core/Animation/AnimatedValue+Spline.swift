extension AnimatedValue {
    /// The numbers that are interpolated; colours in sRGB.
    private var components: [CGFloat] {
        switch self {
        case .point(let point): return [point.x, point.y]
        case .rectangle(let rect): return [rect.minX, rect.minY, rect.width, rect.height]
        case .number(let number): return [number]
        case .transform(let transform):
            let parts = TransformParts(transform)
            return [parts.translation.x, parts.translation.y, parts.angle, parts.shear, parts.scaleX, parts.scaleY]
        case .color(let color):
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
    }

    /// The distance between two values of a kind.
    func distance(to other: AnimatedValue) -> Double {
        Double(zip(components, other.components).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }).squareRoot()
    }

    /// A value between two others, on a smooth curve through the ones before and after.
    ///
    /// Transforms and colours are interpolated linearly, as overshooting them makes no sense.
    static func spline(
        _ before: AnimatedValue, _ from: AnimatedValue, _ to: AnimatedValue, _ after: AnimatedValue, _ share: Double
    ) -> AnimatedValue {
        func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            let t = CGFloat(share)
            let (first, second) = ((c - a) / 2, (d - b) / 2)
            return (2 * b - 2 * c + first + second) * t * t * t + (3 * c - 3 * b - 2 * first - second) * t * t
                + first * t + b
        }
        let parts = [before, from, to, after].map(\.components)
        guard parts.allSatisfy({ $0.count == parts[1].count }) else {
            return from.interpolated(to: to, progress: share)
        }
        let mixed = parts[1].indices.map { mix(parts[0][$0], parts[1][$0], parts[2][$0], parts[3][$0]) }
        switch from {
        case .point: return .point(CGPoint(x: mixed[0], y: mixed[1]))
        case .rectangle: return .rectangle(CGRect(x: mixed[0], y: mixed[1], width: mixed[2], height: mixed[3]))
        case .number: return .number(mixed[0])
        case .transform, .color: return from.interpolated(to: to, progress: share)
        }
    }
}
