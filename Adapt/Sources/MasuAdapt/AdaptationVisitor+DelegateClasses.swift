internal import SwiftSyntax

/// Optional methods of UIKit's protocols in classes below the one that conforms.
extension AdaptationVisitor {
    /// The methods that a class gets for those below it; nil where there are none.
    func inheritedDefaults(of node: ClassDeclSyntax) -> String? {
        let methods = delegateMethods.defaults[node.name.text] ?? []
        guard !methods.isEmpty else { return nil }
        let access = ["open", "public"].first { node.modifiers.has($0) }.map { $0 + " " } ?? ""
        return methods.map { method in
            "@MainActor \(access)func \(method.head) "
                + "{ _MissingMethods.of(self, as: (any \(method.type)).self).\(method.call) }"
        }.joined(separator: "; ")
    }

    /// True for a method that overrides such a default.
    func overridesDefault(_ function: FunctionDeclSyntax, in type: String) -> Bool {
        guard !function.modifiers.has("override"), let methods = delegateMethods.overrides[type],
            let method = DelegateClasses.method(function)
        else { return false }
        return methods.contains(method)
    }

    /// Marks a method in a class's body as the override that it is here.
    func overrideDefault(_ node: FunctionDeclSyntax) {
        guard let type = enclosingTypes.last, let owner = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
            owner.name.text == type, overridesDefault(node, in: type)
        else { return }
        let isVisible = ["open", "public"].contains { node.modifiers.has($0) }
        let mustBeVisible = ["open", "public"].contains { owner.modifiers.has($0) } && !isVisible
        insert(
            mustBeVisible ? "public override " : "override ", at: node.funcKeyword.positionAfterSkippingLeadingTrivia)
    }

    /// Gives methods of an extension that override such a default another name: the class's own body overrides it.
    func renameDefaultOverrides(in node: ExtensionDeclSyntax) {
        let type = node.extendedType.simpleName
        for function in node.memberBlock.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) })
        where overridesDefault(function, in: type) {
            replace(function.name, with: ExtensionOverrides.name(function.name.text, of: type))
        }
    }
}
