internal import SwiftSyntax

/// Methods that a module adds to a class of the framework, and overrides again for classes that come from it.
///
/// On Apple's systems such methods are found by their name. Here the first of them tests the object's class and calls
/// that class's method; each keeps its place and its lines under a name of its own.
enum ExtensionDispatch {
    /// A method's name and labels.
    static func key(_ function: FunctionDeclSyntax) -> String {
        key(function.name.text, function.labels)
    }

    static func key(_ name: String, _ labels: [String]) -> String {
        "\(name)(\(labels.map { "\($0):" }.joined()))"
    }

    static func name(_ method: String, of type: String) -> String { "_extension_\(type)_\(method)" }

    /// The methods that a class's body overrides; none of a class that others can't name.
    static func overrides(in node: ClassDeclSyntax) -> [FunctionDeclSyntax] {
        guard isNamedByOthers(node) else { return [] }
        return node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
            .filter { $0.modifiers.has("override") && !$0.modifiers.has("class") && !$0.modifiers.has("static") }
    }

    private static func isNamedByOthers(_ node: ClassDeclSyntax) -> Bool {
        node.genericParameterClause == nil && !node.modifiers.has("private") && !node.modifiers.has("fileprivate")
    }

    /// A property's name, after a class's own `class`.
    static func key(property name: String, _ modifiers: DeclModifierListSyntax) -> String {
        modifiers.has("class") || modifiers.has("static") ? "class \(name)" : name
    }

    /// A property that is computed, or overrides one to observe it.
    struct Property {
        let node: VariableDeclSyntax
        let name: TokenSyntax
        let type: String
        let isSettable: Bool
        let observers: ExtensionOverrides.Observers?

        var key: String { ExtensionDispatch.key(property: name.text, node.modifiers) }
        /// True for one of the class itself.
        var isOfType: Bool { key != name.text }

        init?(_ member: DeclSyntax) {
            guard let node = member.as(VariableDeclSyntax.self), node.bindings.count == 1,
                let binding = node.bindings.first, let type = binding.typeAnnotation?.type.trimmedDescription,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                binding.accessorBlock != nil, binding.initializer == nil
            else { return nil }
            (self.node, self.name, self.type, isSettable) = (node, name, type, binding.isSettable)
            observers = ExtensionOverrides.Observers(node)
        }
    }

    /// The properties that a class's body overrides.
    static func overriddenProperties(in node: ClassDeclSyntax) -> [Property] {
        guard isNamedByOthers(node) else { return [] }
        return node.memberBlock.members.compactMap { Property($0.decl) }.filter { $0.node.modifiers.has("override") }
    }

    /// The classes that override a method of an ancestor's extension, the most derived first.
    static func overriders(of key: String, in base: String, index: SourceIndex) -> [String] {
        let types = [index.frameworkOverrides, index.bodyOverrides]
            .flatMap { $0.filter { $0.value.contains(key) }.keys }
        return Set(types).compactMap { type in index.depth(of: type, below: base).map { (type, $0) } }
            .filter { $0.1 > 0 }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
    }

    /// The nearest ancestor that has the method; nil where no ancestor's extension declares it.
    static func implementer(of key: String, above type: String, index: SourceIndex) -> String? {
        var (current, nearest, seen) = (index.superclass(of: type), String?.none, Set<String>())
        while let name = current, seen.insert(name).inserted {
            if index.frameworkMethods[name]?.contains(key) == true { return nearest ?? name }
            let overrides = [index.frameworkOverrides[name], index.bodyOverrides[name]]
            if nearest == nil, overrides.contains(where: { $0?.contains(key) == true }) { nearest = name }
            current = index.superclass(of: name)
        }
        return nil
    }
}

extension AdaptationVisitor {
    /// True if the method that a function overrides is in an extension of the module's own.
    func isDispatched(_ function: FunctionDeclSyntax, in type: String) -> Bool {
        isDispatched(ExtensionDispatch.key(function), in: type)
    }

    /// The same of a member by its key.
    func isDispatched(_ key: String, in type: String) -> Bool {
        ExtensionDispatch.implementer(of: key, above: type, index: index) != nil
    }

    /// Renames what an extension of a framework's class overrides, and makes what is overridden ask for the class.
    func dispatchOverrides(in node: ExtensionDeclSyntax) {
        let type = node.extendedType.simpleName
        guard FrameworkClasses.superclasses[type] != nil else {
            for member in node.memberBlock.members {
                if let function = member.decl.as(FunctionDeclSyntax.self), function.modifiers.has("override") {
                    dispatch(override: function, in: type)
                } else if let property = ExtensionDispatch.Property(member.decl),
                    property.node.modifiers.has("override")
                {
                    dispatch(override: property, in: type)
                }
            }
            return
        }
        for member in node.memberBlock.members {
            if let property = ExtensionDispatch.Property(member.decl) {
                if property.node.modifiers.has("override") {
                    dispatch(override: property, in: type)
                } else {
                    dispatch(property, in: type)
                }
            }
            guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
            let key = ExtensionDispatch.key(function)
            if function.modifiers.has("override") {
                dispatch(override: function, in: type)
            } else {
                let overriders = ExtensionDispatch.overriders(of: key, in: type, index: index)
                guard !overriders.isEmpty else { continue }
                rename(function, in: type)
                insert("; " + dispatcher(function, type, overriders), at: function.endPositionBeforeTrailingTrivia)
            }
        }
    }

