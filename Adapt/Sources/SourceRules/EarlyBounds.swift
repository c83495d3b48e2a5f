internal import SwiftSyntax

/// Frames that are computed from a view's bounds before it has the size at which it is shown.
final class EarlyBounds: Inspector {
    private let types: TypeTable
    /// Functions with the things of theirs that are told; one sentence about each is enough.
    private var told: Set<String> = []

    init(_ path: String, _ tree: SourceFileSyntax, _ types: TypeTable) {
        self.types = types
        super.init(path, tree)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if ["bounds", "frame"].contains(node.declName.baseName.text), let base = node.base { judge(node, base.chain) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.parent?.as(MemberAccessExprSyntax.self) else {
            if node.baseName.text == "bounds" { judge(node, "self") }
            return .visitChildren
        }
        guard member.base?.id == ExprSyntax(node).id, ["bounds", "frame"].contains(node.baseName.text),
            ["size", "width", "height", "midX", "midY", "maxX", "maxY"].contains(member.declName.baseName.text)
        else { return .visitChildren }
        judge(node, "self")
        return .visitChildren
    }

    private enum Kind { case controller, cell, view }

    private func judge(_ node: some SyntaxProtocol, _ base: String) {
        guard let function = node.function, let facts = types.facts(around: node), let kind = Self.kind(of: facts)
        else {
            return
        }
        let bases: Set<String> =
            kind == .controller ? ["view", "self.view"] : ["self", "contentView", "self.contentView"]
        guard bases.contains(base), let name = Self.name(of: function) else { return }
        let first: Set<String> =
            kind == .controller ? ["viewDidLoad", "loadView", "awakeFromNib", "init"] : ["init", "awakeFromNib"]
        guard facts.functions(calledBy: first).contains(name) else { return }
        // A view that gives itself a size has it.
        let sizes = ["self.frame=", "self.bounds=", "super.init(frame:CGRect(", "super.init(frame:.init("]
        let body = function.chain
        guard kind == .controller || !sizes.contains(where: body.contains) else { return }
        let expression = node.chain
        guard LocalValues.of(expression, in: function).isEmpty, let subject = Self.subject(of: node, in: function),
            !Self.follows(subject, facts), subject.isEmpty || told.insert("\(function.id) \(subject)").inserted
        else { return }
        let shown = subject.isEmpty ? "a frame" : subject
        let reason =
            switch kind {
            case .controller:
                "the view has its scene's size later: in one that becomes 500 × 700 on an iPhone 17, \(shown) keeps what "
                    + "was computed. Compute it in viewWillLayoutSubviews, or constrain it"
            case .cell:
                "a cell gets its width later, and another one when its list is resized, as to 951 on an iPhone Duo that "
                    + "opens. Compute it in layoutSubviews, or constrain it"
            case .view:
                "the view gets its size later: made for 402 and shown in a scene of 500 × 700 on an iPhone 17, \(shown) "
                    + "keeps what was computed. Compute it in layoutSubviews, or constrain it"
            }
        let place = name == "init" || first.contains(name) ? name : "\(name), which runs once"
        add(
            .earlyBounds, at: node, "\(subject) \(expression)",
            "\(shown) is computed from \(expression) in \(place): \(reason)")
    }

    private static func kind(of facts: TypeTable.Facts) -> Kind? {
        guard let parent = facts.inherited.first else { return nil }
        if parent.hasSuffix("Controller") { return .controller }
        if parent.hasSuffix("Cell") || parent.hasSuffix("ReusableView") || parent.hasSuffix("HeaderFooterView") {
            return .cell
        }
        let views = ["View", "Control", "Button", "Label", "Field", "Bar"]
        return views.contains(where: parent.hasSuffix) ? .view : nil
    }

    private static func name(of function: Syntax) -> String? {
        function.as(FunctionDeclSyntax.self)?.name.text ?? (function.is(InitializerDeclSyntax.self) ? "init" : nil)
    }

    // MARK: The computed thing

    private static let properties: Set<String> = [
        "frame", "bounds", "center", "size", "width", "height", "origin", "x", "y", "contentSize", "itemSize",
        "constant",
        "position", "rowHeight", "estimatedItemSize", "contentInset", "sectionInset", "preferredMaxLayoutWidth",
        "contentOffset",
    ]

    /// The name of what gets a frame from a value; empty for one without a name, nil where none does.
    static func subject(of node: some SyntaxProtocol, in function: Syntax) -> String? {
        var isFrame = false
        for parent in node.ancestors {
            if let argument = parent.as(LabeledExprSyntax.self), let label = argument.label?.text,
                ["frame", "equalToConstant", "constant"].contains(label)
            {
                // A superclass that is given a frame has it from the caller.
                if let call = argument.ancestor(FunctionCallExprSyntax.self),
                    call.calledExpression.chain == "super.init"
                {
                    return nil
                }
                isFrame = true
            }
            if let sequence = parent.as(SequenceExprSyntax.self), let (left, right) = sequence.assignment,
                right.contains(where: { node.isInside(Syntax($0)) })
            {
                guard let target = left.lastName else { return nil }
                if isFrame { return target }
                guard properties.contains(target) else { return nil }
                let name = name(before: left)
                // The view itself has its size from others, and a child controller's view follows its superview.
                return ["view", "self"].contains(name) ? nil : name
            }
            if let binding = parent.as(PatternBindingSyntax.self) {
                let name = binding.pattern.trimmedDescription
                return isFrame ? name : use(of: name, after: binding, in: function)
            }
            if parent.is(CodeBlockItemSyntax.self) { return isFrame ? "" : nil }
        }
        return nil
    }

    /// `gradient` of `self.gradient.frame.size.width`.
    private static func name(before target: ExprSyntax) -> String {
        var expression = target
        while let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
            properties.contains(access.declName.baseName.text)
        {
            expression = base
        }
        return expression.lastName ?? expression.chain
    }

    /// The name of the first thing that gets a frame from a local value.
    private static func use(of name: String, after binding: PatternBindingSyntax, in function: Syntax) -> String? {
        let visitor = UseVisitor(name, after: binding.endPosition)
        visitor.walk(function)
        for use in visitor.uses {
            if let subject = subject(of: use, in: function) { return subject }
        }
        return nil
    }

    private final class UseVisitor: SyntaxVisitor {
        let name: String
        let start: AbsolutePosition
        var uses: [DeclReferenceExprSyntax] = []

        init(_ name: String, after start: AbsolutePosition) {
            self.name = name
            self.start = start
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.baseName.text == name, node.position > start { uses.append(node) }
            return .skipChildren
        }
    }

    // MARK: Things that follow sizes by themselves

    private static let constrained: Set<String> = [
        "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "snp", "topAnchor", "bottomAnchor",
        "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "widthAnchor", "heightAnchor", "centerXAnchor",
        "centerYAnchor", "anchor", "pin", "mas_makeConstraints", "edgesToSuperview", "autoPinEdgesToSuperviewEdges",
    ]
    /// Places whose owner gives what is put there a width.
    private static let owners: Set<String> = [
        "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView", "inputAccessoryView",
        "inputView", "titleView", "view",
    ]

    /// True if it is laid out again when sizes change.
    private static func follows(_ subject: String, _ facts: TypeTable.Facts) -> Bool {
        guard !subject.isEmpty else { return false }
        if isPlaced(subject, facts) { return true }
        if facts.words.contains("sizeForItemAt"), facts.members[subject]?.contains("itemSize") == true { return true }
        return facts.resizingFunctions.contains { $0.words.contains(subject) }
    }

    /// True if constraints, a mask or its owner give it its place.
    static func isPlaced(_ subject: String, _ facts: TypeTable.Facts) -> Bool {
        let names = facts.aliases[subject, default: []].union([subject])
        for name in names where facts.members[name]?.isDisjoint(with: constrained) == false { return true }
        if owners.contains(subject) || facts.destinations[subject]?.isDisjoint(with: owners) == false { return true }
        return false
    }
}
