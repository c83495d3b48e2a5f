/// From the arrangement to constraints in place.
extension UIStackView {
    /// Brings the constraints in line with the arrangement.
    ///
    /// A constraint that is still wanted stays, with a new constant where that differs; the others go, and new ones come
    /// after them. Cost: a change of one hidden flag or spacing touches the constraints that name it.
    func applyArrangement() {
        let arrangement = arrangement
        reportInvalidAlignment(arrangement)
        let retired = takeGuides(for: arrangement)
        let wanted = wantedConstraints(arrangement)
        var present: [ConstraintKey: NSLayoutConstraint] = [:]
        for constraint in arrangementConstraints where constraint.isActive {
            if let key = ConstraintKey(constraint) { present[key] = constraint }
        }
        let kept = wanted.map { present.removeValue(forKey: $0.key) }
        for constraint in arrangementConstraints where constraint.isActive {
            if let key = ConstraintKey(constraint), present[key] === constraint { constraint.isActive = false }
        }
        for guide in retired { removeLayoutGuide(guide) }
        arrangementConstraints = zip(wanted, kept).map { wanted, kept in
            let constraint = kept ?? wanted.makeConstraint()
            constraint.constant = wanted.constant
            if kept == nil { constraint.isActive = true }
            return constraint
        }
    }

    private func wantedConstraints(_ arrangement: StackArrangement) -> [WantedConstraint] {
        let constraints = arrangement.constraints
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Guides have no direction of their own.
        let sharesDirection =
            !isRightToLeft && arranged.allSatisfy { $0.view.effectiveUserInterfaceLayoutDirection == .leftToRight }
        return constraints.compactMap { constraint in
            let resolved = sharesDirection ? constraint : constraint.bySides(isRightToLeft: isRightToLeft)
            guard let first = object(for: resolved.first) else { return nil }
            guard let part = resolved.second else { return WantedConstraint(resolved, first: first, second: nil) }
            guard let second = object(for: part) else { return nil }
            return WantedConstraint(resolved, first: first, second: second)
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
            "The alignment .\(arrangement.alignment) of \(description) has no meaning along a vertical axis: views that "
                + "lie above each other share no baseline. It is laid out as .\(arrangement.effectiveAlignment). Set "
                + "that alignment, or a horizontal axis.")
    }
}

/// A constraint of the arrangement with the objects that it names.
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
            first: ObjectIdentifier(first), second: second.map { ObjectIdentifier($0) },
            firstAttribute: specification.firstAttribute, secondAttribute: specification.secondAttribute,
            relation: specification.relation, multiplier: specification.multiplier,
            priority: specification.priority, identifier: specification.purpose.rawValue)
    }

    /// Hiding counts as the framework's own, so that a conflict breaks the app's constraint.
    func makeConstraint() -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: first, specification.firstAttribute, specification.relation, second: second,
            specification.secondAttribute, multiplier: specification.multiplier, constant: constant)
        constraint.priority = specification.priority
        constraint.identifier = specification.purpose.rawValue
        constraint.role = specification.purpose == .hiding ? .system : .arranged
        return constraint
    }
}

/// What can't change in a constraint while it is in place; the constant can.
private struct ConstraintKey: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier?
    let firstAttribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    let priority: UILayoutPriority
    let identifier: String

    /// nil where an item is gone.
    @MainActor init?(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem, let identifier = constraint.identifier,
            constraint.secondAttribute == .notAnAttribute || constraint.secondItem != nil
        else { return nil }
        self.init(
            first: ObjectIdentifier(first), second: constraint.secondItem.map { ObjectIdentifier($0) },
            firstAttribute: constraint.firstAttribute, secondAttribute: constraint.secondAttribute,
            relation: constraint.relation, multiplier: constraint.multiplier, priority: constraint.priority,
            identifier: identifier)
    }

    init(
        first: ObjectIdentifier, second: ObjectIdentifier?, firstAttribute: NSLayoutConstraint.Attribute,
        secondAttribute: NSLayoutConstraint.Attribute, relation: NSLayoutConstraint.Relation, multiplier: CGFloat,
        priority: UILayoutPriority, identifier: String
    ) {
        self.first = first
        self.second = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.priority = priority
        self.identifier = identifier
    }
}
