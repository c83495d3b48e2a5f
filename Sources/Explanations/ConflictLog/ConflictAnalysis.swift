import ConstraintSolver

/// The result of analysing a log: whether its constraints contradict each other, which of them do, and what would help.
public struct ConflictAnalysis: Hashable, Sendable, Codable {
    /// Places in the log of the constraints of an irreducible set; empty where they can hold together.
    public var members: [Int]
    /// True if the set needs that lengths aren't negative.
    public var needsPositiveLengths: Bool
    /// The least violation of the set in points, all of it in one constraint; 0 where it is less than the log prints.
    public var gap: Double
    /// Assumptions about facts that the log leaves out.
    public var assumptions: [String]
    /// The reason, as far as the set shows it; nil where the constraints can hold together.
    public var cause: ConflictCause?
    /// Changes of one constraint or view each after which the whole log can hold, the likeliest first.
    public var cures: [ConflictCure]

    public var isContradictory: Bool { !members.isEmpty }
}

extension ConflictLog {
    /// Solves the log's constraints, and again with each change that might help.
    ///
    /// UIKit has found them contradictory: where they can hold together as they are printed, what the log leaves out is
    /// assumed as far as it leaves one possibility, and the analysis says so.
    public func analysis() throws -> ConflictAnalysis {
        let printed = try analysisAsPrinted()
        guard !printed.isContradictory else { return printed }
        var read = self
        var assumptions: [String] = []
        for complete in [Self.assumingSuperviews, Self.assumingRoundedNumbers] {
            guard let (log, words) = complete(read) else { continue }
            read = log
            assumptions += words
            var analysis = try read.analysisAsPrinted()
            guard analysis.isContradictory else { continue }
            analysis.assumptions += assumptions
            if analysis.gap <= Self.hair * Double(analysis.members.count) { analysis.gap = 0 }
            return analysis
        }
        return printed
    }

    private func analysisAsPrinted() throws -> ConflictAnalysis {
        let model = try ConflictModel(constraints)
        guard let conflict = model.system.conflicts.first else {
            return ConflictAnalysis(
                members: [], needsPositiveLengths: false, gap: 0, assumptions: model.assumptions, cures: [])
        }
        let places = Dictionary(uniqueKeysWithValues: model.rows.enumerated().map { ($0.element, $0.offset) })
        let members = conflict.members.compactMap { places[$0] }.sorted()
        let violations = try members.map { ($0, try violation(ofSoftened: $0)) }
        let gap = violations.compactMap { $0.1?.magnitude }.min() ?? 0
        let masks = try masksInTheWay(members)
        let cause = cause(members, masks)
        let changes = try cures(violations, cause)
        return ConflictAnalysis(
            members: members, needsPositiveLengths: members.count < conflict.members.count, gap: gap,
            assumptions: model.assumptions, cause: cause,
            cures: masks.map { ConflictCure(constraint: $0, change: .noAutoresizingMask) }
                + wrapping(members, cause, isAlone: changes.isEmpty)
                + (cause == .framework ? [] : removals(members)) + sizes(members, cause, beside: changes))
    }

    /// The first constraint of each autoresizing mask in the set that stands beside the app's own constraints of its view,
    /// and without which everything holds.
    private func masksInTheWay(_ members: [Int]) throws -> [Int] {
        var seen: Set<String> = []
        return try members.filter { place in
            let mask = constraints[place]
            let view = mask.first.item.key
            // The framework's own views, such as the content of an effect view, need their masks.
            let isPrivate = mask.first.item.type.hasPrefix("_") || mask.first.item.type == "UITableViewCellContentView"
            guard mask.type == "NSAutoresizingMaskLayoutConstraint", !isPrivate, !seen.contains(view),
                isPlacedByTheApp(view)
            else { return false }
            seen.insert(view)
            let rest = constraints.filter {
                $0.type != "NSAutoresizingMaskLayoutConstraint" || $0.first.item.key != view
            }
            return try ConflictModel(rest).system.conflicts.isEmpty
        }
    }

    /// True if the app's constraints place or size a view, and not only what is inside it: a constraint without a number of
    /// views but this one, or one that begins with it and doesn't name it as the container.
    private func isPlacedByTheApp(_ view: String) -> Bool {
        constraints.contains { constraint in
            guard !constraint.isFrameworks, constraint.container?.key != view else { return false }
            guard let second = constraint.second else { return constraint.first.item.key == view }
            if constraint.container != nil { return constraint.first.item.key == view || second.item.key == view }
            let isInside = constraints.contains { $0.container?.key == view && $0.first.item.key == second.item.key }
            return constraint.first.item.key == view && !isInside
        }
    }

    /// The violation of a constraint if all others hold, and the change of its constant that would remove it.
    func violation(ofSoftened member: Int) throws -> (magnitude: Double, signed: Double)? {
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
}
