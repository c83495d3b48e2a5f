internal import SwiftSyntax

/// Members of managed objects, which Core Data makes while the program runs on Apple's systems.
extension AdaptationVisitor {
    /// `NSManagedObject(entity: e, insertInto: c)`: the object's class is the entity's, which no initialiser of Swift's can do.
    func adaptObjectOfEntity(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.trimmedDescription == "NSManagedObject",
            node.arguments.map({ $0.label?.text }) == ["entity", "insertInto"]
        else { return }
        insert(".make", at: node.calledExpression.endPositionBeforeTrailingTrivia)
    }

    /// `@NSManaged var name: String?` gets accessors by key.
    ///
    /// - Returns: false for a property of another kind.
    func manageProperty(_ node: VariableDeclSyntax) -> Bool {
        guard node.attributes.has("NSManaged"), node.bindingSpecifier.text == "var" else { return false }
        for modifier in node.modifiers where modifier.name.text == "dynamic" { replace(modifier, with: "") }
        for binding in node.bindings where binding.accessorBlock == nil {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
            // The type after several names is that of each of them.
            let type = node.bindings.lazy.compactMap(\.typeAnnotation?.type).last?.trimmedDescription
            let annotation = binding.typeAnnotation == nil ? type.map { ": \($0)" } ?? "" : ""
            insert(
                "\(annotation) { \(accessors(of: name.plainText, type: type ?? "Any?")) }",
                at: binding.typeAnnotation?.endPositionBeforeTrailingTrivia
                    ?? binding.pattern.endPositionBeforeTrailingTrivia)
        }
        return true
    }

    private func accessors(of name: String, type: String) -> String {
        if isLayer(enclosingTypes.last ?? "") {
            return "get { _ownValue(forKey: \"\(name)\") } set { _setOwnValue(newValue, forKey: \"\(name)\") }"
        }
        // A primitive value is the one beside the property of the rest of the name, without notice of it.
        if let key = Self.key(after: "primitive", in: name, among: []) {
            return "get { primitiveValue(forKey: \"\(key)\") as! \(Self.unwrapped(type)) } "
                + "set { setPrimitiveValue(newValue, forKey: \"\(key)\") }"
        }
        return "get { managedValue(forKey: \"\(name)\") } set { setManagedValue(newValue, forKey: \"\(name)\") }"
    }

    /// `Date!` as a type to cast to.
    private static func unwrapped(_ type: String) -> String { type.hasSuffix("!") ? type.dropLast() + "?" : type }

    /// `@NSManaged func addToItems(_ value: Item)` and its relatives get bodies.
    func manageMethod(_ node: FunctionDeclSyntax) {
        guard node.attributes.has("NSManaged"), node.body == nil else { return }
        let type = enclosingTypes.last ?? ""
        let keys = (index.keyedMembers[type] ?? []).map(\.name)
        let parameters = node.signature.parameterClause.parameters
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        let types = parameters.map { $0.type.simpleName }
        let body =
            Self.body(of: node.name.text, labels: node.labels, names: names, types: types, keys: keys)
            ?? "fatalError(\"\(type).\(node.name.text) is none of the methods that Core Data makes of a relationship.\")"
        insert(" { \(body) }", at: node.endPositionBeforeTrailingTrivia)
    }

    /// The statements; nil for a method that Core Data doesn't make.
    private static func body(
        of method: String, labels: [String], names: [String], types: [String], keys: [String]
    ) -> String? {
        func call(_ verb: String, key: String, _ arguments: [String]) -> String {
            "\(verb)(\((arguments + ["forKey: \"\(key)\""]).joined(separator: ", ")))"
        }
        let isSet = types.last.map { ["NSIndexSet", "IndexSet"].contains($0) } ?? false
        let isFirstSet = types.first.map { ["NSIndexSet", "IndexSet"].contains($0) } ?? false
        switch labels {
        case ["_"]:
            for (prefix, verb) in [("addTo", "addManagedObjects"), ("removeFrom", "removeManagedObjects")] {
                if let key = key(after: prefix, in: method, among: keys) { return call(verb, key: key, [names[0]]) }
            }
        case ["_", "at"]:
            guard let key = key(after: "insertInto", in: method, among: keys) else { return nil }
            guard isSet else { return call("insertManagedObject", key: key, [names[0], "at: \(names[1])"]) }
            return "for (index, value) in zip(\(names[1]), \(names[0])) { "
                + call("insertManagedObject", key: key, ["value", "at: index"]) + " }"
        case ["at"]:
            guard let key = key(after: "removeFrom", in: method, among: keys) else { return nil }
            guard isFirstSet else { return call("removeManagedObject", key: key, ["at: \(names[0])"]) }
            return "for index in \(names[0]).reversed() { "
                + call("removeManagedObject", key: key, ["at: index"]) + " }"
        case ["at", "with"]:
            guard let key = key(after: "replace", in: method, among: keys) else { return nil }
            let change = { (index: String, value: String) in
                call("removeManagedObject", key: key, ["at: \(index)"]) + "; "
                    + call("insertManagedObject", key: key, [value, "at: \(index)"])
            }
            guard isFirstSet else { return change(names[0], names[1]) }
            return "for (index, value) in zip(\(names[0]), \(names[1])) { \(change("index", "value")) }"
        default: break
        }
        return nil
    }

    /// The property that a method's name goes on with: `items` of `addToItems`; one of those that are known, if it fits.
    private static func key(after prefix: String, in name: String, among known: [String]) -> String? {
        let rest = name.dropFirst(prefix.count)
        guard name.hasPrefix(prefix), let first = rest.first, first.isUppercase || !first.isLetter else { return nil }
        return known.first { $0.prefix(1).uppercased() + $0.dropFirst() == rest }
            ?? first.lowercased() + rest.dropFirst()
    }
}
