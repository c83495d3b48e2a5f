internal import SwiftSyntax

/// The types of a module by their names: aliases, the types of properties, methods by Objective-C's names, and the files that
/// they are in.
struct ModuleTypes {
    /// A method as a selector names it.
    struct Method: Equatable {
        /// The type that declares it.
        var type: String
        var name: String
        var labels: [String]
        /// True if other files can't name it.
        var isPrivate: Bool
        /// The number of the file in the module.
        var file: Int
    }

    /// The names that an alias stands for: two of `typealias PickerDelegate = UIImagePickerControllerDelegate &
    /// UINavigationControllerDelegate`.
    private(set) var aliases: [String: [String]] = [:]
    /// Names of generic types with arguments, by the aliases.
    private(set) var genericAliases: [String: String] = [:]
    private var properties: [String: [String: String]] = [:]
    /// Methods by Objective-C's names.
    private(set) var methods: [String: [Method]] = [:]
    /// The protocols that a protocol requires.
    private(set) var requirements: [String: [String]] = [:]
    /// The numbers of the files with a class of the name.
    private var files: [String: Set<Int>] = [:]
    private var count = 0

    mutating func read(_ tree: SourceFileSyntax) {
        let visitor = ModuleTypesVisitor(self, file: count)
        visitor.walk(tree)
        self = visitor.types
        count += 1
    }

    /// True if a file declares a class.
    func isClass(_ name: String, in file: Int) -> Bool { files[name]?.contains(file) ?? false }

    /// The names with those that aliases stand for in their places.
    func expanded(_ names: [String]) -> [String] {
        names.flatMap { name in files[name] == nil ? aliases[name] ?? [name] : [name] }
    }

    /// The name of a property's type, without optionals; nil where it isn't written.
    func type(of property: String, in type: String) -> String? { properties[type]?[property] }

    // MARK: Writing

    fileprivate mutating func addAlias(_ name: String, _ type: TypeSyntax) {
        let parts = type.composed
        if parts.count > 1 { aliases[name] = parts.map(\.simpleName) }
        if let generic = type.as(IdentifierTypeSyntax.self), generic.genericArgumentClause != nil {
            genericAliases[name] = generic.name.text
        }
    }

    fileprivate mutating func addClass(_ name: String, in file: Int) { files[name, default: []].insert(file) }
    fileprivate mutating func addRequirements(_ names: [String], of name: String) { requirements[name] = names }
    fileprivate mutating func add(_ method: Method, named name: String) { methods[name, default: []].append(method) }
    fileprivate mutating func addProperty(_ name: String, of type: String, to owner: String) {
        properties[owner, default: [:]][name] = type
    }
}

private final class ModuleTypesVisitor: SyntaxVisitor {
    var types: ModuleTypes
    private let file: Int
    private var enclosing: [(name: String, isPrivate: Bool)] = []

    init(_ types: ModuleTypes, file: Int) {
        self.types = types
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        types.addClass(node.name.text, in: file)
        return enter(node.name.text)
    }
    override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.simpleName, isPrivate: node.modifiers.isPrivate)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        types.addRequirements(
            node.inheritanceClause?.inheritedTypes.flatMap { $0.type.composed.map(\.simpleName) } ?? [],
            of: node.name.text)
        return enter(node.name.text)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        types.addAlias(node.name.text, node.initializer.value)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = enclosing.last, !node.isOfType else { return .skipChildren }
        let method = ModuleTypes.Method(
            type: type.name, name: node.name.text, labels: node.labels,
            isPrivate: type.isPrivate || node.modifiers.isPrivate, file: file)
        types.add(
            method,
            named: node.attributes.argument(of: "objc") ?? RuntimeName.of(node.name.text, node.labels))
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = enclosing.last else { return .skipChildren }
        for binding in node.bindings {
            if let type = binding.nameOfType {
                types.addProperty(binding.pattern.trimmedDescription, of: type, to: owner.name)
            }
        }
        return .skipChildren
    }

    private func enter(_ name: String, isPrivate: Bool = false) -> SyntaxVisitorContinueKind {
        enclosing.append((name, isPrivate))
        return .visitChildren
    }
}

extension DeclModifierListSyntax {
    /// True if other files don't see the declaration.
    var isPrivate: Bool { has("private") || has("fileprivate") }
}

extension TypeSyntax {
    /// The types that a composition is made of, without `any`, attributes and parentheses: `A` and `B` of `(any A & B)`.
    var composed: [TypeSyntax] {
        if let composition = self.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { $0.type.composed }
        }
        if let existential = self.as(SomeOrAnyTypeSyntax.self) { return existential.constraint.composed }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.composed }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.firstName == nil
        {
            return only.type.composed
        }
        return [self]
    }

    /// The type inside of optionals.
    var unwrapped: TypeSyntax {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.unwrapped }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.unwrapped }
        let parts = composed
        return parts.count == 1 && parts[0].id != id ? parts[0].unwrapped : self
    }

    /// The name of the type inside of optionals; nil for one without a name.
    var nameInOptionals: String? {
        let type = unwrapped
        return type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) ? type.trimmedDescription : nil
    }
}

extension PatternBindingSyntax {
    /// The name of the declared type, without optionals, or of the one whose initialiser makes the value; nil for another.
    var nameOfType: String? {
        if let type = typeAnnotation?.type { return type.nameInOptionals }
        guard let called = initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
        let text = called.trimmedDescription
        guard called.is(DeclReferenceExprSyntax.self), text.first?.isUppercase == true else { return nil }
        return text
    }
}
