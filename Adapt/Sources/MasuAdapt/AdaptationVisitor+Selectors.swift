internal import SwiftSyntax

/// `#selector(save(_:))` in a class `Editor` is `Selector("save:", Editor.save(_:))`, which carries its method.
extension AdaptationVisitor {
    func selector(for argument: LabeledExprSyntax) -> String {
        var expression = argument.expression
        if let label = argument.label?.text { return accessor(label, of: expression) }
        var cast = ""
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            cast = " " + sequence.elements.dropFirst().map(\.trimmedDescription).joined(separator: " ")
            expression = first
        }
        // `(Lake.fill(_:)) as Filling`: the parentheses mean nothing.
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first?.expression
        { expression = inner }
        let owner: Owner
        let reference: DeclReferenceExprSyntax?
        if let access = expression.as(MemberAccessExprSyntax.self) {
            owner = self.owner(access.base)
            reference = access.declName
        } else {
            owner = enclosingOwner
            reference = expression.as(DeclReferenceExprSyntax.self)
        }
        guard let reference else { return "Selector(\"\(expression.trimmedDescription)\")" }
        let name = reference.baseName.text
        let labels =
            reference.argumentNames?.arguments.map(\.name.text)
            ?? (Self.isEditAction(name, of: owner.simpleName) || isFrameworkProtocol(owner.simpleName)
                ? ["_"] : index.labels(of: name, in: owner.simpleName))
        if let selector = exchangeableSelector(name, labels, in: owner.simpleName) { return selector }
        let runtimeName = index.runtimeName(of: name, labels, in: owner.simpleName) ?? RuntimeName.of(name, labels)
        // A protocol's method belongs to no class: its name remains, unless the classes that have it are known.
        if isProtocol(owner.simpleName) {
            let reference = RuntimeName.reference(name, labels)
            return isAction(argument) && index.protocols.contains(owner.simpleName)
                ? selector(runtimeName, reference, of: owner.simpleName, isDirected: isDirected(argument))
                : "Selector(\"\(runtimeName)\")"
        }
        if index.isOfClass(name, in: owner.simpleName) {
            return
                "Selector(\"\(runtimeName)\", ofClass: \(owner.expression).\(RuntimeName.reference(name, labels))\(cast))"
        }
        return "Selector(\"\(runtimeName)\", \(owner.expression).\(RuntimeName.reference(name, labels))\(cast))"
            + overriders(of: name, labels, in: owner.simpleName)
    }

    /// The classes that override a method that the module adds to one of UIKit's.
    private func overriders(of name: String, _ labels: [String], in type: String) -> String {
        let key = ExtensionDispatch.key(name, labels)
        guard index.frameworkMethods[type]?.contains(key) == true else { return "" }
        let types = ExtensionDispatch.overriders(of: key, in: type, index: index)
        let test = types.map { type in "$0 is \(type)" }.joined(separator: " || ")
        return types.isEmpty ? "._overridden { _ in false }" : "._overridden { \(test) }"
    }

    /// The framework's actions that take a sender, named without it: `#selector(UIResponderStandardEditActions.copy)`.
    private static func isEditAction(_ name: String, of type: String) -> Bool {
        guard type == "UIResponderStandardEditActions" || type == "UIResponder" else { return false }
        return ["cut", "copy", "paste", "delete", "select", "selectAll"].contains(name)
    }

    private struct Owner {
        var expression: String
        var simpleName: String
    }

    private var enclosingOwner: Owner {
        // An enumeration within a class names the class's methods.
        let name = enclosingTypes.last { !valueTypes.contains($0) } ?? enclosingTypes.last ?? "Self"
        return Owner(expression: name, simpleName: name.split(separator: ".").last.map(String.init) ?? name)
    }

    /// A value's method is reached through its type: `self.save` and `controller.save` through theirs; the declared one where
    /// it is written, since that of an optional value has no such method.
    private func owner(_ base: ExprSyntax?) -> Owner {
        var text = base?.trimmedDescription ?? ""
        if text == "self?" || text == "self!" { text = "self" }
        if text.isEmpty || text == "self" || text == "Self" { return enclosingOwner }
        if let base, text.first?.isLowercase == true, let type = typeName(of: base),
            index.superclasses[type] != nil || index.protocols.contains(type)
        {
            return Owner(expression: type, simpleName: type)
        }
        let last = text.split(separator: ".").last.map(String.init) ?? text
        let isType = last.first?.isUppercase == true || text.contains("<")
        return Owner(expression: isType ? text : "type(of: \(text))", simpleName: isType ? last : "")
    }

    private func isFrameworkProtocol(_ name: String) -> Bool { isProtocol(name) && !index.protocols.contains(name) }

    private func isProtocol(_ name: String) -> Bool {
        index.protocols.contains(name)
            || (index.superclasses[name] == nil && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource")))
    }

    /// `getter: title` is the name `title`, `setter: title` is `setTitle:`.
    private func accessor(_ label: String, of expression: ExprSyntax) -> String {
        let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? expression.trimmedDescription
        let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
        return "Selector(\"\(label == "setter" ? setter : name)\")"
    }
}
