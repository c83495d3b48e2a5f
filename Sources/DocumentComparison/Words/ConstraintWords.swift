import InterfaceBuilder

/// A constraint as seen from the object that it places: `leading 16 from the safe area`.
struct ConstraintWords: Equatable {
    /// `leading`, `width`.
    let attribute: String
    /// `16`, `at least 44`, `0.5 × imageView's width`.
    let length: String
    /// `from the safe area`; empty for a length by itself.
    let target: String
    /// The target is what the reader takes for granted: the object's own superview or the safe area.
    let isTargetPlain: Bool
    let priority: Double
    let identifier: String?
    let variations: [String: String]

    init(_ constraint: ComparedConstraint, in table: ObjectTable, _ names: ObjectNames) {
        let placed = table.placedSide(of: constraint) ?? constraint.first
        let isFirst = placed == constraint.first
        let other = isFirst ? constraint.second : constraint.first
        var (multiplier, constant) = (constraint.multiplier, constraint.constant)
        var relation = constraint.relation
        if !isFirst, multiplier != 0 {
            (multiplier, constant) = (1 / multiplier, -constant / multiplier)
            if constraint.multiplier > 0 { relation = .init(rawValue: -relation.rawValue) ?? relation }
        }
        attribute = Self.word(placed.attribute)
        priority = constraint.priority
        identifier = constraint.identifier
        variations = constraint.variations
        guard let other else {
            length = Self.bound(relation) + ValueReader.number(constant)
            (target, isTargetPlain) = ("", true)
            return
        }
        let index = table.index(of: other.item)
        let subject = table.subject(of: constraint)
        let around = index.map { table.owner(of: $0) }
        let isPlain =
            around.map { around in subject.map { table.ancestors(of: $0).contains(around) } ?? false } ?? false
        let item = index.map { names.name($0) } ?? other.item
        let isSame = other.attribute == placed.attribute
        let isEnd = Self.ends.contains(placed.attribute)
        guard multiplier == 1, !Self.sizes.contains(placed.attribute) else {
            let factor = multiplier == 1 ? "" : "\(ValueReader.number(multiplier)) × "
            let rest =
                constant == 0
                ? "" : constant > 0 ? " + \(ValueReader.number(constant))" : " − \(ValueReader.number(-constant))"
            length = "\(Self.bound(relation))\(factor)\(item)'s \(Self.word(other.attribute))\(rest)"
            (target, isTargetPlain) = ("", true)
            return
        }
        // A distance inwards counts up at either end.
        let distance = isEnd ? -constant : constant
        let seen = isEnd ? InterfaceConstraint.Relation(rawValue: -relation.rawValue) ?? relation : relation
        length = constraint.isStandard ? "the standard distance" : Self.bound(seen) + ValueReader.number(distance)
        target = isSame ? "from \(item)" : "from \(item)'s \(Self.word(other.attribute))"
        isTargetPlain = isPlain && isSame
    }

    /// The whole constraint.
    var text: String {
        let ending = priority == 1000 ? "" : " at priority \(ValueReader.number(priority))"
        return "\(attribute) \(length)\(target.isEmpty ? "" : " \(target)")\(ending)"
    }

    /// The change of a constraint into another one.
    func change(to other: ConstraintWords) -> String {
        guard attribute == other.attribute, target == other.target else {
            if attribute == other.attribute, length == other.length, priority == other.priority {
                return "\(attribute) \(length) \(target) → \(other.target)"
            }
            return "\(text) → \(other.text)"
        }
        let name = isTargetPlain ? attribute : "\(attribute) \(target)"
        var parts: [String] = []
        if length != other.length { parts.append("\(name) \(length) → \(other.length)") }
        if priority != other.priority {
            parts.append(
                "priority of \(name) \(ValueReader.number(priority)) → \(ValueReader.number(other.priority))")
        }
        if identifier != other.identifier {
            parts.append("identifier of \(name) \(identifier ?? "none") → \(other.identifier ?? "none")")
        }
        for key in Set(variations.keys).union(other.variations.keys).sorted()
        where variations[key] != other.variations[key] {
            parts.append(
                "\(name), \(ValueWords.name(key)) \(ValueWords.value(variations[key], of: key)) → "
                    + ValueWords.value(other.variations[key], of: key))
        }
        return parts.joined(separator: ", ")
    }

    private static func bound(_ relation: InterfaceConstraint.Relation) -> String {
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: "at most "
        case .greaterThanOrEqual: "at least "
        }
    }

    private static let sizes: Set<InterfaceAttribute> = [.width, .height]
    private static let ends: Set<InterfaceAttribute> = [
        .trailing, .right, .bottom, .lastBaseline, .trailingMargin, .rightMargin, .bottomMargin,
    ]

    private static func word(_ attribute: InterfaceAttribute) -> String {
        switch attribute {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "horizontal centre"
        case .centerY: "vertical centre"
        case .lastBaseline: "baseline"
        case .firstBaseline: "first baseline"
        case .leftMargin: "left margin"
        case .rightMargin: "right margin"
        case .topMargin: "top margin"
        case .bottomMargin: "bottom margin"
        case .leadingMargin: "leading margin"
        case .trailingMargin: "trailing margin"
        case .centerXWithinMargins: "horizontal centre within margins"
        case .centerYWithinMargins: "vertical centre within margins"
        }
    }
}
