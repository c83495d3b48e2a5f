import InterfaceBuilder

/// The meaning of a constraint: equal for two that hold for the same layouts, whatever their ids, their holders and the
/// order of their sides.
struct ConstraintMeaning: Hashable {
    /// The sides in the order of their ids: what the constraint is about.
    struct Subject: Hashable {
        let first: ConstraintSide
        let second: ConstraintSide?
    }

    let subject: Subject
    let relation: InterfaceConstraint.Relation
    /// Six digits of the multiplier and of the constant.
    let multiplier: String
    let constant: String
    let priority: Double
    let identifier: String?
    let variations: [String: String]

    /// - Parameter name: the id of an item that both documents have in common.
    init(_ constraint: ComparedConstraint, name: (String) -> String) {
        var first = ConstraintSide(item: name(constraint.first.item), attribute: constraint.first.attribute)
        var second = constraint.second.map { ConstraintSide(item: name($0.item), attribute: $0.attribute) }
        var relation = constraint.relation
        var (multiplier, constant) = (constraint.multiplier, constraint.constant)
        if let other = second, multiplier != 0,
            (other.item, other.attribute.rawValue) < (first.item, first.attribute.rawValue)
        {
            (first, second) = (other, first)
            if multiplier > 0 {
                relation = InterfaceConstraint.Relation(rawValue: -relation.rawValue) ?? relation
            }
            (multiplier, constant) = (1 / multiplier, -constant / multiplier)
        }
        subject = Subject(first: first, second: second)
        self.relation = relation
        self.multiplier = Self.digits(multiplier)
        self.constant = constraint.isStandard ? "standard" : Self.digits(constant)
        priority = constraint.priority
        identifier = constraint.identifier
        variations = constraint.variations
    }

    private static func digits(_ value: Double) -> String {
        guard value != 0, value.isFinite else { return "0" }
        var scale = 1.0
        while abs(value) * scale < 100_000, scale < 1e12 { scale *= 10 }
        return "\((value * scale).rounded() / scale)"
    }
}
