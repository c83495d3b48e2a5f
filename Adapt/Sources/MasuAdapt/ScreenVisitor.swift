internal import SwiftSyntax

/// Takes what only SwiftUI can draw out of one file, and puts placeholders in.
final class ScreenVisitor {
    private(set) var edits: [SourceEdit] = []
    private let names: ScreenNames
    /// Modules that the file imports and nobody has.
    private let missing: Set<String>
    /// True if the file declares something beside views.
    private var keepsOthers = false

    init(_ names: ScreenNames, missing: Set<String>) {
        self.names = names
        self.missing = missing
    }

    func reduce(_ statements: CodeBlockItemListSyntax) {
        reduceDeclarations(statements)
        let finder = AnimationFinder(viewMode: .sourceAccurate)
        finder.walk(statements)
        for (call, closure) in finder.found {
            let start = call.positionAfterSkippingLeadingTrivia.utf8Offset
            guard !edits.contains(where: { $0.range.contains(start) }) else { continue }
            let end = closure.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
            edits.append(SourceEdit(range: start..<end, replacement: "do "))
        }
    }

    private func reduceDeclarations(_ statements: CodeBlockItemListSyntax) {
        var imports: [ImportDeclSyntax] = []
        for statement in statements {
            switch statement.item {
            case .decl(let declaration):
                if let node = declaration.as(ImportDeclSyntax.self) {
                    imports.append(node)
                } else if isPreview(declaration) {
                    drop(statement)
                } else {
                    reduce(declaration)
                }
            case .expr(let expression):
                if isPreview(expression) { drop(statement) } else { keepsOthers = true }
            default: keepsOthers = true
            }
        }
        // Libraries with which only views were written are asked for no more.
        guard !keepsOthers else { return }
        for node in imports {
            let name = node.path.first?.name.text ?? ""
            // A stand-in may bring what other files use.
            if missing.contains(name), !StandIns.withoutViews.contains(name) { drop(node) }
        }
    }

    /// `#Preview` of what isn't drawn.
    private func isPreview(_ node: some SyntaxProtocol) -> Bool {
        let name =
            node.as(MacroExpansionDeclSyntax.self)?.macroName.text
            ?? node.as(MacroExpansionExprSyntax.self)?.macroName.text
        return name == "Preview" && isUndrawn(node)
    }

    private func isUndrawn(_ node: some SyntaxProtocol) -> Bool {
        names.exceeds(node, ofView: true) || names.namesScreen(node)
    }

    // MARK: Declarations

    private func reduce(_ declaration: DeclSyntax) {
        if let condition = declaration.as(IfConfigDeclSyntax.self) { return reduce(condition) }
        if let node = declaration.as(StructDeclSyntax.self), node.isView, names.screens.contains(node.name.text) {
            return replace(node, with: ScreenPlaceholder(of: node, names).text)
        }
        if let node = declaration.as(StructDeclSyntax.self), let entry = ScreenEntry(of: node) {
            keepsOthers = true
            return replace(node, with: entry.text)
        }
        if let node = declaration.as(ExtensionDeclSyntax.self) { return reduce(node) }
        if let inherited = declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes {
            let bases = inherited.flatMap { $0.type.composed.map(\.simpleName) }
            let isOfSwiftUI = bases.contains(where: names.isBeyond)
            if isOfSwiftUI || bases.contains("PreviewProvider") && isUndrawn(declaration) { return drop(declaration) }
        }
        if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
            if !(declaration.as(StructDeclSyntax.self)?.isView ?? false) { keepsOthers = true }
            return reduce(group.memberBlock)
        }
        if exceeds(declaration) { drop(declaration) } else { keepsOthers = true }
    }

    /// The declarations of a condition such as `#if DEBUG`, which are previews mostly; its imports stay.
    private func reduce(_ condition: IfConfigDeclSyntax) {
        for clause in condition.clauses {
            guard case .statements(let statements) = clause.elements else { continue }
            for statement in statements {
                switch statement.item {
                case .decl(let declaration) where isPreview(declaration): drop(statement)
                case .decl(let declaration) where !declaration.is(ImportDeclSyntax.self): reduce(declaration)
                case .expr(let expression) where isPreview(expression): drop(statement)
                default: break
                }
            }
        }
    }

    private func reduce(_ node: ExtensionDeclSyntax) {
        let extended = node.extendedType.simpleName
        if names.screens.contains(extended) || names.isBeyond(extended) || extended == "EnvironmentValues" {
            return drop(node)
        }
        if extended == "View" {
            if isUndrawn(node) { drop(node) }
            return
        }
        keepsOthers = true
        reduce(node.memberBlock)
    }

    private func reduce(_ block: MemberBlockSyntax) {
        for member in block.members {
            let isGroup = member.decl.asProtocol((any DeclGroupSyntax).self) != nil
            if isGroup {
                reduce(member.decl)
            } else if exceeds(member.decl) {
                drop(member)
            }
        }
    }

    /// True if a declaration can't be without SwiftUI's names: they are in its type, its first value, or its result is
    /// a view made of them. What a function does inside is its own affair.
    private func exceeds(_ declaration: DeclSyntax) -> Bool {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            if names.exceeds(function.signature) { return true }
            return returnsView(function.signature.returnClause?.type) && isUndrawn(function)
        }
        if let initialiser = declaration.as(InitializerDeclSyntax.self) { return names.exceeds(initialiser.signature) }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            if names.exceeds(variable.attributes) { return true }
            return variable.bindings.contains { binding in
                if let type = binding.typeAnnotation?.type {
                    if names.exceeds(type) { return true }
                    if returnsView(type) { return isUndrawn(variable) }
                }
                return binding.initializer.map { names.exceeds($0) } ?? false
            }
        }
        if let alias = declaration.as(TypeAliasDeclSyntax.self) { return names.exceeds(alias) }
        return false
    }

    /// `some View`.
    private func returnsView(_ type: TypeSyntax?) -> Bool {
        type?.as(SomeOrAnyTypeSyntax.self)?.constraint.composed.contains { $0.simpleName == "View" } ?? false
    }

    // MARK: Edits

    private func drop(_ node: some SyntaxProtocol) { replace(node, with: "") }

    private func replace(_ node: some SyntaxProtocol, with text: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(SourceEdit(range: start..<node.endPositionBeforeTrailingTrivia.utf8Offset, replacement: text))
    }
}

/// Finds `withAnimation(…) { … }` as a statement, in what isn't a view: nothing is drawn that could move.
private final class AnimationFinder: SyntaxVisitor {
    var found: [(call: FunctionCallExprSyntax, closure: ClosureExprSyntax)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "withAnimation",
            node.parent?.is(CodeBlockItemSyntax.self) == true,
            let closure = node.trailingClosure, closure.signature == nil,
            !closure.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.return) })
        {
            found.append((node, closure))
        }
        return .visitChildren
    }
}
