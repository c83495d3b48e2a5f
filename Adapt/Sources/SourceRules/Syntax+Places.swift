internal import SwiftSyntax

extension SyntaxProtocol {
    /// The tokens without spaces, comments and signs of optionals: `view.window.screen` of `view.window?.screen`.
    var chain: String {
        tokens(viewMode: .sourceAccurate).map(\.text).filter { $0 != "?" && $0 != "!" }.joined()
    }

    /// The names and keywords in it.
    var words: Set<String> {
        Set(
            tokens(viewMode: .sourceAccurate).map(\.text).filter { text in
                text.first.map { $0.isLetter || $0 == "_" } == true
            })
    }

    /// The nodes around it, the nearest first.
    var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }

    func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        ancestors.lazy.compactMap { $0.as(Node.self) }.first
    }

    /// The declaration around it: `Type.member`, or empty for a file's own statements.
    var place: String {
        var names: [String] = []
        for node in ancestors {
            if let function = node.as(FunctionDeclSyntax.self) {
                names.append(function.name.text)
            } else if node.is(InitializerDeclSyntax.self) {
                names.append("init")
            } else if let variable = node.as(VariableDeclSyntax.self), variable.isMember || variable.isOfFile {
                names.append(variable.bindings.first?.pattern.trimmedDescription ?? "")
            } else if let name = node.typeName {
                names.append(name)
            }
        }
        return names.reversed().joined(separator: ".")
    }

    /// The name that a declaration of a type gives or extends.
    var typeName: String? {
        let node = Syntax(self)
        if let type = node.as(ClassDeclSyntax.self) { return type.name.text }
        if let type = node.as(StructDeclSyntax.self) { return type.name.text }
        if let type = node.as(EnumDeclSyntax.self) { return type.name.text }
        if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
        return nil
    }

    /// The statement around it: of a body, a member of a type, or of the file.
    var statement: Syntax {
        ancestors.first { $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self) } ?? Syntax(self)
    }

    /// The function around it as it is run: nil inside of a closure that is kept for later.
    var function: Syntax? {
        for node in ancestors {
            if node.is(ClosureExprSyntax.self), node.parent?.is(FunctionCallExprSyntax.self) != true { return nil }
            if node.is(ClosureExprSyntax.self), let call = node.parent?.as(FunctionCallExprSyntax.self),
                call.calledExpression.id != node.id
            {
                return nil
            }
            if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) { return node }
            if node.is(MemberBlockItemSyntax.self) { return nil }
        }
        return nil
    }
}

extension VariableDeclSyntax {
    var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
    var isOfFile: Bool { parent?.parent?.parent?.is(SourceFileSyntax.self) == true }
}

extension ClassDeclSyntax {
    /// The last names of what it inherits from.
    var inherited: [String] {
        inheritanceClause?.inheritedTypes.map { inherited in
            let name = inherited.type.trimmedDescription.prefix { $0 != "<" }
            return name.split(separator: ".").last.map(String.init) ?? ""
        } ?? []
    }
}

extension SequenceExprSyntax {
    /// The two sides of an assignment.
    var assignment: (left: ExprSyntax, right: [ExprSyntax])? {
        let parts = Array(elements)
        guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self) else { return nil }
        return (parts[0], Array(parts[2...]))
    }
}
