import ConstraintSolver

/// The constraints and content sizes behind one number of a solution.
///
/// The value is the sum of weight times constant over `shares`, plus `geometryOffset` of each, so a caller can verify
/// it.
public struct LayoutExplanation: Sendable {
    public struct Share: Sendable {
        public let member: LayoutConflict.Member
        /// The weight with which the constraint's own constant, or the content's length, enters the value.
        public let weight: Double
        public let constant: Double
        /// The offset that insets, baselines and scrolled origins between the constraint's items add to the value.
        public let geometryOffset: Double
    }

    public struct Loser: Sendable {
        public let member: LayoutConflict.Member
        public let priority: Float
        /// The violation in points.
        public let violation: Double
    }

    public let value: Double
    /// The shares in order of installation.
    public let shares: [Share]
    /// Items with an undetermined number, which is 0, and which the value depends on.
    public let undetermined: [LayoutItem]
    public let losers: [Loser]
}

extension LayoutEngine {
    /// The chain behind one number of an item's alignment rectangle; solves first where needed.
    public func explanation(of quantity: LayoutQuantity, of item: LayoutItem) -> LayoutExplanation {
        let explanation = system.explanation(of: variable(quantity, of: item))
        return LayoutExplanation(
            value: explanation.value, shares: explanation.tight.map(share),
            undetermined: explanation.undetermined.compactMap { self.item(of: $0) },
            losers: explanation.losers.map(loser))
    }

    private func share(_ tight: Explanation.Tight) -> LayoutExplanation.Share {
        let member = member(of: tight.constraint)
        let total = tight.coefficient * tight.constant
        switch member {
        case .constraint(let id):
            let constant = constraints[Int(id.index)].constant
            let weight = flips(relation(of: id)) ? tight.coefficient : -tight.coefficient
            return LayoutExplanation.Share(
                member: member, weight: weight, constant: constant, geometryOffset: total - weight * constant)
        case .contentSize, .nonNegativeSize:
            return LayoutExplanation.Share(
                member: member, weight: -tight.coefficient, constant: -tight.constant, geometryOffset: 0)
        }
    }

    private func loser(_ loser: Explanation.Loser) -> LayoutExplanation.Loser {
        let member = member(of: loser.constraint)
        return LayoutExplanation.Loser(
            member: member, priority: priority(of: member, row: loser.constraint), violation: loser.violation)
    }

    private func priority(of member: LayoutConflict.Member, row: ConstraintID) -> Float {
        switch member {
        case .constraint(let id): return priority(of: id)
        case .contentSize(let owner):
            guard let size = contentSize(of: owner.item, axis: owner.axis) else { return 0 }
            let record = items[Int(owner.item.index)].contentSize
            let rows = owner.axis == .horizontal ? record.horizontal : record.vertical
            return rows?.hugging == row ? size.huggingPriority : size.compressionResistancePriority
        case .nonNegativeSize: return 1000
        }
    }
}
