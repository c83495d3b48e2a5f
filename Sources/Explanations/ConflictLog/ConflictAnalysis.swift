import ConstraintSolver

/// The result of analysing a log: whether its constraints contradict each other, which of them do, and what would help.
public struct ConflictAnalysis: Hashable, Sendable, Codable {
    /// Places in the log of the constraints of an irreducible set; empty where they can hold together.
    public var members: [Int]
    /// True if the set needs that lengths aren't negative.
    public var needsPositiveLengths: Bool
    /// The least violation of the set in points, all of it in one constraint.
    public var gap: Double
    /// Assumptions about facts that the log leaves out.
    public var assumptions: [String]
    /// Changes of one constraint each after which the whole log can hold, the cheapest first.
    public var cures: [ConflictCure]

    public var isContradictory: Bool { !members.isEmpty }
}

/// A change of one constraint, after which everything in the log can hold; it was solved.
public struct ConflictCure: Hashable, Sendable, Codable {
    public enum Change: Hashable, Sendable, Codable {
        case constant(from: Double, to: Double)
        case priority(to: Double)
    }

    /// The constraint's place in the log.
    public var constraint: Int
    public var change: Change
}

extension ConflictLog {
    /// Solves the log's constraints, and again with each change that might help.
    public func analysis() throws -> ConflictAnalysis {
        let model = try ConflictModel(constraints)
        guard let conflict = model.system.conflicts.first else {
            return ConflictAnalysis(
                members: [], needsPositiveLengths: false, gap: 0, assumptions: model.assumptions, cures: [])
        }
        let places = Dictionary(uniqueKeysWithValues: model.rows.enumerated().map { ($0.element, $0.offset) })
        let members = conflict.members.compactMap { places[$0] }.sorted()
        var cures: [(cost: Double, cure: ConflictCure)] = []
        var gap = Double.infinity
        for member in members {
            guard let violation = try violation(ofSoftened: member) else { continue }
            gap = min(gap, violation.magnitude)
            let constraint = constraints[member]
            guard !constraint.isFrameworks else { continue }
            let constant = constraint.constant + violation.signed
            if try holds(replacing: member, { $0.constant = constant }) {
                let change = ConflictCure.Change.constant(from: constraint.constant, to: constant)
                cures.append((violation.magnitude, ConflictCure(constraint: member, change: change)))
            }
            if try holds(replacing: member, { $0.priority = 999 }) {
                // A weaker priority costs nothing where points would be many, and more than a pixel's change.
                cures.append((1.5, ConflictCure(constraint: member, change: .priority(to: 999))))
            }
        }
        let sorted = cures.enumerated().sorted { first, second in
            let (a, b) = (first.element, second.element)
            if abs(a.cost - b.cost) > 1e-6 { return a.cost < b.cost }
            let ranks = (rank(a.cure.constraint), rank(b.cure.constraint))
            return ranks.0 == ranks.1 ? first.offset < second.offset : ranks.0 < ranks.1
        }
        return ConflictAnalysis(
            members: members, needsPositiveLengths: members.count < conflict.members.count,
            gap: gap.isFinite ? gap : 0, assumptions: model.assumptions, cures: sorted.map(\.element.cure))
    }

    /// The violation of a constraint if all others hold, and the change of its constant that would remove it.
    private func violation(ofSoftened member: Int) throws -> (magnitude: Double, signed: Double)? {
        var changed = constraints
        changed[member].priority = 999
        let model = try ConflictModel(changed)
        guard model.system.conflicts.isEmpty else { return nil }
        let magnitude = model.system.violation(of: model.rows[member])
        // Both directions are tried: the wrong one makes the conflict worse.
        for sign in [1.0, -1.0] {
            var trial = constraints
            trial[member].constant += sign * magnitude
            if try ConflictModel(trial).system.conflicts.isEmpty { return (magnitude, sign * magnitude) }
        }
        return (magnitude, magnitude)
    }

    private func holds(replacing member: Int, _ change: (inout LoggedConstraint) -> Void) throws -> Bool {
        var changed = constraints
        change(&changed[member])
        return try ConflictModel(changed).system.conflicts.isEmpty
    }

    private func rank(_ index: Int) -> Int { BreakingRule.standard.rank(constraints[index]) }
}

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
