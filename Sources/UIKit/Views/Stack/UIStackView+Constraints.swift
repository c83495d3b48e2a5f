/// From the arrangement to constraints in place.
extension UIStackView {
    /// Updates the constraints for the arrangement.
    ///
    /// A constraint that is still needed stays, with a new constant where that differs; the others are removed, and new
    /// ones added after them. Complexity: a change of one hidden flag or spacing touches the constraints that depend on
    /// it.
    func applyArrangement() {
        let arrangement = arrangement
        reportInvalidAlignment(arrangement)
        let retired = updateGuides(for: arrangement)
        let wanted = wantedConstraints(arrangement)
        let places = Dictionary(
            placedConstraints.indices.map { (placedConstraints[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
        var isKept = [Bool](repeating: false, count: placedConstraints.count)
        let kept = wanted.map { wanted -> NSLayoutConstraint? in
            guard let place = places[wanted.key], wanted.isMet(by: placedConstraints[place].constraint) else {
                return nil
            }
            isKept[place] = true
            return placedConstraints[place].constraint
        }
        for (placed, isKept) in zip(placedConstraints, isKept) where !isKept { placed.constraint.isActive = false }
        for guide in retired { removeLayoutGuide(guide) }
        placedConstraints = zip(wanted, kept).map { wanted, kept in
            let constraint = kept ?? wanted.makeConstraint()
            constraint.constant = wanted.constant
            if kept == nil { constraint.isActive = true }
            return PlacedConstraint(key: wanted.key, constraint: constraint)
        }
    }

    /// Removes at once the constraints on a view that leaves: the view itself holds some of them and would take them
    /// along.
    func dropConstraints(naming view: UIView) {
        placedConstraints.removeAll { placed in
            guard placed.key.names(view) else { return false }
            placed.constraint.isActive = false
            return true
        }
    }

    private func wantedConstraints(_ arrangement: StackArrangement) -> [WantedConstraint] {
        let constraints = arrangement.constraints
        return constraints.compactMap { constraint in
            guard let first = object(for: constraint.first) else { return nil }
            guard let part = constraint.second else { return WantedConstraint(constraint, first: first, second: nil) }
            guard let second = object(for: part) else { return nil }
            return WantedConstraint(constraint, first: first, second: second)
        }
    }

    private func object(for part: ArrangementPart) -> AnyObject? {
        switch part {
        case .stack: self
        case .canvas: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
        case .view(let index): arranged[index].view
        case .gap(let index): guides.gap(after: arranged[index].view)
        case .alignmentSpanner: guides.alignmentSpanner
        case .orderingSpanner: guides.orderingSpanner
        }
    }

    private func reportInvalidAlignment(_ arrangement: StackArrangement) {
        guard arrangement.effectiveAlignment != arrangement.alignment, !arranged.isEmpty else {
            reportedInvalidAlignment = nil
            return
        }
        guard reportedInvalidAlignment != arrangement.alignment else { return }
        reportedInvalidAlignment = arrangement.alignment
        UIKitLog.write(
            "The alignment .\(arrangement.alignment) of \(description) has no meaning on a vertical axis: views above "
                + "each other share no baseline. It is laid out as .\(arrangement.effectiveAlignment). Set "
                + "that alignment, or a horizontal axis.")
    }
}

/// A constraint of the arrangement with its items.
@MainActor private struct WantedConstraint {
    let key: ConstraintKey
    let constant: CGFloat
    private let specification: ArrangementConstraint
    private let first: AnyObject
    private let second: AnyObject?

    init(_ specification: ArrangementConstraint, first: AnyObject, second: AnyObject?) {
        self.specification = specification
        self.first = first
        self.second = second
        constant = specification.constant
        key = ConstraintKey(
            purpose: specification.purpose, first: ObjectIdentifier(first),
            second: second.map { ObjectIdentifier($0) }, firstAttribute: specification.firstAttribute,
            secondAttribute: specification.secondAttribute, relation: specification.relation,
            multiplier: specification.multiplier, priority: specification.priority)
    }

    /// True if an installed constraint of the same key is still valid: an item may be another object at the same
    /// address.
    func isMet(by constraint: NSLayoutConstraint) -> Bool {
        constraint.isActive && constraint.firstItem === first && constraint.secondItem === second
    }

    /// Hiding has the framework's role, so that a conflict breaks the app's constraint.
    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: first, specification.firstAttribute, specification.relation, second: second,
            specification.secondAttribute, multiplier: specification.multiplier, constant: constant)
        constraint.priority = specification.priority
        constraint.identifier = specification.purpose.identifier
        constraint.role = specification.purpose == .hiding ? .system : .arranged
        return constraint
    }
}

/// An installed constraint of a stack view, and the arrangement's constraint it was made from.
struct PlacedConstraint {
    let key: ConstraintKey
    let constraint: NSLayoutConstraint
}

/// The properties that an installed constraint can't change; the constant can.
struct ConstraintKey: Hashable {
    let purpose: ArrangementPurpose
    let first: ObjectIdentifier
    let second: ObjectIdentifier?
    let firstAttribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    let priority: UILayoutPriority

    func names(_ object: AnyObject) -> Bool {
        first == ObjectIdentifier(object) || second == ObjectIdentifier(object)
    }
}
