import ConstraintSolver

/// The engine's record of a constraint; free of references, so that reading a field copies nothing else.
///
/// There are many: what the system of rows knows is only there, and what few constraints have is a `RareConstraintFields`.
struct LayoutConstraintRecord: BitwiseCopyable {
    var constant: Double
    let first: LayoutItem
    /// −1 where there is no second item.
    private let secondIndex: Int32
    /// The row of the system, by its index; −1 once the constraint is uninstalled.
    var row: Int32
    /// Counts installations; a younger constraint is broken first where nothing else decides.
    let order: UInt32
    /// Its fields that few have, by index; −1 where it has none.
    var rare: Int32 = -1
    /// The places among the mentions of its items.
    var links = (MentionLink(), MentionLink())
    let firstAttribute: LayoutAttribute
    let secondAttribute: LayoutAttribute
    let relation: Relation
    /// The role, and in the eighth bit if leading is right.
    private var packed: UInt8

    init(_ constraint: LayoutConstraint, row: ConstraintID, order: UInt32) {
        constant = constraint.constant
        first = constraint.first
        secondIndex = constraint.second?.index ?? -1
        self.row = row.index
        self.order = order
        firstAttribute = constraint.firstAttribute
        secondAttribute = constraint.secondAttribute
        relation = constraint.relation
        packed = constraint.role.rawValue
        isRightToLeft = constraint.isRightToLeft
    }

    var second: LayoutItem? { secondIndex < 0 ? nil : LayoutItem(index: secondIndex) }

    var role: LayoutConstraint.Role { LayoutConstraint.Role(rawValue: packed & 127) ?? .author }

    var isRightToLeft: Bool {
        get { packed & 128 != 0 }
        set { packed = packed & 127 | (newValue ? 128 : 0) }
    }

    var isLive: Bool { row >= 0 }
}

/// The part of a constraint that few have.
struct RareConstraintFields: BitwiseCopyable {
    var multiplier = 1.0
    var firstOrigin: LayoutPlace?
    var secondOrigin: LayoutPlace?
    /// The row that holds a releasable equality from above; the constraint's own then holds it from below.
    var upperRow: ConstraintID?
    /// The first of the mentions of items that are neither of its two; −1 where there is none.
    var firstPassage: Int32 = -1
    var isReleasable = false
    /// True if a releasable equality holds nothing at present.
    var isReleased = false
}

extension LayoutEngine {
    /// A constraint as it was installed, with what was changed since.
    ///
    /// One that was uninstalled is a programming error.
    public func constraint(_ id: LayoutConstraintID) -> LayoutConstraint {
        var constraint = relation(of: id)
        constraint.priority = priority(of: id)
        return constraint
    }

    public func constant(of id: LayoutConstraintID) -> Double { constraints[Int(id.index)].constant }

    public func isReleasable(_ id: LayoutConstraintID) -> Bool {
        let rare = constraints[Int(id.index)].rare
        return rare >= 0 && rareFields[Int(rare)].isReleasable
    }

    /// True if a side of the constraint is a distance between two places.
    func relatesDistances(_ id: LayoutConstraintID) -> Bool {
        let rare = constraints[Int(id.index)].rare
        return rare >= 0 && (rareFields[Int(rare)].firstOrigin != nil || rareFields[Int(rare)].secondOrigin != nil)
    }

    /// True if a constraint of the same first item has the attribute, the second item and the multiplier of another one.
    public func hasShape(_ id: LayoutConstraintID, of other: LayoutConstraint) -> Bool {
        let record = constraints[Int(id.index)]
        let multiplier = record.rare < 0 ? 1 : rareFields[Int(record.rare)].multiplier
        return record.firstAttribute == other.firstAttribute && record.second == other.second
            && multiplier == other.multiplier
    }

    /// A constraint but for its priority.
    func relation(of id: LayoutConstraintID) -> LayoutConstraint {
        let record = constraints[Int(id.index)]
        var constraint = LayoutConstraint(
            first: record.first, record.firstAttribute, record.relation, second: record.second, record.secondAttribute,
            constant: record.constant, role: record.role)
        constraint.isRightToLeft = record.isRightToLeft
        guard record.rare >= 0 else { return constraint }
        let rare = rareFields[Int(record.rare)]
        constraint.multiplier = rare.multiplier
        constraint.firstOrigin = rare.firstOrigin
        constraint.secondOrigin = rare.secondOrigin
        constraint.isReleasable = rare.isReleasable
        return constraint
    }

    func priority(of id: LayoutConstraintID) -> Float {
        do {
            return try system.priority(of: row(of: id))
        } catch {
            preconditionFailure("a constraint that is installed has no row in the system: \(error)")
        }
    }

    func row(of id: LayoutConstraintID) -> ConstraintID {
        let row = constraints[Int(id.index)].row
        precondition(row >= 0, "the constraint was uninstalled before")
        return system.constraint(at: row)
    }

    func upperRow(of id: LayoutConstraintID) -> ConstraintID? {
        let rare = constraints[Int(id.index)].rare
        return rare < 0 ? nil : rareFields[Int(rare)].upperRow
    }

    func isReleased(_ id: LayoutConstraintID) -> Bool {
        let rare = constraints[Int(id.index)].rare
        return rare >= 0 && rareFields[Int(rare)].isReleased
    }

    /// The index of a constraint's rare fields, which are made where it has none.
    func ensureRareFields(of id: LayoutConstraintID) -> Int {
        let known = constraints[Int(id.index)].rare
        guard known < 0 else { return Int(known) }
        let index: Int32
        if let free = freeRareFields.popLast() {
            index = free
            rareFields[Int(index)] = RareConstraintFields()
        } else {
            index = Int32(rareFields.count)
            rareFields.append(RareConstraintFields())
        }
        constraints[Int(id.index)].rare = index
        return Int(index)
    }

    func dropRareFields(of id: LayoutConstraintID) {
        let rare = constraints[Int(id.index)].rare
        guard rare >= 0 else { return }
        constraints[Int(id.index)].rare = -1
        freeRareFields.append(rare)
    }
}
