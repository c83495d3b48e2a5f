internal import SwiftSyntax

/// Classes that have another object answer for them: `responds(to:)` and `forwardingTarget(for:)`.
///
/// `NSObject` declares neither on Linux. The first class that overrides one takes in `_MessageForwarding`, whose
/// requirements they are; what it asks of `super` is `NSObject`'s answer.
enum MessageForwarding {
    static func isRequirement(_ function: FunctionDeclSyntax) -> Bool {
        switch (function.name.text, function.labels) {
        case ("responds", ["to"]), ("forwardingTarget", ["for"]): function.modifiers.has("override")
        default: false
        }
    }

    static func overrides(in node: ClassDeclSyntax) -> [FunctionDeclSyntax] {
        node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter(isRequirement)
    }
}

extension AdaptationVisitor {
    func forwardMessages(in node: ClassDeclSyntax) {
        let overrides = MessageForwarding.overrides(in: node)
        guard !overrides.isEmpty, !index.inheritsForwarding(node.inheritedNames) else { return }
        addInheritance("_MessageForwarding", to: node.name, node.inheritanceClause, node.genericParameterClause)
        for function in overrides {
            for modifier in function.modifiers where modifier.name.text == "override" { replace(modifier, with: "") }
            if let parameter = function.signature.parameterClause.parameters.first {
                replace(parameter.type, with: "Selector!")
            }
            for name in ["responds", "forwardingTarget"] {
                let calls = SuperCalls(of: name)
                calls.walk(function)
                for call in calls.found { replace(call.declName, with: "_\(name)Itself") }
            }
        }
    }
}

extension AdaptationVisitor {
    /// Views that draw their layer themselves: the framework asks them by a protocol, since it can't see an override.
    func drawLayers(in node: ClassDeclSyntax) {
        let draws = node.memberBlock.members.contains { member in
            guard let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.has("override"),
                function.name.text == "draw", function.labels == ["_", "in"]
            else { return false }
            return function.signature.parameterClause.parameters.first?.type.simpleName == "CALayer"
        }
        guard draws, let first = node.inheritedNames.first, FrameworkClasses.descends(first, from: "UIView") else {
            return
        }
        addInheritance("_LayerDrawing", to: node.name, node.inheritanceClause, node.genericParameterClause)
    }
}
