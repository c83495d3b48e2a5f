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
        var calls: [(base: String, text: [String])] = []
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.has("optional") {
                let returned = function.signature.returnClause?.type.trimmedDescription ?? "Void"
                let answer = returned == "Void" || returned == "()" ? " as Void" : ""
                bodies.append("\(access)\(declaration(function)) { _OptionalRequirement.missing()\(answer) }")
                // Beside a method without arguments there is no room for a property of its name.
                let base = function.labels.isEmpty ? Self.optionalName(function.name.text) : function.name.text
                if let known = calls.firstIndex(where: { $0.base == base }) {
                    calls[known].text.append(call(function, access))
                } else {
                    calls.append((base, [call(function, access)]))
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
        var structures = ""
        for (base, functions) in calls {
            let type = "_\(name)_\(base)"
            bodies.append("\(access)var \(base): \(type)? { \(type)(object: self) }")
            structures += "; \(access)struct \(type) { let object: any \(name); \(functions.joined(separator: "; ")) }"
        }
        let text = "; extension \(name) { \(bodies.joined(separator: "; ")) }\(structures)"
        insert(text, at: node.endPositionBeforeTrailingTrivia)
    }

    /// The property that stands for an optional method without arguments.
    static func optionalName(_ method: String) -> String { "_optional_\(method)" }

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

    private func optional(_ type: TypeSyntax) -> String {
        let text = type.oneLine
        if type.is(OptionalTypeSyntax.self) { return text }
        if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return forced.wrappedType.oneLine + "?" }
        return "(\(text))?"
    }
}
