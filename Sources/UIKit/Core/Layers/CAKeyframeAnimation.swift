import Graphics

/// The interpolation between two keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value holds until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At constant speed, whatever the key times say.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var isPaced: Bool { self == .paced || self == .cubicPaced }
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The path's direction is to the right of the layer.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The path's direction is to the left of the layer.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Animates through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// Replaces the values where a point is animated.
    open var path: CGPath?
    /// The time of each value, as a fraction of a run; evenly spaced unless set.
    open var keyTimes: [NSNumber]?
    /// The timing between each two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The rotation of a layer along its path; none unless set.
    open var rotationMode: CAAnimationRotationMode?
    /// The tension of a cubic curve at each value: 1 straight, -1 round; Kochanek and Bartels' numbers, as the next
    /// two.
    open var tensionValues: [NSNumber]?
    /// Values other than 0 make a corner at the value.
    open var continuityValues: [NSNumber]?
    /// The side on which it overshoots a value: before it below 0, after it above.
    open var biasValues: [NSNumber]?

    override func makeCopy() -> CAAnimation {
        let copy = copyProperty(to: CAKeyframeAnimation())
        (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
        (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
        (copy.tensionValues, copy.continuityValues, copy.biasValues) = (tensionValues, continuityValues, biasValues)
        copy.rotationMode = rotationMode
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
        if calculationMode.isCubic, let value = curved(values, times, next, CGFloat(part)) { return value }
        return values[next - 1].mixed(with: values[next], CGFloat(part))
    }

    override func show(_ time: TimeInterval, of duration: TimeInterval, on seen: CALayer, of model: CALayer) {
        super.show(time, of: duration, on: seen, of: model)
        guard let rotationMode, let path = path?.graphicsPath else { return }
        let share = CGFloat(paced(time, of: duration))
        let step: CGFloat = 1e-4
        guard let before = path.point(at: max(0, share - step)), let after = path.point(at: min(1, share + step)),
            before != after
        else { return }
        var angle = atan2(after.y - before.y, after.x - before.x)
        if rotationMode == .rotateAutoReverse { angle += .pi }
        seen.transform = seen.transform.concatenating(CATransform3DMakeRotation(angle, 0, 0, 1))
    }

    /// A point between two values on Kochanek and Bartels' curve; nil for values that aren't numbers.
    private func curved(_ values: [LayerValue], _ times: [Double], _ next: Int, _ share: CGFloat) -> LayerValue? {
        let numbers = values.map(\.components)
        guard let from = numbers[next - 1], let to = numbers[next], from.count == to.count else { return nil }
        func parameter(_ values: [NSNumber]?, _ index: Int) -> CGFloat {
            guard let values, values.indices.contains(index) else { return 0 }
            return CGFloat(values[index].doubleValue)
        }
        func tangents(at index: Int) -> (arriving: [CGFloat], leaving: [CGFloat]) {
            let own = numbers[index] ?? from
            let before = index > 0 ? numbers[index - 1] ?? own : own
            let after = index + 1 < numbers.count ? numbers[index + 1] ?? own : own
            let (tension, continuity, bias) = (
                parameter(tensionValues, index), parameter(continuityValues, index), parameter(biasValues, index)
            )
            // At an end only one side exists, which is the tangent.
            let isEnd = index == 0 || index == numbers.count - 1
            let half: CGFloat = isEnd ? 1 : 0.5
            var result: (arriving: [CGFloat], leaving: [CGFloat]) = ([], [])
            for component in own.indices {
                let (back, forth) = (own[component] - before[component], after[component] - own[component])
                result.arriving.append(
                    half * (1 - tension)
                        * ((1 - continuity) * (1 + bias) * back + (1 + continuity) * (1 - bias) * forth))
                result.leaving.append(
                    half * (1 - tension)
                        * ((1 + continuity) * (1 + bias) * back + (1 - continuity) * (1 - bias) * forth))
            }
            // Values that are further apart in time are passed more slowly.
            if index > 0, index + 1 < times.count {
                let (past, coming) = (times[index] - times[index - 1], times[index + 1] - times[index])
                if past + coming > 0 {
                    result.arriving = result.arriving.map { $0 * CGFloat(2 * past / (past + coming)) }
                    result.leaving = result.leaving.map { $0 * CGFloat(2 * coming / (past + coming)) }
                }
            }
            return result
        }
        let (start, end) = (tangents(at: next - 1).leaving, tangents(at: next).arriving)
        let (square, cube) = (share * share, share * share * share)
        let mixed = from.indices.map { component in
            (2 * cube - 3 * square + 1) * from[component] + (cube - 2 * square + share) * start[component]
                + (3 * square - 2 * cube) * to[component] + (cube - square) * end[component]
        }
        return values[next].with(mixed)
    }

    /// The time of each value; a discrete animation's last value has an end too.
    private func times(of values: [LayerValue]) -> [Double] {
        let count = calculationMode == .discrete ? values.count + 1 : values.count
        if calculationMode.isPaced {
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
    /// The distance between two values of a kind; 1 where it has no meaning.
    fileprivate func distance(to other: LayerValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): return Double(abs(b - a))
        case (.point(let a), .point(let b)): return Double(hypot(b.x - a.x, b.y - a.y))
        case (.size(let a), .size(let b)): return Double(hypot(b.width - a.width, b.height - a.height))
        default: return 1
        }
    }
}
