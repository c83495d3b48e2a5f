internal import SwiftSyntax

/// Uses of types in one file that only views or only controllers have, and the file's classes with their superclasses.
struct ScreenUses {
    enum Kind { case view, controller }

    private(set) var kinds: [String: Kind] = [:]
    /// The first type that each class inherits from.
    private(set) var superclasses: [String: String] = [:]

    init(of source: String, by trees: SourceTrees = SourceTrees()) {
        let visitor = ScreenUseVisitor(viewMode: .sourceAccurate)
        visitor.walk(trees.tree(of: source))
        (kinds, superclasses) = (visitor.kinds, visitor.superclasses)
        // A name that is several variables says nothing.
        for name in visitor.shown {
            if let types = visitor.types[name], types.count == 1, let type = types.first { kinds[type] = .view }
        }
    }
}

private final class ScreenUseVisitor: SyntaxVisitor {
    var kinds: [String: ScreenUses.Kind] = [:]
    var superclasses: [String: String] = [:]
    /// Variables that are added to a view.
    var shown: Set<String> = []
    /// The types of variables by their names.
    var types: [String: Set<String>] = [:]

    private static let methodsOfViews: Set<String> = [
        "layoutSubviews", "didMoveToSuperview", "didMoveToWindow", "willMove(toSuperview:)", "willMove(toWindow:)",
        "hitTest(_:with:)", "point(inside:with:)",
    ]
    private static let methodsOfControllers: Set<String> = [
        "viewDidLoad", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "prepare(for:sender:)", "loadView",
    ]

    /// A class that overrides what views or controllers alone have comes from one.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self) else {
            return .visitChildren
        }
        superclasses[node.name.plainText] = first.name.plainText
        for member in node.memberBlock.members {
            if let initialiser = member.decl.as(InitializerDeclSyntax.self), initialiser.modifiers.has("override"),
                initialiser.signature.parameterClause.parameters.map(\.firstName.text) == ["frame"]
            {
                kinds[first.name.plainText] = .view
            } else if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.has("override") {
                let labels = function.labels.map { $0 + ":" }.joined()
                let name = function.name.plainText + (labels.isEmpty ? "" : "(\(labels))")
                if Self.methodsOfViews.contains(name) { kinds[first.name.plainText] = .view }
                if Self.methodsOfControllers.contains(name) { kinds[first.name.plainText] = .controller }
            }
        }
        return .visitChildren
    }

    /// `Lake(frame: bounds)`, and `view.addSubview(lake)`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = made(by: ExprSyntax(node)), node.arguments.first?.label?.text == "frame" { kinds[name] = .view }
        if let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            ["addSubview", "insertSubview", "addArrangedSubview"].contains(name),
            let argument = node.arguments.first?.expression
        {
            if let type = made(by: argument) {
                kinds[type] = .view
            } else if let variable = argument.as(DeclReferenceExprSyntax.self) {
                shown.insert(variable.baseName.plainText)
            } else if let access = argument.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" {
                shown.insert(access.declName.baseName.plainText)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else {
            return .visitChildren
        }
        var type = node.typeAnnotation?.type
        if let optional = type?.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
        if let optional = type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { type = optional.wrappedType }
        // A variable of another type than a name counts as well: it may be that which is shown.
        types[name, default: []].insert(type?.simpleName ?? node.initializer.flatMap { made(by: $0.value) } ?? "")
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        types[(node.secondName ?? node.firstName).plainText, default: []].insert(node.type.simpleName)
        return .visitChildren
    }

    /// `Lake` of `Lake(depth: 3)`.
    private func made(by expression: ExprSyntax) -> String? {
        guard let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
        let name = called.as(DeclReferenceExprSyntax.self)?.baseName.plainText
        return name?.first?.isUppercase == true ? name : nil
    }
}
