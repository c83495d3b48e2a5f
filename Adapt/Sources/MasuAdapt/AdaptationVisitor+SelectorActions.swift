internal import SwiftSyntax

/// Selectors that are sent: methods of a protocol, and names in quotes, carry their methods too.
extension AdaptationVisitor {
    /// True if a selector is the action of a call, which sends it; one that is compared or asked for stays a name.
    func isAction(_ node: some SyntaxProtocol) -> Bool {
        guard let argument = actionArgument(node) else { return false }
        if ["action", "selector"].contains(argument.label?.text) { return true }
        guard argument.label == nil, let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else {
            return false
        }
        let name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.trimmedDescription
        return ["perform", "performSelector", "sendAction"].contains(name) && argument == call.arguments.first
    }

    /// True if the call of an action names its target.
    func isDirected(_ node: some SyntaxProtocol) -> Bool {
        guard let list = actionArgument(node)?.parent?.as(LabeledExprListSyntax.self) else { return false }
        let target = list.first { ["target", "to"].contains($0.label?.text) } ?? list.first
        return target?.expression.is(NilLiteralExprSyntax.self) == false
    }

    /// The argument of a call that a selector is, or is one of two for.
    private func actionArgument(_ node: some SyntaxProtocol) -> LabeledExprSyntax? {
        var parent = node.parent
        while let current = parent {
            if let argument = current.as(LabeledExprSyntax.self),
                argument.parent?.parent?.is(FunctionCallExprSyntax.self) == true
            {
                return argument
            }
            if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) { return nil }
            parent = current.parent
        }
        return nil
    }

    /// A selector of a protocol's method: the method of the one class that conforms, or of whatever object conforms.
    func selector(_ runtimeName: String, _ reference: String, of type: String, isDirected: Bool) -> String {
        let places = index.classes(conformingTo: type).map { index.placesOfClasses[$0]?.path }
        if places.count == 1, let only = places[0] { return "Selector(\"\(runtimeName)\", \(only).\(reference))" }
        // Any object would be taken for one that has the method, where the call looks for one.
        guard isDirected, !places.isEmpty else { return "Selector(\"\(runtimeName)\")" }
        return "Selector(\"\(runtimeName)\", { (target: AnyObject) in (target as! any \(type)).\(reference) })"
    }

    /// `Selector("save:")` as an action carries the method of that name: the enclosing class's, or the only one there is.
    func addMethodToName(_ node: FunctionCallExprSyntax) -> Bool {
        guard ["Selector", "NSSelectorFromString"].contains(node.calledExpression.trimmedDescription),
            node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil, isAction(node),
            let name = text(of: argument.expression), let method = method(named: name)
        else { return false }
        let place = index.placesOfClasses[method.type]?.path ?? method.type
        replace(node, with: "Selector(\"\(name)\", \(place).\(RuntimeName.reference(method.name, method.labels)))")
        return true
    }

    /// The text of a literal, in parentheses or not.
    private func text(of expression: ExprSyntax) -> String? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return text(of: only.expression)
        }
        return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    private func method(named name: String) -> ModuleTypes.Method? {
        let known = index.types.methods[name, default: []].filter { index.superclasses[$0.type] != nil }
        var rest = enclosingTypes.last.map { [$0] } ?? []
        var seen: Set<String> = []
        while let next = rest.popLast(), seen.insert(next).inserted {
            if let own = known.first(where: { $0.type == next && (!$0.isPrivate || seen.count == 1) }) { return own }
            rest += index.superclasses[next] ?? []
        }
        return known.count == 1 && !known[0].isPrivate ? known[0] : nil
    }
}
