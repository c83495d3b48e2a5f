import InterfaceBuilder

/// Constraints and connections of a document in one spelling.
enum ConstraintReader {
    /// nil for a constraint that holds on the canvas only, and for one that is no constraint.
    static func read(
        _ element: MarkupElement, holder: String, masks: [(id: String, name: String, value: String)]
    ) -> ComparedConstraint? {
        guard element.name == "constraint", let constraint = try? InterfaceConstraint(element),
            !constraint.isPlaceholder
        else { return nil }
        let second: ConstraintSide? =
            if let attribute = constraint.secondAttribute {
                ConstraintSide(item: constraint.secondItem ?? holder, attribute: attribute)
            } else {
                nil
            }
        var variations: [String: String] = [:]
        for variation in element.children where variation.name == "variation" {
            for attribute in variation.attributes where attribute.name != "key" {
                variations["\(attribute.name) (\(variation.key ?? ""))"] = ValueReader.number(attribute.value)
            }
        }
        for mask in masks where mask.id == constraint.id { variations[mask.name] = mask.value }
        return ComparedConstraint(
            id: constraint.id,
            first: ConstraintSide(item: constraint.firstItem ?? holder, attribute: constraint.firstAttribute),
            second: second, relation: constraint.relation, multiplier: constraint.multiplier,
            constant: constraint.constant, priority: Double(constraint.priority), identifier: constraint.identifier,
            isStandard: constraint.isSymbolic, variations: variations)
    }

    static func connection(_ element: MarkupElement) -> ComparedConnection? {
        guard let destination = element["destination"] else { return nil }
        var values: [String: String] = [:]
        for attribute in element.attributes where !["id", "destination", "key"].contains(attribute.name) {
            values[attribute.name] = attribute.value
        }
        let naming = ["outlet": "property", "outletCollection": "property", "action": "selector", "segue": "kind"]
        guard let attribute = naming[element.name], let name = values.removeValue(forKey: attribute) else { return nil }
        return ComparedConnection(
            kind: element.name, name: name, destination: destination, id: element.id ?? "", values: values)
    }
}
