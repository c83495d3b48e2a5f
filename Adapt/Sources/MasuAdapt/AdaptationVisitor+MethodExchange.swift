internal import SwiftSyntax

/// Modules that exchange methods while they run, as `method_exchangeImplementations` does.
///
/// A call in Swift doesn't go by a method's name. So each method of the module that could be exchanged asks for its
/// replacement first, and a `#selector` that names it makes it exchangeable. UIKit's methods ask in the module
/// `ObjectiveCRuntime`, which such a module imports.
enum MethodExchange {
    /// The functions that only modules with exchanged methods use.
    static let functions: Set<String> = [
        "class_getInstanceMethod", "class_getClassMethod", "class_getMethodImplementation", "class_addMethod",
        "class_replaceMethod", "method_exchangeImplementations", "method_setImplementation",
        "method_getImplementation", "imp_implementationWithBlock", "IMP",
    ]

    static func isUsed(in tree: SourceFileSyntax) -> Bool {
        tree.tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier(let name) = token.tokenKind { functions.contains(name) } else { false }
        }
    }

    /// True if a method may be one that is exchanged: it calls itself by its name, where it means the one that it was
    /// exchanged with, or a file that exchanges methods names it.
    static func isExchangeable(
        _ function: FunctionDeclSyntax, isNamed: Bool, amongObjectiveCs isObjectiveCs: Bool
    ) -> Bool {
        guard function.attributes.has("objc") || function.modifiers.has("dynamic") || isObjectiveCs,
            !function.modifiers.has("override"), !function.isOfType, let body = function.body,
            function.signature.effectSpecifiers == nil
        else { return false }
        if isNamed { return true }
        let calls = OwnCalls(of: function)
        calls.walk(body)
        return calls.isFound
    }

    /// The methods that a file names in `#selector`, without their labels.
    static func namedMethods(in tree: SourceFileSyntax) -> Set<String> {
        let selectors = SelectorNames(viewMode: .sourceAccurate)
        selectors.walk(tree)
        return selectors.found
    }
}

/// Finds out if a function calls itself on the same object, or names itself in a selector.
private final class OwnCalls: SyntaxVisitor {
    private let name: String
    private let labels: [String]
    private(set) var isFound = false

    init(of function: FunctionDeclSyntax) {
        name = function.name.text
        labels = function.labels
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let access = node.calledExpression.as(MemberAccessExprSyntax.self)
        let called = access?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
        let isOwn = access.map { $0.base?.trimmedDescription == "self" } ?? true
        if isOwn, called?.baseName.text == name, node.arguments.map({ $0.label?.text ?? "_" }) == labels {
            isFound = true
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if SelectorNames.method(of: node) == name { isFound = true }
        return .skipChildren
    }
}

private final class SelectorNames: SyntaxVisitor {
    private(set) var found: Set<String> = []

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = Self.method(of: node) { found.insert(name) }
        return .skipChildren
    }

    static func method(of node: MacroExpansionExprSyntax) -> String? {
        guard node.macroName.text == "selector", let expression = node.arguments.first?.expression else { return nil }
        return (expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self))?
            .baseName.text
    }
}

extension AdaptationVisitor {
    /// Makes a method ask for its replacement first.
    func askForReplacement(in node: FunctionDeclSyntax) {
        guard index.exchangesMethods, let type = enclosingTypes.last, let body = node.body,
            index.isExchangeable(node.name.text, node.labels, in: type)
        else { return }
        let name =
            index.runtimeName(of: node.name.text, node.labels, in: type)
            ?? RuntimeName.of(node.name.text, node.labels)
        let arguments = node.signature.parameterClause.parameters.map { ", \(($0.secondName ?? $0.firstName).text)" }
        insert(
            " if let other = _MethodTable.replacement(\"\(name)\", of: \(type).self, for: self) "
                + "{ return other.call(on: self\(arguments.joined())) };",
            at: body.leftBrace.endPositionBeforeTrailingTrivia)
        // A body's only expression is no longer returned by itself.
        if let only = body.statements.first, body.statements.count == 1, only.item.is(ExprSyntax.self),
            let returned = node.signature.returnClause?.type.trimmedDescription, returned != "Void", returned != "()"
        {
            insert("return ", at: only.positionAfterSkippingLeadingTrivia)
        }
    }

    /// The selector of a method that can be exchanged, which takes part from then on.
    func exchangeableSelector(_ name: String, _ labels: [String], in type: String) -> String? {
        guard index.exchangesMethods, let owner = index.exchangeableOwner(of: name, labels, in: type) else {
            return nil
        }
        let runtimeName = index.runtimeName(of: name, labels, in: owner) ?? RuntimeName.of(name, labels)
        return "_MethodTable.selector(Selector(\"\(runtimeName)\", "
            + "\(owner).\(RuntimeName.reference(name, labels))), in: \(owner).self)"
    }

    /// Takes the runtime's functions in, where a file needs them.
    func importRuntime(in tree: SourceFileSyntax) {
        guard index.exchangesMethods,
            MethodExchange.isUsed(in: tree) || edits.contains(where: { $0.replacement.contains("_MethodTable") })
        else { return }
        let finder = Imports(viewMode: .sourceAccurate)
        finder.walk(tree)
        let found =
            finder.found.first { ["UIKit", "Foundation"].contains($0.path.trimmedDescription) } ?? finder.found.first
        guard let place = found?.positionAfterSkippingLeadingTrivia.utf8Offset else { return }
        // Before what the import itself becomes.
        edits.insert(SourceEdit(range: place..<place, replacement: "import ObjectiveCRuntime; "), at: 0)
    }

    /// True if a function type's convention is one of Objective-C's: of blocks, or of methods as functions of C.
    func isConventionOfObjectiveC(_ node: AttributeSyntax) -> Bool {
        guard node.attributeName.trimmedDescription == "convention",
            let convention = node.arguments?.trimmedDescription
        else { return false }
        if convention == "block" { return true }
        var parent = node.parent
        while let current = parent, !current.is(AttributedTypeSyntax.self) { parent = current.parent }
        guard convention == "c",
            let function = parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        else { return false }
        return function.parameters.contains { $0.type.trimmedDescription == "Selector" }
    }
}

private final class Imports: SyntaxVisitor {
    private(set) var found: [ImportDeclSyntax] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
    }
}
