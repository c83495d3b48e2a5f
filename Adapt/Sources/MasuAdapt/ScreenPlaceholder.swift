internal import SwiftSyntax

/// A view that is made as a screen in SwiftUI is, and shows its name.
struct ScreenPlaceholder {
    let text: String

    init(of node: StructDeclSyntax, _ names: ScreenNames) {
        let access =
            node.modifiers.first { ["public", "open", "package"].contains($0.name.text) }.map { $0.name.text + " " }
            ?? ""
        let generics = node.genericParameterClause?.oneLine ?? ""
        let conditions = node.genericWhereClause.map { " \($0.oneLine)" } ?? ""
        let modifiers = node.modifiers.map { $0.trimmedDescription + " " }.joined()
        var members: [String] = []
        for member in node.memberBlock.members
        where Self.isApart(member.decl) && !names.exceeds(member.decl, ofView: true) {
            members.append(member.trimmedDescription)
        }
        let initialisers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        if initialisers.isEmpty {
            members.append(Self.memberwise(node, access, names))
        } else {
            members += initialisers.map { Self.initialiser($0, names) }
        }
        members.append("private var kept: [Any] = []")
        members.append("\(access)var body: some View { _UndrawnView(\"\(node.name.text)\") }")
        text =
            "\(modifiers)struct \(node.name.text)\(generics): View\(conditions) { " + members.joined(separator: "; ")
            + " }"
    }

    /// True for what doesn't depend on a value: types, and static members.
    private static func isApart(_ declaration: DeclSyntax) -> Bool {
        if declaration.is(TypeAliasDeclSyntax.self) { return true }
        if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
            // A coordinator speaks of the view that it belongs to.
            return group.inheritanceClause == nil || !declaration.is(ClassDeclSyntax.self)
        }
        let modifiers =
            declaration.as(VariableDeclSyntax.self)?.modifiers ?? declaration.as(FunctionDeclSyntax.self)?.modifiers
        return modifiers?.has("static") ?? false
    }

    // MARK: Initialisers

    private static func initialiser(_ node: InitializerDeclSyntax, _ names: ScreenNames) -> String {
        var kept: [String] = []
        let parameters = node.signature.parameterClause.parameters.map { parameter in
            let local = (parameter.secondName ?? parameter.firstName).text
            if isObject(parameter.type, names) { kept.append(local) }
            let label =
                parameter.secondName.map { "\(parameter.firstName.text) \($0.text)" } ?? parameter.firstName.text
            let attributes = parameter.attributes.isEmpty ? "" : parameter.attributes.oneLine + " "
            return attributes + self.parameter(label, parameter.type, parameter.defaultValue?.value, names)
        }
        let modifiers = node.modifiers.map { $0.trimmedDescription + " " }.joined()
        let generics = node.genericParameterClause?.oneLine ?? ""
        let effects = node.signature.effectSpecifiers.map { " \($0.oneLine)" } ?? ""
        let conditions = node.genericWhereClause.map { " \($0.oneLine)" } ?? ""
        return
            "\(modifiers)init\(node.optionalMark?.text ?? "")\(generics)(\(parameters.joined(separator: ", ")))\(effects)\(conditions) "
            + "{ kept = [\(kept.map { "\($0) as Any" }.joined(separator: ", "))] }"
    }

    /// The initialiser that the compiler would make.
    private static func memberwise(_ node: StructDeclSyntax, _ access: String, _ names: ScreenNames) -> String {
        var parameters: [String] = []
        var kept: [String] = []
        for member in node.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.modifiers.has("static"),
                !variable.attributes.contains(where: isGivenBySurroundings)
            else { continue }
            let isPrivate = ["private", "fileprivate"].contains(where: variable.modifiers.has)
            for binding in variable.bindings where !binding.isComputed {
                let isConstant = variable.bindingSpecifier.text == "let"
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                let isFilled = binding.initializer != nil
                if isFilled, isPrivate || isConstant { continue }
                let type = binding.typeAnnotation?.type
                if let type, isObject(type, names) { kept.append(name) }
                if let type, !isFilled, !variable.attributes.has("Binding"), !type.is(OptionalTypeSyntax.self) {
                    let escaping = type.is(FunctionTypeSyntax.self) ? "@escaping " : ""
                    let builder = variable.attributes.attribute("ViewBuilder").map { "\($0.trimmedDescription) " } ?? ""
                    let text = names.exceeds(type) ? "Any?" : (builder.isEmpty ? escaping : "") + type.oneLine
                    parameters.append("\(builder)\(name): \(text)")
                } else if let type, !names.exceeds(type), !variable.attributes.has("Binding") {
                    parameters.append("\(name): \(optional(type)) = nil")
                } else {
                    let isNeeded = variable.attributes.has("Binding")
                    parameters.append("\(name): \(literalType(binding) ?? "Any")?\(isNeeded ? "" : " = nil")")
                }
            }
        }
        let list = kept.map { "\($0) as Any" }.joined(separator: ", ")
        return "init(\(parameters.joined(separator: ", "))) { kept = [\(list)] }"
    }

    /// Properties that SwiftUI fills itself.
    private static func isGivenBySurroundings(_ attribute: AttributeListSyntax.Element) -> Bool {
        guard let name = attribute.as(AttributeSyntax.self)?.attributeName.simpleName else { return false }
        return [
            "Environment", "EnvironmentObject", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Namespace",
            "FetchRequest", "ScaledMetric",
        ].contains(name)
    }

    /// `label name: Type = value`, with any value where the type is SwiftUI's.
    private static func parameter(
        _ label: String, _ type: TypeSyntax, _ value: ExprSyntax?, _ names: ScreenNames
    ) -> String {
        if names.exceeds(type) { return "\(label): Any?\(value == nil ? "" : " = nil")" }
        guard let value else { return "\(label): \(type.oneLine)" }
        if isLiteral(value) { return "\(label): \(type.oneLine) = \(value.oneLine)" }
        return "\(label): \(optional(type)) = nil"
    }

    private static func isLiteral(_ value: ExprSyntax) -> Bool {
        value.is(NilLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
            || value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
            || value.is(StringLiteralExprSyntax.self) || value.is(ClosureExprSyntax.self)
            || value.as(ArrayExprSyntax.self)?.elements.isEmpty ?? false
    }

    private static func literalType(_ binding: PatternBindingSyntax) -> String? {
        guard let value = binding.initializer?.value else { return nil }
        if value.is(StringLiteralExprSyntax.self) { return "String" }
        if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        return nil
    }

    private static func optional(_ type: TypeSyntax) -> String {
        if type.is(OptionalTypeSyntax.self) { return type.oneLine }
        if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return forced.wrappedType.oneLine + "?" }
        // An optional closure escapes by itself.
        let plain = type.as(AttributedTypeSyntax.self)?.baseType ?? type
        return "(\(plain.oneLine))?"
    }

    /// True for the name of a class or protocol of the module.
    private static func isObject(_ type: TypeSyntax, _ names: ScreenNames) -> Bool {
        let plain = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
        let parts = plain.composed.compactMap { $0.as(IdentifierTypeSyntax.self)?.name.text }
        return !parts.isEmpty && parts.allSatisfy(names.objects.contains)
    }
}

extension PatternBindingSyntax {
    /// True for a property with a getter.
    fileprivate var isComputed: Bool {
        switch accessorBlock?.accessors {
        case nil: false
        case .getter: true
        case .accessors(let list):
            list.contains { ["get", "_read", "unsafeAddress"].contains($0.accessorSpecifier.text) }
        default: true
        }
    }
}
