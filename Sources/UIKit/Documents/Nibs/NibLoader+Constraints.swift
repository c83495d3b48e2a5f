import InterfaceBuilder

/// Constraints of documents, made when all their items are there.
extension NibLoader {
    func install(_ elements: [MarkupElement], holder: UIView) {
        for element in elements where element.name == "constraint" {
            do {
                let constraint = try InterfaceConstraint(element)
                if constraint.isPlaceholder, !options.isCanvas { continue }
                install(constraint, element, holder: holder)
            } catch {
                note(.constraint, element, "\(error)")
            }
        }
    }

    /// Makes the constraints that the document doesn't install: their outlets are connected, and an app activates them.
    ///
    /// The holder keeps them, as UIKit's views keep what they have for other traits: outlets may be weak.
    func makeUninstalled(_ elements: [MarkupElement], holder: UIView) {
        for element in elements where element.name == "constraint" {
            guard let constraint = try? InterfaceConstraint(element), !constraint.isPlaceholder else { continue }
            install(constraint, element, holder: holder, isActive: false)
            if let made = constraints[constraint.id] { holder.viewStyle.uninstalledConstraints.append(made) }
        }
    }

    private func install(
        _ constraint: InterfaceConstraint, _ element: MarkupElement, holder: UIView, isActive: Bool = true
    ) {
        guard let first = item(constraint.firstItem, holder: holder) else { return }
        var second: AnyObject?
        if constraint.secondAttribute != nil || constraint.secondItem != nil {
            guard let item = item(constraint.secondItem, holder: holder) else { return }
            second = item
        }
        let secondAttribute = constraint.secondAttribute.flatMap { NSLayoutConstraint.Attribute(rawValue: $0.rawValue) }
        guard let firstAttribute = NSLayoutConstraint.Attribute(rawValue: constraint.firstAttribute.rawValue),
            let relation = NSLayoutConstraint.Relation(rawValue: constraint.relation.rawValue)
        else { return }
        let made = NSLayoutConstraint.made(
            of: customClass(of: element, base: NSLayoutConstraint.self), first: first, firstAttribute, relation,
            second: second,
            second == nil ? .notAnAttribute : secondAttribute ?? .notAnAttribute,
            multiplier: CGFloat(constraint.multiplier), constant: CGFloat(constraint.constant))
        let crossing = made.crossesAxes ? made.crossedAxesReason : nil
        if let problem = made.pairingProblem ?? crossing ?? placeProblem(of: made) {
            note(.constraint, element, problem)
            return
        }
        made.priority = UILayoutPriority(constraint.priority)
        made.identifier = constraint.identifier
        made.documentLine = DocumentLine(document: document.name, line: element.line, id: constraint.id)
        if constraint.isSymbolic { made.standardSpaceName = "NSSpace" }
        constraints[constraint.id] = made
        objects[constraint.id] = made
        made.isActive = isActive
        takeAttributes(of: element, for: made)
        if element["customClass"] != nil { awaking.append(made) }
    }

    /// A view or guide by its id; where none is named, the view that holds the constraint.
    private func item(_ id: String?, holder: UIView) -> AnyObject? {
        guard let id else { return holder }
        return guides[id] ?? (objects[id] as? UIView)
    }

    private func placeProblem(of constraint: NSLayoutConstraint) -> String? {
        let views = constraint.namedItems.compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
        guard let first = views.first, views.allSatisfy({ $0.topmost === first.topmost }) else {
            return "the constraint's items aren't in the same tree of views"
        }
        return nil
    }
}
