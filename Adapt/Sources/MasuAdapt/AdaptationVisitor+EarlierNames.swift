internal import SwiftSyntax

/// Members of controllers by the names that they had before Swift 4.2, where a class overrides them: UIKit has them as functions of
/// their own for whoever calls them, which can't be overridden.
extension AdaptationVisitor {
    private static let properties = [
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    ]
    /// Names and labels with the present ones.
    private static let methods: [String: (name: String, label: String)] = [
        "didMove(toParentViewController:)": ("didMove", "toParent"),
        "willMove(toParentViewController:)": ("willMove", "toParent"),
        "addChildViewController(_:)": ("addChild", "_"),
        "removeFromParentViewController()": ("removeFromParent", ""),
    ]

    func renameEarlier(_ node: VariableDeclSyntax) {
        guard node.modifiers.has("override"),
            let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let present = Self.properties[name.text]
        else { return }
        replace(name, with: present)
    }

    /// `super.childViewControllerForStatusBarStyle`.
    func renameEarlier(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true, let present = Self.properties[node.declName.baseName.text]
        else { return }
        replace(node.declName.baseName, with: present)
    }

    func renameEarlier(_ node: FunctionDeclSyntax) {
        guard node.modifiers.has("override"), let present = Self.methods[ExtensionDispatch.key(node)] else { return }
        if present.name != node.name.text { replace(node.name, with: present.name) }
        if let parameter = node.signature.parameterClause.parameters.first, parameter.firstName.text != present.label {
            let keepsName = parameter.secondName == nil ? " \(parameter.firstName.text)" : ""
            replace(parameter.firstName, with: present.label + keepsName)
        }
    }

    /// The same in a call of the class above's, which would come back to the override otherwise.
    func renameEarlier(_ node: FunctionCallExprSyntax) {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) == true
        else { return }
        let name = access.declName.baseName
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard let present = Self.methods[ExtensionDispatch.key(name.text, labels)] else { return }
        if present.name != name.text { replace(name, with: present.name) }
        if let label = node.arguments.first?.label { replace(label, with: present.label) }
    }
}
