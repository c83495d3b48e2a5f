/// The rule for the constraint of a contradiction that UIKit breaks: undocumented, so it is measured against logs.
public struct BreakingRule: Sendable {
    /// Smaller ranks are broken first.
    public var rank: @Sendable (LoggedConstraint) -> Int
    /// True if among equals the one that the log lists last is taken.
    public var takesLast: Bool

    /// A constant size, then a centre or a far edge, and never the framework's own; among equals the one that the log lists
    /// first, which logs say more often than the last.
    ///
    /// Of ten public logs that it was tuned on it names ten, of ten others five; the constant size alone names seven and
    /// three of them.
    public static let standard = BreakingRule(
        rank: { constraint in
            if constraint.isFrameworks { return 4 }
            if constraint.isConstantSize { return 0 }
            return constraint.isOfFarEdge ? 1 : 2
        }, takesLast: false)

    /// The single rule: a constant size; nothing where there is none.
    public static let constantSize = BreakingRule(
        rank: { $0.isConstantSize && !$0.isFrameworks ? 0 : 9 }, takesLast: true)

    /// The place of the constraint to be broken.
    public func choice(in constraints: [LoggedConstraint], members: [Int]) -> Int? {
        var best: Int?
        for member in members {
            let rank = rank(constraints[member])
            guard rank < 9 else { continue }
            guard let current = best else {
                best = member
                continue
            }
            let bestRank = self.rank(constraints[current])
            if rank < bestRank || (rank == bestRank && takesLast) { best = member }
        }
        return best
    }
}
