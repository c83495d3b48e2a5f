internal import SwiftSyntax

/// Overrides in an extension of a class of the module: on Apple's systems they are found by their name, here only the
/// class's own body can override.
///
/// The member keeps its place and gets another name; a class of the module gets an override that calls it. A member of
/// UIKit's class is replaced, as a category of Objective-C's replaces it: by `@_dynamicReplacement`, for the members that
/// UIKit declares `dynamic` because apps do this.
enum ExtensionOverrides {
    /// A class and one that comes from it may both override a member so.
    static func name(_ original: String, of type: String) -> String { "_extension_\(type)_\(original)" }

    /// A property that only watches what a superclass stores: in an extension it would be stored itself.
    struct Observers {
        let binding: PatternBindingSyntax
        let accessors: [AccessorDeclSyntax]
        let name: String

        init?(_ variable: VariableDeclSyntax) {
            guard variable.modifiers.has("override"), let binding = variable.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                case .accessors(let list) = binding.accessorBlock?.accessors,
                list.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
            else { return nil }
            (self.binding, self.name, accessors) = (binding, name, Array(list))
        }

        /// The function that an observer becomes.
        func function(_ moment: String, of type: String) -> String {
            "\(ExtensionOverrides.name(name, of: type))_\(moment)"
        }
    }

    /// The members that no actor owns, though the class's other members may be one's: Foundation's objects have these.
    static let unowned: Set<String> = ["description", "debugDescription", "hash", "isEqual"]

    /// True for an override in an extension that only forbids callers the member: `@available(*, unavailable)`.
    static func forbids(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.has("override") && attributes.argument(of: "available")?.contains("unavailable") == true
    }

    /// nil for what isn't an override, or can't be forwarded.
    static func entry(for member: DeclSyntax, in type: String) -> SourceIndex.ExtensionOverride? {
        let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes
        let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
        if let attributes, let modifiers, forbids(attributes, modifiers) { return nil }
        if let function = member.as(FunctionDeclSyntax.self), function.modifiers.has("override") {
            return AdaptationVisitor.isReleased(function) ? nil : entry(for: function, in: type)
        }
        guard let variable = member.as(VariableDeclSyntax.self), variable.modifiers.has("override"),
            let binding = variable.bindings.first, let valueType = binding.typeAnnotation?.type.trimmedDescription,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.accessorBlock != nil
        else { return nil }
        let key = ExtensionDispatch.key(property: name, variable.modifiers)
        if let observers = Observers(variable) {
            let calls = observers.accessors.map { accessor in
                let moment = accessor.accessorSpecifier.text
                return
                    "\(moment) { \(observers.function(moment, of: type))(\(moment == "willSet" ? "newValue" : "oldValue")) }"
            }
            return SourceIndex.ExtensionOverride(
                head: "\(scope(variable.modifiers))var \(name): \(valueType)", body: calls.joined(separator: " "),
                key: key)
        }
        let setter = binding.isSettable ? " set { \(self.name(name, of: type)) = newValue }" : ""
        return SourceIndex.ExtensionOverride(
            head: "\(scope(variable.modifiers))var \(name): \(valueType)",
            body: "get { \(self.name(name, of: type)) }\(setter)", key: key)
    }

    static func entry(for function: FunctionDeclSyntax, in type: String) -> SourceIndex.ExtensionOverride {
        let signature = function.forwardingSignature
        let call = "\(name(function.name.text, of: type))(\(function.forwardedArguments))"
        let effects = function.signature.effectSpecifiers
        let prefix = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        return SourceIndex.ExtensionOverride(
            head: "\(scope(function.modifiers))func \(function.name.text)\(signature)", body: prefix + call,
            key: ExtensionDispatch.key(function))
    }

    private static func scope(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.has("class") || modifiers.has("static") ? "class " : ""
    }
}

extension AdaptationVisitor {
    /// Removes an override in an extension that only forbids callers the member: here it would have to be the class's own.
    func removesForbidding(
        _ node: some DeclSyntaxProtocol, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
    ) -> Bool {
        guard ExtensionOverrides.forbids(attributes, modifiers),
            node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
        else { return false }
        replace(node, with: "")
        return true
    }

