/// How one axis of a view follows its container's length: an affine rule `value = base + share · (container − base
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
        let parts = [(flexibleStart, start), (flexibleLength, length), (flexibleEnd, end)]
        let flexible = parts.filter(\.0)
        let total = flexible.reduce(0) { $0 + max(0, $1.1) }
        func share(_ part: (isFlexible: Bool, length: Double)) -> Double {
            guard part.isFlexible else { return 0 }
            return total > 0 ? max(0, part.length) / total : 1 / Double(flexible.count)
        }
        startShare = share(parts[0])
        lengthShare = share(parts[1])
    }

    public func placement(in container: Double) -> (start: Double, length: Double) {
        let change = container - containerLength
        return (start + startShare * change, length + lengthShare * change)
    }
}
