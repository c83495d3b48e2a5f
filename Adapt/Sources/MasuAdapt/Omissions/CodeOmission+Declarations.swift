internal import SwiftSyntax

extension CodeOmission {
    /// The value of a variable or a default argument, where its type is known without it.
    func changeOfValue(_ clause: InitializerClauseSyntax, for error: Error) -> Change? {
        guard !isOmitted(clause.value) else { return nil }
        let value = "\(OmittedCode.value)(\(error.literal))"
        if clause.parent?.is(FunctionParameterSyntax.self) == true {
            return replacement(of: clause.value, by: value)
        }
        guard let binding = clause.parent?.as(PatternBindingSyntax.self) else { return nil }
        if binding.typeAnnotation != nil { return replacement(of: clause.value, by: value) }
        guard binding.pattern.is(IdentifierPatternSyntax.self), let type = typeOfValue(clause.value) else { return nil }
        return replacement(of: clause, by: ": \(type) = \(value)")
    }

    /// The type that an expression names: `Row` of `Row(style: .wide)`, `Row?` of `view as? Row`.
    private func typeOfValue(_ value: ExprSyntax) -> String? {
        switch value.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call):
            let called = call.calledExpression.trimmedDescription
            let last = called.split(separator: "<").first?.split(separator: ".").last
            guard last?.first?.isUppercase == true, called.first?.isUppercase == true else { return nil }
            return called
        case .sequenceExpr(let sequence):
            // `view as? Row`, before operators are resolved: a value, a cast, a type.
            let parts = Array(sequence.elements)
            guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self) else { return nil }
            let type = parts[2].trimmedDescription
            return cast.questionOrExclamationMark?.text == "?" ? "(\(type))?" : type
        default: return nil
        }
    }

    /// - Parameter item: the declaration with its place among others.
    func changeOfDeclaration(_ item: Syntax, _ declaration: DeclSyntax?, for error: Error) -> Change? {
        guard let declaration else { return removal(of: item) }
        if error.message.contains("does not override"), let modifiers = modifiers(of: declaration),
            let word = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
        {
            return removal(of: word)
        }
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return removal(of: item) }
        if let name = unmetProtocol(in: error.message), let clause = group.inheritanceClause {
            let names = [name] + (Self.widerProtocols[name] ?? [])
            // A list that is filtered is a tree of its own, with places of its own.
            if let type = clause.inheritedTypes.first(where: { names.contains($0.type.simpleName) }) {
                return removal(of: type)
            }
        }
        if error.message.contains("has no initializers") { return values(for: group, error) }
        if error.message.contains("must be provided by subclass"), error.message.contains("init(coder:)") {
            return addition(
                of: "required init?(coder: NSCoder) { \(OmittedCode.end)(\(error.literal)) }",
                atEndOf: group.memberBlock.rightBrace)
        }
        return removal(of: item)
    }

    /// Protocols that include others, by the included ones' names.
    private static let widerProtocols = [
        "Decodable": ["Codable"], "Encodable": ["Codable"], "Equatable": ["Hashable", "Comparable"],
    ]

    /// `Codable` of "type 'Row' does not conform to protocol 'Codable'".
    private func unmetProtocol(in message: String) -> String? {
        guard let match = message.firstMatch(of: /does not conform to protocol '(?:.*\.)?(\w+)'/) else { return nil }
        return String(match.1)
    }

    /// An inherited type goes with one of the commas beside it, the only one with the colon.
    func removal(of type: InheritedTypeSyntax) -> Change? {
        guard let list = type.parent?.as(InheritedTypeListSyntax.self),
            let clause = list.parent?.as(InheritanceClauseSyntax.self), let position = list.index(of: type)
        else { return nil }
        if list.count == 1 { return replacement(of: clause, by: "") }
        guard position == list.index(before: list.endIndex) else { return replacement(of: type, by: "") }
        let start = range(of: list[list.index(before: position)].type).upperBound
        let gone = start..<range(of: type).upperBound
        return Change(extent: gone, edits: [SourceEdit(range: gone, replacement: "")])
    }

    /// Values for the stored properties of a class that has no initialiser any more.
    private func values(for group: any DeclGroupSyntax, _ error: Error) -> Change? {
        let bindings = group.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            .filter { !$0.modifiers.has("static") && !$0.modifiers.has("class") && !$0.modifiers.has("lazy") }
            .flatMap(\.bindings).filter { $0.initializer == nil && $0.isSettable }
        let edits = bindings.compactMap { binding -> SourceEdit? in
            guard let annotation = binding.typeAnnotation, !annotation.type.trimmedDescription.hasSuffix("?"),
                !annotation.type.trimmedDescription.hasSuffix("!")
            else { return nil }
            let place = range(of: annotation).upperBound
            return SourceEdit(range: place..<place, replacement: " = \(OmittedCode.value)(\(error.literal))")
        }
        return edits.isEmpty ? nil : Change(extent: range(of: group), edits: edits)
    }

    private func modifiers(of declaration: DeclSyntax) -> DeclModifierListSyntax? {
        declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    }
}
