internal import SwiftSyntax

/// Layouts that ask what device it is, or how it is held.
final class DeviceLayout: Inspector {
    private let questions: Set<String>

    /// - Parameter questions: names of the program's own that say idiom or orientation.
    init(_ path: String, _ tree: SourceFileSyntax, asking questions: Set<String>) {
        self.questions = questions
        super.init(path, tree)
    }

    /// The names of properties and functions whose value is nothing but a question for idiom or orientation.
    static func questions(in tree: SourceFileSyntax) -> Set<String> {
        let visitor = QuestionVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.names
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let subject = Subject(node) {
            judge(node, subject, node.chain)
        } else if questions.contains(node.declName.baseName.text), Subject(in: node) == nil {
            judge(node, nil, node.chain)
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.parent?.is(MemberAccessExprSyntax.self) != true || node.isBaseOfMember else { return .visitChildren }
        let name = node.baseName.text
        if name == "interfaceOrientation" || name == "UI_USER_INTERFACE_IDIOM" {
            judge(node, name == "interfaceOrientation" ? .orientation : .idiom, name)
        } else if questions.contains(name) {
            judge(node, nil, name)
        }
        return .visitChildren
    }

    /// - Parameter subject: nil for a name of the program's own.
    private func judge(_ node: some SyntaxProtocol, _ subject: Subject?, _ text: String) {
        guard let region = Region(governedBy: Syntax(node)), region.isLayout else { return }
        let reason =
            switch subject {
            case .idiom:
                "a scene of 900 × 700 on an iPhone 17 is of idiom phone, and one of 320 × 700 on an iPad of idiom pad. "
                    + "Ask view.bounds where it is laid out, or traitCollection's size classes"
            case .orientation:
                "a scene of 700 × 500 on an iPhone 17 is wide, though the phone is upright. Compare width and height of "
                    + "view.bounds in viewWillLayoutSubviews, or of the size in viewWillTransition(to:with:)"
            case nil:
                "it asks idiom or orientation, which say nothing of a scene of 900 × 700 on an iPhone 17. Ask view.bounds "
                    + "where it is laid out"
            }
        add(.deviceLayout, at: node, text, "the layout depends on \(text): \(reason)")
    }

    enum Subject {
        case idiom, orientation

        init?(_ node: MemberAccessExprSyntax) {
            switch node.declName.baseName.text {
            case "userInterfaceIdiom": self = .idiom
            case "statusBarOrientation", "interfaceOrientation": self = .orientation
            case "orientation" where ["UIDevice.current", "UIDevice.currentDevice()"].contains(node.base?.chain):
                self = .orientation
            default: return nil
            }
        }

        /// The subject that an expression asks for.
        init?(in node: some SyntaxProtocol) {
            let words = node.words
            if words.contains("userInterfaceIdiom") || words.contains("UI_USER_INTERFACE_IDIOM") {
                self = .idiom
            } else if words.contains("statusBarOrientation") || words.contains("interfaceOrientation")
                || node.chain.contains("UIDevice.current.orientation")
            {
                self = .orientation
            } else {
                return nil
            }
        }
    }
}

extension DeclReferenceExprSyntax {
    /// True for `name` of `name.member`.
    fileprivate var isBaseOfMember: Bool {
        parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(self).id
    }
}

/// Finds `var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }` and its kin.
private final class QuestionVisitor: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let variable = node.parent?.parent?.as(VariableDeclSyntax.self), variable.isMember || variable.isOfFile
        else { return .visitChildren }
        if let value = node.initializer?.value {
            note(node.pattern.trimmedDescription, Syntax(value))
        } else if case .getter(let items)? = node.accessorBlock?.accessors {
            note(node.pattern.trimmedDescription, items)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.signature.parameterClause.parameters.isEmpty,
            node.signature.returnClause?.type.trimmedDescription == "Bool", let items = node.body?.statements
        {
            note(node.name.text, items)
        }
        return .visitChildren
    }

    private func note(_ name: String, _ items: CodeBlockItemListSyntax) {
        guard items.count == 1, let item = items.first?.item else { return }
        if case .stmt(let statement) = item, let value = statement.as(ReturnStmtSyntax.self)?.expression {
            note(name, Syntax(value))
        } else {
            note(name, Syntax(item))
        }
    }

    private func note(_ name: String, _ value: Syntax) {
        let hasChoice = value.tokens(viewMode: .sourceAccurate).contains {
            ["?", "{"].contains($0.text) && $0.parent?.is(OptionalChainingExprSyntax.self) != true
        }
        guard !hasChoice, DeviceLayout.Subject(in: value) != nil, name.count > 3,
            value.chain.contains("==") || value.chain.contains("is")
        else { return }
        names.insert(name)
    }
}
