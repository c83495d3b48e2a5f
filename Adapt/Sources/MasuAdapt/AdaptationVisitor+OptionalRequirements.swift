internal import SwiftSyntax

/// `@objc protocol` with requirements that may be left out.
extension AdaptationVisitor {
    /// Objective-C's protocols are for classes.
    func bindToClasses(_ node: ProtocolDeclSyntax) {
        guard node.attributes.has("objc"), node.inheritanceClause == nil else { return }
        addInheritance("AnyObject", to: node.name, nil, nil)
    }

    /// Gives optional requirements a default body that says that they are missing, and beside them a property of their
    /// name, so that `delegate?.method?(…)` is nil then.
    func addDefaultBodies(to node: ProtocolDeclSyntax) {
        let access = node.modifiers.has("public") ? "public " : ""
        var bodies: [String] = []
        var calls: [(base: String, functions: [FunctionDeclSyntax])] = []
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.has("optional") {
                let returned = function.signature.returnClause?.type.trimmedDescription ?? "Void"
                let answer = returned == "Void" || returned == "()" ? " as Void" : ""
                bodies.append("\(access)\(declaration(function)) { _OptionalRequirement.missing()\(answer) }")
                // Beside a method without arguments there is no room for a property of its name.
                let base = propertyName(of: function.name.text, takesArguments: !function.labels.isEmpty)
                if let known = calls.firstIndex(where: { $0.base == base }) {
                    calls[known].functions.append(function)
                } else {
                    calls.append((base, [function]))
                }
            } else if let variable = member.decl.as(VariableDeclSyntax.self), variable.modifiers.has("optional"),
                let binding = variable.bindings.first, let type = binding.typeAnnotation?.type.trimmedDescription
            {
                let name = binding.pattern.trimmedDescription
                let setter = binding.isSettable ? " set {}" : ""
                bodies.append("\(access)var \(name): \(type) { get { _OptionalRequirement.missing() }\(setter) }")
            }
        }
        guard !bodies.isEmpty else { return }
        let name = node.name.text
        // The caller of a method of an actor's is the actor's.
        let actor = node.attributes.has("MainActor") ? "@MainActor " : ""
        var structures = ""
        for (base, functions) in calls {
            let type = "_\(name)_\(base)"
            bodies.append("\(access)var \(base): \(type)? { \(type)(object: self) }")
            let texts = functions.map { call($0, access) } + unlabelledCalls(functions, access)
            structures +=
                "; \(actor)\(access)struct \(type) { let object: any \(name); \(texts.joined(separator: "; ")) }"
            for function in functions where index.needsOwnReference(function.name.text, function.labels) {
                let property = referenceName(of: function.name.text, function.labels)
                let type = "_\(name)\(property)"
                bodies.append("\(access)var \(property): \(type)? { \(type)(object: self) }")
                structures +=
                    "; \(actor)\(access)struct \(type) { let object: any \(name); \(referencedCall(function, access)) }"
            }
        }
        let text = "; extension \(name) { \(bodies.joined(separator: "; ")) }\(structures)"
        insert(text, at: node.endPositionBeforeTrailingTrivia)
    }

    /// The property for calls of an optional method: another name than the method's where one without arguments has it.
    func propertyName(of method: String, takesArguments: Bool) -> String {
        takesArguments && !index.clashingRequirements.contains(method) ? method : "_optional_\(method)"
    }

    /// `delegate?.done?()`, and `delegate?.done?(now: true)` beside it: the property has another name.
    func renameOptionalCall(_ node: FunctionCallExprSyntax) {
        guard let called = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let access = called.expression.as(MemberAccessExprSyntax.self)
        else { return }
        let name = access.declName.baseName.text
        // A delegate of a session has all methods on Linux, those that it leaves out with bodies that do what is usual.
        if name == "urlSession" { return replace(called.questionMark, with: "") }
        guard
            index.optionalRequirements.contains(where: {
                $0.name == name && $0.labels.isEmpty == node.arguments.isEmpty
            })
        else { return }
        let property = propertyName(of: name, takesArguments: !node.arguments.isEmpty)
        if property != name { replace(access.declName, with: property) }
    }

    /// The function's head on one line, without attributes and modifiers.
    private func declaration(_ function: FunctionDeclSyntax) -> String {
        "func \(function.name.text)\(function.signature.oneLine)"
    }

    private func call(_ function: FunctionDeclSyntax, _ access: String) -> String {
        let parameters = function.signature.parameterClause.parameters
        let arguments = parameters.map { parameter in
            let local = (parameter.secondName ?? parameter.firstName).text
            return parameter.firstName.text == "_" ? local : "\(parameter.firstName.text): \(local)"
        }
        let result = function.signature.returnClause.map { " -> \(optional($0.type))" } ?? ""
        return
            "\(result.isEmpty ? "" : "@discardableResult ")\(access)func callAsFunction\(function.signature.parameterClause.oneLine)\(result) "
            + "{ _OptionalRequirement.call { object.\(function.name.text)(\(arguments.joined(separator: ", "))) } }"
    }

    func optional(_ type: TypeSyntax) -> String {
        let text = type.oneLine
        if type.is(OptionalTypeSyntax.self) { return text }
        if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return forced.wrappedType.oneLine + "?" }
        return "(\(text))?"
    }
}
