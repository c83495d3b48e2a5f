internal import SwiftSyntax

/// The types of a program: their functions and the members of their properties, extensions included.
struct TypeTable {
    struct Function {
        let name: String
        let node: Syntax
        let words: Set<String>
        /// Functions of the same type that it calls by their names alone.
        let calls: Set<String>
        /// True if Objective-C or a document may call it.
        let isAction: Bool
    }

    struct Facts {
        var inherited: [String] = []
        var functions: [Function] = []
        /// Members by the name they are asked of: `snp` of `label.snp`.
        var members: [String: Set<String>] = [:]
        /// The names of properties that a name is assigned to: `tableHeaderView` for `header`.
        var destinations: [String: Set<String>] = [:]
        /// Other names that functions give something.
        var aliases: [String: Set<String>] = [:]
        var words: Set<String> = []
    }

    private var types: [String: Facts] = [:]

    mutating func read(_ tree: SourceFileSyntax) {
        let visitor = Visitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        for (name, facts) in visitor.types { types[name, default: Facts()].add(facts) }
    }

    /// The facts about the type around a node.
    func facts(around node: some SyntaxProtocol) -> Facts? {
        node.ancestors.lazy.compactMap(\.typeName).first.flatMap { types[$0] }
    }

    private final class Visitor: SyntaxVisitor {
        var types: [String: Facts] = [:]

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            types[node.name.text, default: Facts()].inherited += node.inherited
            read(Syntax(node), node.name.text)
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            read(Syntax(node), node.extendedType.trimmedDescription)
            return .visitChildren
        }

        private func read(_ node: Syntax, _ name: String) {
            let reader = MemberVisitor(viewMode: .sourceAccurate)
            reader.walk(node)
            reader.facts.words = node.words
            types[name, default: Facts()].add(reader.facts)
        }
    }

    private final class MemberVisitor: SyntaxVisitor {
        var facts = Facts()

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let attributes = node.attributes.words
            add(node.name.text, Syntax(node), isAction: !attributes.isDisjoint(with: ["objc", "IBAction"]))
            return .visitChildren
        }

        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            add("init", Syntax(node), isAction: false)
            return .visitChildren
        }

        private func add(_ name: String, _ node: Syntax, isAction: Bool) {
            let calls = CallVisitor(viewMode: .sourceAccurate)
            calls.walk(node)
            facts.functions.append(
                Function(name: name, node: node, words: node.words, calls: calls.names, isAction: isAction))
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if let base = node.base?.lastName {
                facts.members[base, default: []].insert(node.declName.baseName.text)
            }
            return .visitChildren
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            noteAlias(node.pattern, node.initializer)
            return .visitChildren
        }

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            noteAlias(node.pattern, node.initializer)
            return .visitChildren
        }

        private func noteAlias(_ pattern: PatternSyntax, _ value: InitializerClauseSyntax?) {
            guard let name = value?.value.lastName else { return }
            facts.aliases[name, default: []].insert(pattern.trimmedDescription)
        }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            if let (left, right) = node.assignment, let name = left.lastName {
                for source in right {
                    if let value = source.lastName { facts.destinations[value, default: []].insert(name) }
                }
            }
            return .visitChildren
        }
    }

    private final class CallVisitor: SyntaxVisitor {
        var names: Set<String> = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let text = node.calledExpression.chain
            let name = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
            if !name.contains(".") { names.insert(name) }
            return .visitChildren
        }
    }
}

extension ExprSyntax {
    /// `label` of `self.label`, `cell.label` and `label`.
    var lastName: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
        if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.lastName }
        if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.lastName }
        return nil
    }
}

extension TypeTable.Facts {
    mutating func add(_ other: Self) {
        inherited += other.inherited
        functions += other.functions
        members.merge(other.members) { $0.union($1) }
        destinations.merge(other.destinations) { $0.union($1) }
        aliases.merge(other.aliases) { $0.union($1) }
        words.formUnion(other.words)
    }

    /// Functions that UIKit calls again when sizes change.
    private static let resizing: Set<String> = [
        "viewDidLayoutSubviews", "viewWillLayoutSubviews", "layoutSubviews", "viewWillTransition", "layoutSublayers",
        "traitCollectionDidChange", "viewSafeAreaInsetsDidChange", "updateViewConstraints", "updateConstraints",
        "willTransition", "prepare", "invalidateLayout", "shouldInvalidateLayout", "updateProperties", "draw",
        "viewDidTransition", "safeAreaInsetsDidChange", "willAnimateRotation", "didRotate",
        "layoutAttributesForElements",
        "preferredLayoutAttributesFitting",
    ]

    /// The functions that run when sizes change, with those that they call.
    var resizingFunctions: [TypeTable.Function] {
        var names = Self.resizing
        for name in functions where name.words.contains("orientationDidChangeNotification") { names.insert(name.name) }
        var count = 0
        while names.count != count {
            count = names.count
            for function in functions where names.contains(function.name) {
                names.formUnion(function.calls.filter { call in functions.contains { $0.name == call } })
            }
        }
        return functions.filter { names.contains($0.name) }
    }

    /// The names of functions that run once, before sizes are known: those that are named, and what they alone call.
    func functions(calledBy first: Set<String>) -> Set<String> {
        var early = first
        var count = 0
        while early.count != count {
            count = early.count
            for function in functions where !early.contains(function.name) && !function.isAction {
                let callers = functions.filter { $0.name != function.name && $0.calls.contains(function.name) }
                let isNamedOnce = members["self"]?.contains(function.name) != true || !callers.isEmpty
                if !callers.isEmpty, isNamedOnce, callers.allSatisfy({ early.contains($0.name) }) {
                    early.insert(function.name)
                }
            }
        }
        return early
    }
}
