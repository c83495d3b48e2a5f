internal import SwiftSyntax

/// A member that Objective-C finds by its name: a value by key.
struct KeyedMember: Equatable {
    /// The name in Swift.
    var name: String
    /// The name in Objective-C, which `@objc(isDone)` changes.
    var key: String
    var isMethod = false
    var isSettable = false

    /// The members of a class's body, or of an extension's, that are visible to Objective-C.
    ///
    /// - Parameter isWhole: true if all of them are, by `@objcMembers` or an extension's own `@objc`.
    static func all(in block: MemberBlockSyntax, isWhole: Bool) -> [KeyedMember] {
        block.members.flatMap { item -> [KeyedMember] in
            if let variable = item.decl.as(VariableDeclSyntax.self) { return members(of: variable, isWhole: isWhole) }
            guard let function = item.decl.as(FunctionDeclSyntax.self), !function.isOfType,
                function.signature.parameterClause.parameters.isEmpty, function.signature.effectSpecifiers == nil,
                isVisible(function.attributes, function.modifiers, isWhole: isWhole),
                let result = function.signature.returnClause?.type.trimmedDescription,
                !["Void", "()"].contains(result),
                function.genericParameterClause == nil
            else { return [] }
            let name = function.name.text
            return [KeyedMember(name: name, key: function.attributes.argument(of: "objc") ?? name, isMethod: true)]
        }
    }

    /// True if a file asks for values by key: by a predicate, a sort descriptor or key-value coding.
    static func areUsed(in tree: SourceFileSyntax) -> Bool {
        let names: Set<String> = [
            "NSPredicate", "NSSortDescriptor", "setValue", "setValuesForKeys", "dictionaryWithValues", "forKeyPath",
        ]
        var last = ""
        for token in tree.tokens(viewMode: .sourceAccurate) {
            if names.contains(token.text) || (token.text == "forKey" && last == "value(") { return true }
            last = token.text == "(" ? last + "(" : token.text
        }
        return false
    }

    private static func members(of node: VariableDeclSyntax, isWhole: Bool) -> [KeyedMember] {
        guard !node.modifiers.has("static"), !node.modifiers.has("class"), !node.modifiers.has("override"),
            !node.attributes.has("IBOutlet"), isVisible(node.attributes, node.modifiers, isWhole: isWhole)
        else { return [] }
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
            return KeyedMember(
                name: name, key: node.attributes.argument(of: "objc") ?? name,
                isSettable: node.bindingSpecifier.text == "var" && binding.isSettable
                    && !node.modifiers.haveNarrowSetter)
        }
    }

    private static func isVisible(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, isWhole: Bool
    ) -> Bool {
        guard !attributes.has("nonobjc"), !attributes.has("available") else { return false }
        if attributes.has("objc") || attributes.has("NSManaged") { return true }
        return isWhole && !modifiers.has("private") && !modifiers.has("fileprivate")
    }
}

extension SourceIndex {
    /// True if a class gets a table of keys.
    func hasKeys(_ name: String) -> Bool { usesKeys && keyedMembers[name] != nil && isPlainObject(name) }

    /// True if a class comes from `NSObject` and from no class of UIKit's, whose main actor a table of keys can't leave.
    func isPlainObject(_ name: String) -> Bool {
        var (current, seen) = (name, Set<String>())
        while seen.insert(current).inserted {
            guard let first = superclasses[current]?.first else { return false }
            if first == "NSObject" || isRealmObject(first) { return true }
            current = first
        }
        return false
    }

    /// True if a class above has a table of keys.
    func inheritsKeys(_ name: String) -> Bool {
        var (current, seen) = (name, Set<String>())
        while seen.insert(current).inserted, let above = superclasses[current]?.first {
            if hasKeys(above) || isRealmObject(above) { return true }
            current = above
        }
        return false
    }
}

/// Tables of keys, with which predicates, sort descriptors and `value(forKey:)` find the members that Objective-C finds by
/// name.
extension AdaptationVisitor {
    /// The methods of `KeyedValueProviding`; nil for a class without members that Objective-C sees.
    func keyTable(of node: ClassDeclSyntax) -> String? {
        let name = node.name.text
        guard index.hasKeys(name), let members = index.keyedMembers[name], enclosingTypes.isEmpty,
            !node.attributes.contains(where: { $0.trimmedDescription == "@MainActor" })
        else { return nil }
        let inherits = index.inheritsKeys(name)
        if !inherits {
            addInheritance("KeyedValueProviding", to: node.name, node.inheritanceClause, node.genericParameterClause)
        }
        var seen: Set<String> = []
        let known = members.filter { seen.insert($0.key).inserted }
        let access = node.modifiers.has("open") ? "open " : node.modifiers.has("public") ? "public " : ""
        let head = (inherits ? "override " : "") + access
        let reading = known.map {
            "case \"\($0.key)\": return KeyedValue(self.`\($0.name)`\($0.isMethod ? "()" : ""))"
        }.joined(separator: "; ")
        let writing = known.filter(\.isSettable).map {
            "case \"\($0.key)\": return KeyedValue.assign(value, to: &self.`\($0.name)`)"
        }
        return "\(head)func keyedValue(_ key: String) -> KeyedValue? { switch key { \(reading); "
            + "default: return \(inherits ? "super.keyedValue(key)" : "nil") } }; "
            + "\(head)func setKeyedValue(_ value: Any?, forKey key: String) -> Bool { switch key { "
            + (writing + ["default: return \(inherits ? "super.setKeyedValue(value, forKey: key)" : "false")"])
            .joined(separator: "; ") + " } }"
    }

    /// True if a file declares a class that gets a table of keys.
    func declaresKeys(_ root: Syntax) -> Bool {
        guard let file = root.as(SourceFileSyntax.self) else { return false }
        return file.statements.contains { statement in
            guard let node = statement.item.as(ClassDeclSyntax.self) else { return false }
            return index.hasKeys(node.name.text)
        }
    }
}
