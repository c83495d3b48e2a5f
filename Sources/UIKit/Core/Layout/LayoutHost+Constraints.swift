import AutoLayout
import ConstraintSolver

extension LayoutHost {
    func install(_ constraint: NSLayoutConstraint) {
        guard installedID(of: constraint) == nil, !ignores(constraint), let lowered = lower(constraint) else { return }
        guard !constraint.crossesAxes else { return constraint.raiseCrossedAxes() }
        do {
            let id = try engine.install(lowered)
            setInstalledID(id, of: constraint)
            let support = constraint.role == .system ? constraint as? LayoutSupportConstraint : nil
            setOwner(support?.owner ?? .author(constraint), of: id)
            if constraint.baselineSpaces != nil { hasBaselineSpacing = true }
        } catch {
            UIKitException.raise(.invalidArgument, "\(constraint.description) can't be installed: \(error)")
        }
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let id = installedID(of: constraint) else { return }
        setInstalledID(nil, of: constraint)
        removeRow(id)
    }

    func removeRow(_ id: LayoutConstraintID) {
        setOwner(nil, of: id)
        engine.uninstall(id)
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        guard let id = installedID(of: constraint) else { return }
        guard !isDictatedToMeasuredView(constraint) else { return dictatedSizeChanged() }
        noteWidths(by: constraint)
        do {
            try engine.setConstant(Double(constraint.constant), of: id)
        } catch {
            UIKitException.raise(.invalidArgument, "The constant of \(constraint.description) can't be set: \(error)")
        }
    }

    func directionChanged(of constraint: NSLayoutConstraint) {
        guard let id = installedID(of: constraint) else { return }
        noteWidths(by: constraint)
        do {
            try engine.setRightToLeft(constraint.isRightToLeft, of: id)
        } catch {
            UIKitException.raise(.invalidArgument, "\(constraint.description) can't change direction: \(error)")
        }
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        guard let id = installedID(of: constraint) else { return }
        do {
            try engine.setPriority(constraint.priority.rawValue, of: id)
        } catch {
            UIKitException.raise(.invalidArgument, "The priority of \(constraint.description) can't be set: \(error)")
        }
    }

    /// nil where an item has left: a guide without owner, or a view of another tree.
    private func lower(_ constraint: NSLayoutConstraint) -> LayoutConstraint? {
        guard let firstReference = constraint.firstReference else { return nil }
        let firstAttribute = constraint.firstAttribute.engineAttribute
        guard let first = item(for: firstReference, attribute: firstAttribute) else { return nil }
        var second: LayoutItem?
        let secondAttribute = constraint.secondAttribute.engineAttribute
        if let secondReference = constraint.secondReference, !secondReference.isGone {
            guard let item = item(for: secondReference, attribute: secondAttribute) else { return nil }
            second = item
        }
        var lowered = LayoutConstraint(
            first: first, firstAttribute, constraint.relation.engineRelation, second: second, secondAttribute,
            multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
            priority: constraint.priority.rawValue, role: constraint.role)
        lowered.isReleasable = isReleasedToMeasure(constraint)
        lowered.isRightToLeft = constraint.followsDirection && constraint.isRightToLeft
        if let origin = constraint.firstOrigin {
            guard let place = place(of: origin) else { return nil }
            lowered.firstOrigin = place
        }
        if let origin = constraint.secondOrigin {
            guard let place = place(of: origin) else { return nil }
            lowered.secondOrigin = place
        }
        return lowered
    }

    private func place(of origin: AnchorPlace) -> LayoutPlace? {
        let attribute = origin.attribute.engineAttribute
        guard let reference = origin.reference, let item = item(for: reference, attribute: attribute) else {
            return nil
        }
        return LayoutPlace(item, attribute)
    }

    private func item(for reference: ConstraintItemReference, attribute: LayoutAttribute) -> LayoutItem? {
        guard let named = reference.view else { return reference.guide.flatMap(itemOfGuide(named:)) }
        let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
        if !isBaseline, attribute.withinMargins == nil, let item = knownItem(of: named) { return item }
        guard contains(named) else { return nil }
        let view = isBaseline ? baselineView(of: named, attribute: attribute) : named
        let item = item(for: view)
        if isBaseline, baselineItems.insert(item).inserted { applyMetrics(of: view, to: item) }
        if attribute.withinMargins != nil, let margins = self.item(for: view.layoutMarginsGuide) {
            engine.setMarginsGuide(margins, of: item)
        }
        return item
    }

    private func itemOfGuide(named guide: UILayoutGuide) -> LayoutItem? {
        if let item = knownItem(of: guide) { return item }
        guard let owner = guide.owningView, contains(owner) else { return nil }
        return item(for: guide)
    }

    private func contains(_ view: UIView) -> Bool { knownItem(of: view) != nil || view.isDescendant(of: root) }

    /// The descendant whose baseline a view uses, such as one of a stack view's arranged views; the view itself for
    /// other attributes, and where the view names one that isn't a descendant.
    private func baselineView(of view: UIView, attribute: LayoutAttribute) -> UIView {
        let answer: UIView
        switch attribute {
        case .firstBaseline: answer = view.forFirstBaselineLayout
        case .lastBaseline: answer = view.forLastBaselineLayout
        default: return view
        }
        return answer.isDescendant(of: view) ? answer : view
    }
}

extension NSLayoutConstraint.Relation {
    var engineRelation: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The engine uses the same raw values.
    var engineAttribute: LayoutAttribute { LayoutAttribute(rawValue: rawValue) ?? .notAnAttribute }
}
