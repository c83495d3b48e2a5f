internal import SwiftSyntax

/// Collects the edits of one file.
final class AdaptationVisitor: SyntaxVisitor {
    private(set) var edits: [SourceEdit] = []
    private let methods: [String: [String]]
    private var enclosingTypes: [String] = []

    /// Attributes that mean something to Objective-C only.
    private static let dropped: Set<String> = [
        "objc", "objcMembers", "IBOutlet", "GKInspectable", "nonobjc", "NSManaged", "UIApplicationDelegateAdaptor",
    ]

    init(methods: [String: [String]]) {
        self.methods = methods
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Attributes

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if Self.dropped.contains(name) {
            replace(node, with: "")
        } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
            replace(node, with: "@main")
        }
        return .skipChildren
    }

    // MARK: Imports

    /// On Apple's systems XCTest brings UIKit along, and test files rely on it.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.path.trimmedDescription == "XCTest", node.importKindSpecifier == nil {
            replace(node, with: node.trimmedDescription + "; import UIKit")
        }
        return .skipChildren
    }

    // MARK: Tests

    /// XCTest on Linux can't discover synchronous tests of a class on the main actor; asynchronous ones it runs there.
    private func makeTestsAsynchronous(in node: ClassDeclSyntax) {
        let isOnMainActor = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
        }
        let isTestCase =
            node.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription.hasSuffix("TestCase") }
            ?? false
        guard isOnMainActor, isTestCase else { return }
        for member in node.memberBlock.members {
            guard let function = member.decl.as(FunctionDeclSyntax.self), function.name.text.hasPrefix("test"),
                function.signature.parameterClause.parameters.isEmpty,
                function.signature.effectSpecifiers?.asyncSpecifier == nil
            else { continue }
            let end = function.signature.parameterClause.endPositionBeforeTrailingTrivia.utf8Offset
            edits.append(SourceEdit(range: end..<end, replacement: " async"))
        }
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition { replacePlatforms(in: Syntax(condition)) }
        return .visitChildren
    }

    private func replacePlatforms(in node: Syntax) {
        if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "os",
            ["iOS", "tvOS", "visionOS"].contains(call.arguments.trimmedDescription)
        {
            let isPhone = call.arguments.trimmedDescription == "iOS"
            replace(call, with: isPhone ? "canImport(UIKit)" : "os(\(call.arguments.trimmedDescription))")
            return
        }
        for child in node.children(viewMode: .sourceAccurate) { replacePlatforms(in: child) }
    }

    // MARK: Selectors and key paths

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first?.expression else { return .visitChildren }
        switch node.macroName.text {
        case "selector":
            replace(node, with: selector(for: argument))
            return .skipChildren
        case "keyPath":
            replace(node, with: "\"\(argument.trimmedDescription)\"")
            return .skipChildren
        default:
            return .visitChildren
        }
    }

    /// `save(_:)` in a class `Editor` is `Selector("save:", Editor.save(_:))`; a qualified name keeps its qualification.
    private func selector(for expression: ExprSyntax) -> String {
        var method = expression
        while let access = method.as(MemberAccessExprSyntax.self),
            ["getter", "setter"].contains(access.trimmedDescription)
        {
            method = ExprSyntax(access)
        }
        let base: String
        let reference: DeclReferenceExprSyntax?
        if let access = method.as(MemberAccessExprSyntax.self) {
            base = qualification(access.base)
            reference = access.declName
        } else {
            base = enclosingTypes.last ?? "Self"
            reference = method.as(DeclReferenceExprSyntax.self)
        }
        guard let reference else { return "Selector(\"\(expression.trimmedDescription)\")" }
        let name = reference.baseName.text
        let labels = reference.argumentNames?.arguments.map { $0.name.text } ?? methods[name] ?? []
        let full = labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
        return "Selector(\"\(runtimeName(name, labels))\", \(base).\(full))"
    }

    /// A value's method is reached through its type: `self.save` and `controller.save` through the enclosing type.
    private func qualification(_ base: ExprSyntax?) -> String {
        let text = base?.trimmedDescription ?? ""
        if text.isEmpty || text == "self" { return enclosingTypes.last ?? "Self" }
        if text.first?.isUppercase == true || text.contains("<") { return text }
        return "type(of: \(text))"
    }

    /// Objective-C's name: `save(_:with:)` is `save:with:`, `save(item:)` is `saveWithItem:`.
    private func runtimeName(_ name: String, _ labels: [String]) -> String {
        guard let first = labels.first else { return name }
        let head = first == "_" ? name : name + "With" + first.prefix(1).uppercased() + first.dropFirst()
        return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    // MARK: Where we are

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        makeTestsAsynchronous(in: node)
        return enter(node.name.text)
    }
    override func visitPost(_ node: ClassDeclSyntax) { enclosingTypes.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { enclosingTypes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { enclosingTypes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { enclosingTypes.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        enclosingTypes.append(name)
        return .visitChildren
    }

    private func replace(_ node: some SyntaxProtocol, with text: String) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(SourceEdit(range: start..<end, replacement: text))
    }
}
