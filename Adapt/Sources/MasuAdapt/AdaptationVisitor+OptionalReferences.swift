internal import SwiftSyntax

/// Optional methods that are taken as functions, to be called later: `if let done = delegate?.done(at:)`.
extension AdaptationVisitor {
    /// `if let done = delegate?.done(at:)`: the property is what can be called later, without labels.
    func renameOptionalReference(_ node: MemberAccessExprSyntax) {
        guard let labels = node.declName.argumentNames?.arguments.map(\.name.text), isOptionalReference(node) else {
            return
        }
        let name = node.declName.baseName.text
        replace(
            node.declName,
            with: index.needsOwnReference(name, labels)
                ? referenceName(of: name, labels) : propertyName(of: name, takesArguments: true))
    }

    /// `return done(self, 3)` after `guard let done = delegate?.done(at:) else { return true }`: a method that is missing answers
    /// when it is called, with nothing, and means what no function does.
    func answerForMissing(_ node: FunctionCallExprSyntax) {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            !index.optionalRequirements.isEmpty, let statement = guardStatement(binding: name, before: Syntax(node)),
            statement.body.statements.count == 1,
            let answer = statement.body.statements.first?.item.as(ReturnStmtSyntax.self)?.expression
        else { return }
        insert("(", at: node.positionAfterSkippingLeadingTrivia)
        insert(" ?? \(answer.trimmedDescription))", at: node.endPositionBeforeTrailingTrivia)
    }

    /// The `guard` before a node, in the same function, that binds a name to an optional method.
    private func guardStatement(binding name: String, before node: Syntax) -> GuardStmtSyntax? {
        var place = node.parent
        while let current = place, !current.is(FunctionDeclSyntax.self) {
            let items = current.as(CodeBlockItemListSyntax.self)?.reversed() ?? []
            for item in items where item.endPosition <= node.position {
                guard let statement = item.item.as(GuardStmtSyntax.self) else { continue }
                for condition in statement.conditions {
                    guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                        binding.pattern.trimmedDescription == name
                    else { continue }
                    let value = binding.initializer?.value.as(MemberAccessExprSyntax.self)
                    return value.map(isOptionalReference) == true ? statement : nil
                }
            }
            place = current.parent
        }
        return nil
    }

    /// `delegate?.done(at:)`, and `delegate?.done` for a method whose arguments have no labels.
    private func isOptionalReference(_ node: MemberAccessExprSyntax) -> Bool {
        guard node.base?.is(OptionalChainingExprSyntax.self) == true else { return false }
        let labels = node.declName.argumentNames?.arguments.map(\.name.text)
        return index.optionalRequirements.contains {
            $0.name == node.declName.baseName.text && !$0.labels.isEmpty && (labels == nil || $0.labels == labels)
        }
    }

    /// The property for a method that the types of its arguments don't tell from another of its name.
    func referenceName(of method: String, _ labels: [String]) -> String {
        "_optional_\(method)" + labels.map { "_" + ($0 == "_" ? "" : $0) }.joined()
    }

    /// The call of what such a property gives.
    func referencedCall(_ function: FunctionDeclSyntax, _ access: String) -> String {
        unlabelledHead(function, access)
            + " { _OptionalRequirement.call { object.\(function.name.text)(\(labelledArguments(function))) } }"
    }

    /// Calls as of a function that was taken from the property, for those that the types of their arguments tell apart.
    func unlabelledCalls(_ functions: [FunctionDeclSyntax], _ access: String) -> [String] {
        functions.filter { function in
            function.labels.contains { $0 != "_" } && !function.signature.parameterClause.oneLine.contains("=")
                && functions.filter { $0.parameterTypes == function.parameterTypes }.count == 1
        }.map { function in
            unlabelledHead(function, access) + " { callAsFunction(\(labelledArguments(function))) }"
        }
    }

    private func unlabelledHead(_ function: FunctionDeclSyntax, _ access: String) -> String {
        let list = function.parameterTypes.enumerated().map { "_ argument\($0.offset): \($0.element)" }
        let result = function.signature.returnClause.map { " -> \(optional($0.type))" } ?? ""
        return "\(result.isEmpty ? "" : "@discardableResult ")\(access)func "
            + "callAsFunction(\(list.joined(separator: ", ")))\(result)"
    }

    private func labelledArguments(_ function: FunctionDeclSyntax) -> String {
        function.labels.enumerated().map { position, label in
            "\(label == "_" ? "" : "\(label): ")argument\(position)"
        }.joined(separator: ", ")
    }
}
