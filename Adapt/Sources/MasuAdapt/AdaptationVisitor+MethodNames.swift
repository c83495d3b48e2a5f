internal import SwiftSyntax

/// Delegates and data sources list their methods, so that `responds(to:)` knows them.
extension AdaptationVisitor {
    /// The list; nil for a class that is no delegate, and if it is unknown whether a class above has a list.
    func methodNames(of node: ClassDeclSyntax) -> String? {
        let name = node.name.text
        let inherited = index.types.expanded(node.inheritedNames)
        let isLocal = !isMember(node)
        guard !inherited.isEmpty, let above = index.namesMethods(above: inherited),
            inherited.contains(where: SourceIndex.isDelegate) || (!isLocal && index.isDelegate(name))
        else { return nil }
        var names = node.memberBlock.members.compactMap { member -> String? in
            guard let function = member.decl.as(FunctionDeclSyntax.self), !function.isOfType else { return nil }
            return function.attributes.argument(of: "objc") ?? RuntimeName.of(function.name.text, function.labels)
        }
        if !isLocal { names += index.methodNames[name] ?? [] }
        let list = "[" + Set(names).sorted().map { "\"\($0)\"" }.joined(separator: ", ") + "]"
        if !above {
            addInheritance("_MethodNaming", to: node.name, node.inheritanceClause, node.genericParameterClause)
        }
        let access = node.modifiers.has("open") || node.modifiers.has("public") ? "public " : ""
        return "nonisolated \(access)\(above ? "override " : "")class var _methodNames: Set<String> { "
            + (above ? "super._methodNames.union(\(list))" : list) + " }"
    }

    /// True if a class is declared in a file or a type, not in a function.
    private func isMember(_ node: ClassDeclSyntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
            parent = current.parent
        }
        return true
    }
}

extension ClassDeclSyntax {
    var inheritedNames: [String] {
        inheritanceClause?.inheritedTypes.flatMap { $0.type.composed.map(\.simpleName) } ?? []
    }
}

extension FunctionDeclSyntax {
    /// True if it is a type's, not an object's.
    var isOfType: Bool { modifiers.has("static") || modifiers.has("class") }
}
