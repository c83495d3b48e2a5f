internal import SwiftSyntax

/// The names that a source file imports, uses and declares, each use with its line.
struct SourceNames {
    struct Use: Hashable {
        var name: String
        var line: Int
    }

    private(set) var imports: [Use] = []
    /// Names of types and functions that begin with a capital, as they do in frameworks.
    private(set) var types: [Use] = []
    /// Names after a dot.
    private(set) var members: [Use] = []
    /// Functions that are called by a small name without a dot, but for the file's own parameters.
    private(set) var functions: [Use] = []
    private(set) var declared: Set<String> = []

    init(of source: String, by trees: SourceTrees = SourceTrees()) {
        let tree = trees.tree(of: source)
        let visitor = NameVisitor(SourceLocationConverter(fileName: "", tree: tree))
        visitor.walk(tree)
        (imports, types, members, declared) = (visitor.imports, visitor.types, visitor.members, visitor.declared)
        functions = visitor.functions.filter { !visitor.parameters.contains($0.name) }
    }
}

private final class NameVisitor: SyntaxVisitor {
    var imports: [SourceNames.Use] = []
    var types: [SourceNames.Use] = []
    var members: [SourceNames.Use] = []
    var functions: [SourceNames.Use] = []
    var parameters: Set<String> = []
    var declared: Set<String> = []
    private let lines: SourceLocationConverter
    private var conditions = 0

    init(_ lines: SourceLocationConverter) {
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    private func use(_ name: String, at node: some SyntaxProtocol) -> SourceNames.Use {
        SourceNames.Use(name: name, line: lines.location(for: node.positionAfterSkippingLeadingTrivia).line)
    }

    /// Inside of a condition the file has another way: what is used there may be missing.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        if !holdsInPackages(node) { conditions += 1 }
        return .visitChildren
    }
    override func visitPost(_ node: IfConfigDeclSyntax) {
        if !holdsInPackages(node) { conditions -= 1 }
    }

    /// True for `#if SWIFT_PACKAGE` without another way, which every package of this command has.
    private func holdsInPackages(_ node: IfConfigDeclSyntax) -> Bool {
        node.clauses.count == 1 && node.clauses.first?.condition?.trimmedDescription == "SWIFT_PACKAGE"
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if conditions == 0, let module = node.path.first?.name.text { imports.append(use(module, at: node)) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // A name in backticks is the name without them.
        guard conditions == 0, case .identifier = node.baseName.tokenKind else { return .visitChildren }
        let name = node.baseName.plainText
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            members.append(use(name, at: node))
        } else if name.first?.isUppercase == true {
            types.append(use(name, at: node))
        } else if node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id {
            functions.append(use(name, at: node))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        parameter(node.secondName ?? node.firstName)
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        parameter(node.secondName ?? node.firstName)
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { parameter(node.name) }

    private func parameter(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        parameters.insert(token.plainText)
        // One in capitals, `UIHandler`, would be taken for a type.
        if token.plainText.first?.isUppercase == true { declare(token) }
        return .visitChildren
    }

    /// An attribute that the source adapter takes out asks for nothing.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        AdaptationVisitor.dropped.contains(node.attributeName.trimmedDescription) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if conditions == 0 { types.append(use(node.name.plainText, at: node)) }
        return .visitChildren
    }

    // MARK: Declarations

    private func declare(_ token: TokenSyntax?) {
        guard let token else { return }
        declared.insert(token.plainText)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declared(node.name) }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declared(node.identifier) }
    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind { declared(node.firstName) }
    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind { declared(node.label) }
    override func visit(_ node: EnumCaseParameterSyntax) -> SyntaxVisitorContinueKind { declared(node.firstName) }

    private func declared(_ token: TokenSyntax?) -> SyntaxVisitorContinueKind {
        declare(token)
        return .visitChildren
    }
}
