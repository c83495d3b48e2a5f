import Graphics

/// How values between two keyframes come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stays until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At an even speed, whatever the key times say.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}

/// Passes through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// Takes the place of the values where a point is animated.
    open var path: CGPath?
    /// When each value is reached, in shares of a run; evenly unless set.
    open var keyTimes: [NSNumber]?
    /// The pace between each two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear

    override func makeCopy() -> CAAnimation {
        let copy = takingProperty(CAKeyframeAnimation())
        (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
        (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
        return copy
    }

    override func value(_ time: TimeInterval, of duration: TimeInterval, for model: CALayer) -> LayerValue? {
        let share = paced(time, of: duration)
        if let path { return path.graphicsPath.point(at: CGFloat(share)).map { .point($0) } }
        let values = (self.values ?? []).compactMap { LayerValue($0) }
        guard let first = values.first, let last = values.last else { return nil }
        guard values.count > 1 else { return first }
        let times = self.times(of: values)
        guard let next = times.firstIndex(where: { $0 > share }) else {
            return last
        }
        guard next > 0 else { return first }
        let (from, to) = (times[next - 1], times[next])
        if calculationMode == .discrete { return values[min(next - 1, values.count - 1)] }
        guard next < values.count else { return last }
        var part = to > from ? (share - from) / (to - from) : 1
        if let functions = timingFunctions, functions.indices.contains(next - 1) {
            part = functions[next - 1].curve.progress(at: part, duration: duration * (to - from))
        }
        return values[next - 1].mixed(with: values[next], CGFloat(part))
    }

    /// When each value is shown; a discrete animation's last value has an end too.
    private func times(of values: [LayerValue]) -> [Double] {
        let count = calculationMode == .discrete ? values.count + 1 : values.count
        if calculationMode == .paced {
            let lengths = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
            let total = lengths.reduce(0, +)
            guard total > 0 else { return values.map { _ in 0 } }
            var sum = 0.0
            return [0]
                + lengths.map { length in
                    sum += length
                    return sum / total
                }
        }
        if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
        return (0..<count).map { Double($0) / Double(count - 1) }
    }
}

extension LayerValue {
    /// How far apart two values of a kind are; 1 where that has no meaning.
    fileprivate func distance(to other: LayerValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): return Double(abs(b - a))
        case (.point(let a), .point(let b)): return Double(hypot(b.x - a.x, b.y - a.y))
        case (.size(let a), .size(let b)): return Double(hypot(b.width - a.width, b.height - a.height))
        default: return 1
        }
    }
}
