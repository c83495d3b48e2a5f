/// The way one axis of a view follows its container's length: an affine rule `value = base + share · (container − base
/// container)` for the start and for the length.
///
/// The parts that are flexible share a change in proportion to their length at the time the rule was made; equally,
/// where all of them are zero.
public struct AutoresizingRule: Hashable, Sendable {
    public let start: Double
    public let length: Double
    public let containerLength: Double
    /// The share of the container's change that moves the start, and that makes the view longer.
    public let startShare: Double
    public let lengthShare: Double

    /// Lengths in points; the container's is the one at which `start` and `length` held.
    public init(
        start: Double, length: Double, containerLength: Double, flexibleStart: Bool, flexibleLength: Bool,
        flexibleEnd: Bool
    ) {
        self.start = start
        self.length = length
        self.containerLength = containerLength
        let end = containerLength - start - length
        let (flexibles, total) = Self.sum((flexibleStart, start), (flexibleLength, length), (flexibleEnd, end))
        func share(_ isFlexible: Bool, _ length: Double) -> Double {
            guard isFlexible else { return 0 }
            return total > 0 ? max(0, length) / total : 1 / Double(flexibles)
        }
        startShare = share(flexibleStart, start)
        lengthShare = share(flexibleLength, length)
    }

    private typealias Part = (isFlexible: Bool, length: Double)

    /// The number of flexible parts, and the sum of their lengths; a negative one counts as 0.
    private static func sum(_ first: Part, _ second: Part, _ third: Part) -> (count: Int, length: Double) {
        var (count, length) = (0, 0.0)
        func add(_ part: Part) {
            guard part.isFlexible else { return }
            count += 1
            length += max(0, part.length)
        }
        add(first)
        add(second)
        add(third)
        return (count, length)
    }

    public func placement(in container: Double) -> (start: Double, length: Double) {
        let change = container - containerLength
        return (start + startShare * change, length + lengthShare * change)
    }
}
