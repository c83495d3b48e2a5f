import AutoLayout
import ConstraintSolver

extension LayoutHost {
    func install(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard installed[key] == nil, !(isFitting && isOwnSize(constraint)), let lowered = lower(constraint) else {
            return
        }
        do {
            let id = try engine.install(lowered)
            installed[key] = id
            owners[id] = .author(constraint)
        } catch {
            UIKitException.raise(.invalidArgument, "\(constraint.description) can't be installed: \(error)")
        }
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let id = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        owners[id] = nil
        engine.uninstall(id)
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        guard let id = installed[ObjectIdentifier(constraint)] else { return }
        do {
            try engine.setConstant(Double(constraint.constant), of: id)
        } catch {
            UIKitException.raise(.invalidArgument, "The constant of \(constraint.description) can't be set: \(error)")
        }
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        guard let id = installed[ObjectIdentifier(constraint)] else { return }
        do {
            try engine.setPriority(constraint.priority.rawValue, of: id)
        } catch {
            UIKitException.raise(.invalidArgument, "The priority of \(constraint.description) can't be set: \(error)")
        }
    }

    /// nil where an item has left: a guide without owner, a view of another tree.
    private func lower(_ constraint: NSLayoutConstraint) -> LayoutConstraint? {
        guard let firstItem = constraint.firstItem else { return nil }
        let firstAttribute = constraint.firstAttribute.engineAttribute
        guard let first = item(for: firstItem, attribute: firstAttribute) else { return nil }
        var second: LayoutItem?
        let secondAttribute = constraint.secondAttribute.engineAttribute
        if let secondItem = constraint.secondItem {
            guard let item = item(for: secondItem, attribute: secondAttribute) else { return nil }
            second = item
        }
        var lowered = LayoutConstraint(
            first: first, firstAttribute, constraint.relation.engineRelation, second: second, secondAttribute,
            multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
            priority: constraint.priority.rawValue, role: constraint.role)
        for (origin, field) in [
            (constraint.firstOrigin, \LayoutConstraint.firstOrigin), (constraint.secondOrigin, \.secondOrigin),
        ] {
            guard let origin else { continue }
            let attribute = origin.attribute.engineAttribute
            guard let party = origin.party, let item = item(for: party, attribute: attribute) else { return nil }
            lowered[keyPath: field] = LayoutPlace(item, attribute)
        }
        return lowered
    }

    private func item(for party: AnyObject, attribute: LayoutAttribute) -> LayoutItem? {
        if let guide = party as? UILayoutGuide {
            guard let owner = guide.owningView, owner.isDescendant(of: root) else { return nil }
            return item(for: guide)
        }
        guard let named = party as? UIView, named.isDescendant(of: root) else { return nil }
        let view = baselineView(of: named, attribute: attribute)
        let item = item(for: view)
        if attribute == .firstBaseline || attribute == .lastBaseline, baselineItems.insert(item).inserted {
            applyMetrics(of: view, to: item)
        }
        if attribute.withinMargins != nil, let margins = self.item(for: view.layoutMarginsGuide) {
            engine.setMarginsGuide(margins, of: item)
        }
        return item
    }

    /// The view inside it whose baseline stands for a view's, as a stack view answers; the view itself for other attributes,
    /// and where what it answers isn't inside it.
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
    /// Raw values are shared with the engine.
    var engineAttribute: LayoutAttribute { LayoutAttribute(rawValue: rawValue) ?? .notAnAttribute }
}
