import ConstraintSolver

/// Required constraints that can't hold together; without any one of them the rest could.
public struct LayoutConflict: Sendable {
    public enum Member: Hashable, Sendable {
        case constraint(LayoutConstraintID)
        case contentSize(ContentSizeOwner)
        /// A width or height that must not be negative.
        case nonNegativeSize
    }

    /// The members in order of installation.
    public let members: [Member]
    /// The one that is ignored until the set changes.
    public let broken: Member
}

extension LayoutEngine {
    /// True if there may be conflicts; false if the last solution had none.
    public var hasConflicts: Bool { mayHaveConflicts }

    /// The conflicts of the present solution; solves first where needed.
    public var conflicts: [LayoutConflict] {
        if system.needsSolve { system.solve() }
        guard mayHaveConflicts else { return [] }
        let conflicts = system.conflicts.map { conflict in
            LayoutConflict(members: members(of: conflict), broken: member(of: conflict.broken))
        }
        mayHaveConflicts = !conflicts.isEmpty
        return conflicts
    }

    /// Each once: both rows of a releasable equality may take part.
    private func members(of conflict: Conflict) -> [LayoutConflict.Member] {
        var members: [LayoutConflict.Member] = []
        for row in conflict.members {
            let member = member(of: row)
            if member == .nonNegativeSize || !members.contains(member) { members.append(member) }
        }
        return members
    }

    func member(of row: ConstraintID) -> LayoutConflict.Member {
        switch rowOwners[Int(row.index)].owner {
        case .constraint(let id): .constraint(id)
        case .contentSize(let owner): .contentSize(owner)
        case .none: .nonNegativeSize
        }
    }

    /// The member of an irreducible set that is to be broken.
    ///
    /// UIKit's choice is undocumented. Of 24 public logs it broke a constant size 15 times, a bottom or trailing edge
    /// 4 times, an aspect or relative size 2, a stack view's canvas connection 2, a gap once, and never a constraint of
    /// its own such as an encapsulated size. So: never the framework's own where another can be, first a constant
    /// size, then a trailing or bottom edge, and among equals the youngest. Before all of them a view's natural size
    /// whose hugging or resistance is required: recorded, three documents in which an image view of 27 × 36 has a
    /// picture of 78 × 106, buttons share a stack equally, and a text field has a width.
    func indexToBreak(among members: [ConstraintID]) -> Int {
        var best = members.indices.last ?? 0
        var bestRank = (Int.max, Int.max)
        for (index, row) in members.enumerated() {
            let rank = breakingRank(of: row)
            if rank < bestRank {
                bestRank = rank
                best = index
            }
        }
        return best
    }

    private func breakingRank(of row: ConstraintID) -> (Int, Int) {
        let id: LayoutConstraintID
        switch rowOwners[Int(row.index)].owner {
        case .none: return (5, 0)
        case .contentSize: return (-1, 0)
        case .constraint(let owner): id = owner
        }
        let constraint = constraints[Int(id.index)]
        let age = -Int(constraint.order)
        switch constraint.role {
        case .implicit: return (5, age)
        case .system: return (4, age)
        case .contentSize: return (-1, age)
        case .author, .arranged: break
        }
        if constraint.firstAttribute.kind == .size, constraint.second == nil { return (0, age) }
        switch constraint.firstAttribute {
        case .trailing, .bottom, .right, .trailingMargin, .bottomMargin, .rightMargin, .lastBaseline: return (1, age)
        default: return (2, age)
        }
    }
}
