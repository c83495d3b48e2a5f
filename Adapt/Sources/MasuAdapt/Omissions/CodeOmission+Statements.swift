internal import SwiftSyntax

extension CodeOmission {
    /// True for what the compiler says of an initialiser that leaves a property without a value, or its superclass's uncalled.
    func isAboutInitialisation(_ error: Error) -> Bool {
        let about = [
            "without initializing all stored properties", "not initialized at", "before 'super.init'",
            "before 'self.init'",
            "'super.init' isn't called", "'self.init' isn't called", "before all stored properties are initialized",
            "before being initialized",
        ]
        return about.contains { error.message.contains($0) }
            && ancestors(of: error.token).contains { $0.is(InitializerDeclSyntax.self) }
    }

    /// All statements of the function, the accessor or the initialiser around an error.
    func changeOfBody(around error: Error) -> Change? {
        for node in ancestors(of: error.token) {
            switch node.as(SyntaxEnum.self) {
            case .functionDecl(let function):
                guard let body = function.body else { return nil }
                let call = givesValue(function.signature.returnClause) ? OmittedCode.value : OmittedCode.statement
                return replacement(of: body, by: "{ \(call)(\(error.literal)) }")
            case .initializerDecl(let initialiser):
                guard let body = initialiser.body else { return nil }
                return replacement(of: body, by: "{ \(OmittedCode.end)(\(error.literal)) }")
            case .accessorDecl(let accessor):
                guard let body = accessor.body else { return nil }
                let call =
                    accessor.accessorSpecifier.tokenKind == .keyword(.get) ? OmittedCode.value : OmittedCode.statement
                return replacement(of: body, by: "{ \(call)(\(error.literal)) }")
            case .accessorBlock(let block):
                guard case .getter = block.accessors else { continue }
                return replacement(of: block, by: "{ \(OmittedCode.value)(\(error.literal)) }")
            default: continue
            }
        }
        return nil
    }

    /// A condition that can't be asked doesn't hold; what would follow from it goes with the names that it would bind.
    func changeOfCondition(_ conditions: ConditionElementListSyntax, for error: Error) -> Change? {
        guard !isOmitted(conditions), let statement = conditions.parent else { return nil }
        // Without a space between them the name would become a part of `if(…)`'s word.
        let word = conditions.previousToken(viewMode: .sourceAccurate)
        let space = word?.trailingTrivia.isEmpty == true && conditions.leadingTrivia.isEmpty ? " " : ""
        let condition = "\(space)\(OmittedCode.condition)(\(error.literal))"
        var edits = [SourceEdit(range: range(of: conditions), replacement: condition)]
        switch statement.as(SyntaxEnum.self) {
        case .ifExpr(let branch): edits.append(SourceEdit(range: range(of: branch.body), replacement: "{}"))
        case .whileStmt(let loop): edits.append(SourceEdit(range: range(of: loop.body), replacement: "{}"))
        case .guardStmt(let exit):
            guard
                let item = exit.parent?.parent?.as(CodeBlockItemSyntax.self)
                    ?? exit.parent?.as(CodeBlockItemSyntax.self),
                let list = item.parent?.as(CodeBlockItemListSyntax.self), let position = list.index(of: item)
            else { return nil }
            // The rest is never reached, and would miss the names.
            let rest = list[list.index(after: position)...]
            let end = "; \(OmittedCode.end)(\(error.literal))"
            if let first = rest.first, let last = rest.last {
                let gone = range(of: first).lowerBound..<range(of: last).upperBound
                edits.append(SourceEdit(range: gone, replacement: String(end.dropFirst(2))))
                return Change(extent: range(of: statement).lowerBound..<gone.upperBound, edits: edits)
            }
            let place = range(of: statement).upperBound
            edits.append(SourceEdit(range: place..<place, replacement: end))
        default: return nil
        }
        return Change(extent: range(of: statement), edits: edits)
    }

    /// A statement among others; nil for one that is left out already.
    func changeOfStatement(_ item: CodeBlockItemSyntax, for error: Error) -> Change? {
        guard !isOmitted(item) else { return nil }
        if let exit = item.item.as(ReturnStmtSyntax.self), exit.expression != nil {
            return replacement(of: item, by: "return \(OmittedCode.value)(\(error.literal))")
        }
        if item.item.is(ThrowStmtSyntax.self) {
            return replacement(of: item, by: "throw \(OmittedCode.thrown)(\(error.literal))")
        }
        if let value = item.item.as(DeclSyntax.self), !value.is(VariableDeclSyntax.self) { return removal(of: item) }
        let call = isValueOfItsBody(item) ? OmittedCode.value : OmittedCode.statement
        return replacement(of: item, by: "\(call)(\(error.literal))")
    }

    /// True for an expression that is all of a closure, a getter or a function with a result.
    private func isValueOfItsBody(_ item: CodeBlockItemSyntax) -> Bool {
        guard item.item.is(ExprSyntax.self) || item.item.is(ExpressionStmtSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let body = list.parent
        else { return false }
        if body.is(ClosureExprSyntax.self) { return true }
        if body.is(AccessorBlockSyntax.self) { return true }
        switch body.parent?.as(SyntaxEnum.self) {
        case .functionDecl(let function): return givesValue(function.signature.returnClause)
        case .accessorDecl(let accessor): return accessor.accessorSpecifier.tokenKind == .keyword(.get)
        default: return false
        }
    }

    private func givesValue(_ clause: ReturnClauseSyntax?) -> Bool {
        guard let type = clause?.type.trimmedDescription else { return false }
        return !["Void", "()", "Swift.Void"].contains(type)
    }

    /// True for what an earlier round put there.
    func isOmitted(_ node: some SyntaxProtocol) -> Bool {
        let text = node.trimmedDescription
        return ["", "return ", "throw "].contains { start in
            text.hasPrefix(start + OmittedCode.statement) || text.hasPrefix(start + OmittedCode.thrown)
        }
    }
}