    /// Renames the overrides of an extension.
    func renameOverrides(in node: ExtensionDeclSyntax) {
        let type = node.extendedType.simpleName
        let isOwn = index.superclasses[type] != nil
        guard isOwn || !index.protocols.contains(type) else { return }
        if isOwn { renameOverridden(in: node, type) }
        for member in node.memberBlock.members where ExtensionOverrides.entry(for: member.decl, in: type) != nil {
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                guard !isDispatched(function, in: type) else { continue }
                let name = RuntimeName.reference(function.name.text, function.labels)
                rename(function.name, of: type, modifiers: function.modifiers, replacing: isOwn ? nil : name)
            } else if let variable = member.decl.as(VariableDeclSyntax.self),
                let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
            {
                let name = pattern.identifier.text
                guard !isDispatched(ExtensionDispatch.key(property: name, variable.modifiers), in: type) else {
                    continue
                }
                if let observers = ExtensionOverrides.Observers(variable) {
                    if isOwn {
                        makeFunctions(of: observers, variable, in: type)
                        continue
                    }
                    makeAccessors(of: observers, original: name)
                }
                rename(pattern.identifier, of: type, modifiers: variable.modifiers, replacing: isOwn ? nil : name)
            }
        }
    }

    /// - Parameter replaced: the member of UIKit's class that this one replaces; nil in a class of the module.
    private func rename(
        _ name: TokenSyntax, of type: String, modifiers: DeclModifierListSyntax, replacing replaced: String?
    ) {
        replace(name, with: ExtensionOverrides.name(name.text, of: type))
        // An attribute precedes all modifiers: it goes with the first.
        var attribute = replaced.map { "@_dynamicReplacement(for: \($0)) " } ?? ""
        if replaced == nil, ExtensionOverrides.unowned.contains(name.text), !modifiers.has("nonisolated") {
            attribute = "nonisolated "
        }
        for modifier in modifiers {
            let text =
                switch modifier.name.text {
                case "override": ""
                case "open" where replaced != nil: "public"
                default: modifier.name.text
                }
            guard text != modifier.name.text || !attribute.isEmpty else { continue }
            replace(modifier, with: attribute + text)
            attribute = ""
        }
    }

    /// Makes a getter and a setter of the observers of a property that is overridden.
    ///
    /// - Parameter name: of the overridden one. In what replaces a property of UIKit's it is that property's own.
    func makeAccessors(of observers: ExtensionOverrides.Observers, original name: String) {
        guard let block = observers.binding.accessorBlock else { return }
        let stores = observers.accessors.contains { $0.accessorSpecifier.text == "didSet" }
        var before = " get { \(name) } set { let _oldValue = \(name); _ = _oldValue; "
        for accessor in observers.accessors {
            let isEarly = accessor.accessorSpecifier.text == "willSet"
            let value = isEarly ? "newValue" : "_oldValue"
            let parameter = accessor.parameters?.name.text ?? (isEarly ? "newValue" : "oldValue")
            replace(accessor.accessorSpecifier, with: before + (isEarly ? "" : "\(name) = newValue; ") + "do")
            before = ""
            if let parameters = accessor.parameters { replace(parameters, with: "") }
            guard let body = accessor.body else { continue }
            if parameter != value {
                let start = body.leftBrace.endPositionBeforeTrailingTrivia
                insert(" let \(parameter) = \(value); _ = \(parameter);", at: start)
            }
            if !stores { insert("; \(name) = newValue", at: body.rightBrace.endPositionBeforeTrailingTrivia) }
        }
        insert("} ", at: block.rightBrace.positionAfterSkippingLeadingTrivia)
    }

    /// Makes functions of the observers of a property, which the class's own override calls.
    private func makeFunctions(
        of observers: ExtensionOverrides.Observers, _ variable: VariableDeclSyntax, in type: String
    ) {
        guard let block = observers.binding.accessorBlock, let annotation = observers.binding.typeAnnotation else {
            return
        }
        let start =
            (variable.modifiers.first?.positionAfterSkippingLeadingTrivia
            ?? variable.bindingSpecifier.positionAfterSkippingLeadingTrivia).utf8Offset
        let opening = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(SourceEdit(range: start..<opening, replacement: ""))
        for accessor in observers.accessors {
            let moment = accessor.accessorSpecifier.text
            let parameter = accessor.parameters?.name.text ?? (moment == "willSet" ? "newValue" : "oldValue")
            let head =
                "func \(observers.function(moment, of: type))(_ \(parameter): \(annotation.type.trimmedDescription))"
            replace(accessor.accessorSpecifier, with: head)
            if let parameters = accessor.parameters { replace(parameters, with: "") }
        }
        replace(block.rightBrace, with: "")
    }

    /// Renames what an extension of a class of the module declares and a class that comes from it overrides: the class's own
    /// body gets the member.
    private func renameOverridden(in node: ExtensionDeclSyntax, _ type: String) {
        for member in node.memberBlock.members {
            guard let function = member.decl.as(FunctionDeclSyntax.self), !function.modifiers.has("override"),
                index.isOverridden(ExtensionDispatch.key(function), of: type)
            else { continue }
            replace(function.name, with: ExtensionOverrides.name(function.name.text, of: type))
        }
    }

    /// The members that call those in extensions; nil where there are none.
    func forwardedOverrides(of node: ClassDeclSyntax) -> String? {
        let type = node.name.text
        let access = node.modifiers.has("public") || node.modifiers.has("open") ? "public " : ""
        // Of the functions that say no override some are one here: of a default that the class above got.
        let defaults = Set((delegateMethods.overrides[type] ?? []).map(\.key))
        let functions = index.extensionFunctions[type, default: []]
        let overriding =
            index.extensionOverrides[type, default: []].filter { !isDispatched($0.key, in: type) }
            + functions.filter { defaults.contains($0.key) }.map(\.member)
        let overrides = overriding.map { "\(access)override \($0.head) { \($0.body) }" }
        let overridden =
            functions
            .filter { !defaults.contains($0.key) && index.isOverridden($0.key, of: type) }
            .map { "\(node.modifiers.has("open") ? "open " : access)\($0.member.head) { \($0.member.body) }" }
        let members = overrides + overridden
        return members.isEmpty ? nil : members.joined(separator: "; ")
    }
}