    /// Renames what a class of the module overrides of an extension's methods.
    func dispatchOverrides(in node: ClassDeclSyntax) {
        guard enclosingTypes.isEmpty else { return }
        for function in ExtensionDispatch.overrides(in: node) { dispatch(override: function, in: node.name.text) }
        for property in ExtensionDispatch.overriddenProperties(in: node) {
            dispatch(override: property, in: node.name.text)
        }
    }

    /// Makes a property of an extension ask for the class, where one of the module overrides it.
    private func dispatch(_ property: ExtensionDispatch.Property, in type: String) {
        let name = property.name.text
        let overriders = ExtensionDispatch.overriders(of: property.key, in: type, index: index)
        guard !overriders.isEmpty else { return }
        let suffix = property.isOfType ? ".Type" : ""
        replace(property.name, with: ExtensionDispatch.name(name, of: type))
        func branches(_ use: (String) -> String) -> String {
            overriders.map {
                "if let object = self as? \($0)\(suffix) { \(use("object.\(ExtensionDispatch.name(name, of: $0))")) }; "
            }.joined() + use(ExtensionDispatch.name(name, of: type))
        }
        let getter = "get { \(branches { "return \($0)" }) }"
        let setter = property.isSettable ? " set { \(branches { "\($0) = newValue; return" }) }" : ""
        let scope = scope(of: property.key, property.node.modifiers, overriders)
        let kind = property.isOfType ? "class var" : "var"
        let head = "\(scope)\(kind) \(name): \(property.type)"
        insert("; \(head) { \(getter)\(setter) }", at: property.node.endPositionBeforeTrailingTrivia)
    }

    private func dispatch(override property: ExtensionDispatch.Property, in type: String) {
        let name = property.name.text
        guard let base = ExtensionDispatch.implementer(of: property.key, above: type, index: index) else { return }
        replace(property.name, with: ExtensionDispatch.name(name, of: type))
        for modifier in property.node.modifiers where modifier.name.text == "override" { replace(modifier, with: "") }
        let reads = SuperCalls(of: name)
        reads.walk(property.node)
        for read in reads.found { replace(read.declName, with: ExtensionDispatch.name(name, of: base)) }
        if let observers = property.observers {
            makeAccessors(of: observers, original: "super.\(ExtensionDispatch.name(name, of: base))")
        }
    }

    private func dispatch(override function: FunctionDeclSyntax, in type: String) {
        let key = ExtensionDispatch.key(function)
        guard let base = ExtensionDispatch.implementer(of: key, above: type, index: index) else { return }
        rename(function, in: type)
        for modifier in function.modifiers where modifier.name.text == "override" { replace(modifier, with: "") }
        let calls = SuperCalls(of: function.name.text)
        calls.walk(function)
        for call in calls.found { replace(call, with: ExtensionDispatch.name(function.name.text, of: base)) }
    }

    /// Public, too, where an override is, which other modules call by this name.
    private func scope(of key: String, _ modifiers: DeclModifierListSyntax, _ overriders: [String]) -> String {
        let isPublic = modifiers.arePublic || overriders.contains { index.publicOverrides[$0]?.contains(key) == true }
        return isPublic ? "public " : ""
    }

    private func rename(_ function: FunctionDeclSyntax, in type: String) {
        replace(function.name, with: ExtensionDispatch.name(function.name.text, of: type))
    }

    private func dispatcher(_ function: FunctionDeclSyntax, _ type: String, _ overriders: [String]) -> String {
        let arguments = function.forwardedArguments
        let name = function.name.text
        let branches = overriders.map {
            "if let object = self as? \($0) { return object.\(ExtensionDispatch.name(name, of: $0))(\(arguments)) }"
        }
        let scope = scope(of: ExtensionDispatch.key(function), function.modifiers, overriders)
        let discardable = function.attributes.has("discardableResult") ? "@discardableResult " : ""
        let last = "return \(ExtensionDispatch.name(name, of: type))(\(arguments))"
        let head = "\(scope)func \(name)\(function.forwardingSignature)"
        return "\(discardable)\(head) { \((branches + [last]).joined(separator: "; ")) }"
    }
}

/// Finds a function's calls of the method that it overrides: `super.name`.
final class SuperCalls: SyntaxVisitor {
    private let name: String
    private(set) var found: [MemberAccessExprSyntax] = []

    init(of name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name { found.append(node) }
        return .visitChildren
    }
}
