internal import SwiftSyntax

/// The uses of types in one file, as far as a declaration of them has to know.
struct MissingNames {
    /// Kinds of declarations that a use asks for.
    enum Kind: Int, Comparable {
        case value, object, interface

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    struct Use {
        var kind = Kind.value
        /// Calls of initialisers, by the forms of their arguments.
        var initialisers: Set<[Argument]> = []
        /// Calls of a function by this name, without labels at its first argument, beside no use as a type.
        var isCalled = false
        /// Types in it, `Lake.Depth`.
        var nested: Set<String> = []
        var isType = false
        /// Signatures that classes of the app override in it.
        var overridden: Set<String> = []
        /// The number of generic arguments that follow it.
        var genericArguments = 0
        var line = 0
    }

    /// An argument of a call.
    struct Argument: Hashable, Comparable {
        /// "" for none.
        var label: String
        /// The number of a closure's parameters; nil for a value.
        var closure: Int?

        static func < (left: Self, right: Self) -> Bool {
            (left.label, left.closure ?? -1) < (right.label, right.closure ?? -1)
        }
    }

    private(set) var uses: [String: Use] = [:]
    /// Calls of members by their names, in the forms of their arguments.
    private(set) var calls: [String: Set<[Argument]>] = [:]

    init(of source: String, by trees: SourceTrees = SourceTrees()) {
        let tree = trees.tree(of: source)
        let visitor = UseVisitor(SourceLocationConverter(fileName: "", tree: tree))
        visitor.walk(tree)
        (uses, calls) = (visitor.uses, visitor.calls)
    }
}

private final class UseVisitor: SyntaxVisitor {
    var uses: [String: MissingNames.Use] = [:]
    var calls: [String: Set<[MissingNames.Argument]>] = [:]
    private let lines: SourceLocationConverter

    init(_ lines: SourceLocationConverter) {
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    private func note(_ name: String, at node: some SyntaxProtocol, _ change: (inout MissingNames.Use) -> Void) {
        var use = uses[name] ?? MissingNames.Use()
        if use.line == 0 { use.line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line }
        change(&use)
        uses[name] = use
    }

    // MARK: Types

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let count = node.genericArgumentClause?.arguments.count ?? 0
        note(node.name.plainText, at: node) {
            $0.isType = true
            $0.genericArguments = max($0.genericArguments, count)
        }
        return .visitChildren
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
            name.first?.isUppercase == true
        else { return .visitChildren }
        note(name, at: node) {
            $0.isType = true
            $0.genericArguments = max($0.genericArguments, node.genericArgumentClause.arguments.count)
        }
        return .visitChildren
    }

    /// Attributes of Objective-C's and of property wrappers are no types that could be declared so simply.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.baseType.as(IdentifierTypeSyntax.self) {
            note(base.name.plainText, at: node) { $0.nested.insert(node.name.plainText) }
        }
        return .visitChildren
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.constraint.as(IdentifierTypeSyntax.self)?.name.plainText {
            note(name, at: node) { $0.kind = max($0.kind, .interface) }
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        inherited(node.inheritanceClause, isClass: true, members: node.memberBlock)
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        inherited(node.inheritanceClause, isClass: false, members: node.memberBlock)
        return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        inherited(node.inheritanceClause, isClass: false, members: node.memberBlock)
        return .visitChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        inherited(node.inheritanceClause, isClass: false, members: node.memberBlock)
        return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        inherited(node.inheritanceClause, isClass: false, members: node.memberBlock)
        return .visitChildren
    }

    private func inherited(_ clause: InheritanceClauseSyntax?, isClass: Bool, members: MemberBlockSyntax) {
        let types: [InheritedTypeSyntax] = clause.map { Array($0.inheritedTypes) } ?? []
        for (index, type) in types.enumerated() {
            guard let name = type.type.as(IdentifierTypeSyntax.self)?.name.plainText else { continue }
            let isProtocol =
                !isClass || index > 0
                || ["Delegate", "DataSource", "Protocol", "Type", "able", "ible", "Providing"].contains(
                    where: name.hasSuffix)
            note(name, at: type) {
                $0.kind = max($0.kind, isProtocol ? .interface : .object)
                guard !isProtocol else { return }
                for member in members.members {
                    guard let function = member.decl.as(FunctionDeclSyntax.self),
                        function.modifiers.contains(where: { $0.name.text == "override" })
                    else { continue }
                    let isStatic = function.modifiers.contains { ["class", "static"].contains($0.name.text) }
                    $0.overridden.insert(
                        (isStatic ? "class " : "")
                            + "func \(function.name.text)\(function.signature.trimmedDescription)")
                }
            }
        }
    }

    // MARK: Values

    /// Names in a condition, `#if DEBUG && canImport(ObjectiveC)`, are flags and modules.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.plainText
        guard name.first?.isUppercase == true else { return .visitChildren }
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            if let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
                base.first?.isUppercase == true
            {
                note(base, at: node) { $0.nested.insert(name) }
            }
            return .visitChildren
        }
        note(name, at: node) { _ in }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var name: String?
        if let called = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            name = called.baseName.plainText
        } else if let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self) {
            name = generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.plainText == "init"
        {
            name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainText
        }
        var arguments = node.arguments.map { argument in
            MissingNames.Argument(
                label: argument.label?.plainText ?? "",
                closure: argument.expression.as(ClosureExprSyntax.self).map(Self.parameterCount))
        }
        if let closure = node.trailingClosure {
            arguments.append(MissingNames.Argument(label: "", closure: Self.parameterCount(closure)))
        }
        for closure in node.additionalTrailingClosures {
            arguments.append(
                MissingNames.Argument(label: closure.label.plainText, closure: Self.parameterCount(closure.closure)))
        }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText,
            member != "init"
        {
            calls[member, default: []].insert(arguments)
        }
        guard let name, name.first?.isUppercase == true else { return .visitChildren }
        note(name, at: node) {
            $0.initialisers.insert(arguments)
            $0.isCalled = true
        }
        return .visitChildren
    }

    private static func parameterCount(_ closure: ClosureExprSyntax) -> Int {
        switch closure.signature?.parameterClause {
        case .simpleInput(let names): return names.count
        case .parameterClause(let clause): return clause.parameters.count
        default:
            let text = closure.statements.trimmedDescription
            return (0...3).last { text.contains("$\($0)") }.map { $0 + 1 } ?? 0
        }
    }
}
