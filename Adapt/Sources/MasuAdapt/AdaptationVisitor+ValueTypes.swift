internal import SwiftSyntax

/// The declared types of values, as far as they are written.
extension AdaptationVisitor {
    /// The name of a value's type, without optionals: of a parameter, a local value, a property of the enclosing type, or of
    /// properties of such. Nil where no declaration says it.
    func typeName(of expression: ExprSyntax) -> String? {
        if let optional = expression.as(OptionalChainingExprSyntax.self) { return typeName(of: optional.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return typeName(of: forced.expression) }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if name == "self" { return enclosingTypes.last }
            let local = declaredType(of: name, around: Syntax(reference))
            return local ?? enclosingTypes.last.flatMap { propertyType(name, in: $0) }
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
            let owner = typeName(of: base)
        else { return nil }
        return propertyType(access.declName.baseName.text, in: owner)
    }

    /// The type of a property that a type or one above it declares.
    private func propertyType(_ name: String, in type: String) -> String? {
        var rest = [type.split(separator: ".").last.map(String.init) ?? type]
        var seen: Set<String> = []
        while let next = rest.popLast(), seen.insert(next).inserted {
            if let found = index.types.type(of: name, in: next) { return found }
            rest += index.superclasses[next] ?? index.types.requirements[next] ?? []
        }
        return nil
    }

    /// The type of a parameter, or of a value in the blocks around a place and before it.
    private func declaredType(of name: String, around use: Syntax) -> String? {
        var scope = use.parent
        while let current = scope {
            if current.is(MemberBlockSyntax.self) { return nil }
            if let block = current.as(CodeBlockItemListSyntax.self) {
                let bindings = block.reversed().lazy.filter { $0.endPosition <= use.position }
                    .compactMap { $0.item.as(VariableDeclSyntax.self)?.bindings }.joined()
                if let binding = bindings.first(where: { $0.pattern.trimmedDescription == name }) {
                    return binding.nameOfType
                }
            }
            let parameters =
                current.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
                ?? current.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
            if let parameter = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
                return parameter.type.nameInOptionals
            }
            if case .parameterClause(let clause)? = current.as(ClosureExprSyntax.self)?.signature?.parameterClause,
                let parameter = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name })
            {
                return parameter.type?.nameInOptionals
            }
            scope = current.parent
        }
        return nil
    }
}
