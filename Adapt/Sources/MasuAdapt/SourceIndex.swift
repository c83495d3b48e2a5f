internal import SwiftParser
internal import SwiftSyntax

/// The index of all files of a module, which must be complete before one of them can be adapted: classes and their
/// ancestors, methods by type, protocols, and the members that interface documents connect to.
final class SourceIndex {
    /// A member of a class that documents set: outlets, collections, attributes, actions.
    struct Connection: Equatable {
        enum Kind: Equatable { case outlet, outlets, attribute, action(labels: [String]) }
        var kind: Kind
        var name: String
        /// The name in the document, where the source gives another one.
        var runtimeName: String
    }

    /// A requirement that a conforming type may leave out.
    struct OptionalRequirement {
        /// The protocol.
        var type: String
        var name: String
        var labels: [String]
        var types: [String] = []
    }

    /// An override in an extension, where only Objective-C accepts it.
    struct ExtensionOverride {
        /// The member without modifiers, as far as its body: `func f(_ a: Int) -> Int`, `var v: Int`.
        var head: String
        /// The body of the class's own override: a call of the one in the extension.
        var body: String
        /// The member's `ExtensionDispatch.key`.
        var key: String
    }

    /// Functions that extensions of the framework's classes declare, by class and `ExtensionDispatch.key`.
    private(set) var frameworkMethods: [String: Set<String>] = [:]
    /// Overrides of those in other such extensions.
    private(set) var frameworkOverrides: [String: Set<String>] = [:]
    /// Protocols that extensions of a class take in.
    private(set) var conformances: [String: Set<String>] = [:]
    /// Objective-C's names of the methods that extensions give a class.
    private(set) var methodNames: [String: [String]] = [:]
    /// Classes that override `responds(to:)` or `forwardingTarget(for:)`.
    private(set) var forwarders: Set<String> = []
    /// Protocols that require `init()`.
    private(set) var initialisable: Set<String> = []
    /// The initialisers that classes declare.
    private(set) var initialisers: [String: OwnInitialisers] = [:]
    /// The classes that have a method Objective-C sees, by its name.
    private var ownersOfVisibleMethods: [String: Set<String>] = [:]
    /// True if the module exchanges methods while it runs.
    private(set) var exchangesMethods = false
    /// Methods that may be exchanged, by class: name and labels.
    private(set) var exchangeable: [String: Set<String>] = [:]
    /// Overrides in the bodies of the module's own classes, by class and `ExtensionDispatch.key`.
    private(set) var bodyOverrides: [String: Set<String>] = [:]
    /// Those of them that other modules see.
    private(set) var publicOverrides: [String: Set<String>] = [:]
    private(set) var extensionOverrides: [String: [ExtensionOverride]] = [:]
    /// Functions of extensions that override nothing, by class.
    private(set) var extensionFunctions: [String: [(key: String, member: ExtensionOverride)]] = [:]
    /// The classes that override a function, by `ExtensionDispatch.key`.
    private var overriders: [String: Set<String>] = [:]
    private(set) var superclasses: [String: [String]] = [:]
    private(set) var connections: [String: [Connection]] = [:]
    /// The names by which another file reaches a class, and the name that Objective-C knows it by; of those that it can
    /// reach.
    private(set) var placesOfClasses: [String: (path: String, runtimeName: String?)] = [:]
    /// True if the module has classes of managed objects that a data model may name.
    private(set) lazy var hasManagedObjectClasses = !managedObjectClasses.isEmpty
    private(set) var protocols: Set<String> = []
    /// Aliases, properties and methods by name.
    private(set) var types = ModuleTypes()
    /// The classes with the optional methods of UIKit's protocols.
    private(set) var delegates = DelegateClasses()
    /// True if the module asks for values by key, by a predicate or otherwise.
    private(set) var usesKeys = false
    /// True if the module names types of certificates, which Security has on Apple's systems alone.
    private(set) var usesCertificates = false
    /// True if the module has another way by a condition where there is no Security.
    private(set) var asksForSecurity = false
    /// True if the module uses more of SwiftUI than Masu has; what is written for it by a condition is left out then.
    private(set) var exceedsSwiftUI = false
    /// True if the module has parts for Linux by a condition.
    private(set) var hasPartsForLinux = false
    /// True if the module keeps its objects in a Realm.
    private(set) var usesRealm = false
    /// Members that Objective-C sees, by class.
    private(set) var keyedMembers: [String: [KeyedMember]] = [:]
    private(set) var optionalRequirements: [OptionalRequirement] = []
    /// Methods that are named with their labels: `done(_:at:)`.
    private(set) var referencedMethods: Set<String> = []
    /// Names of optional methods of which a protocol has one without arguments and one with.
    private(set) lazy var clashingRequirements: Set<String> = {
        func names(_ isMeant: (OptionalRequirement) -> Bool) -> Set<String> {
            Set(optionalRequirements.filter(isMeant).map { "\($0.type).\($0.name)" })
        }
        let clashing = names(\.labels.isEmpty).intersection(names { !$0.labels.isEmpty })
        return Set(clashing.compactMap { $0.split(separator: ".").last.map(String.init) })
    }()
    /// The argument labels by type, then by base name; the first declared of several.
    private var methods: [String: [String: [String]]] = [:]
    private var methodsAnywhere: [String: [String]] = [:]
    /// Methods of classes themselves, by type.
    private var classMethods: [String: Set<String>] = [:]
    /// Names given by `@objc(name:)`, by type and full name.
    private var runtimeNames: [String: String] = [:]
    /// Classes of other modules that have a table.
    let connectable: Set<String>

    init(connectable: Set<String> = []) { self.connectable = connectable }

    func read(_ tree: SourceFileSyntax) {
        let exchanges = MethodExchange.isUsed(in: tree)
        if exchanges { exchangesMethods = true }
        exceedsSwiftUI = exceedsSwiftUI || !SwiftUIEdge.namesBeyond(in: tree).isEmpty
        hasPartsForLinux = hasPartsForLinux || tree.asks("os", "Linux")
        asksForSecurity = asksForSecurity || tree.asks("canImport", "Security")
        usesRealm = usesRealm || RealmObjects.areUsed(in: tree)
        usesKeys = usesKeys || usesRealm || KeyedMember.areUsed(in: tree)
        usesCertificates = usesCertificates || FrameworkNames.usesCertificates(tree)
        types.read(tree)
        delegates.read(tree)
        referencedMethods.formUnion(OptionalReferences.all(in: tree))
        IndexVisitor(index: self, named: exchanges ? MethodExchange.namedMethods(in: tree) : []).walk(tree)
    }

    /// The argument labels of a method that is named without them.
    func labels(of method: String, in type: String) -> [String] {
        var seen: Set<String> = []
        var rest = [type]
        while let next = rest.popLast(), seen.insert(next).inserted {
            if let labels = methods[next]?[method] { return labels }
            rest += superclasses[next] ?? []
        }
        return methodsAnywhere[method] ?? []
    }

    func runtimeName(of method: String, _ labels: [String], in type: String) -> String? {
        runtimeNames[Self.key(method, labels, type)]
    }

    /// The superclass, if it is a class of the module or of the framework.
    func superclass(of name: String) -> String? {
        superclasses[name]?.first { superclasses[$0] != nil || FrameworkClasses.superclasses[$0] != nil }
            ?? FrameworkClasses.superclasses[name]
    }

    /// The number of steps between a class and an ancestor; nil where it isn't one.
    func depth(of name: String, below ancestor: String) -> Int? {
        var (current, steps, seen) = (name, 0, Set<String>())
        while current != ancestor {
            guard seen.insert(current).inserted, let next = superclass(of: current) else { return nil }
            (current, steps) = (next, steps + 1)
        }
        return steps
    }

    /// True if a class of the module that comes from another overrides a function of it.
    func isOverridden(_ key: String, of type: String) -> Bool {
        overriders[key, default: []].contains { name in
            var seen: Set<String> = [name]
            var rest = superclasses[name] ?? []
            while let next = rest.popLast() {
                if next == type { return true }
                if seen.insert(next).inserted { rest += superclasses[next] ?? [] }
            }
            return false
        }
    }

    // MARK: Writing

    func addExtensionFunction(_ key: String, _ member: ExtensionOverride, to type: String) {
        extensionFunctions[type, default: []].append((key, member))
    }
    func addOverride(_ key: String, in type: String) { overriders[key, default: []].insert(type) }

    func addClass(_ name: String, inheriting: [String]) { superclasses[name] = inheriting }
    func addPlace(_ path: String, ofClass name: String, runtimeName: String?) {
        placesOfClasses[name] = (path, runtimeName)
    }
    func add(_ override: ExtensionOverride, to type: String) { extensionOverrides[type, default: []].append(override) }
    func addFrameworkMethod(_ key: String, to type: String, isOverride: Bool) {
        if isOverride {
            frameworkOverrides[type, default: []].insert(key)
        } else {
            frameworkMethods[type, default: []].insert(key)
        }
    }
    func addConformances(_ names: [String], to type: String) { conformances[type, default: []].formUnion(names) }
    func addMethodName(_ name: String, to type: String) { methodNames[type, default: []].append(name) }
    func addInitialisers(_ found: OwnInitialisers, to type: String) { initialisers[type] = found }
    func addVisibleMethods(in block: MemberBlockSyntax, isWhole: Bool, to type: String) {
        for function in block.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) })
        where !function.isOfType && (isWhole || function.attributes.has("objc") || function.attributes.has("IBAction"))
        {
            ownersOfVisibleMethods[function.name.text, default: []].insert(type)
        }
    }
    /// The one class of the module with a method that Objective-C sees.
    func onlyClass(seenWith method: String) -> String? {
        let owners = ownersOfVisibleMethods[method] ?? []
        return owners.count == 1 ? owners.first : nil
    }
    func addInitialisable(_ name: String) { initialisable.insert(name) }
    func addForwarder(_ name: String) { forwarders.insert(name) }
    func addExchangeable(_ method: String, to type: String) { exchangeable[type, default: []].insert(method) }
    func addBodyOverride(_ key: String, to type: String, _ modifiers: DeclModifierListSyntax) {
        bodyOverrides[type, default: []].insert(key)
        if modifiers.arePublic { publicOverrides[type, default: []].insert(key) }
    }
    func add(_ members: [KeyedMember], to type: String) {
        if !members.isEmpty { keyedMembers[type, default: []] += members }
    }
    func addProtocol(_ name: String) { protocols.insert(name) }
    func add(_ connection: Connection, to type: String) { connections[type, default: []].append(connection) }
    func add(_ requirement: OptionalRequirement) { optionalRequirements.append(requirement) }

    /// True for a method of a class itself.
    func isOfClass(_ method: String, in type: String) -> Bool { classMethods[type]?.contains(method) ?? false }
    func addClassMethod(_ name: String, to type: String) { classMethods[type, default: []].insert(name) }

    func addMethod(_ name: String, labels: [String], to type: String, runtimeName: String?) {
        if methods[type]?[name] == nil { methods[type, default: [:]][name] = labels }
        if methodsAnywhere[name] == nil { methodsAnywhere[name] = labels }
        if let runtimeName { runtimeNames[Self.key(name, labels, type)] = runtimeName }
    }

    private static func key(_ method: String, _ labels: [String], _ type: String) -> String {
        "\(type).\(method)(\(labels.joined(separator: ":")))"
    }
}

/// Reads one file into the index.
private final class IndexVisitor: SyntaxVisitor {
    private let index: SourceIndex
    private var enclosingTypes: [String] = []

    /// The methods that are named in selectors of a file that exchanges methods.
    private let named: Set<String>

    init(index: SourceIndex, named: Set<String>) {
        self.index = index
        self.named = named
        super.init(viewMode: .sourceAccurate)
    }

    /// Code that is only compiled elsewhere says nothing about the classes here.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        let elsewhere = [
            "os(OSX)", "os(macOS)", "os(tvOS)", "os(watchOS)", "canImport(AppKit)", "targetEnvironment(macCatalyst)",
        ]
        let condition = node.condition?.description.filter { !$0.isWhitespace } ?? ""
        let isElsewhere =
            !condition.contains("||")
            && condition.split(separator: "&").contains { elsewhere.contains(String($0)) }
        return isElsewhere ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        index.addClass(node.name.text, inheriting: node.inheritedNames)
        if !node.modifiers.has("private"), !node.modifiers.has("fileprivate") {
            index.addPlace(
                (enclosingTypes + [node.name.text]).joined(separator: "."), ofClass: node.name.text,
                runtimeName: node.attributes.argument(of: "objc"))
        }
        let isWhole = node.attributes.has("objcMembers")
        index.addInitialisers(OwnInitialisers(node), to: node.name.text)
        index.addVisibleMethods(in: node.memberBlock, isWhole: isWhole, to: node.name.text)
        index.add(KeyedMember.all(in: node.memberBlock, isWhole: isWhole), to: node.name.text)
        if !MessageForwarding.overrides(in: node).isEmpty { index.addForwarder(node.name.text) }
        noteExchangeable(node.memberBlock, of: node.name.text, node.attributes)
        for function in ExtensionDispatch.overrides(in: node) where enclosingTypes.isEmpty {
            index.addBodyOverride(ExtensionDispatch.key(function), to: node.name.text, function.modifiers)
        }
        for property in ExtensionDispatch.overriddenProperties(in: node) where enclosingTypes.isEmpty {
            index.addBodyOverride(property.key, to: node.name.text, property.node.modifiers)
        }
        return enter(node.name.text)
    }
    override func visitPost(_ node: ClassDeclSyntax) { enclosingTypes.removeLast() }
    private func noteExchangeable(
        _ members: MemberBlockSyntax, of type: String, _ attributes: AttributeListSyntax
    ) {
        let isObjectiveCs = attributes.has("objc") || attributes.has("objcMembers")
        for function in members.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) })
        where MethodExchange.isExchangeable(
            function, isNamed: named.contains(function.name.text), amongObjectiveCs: isObjectiveCs)
        {
            index.addExchangeable(RuntimeName.reference(function.name.text, function.labels), to: type)
        }
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.extendedType.simpleName
        let inherited = node.inheritanceClause?.inheritedTypes.flatMap { $0.type.composed.map(\.simpleName) }
        index.addConformances(inherited ?? [], to: type)
        noteExchangeable(node.memberBlock, of: type, node.attributes)
        index.add(KeyedMember.all(in: node.memberBlock, isWhole: node.attributes.has("objc")), to: type)
        for function in node.memberBlock.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) })
        where !function.isOfType {
            let name = function.attributes.argument(of: "objc")
            index.addMethodName(name ?? RuntimeName.of(function.name.text, function.labels), to: type)
        }
        for member in node.memberBlock.members {
            if let override = ExtensionOverrides.entry(for: member.decl, in: node.extendedType.simpleName) {
                index.add(override, to: node.extendedType.simpleName)
                if FrameworkClasses.superclasses[type] == nil,
                    let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
                {
                    index.addBodyOverride(override.key, to: type, modifiers)
                }
            }
            if let function = member.decl.as(FunctionDeclSyntax.self), !function.modifiers.has("override") {
                let type = node.extendedType.simpleName
                index.addExtensionFunction(
                    ExtensionDispatch.key(function), ExtensionOverrides.entry(for: function, in: type), to: type)
            }
            if let property = ExtensionDispatch.Property(member.decl), FrameworkClasses.superclasses[type] != nil {
                index.addFrameworkMethod(property.key, to: type, isOverride: property.node.modifiers.has("override"))
            }
            if let function = member.decl.as(FunctionDeclSyntax.self),
                FrameworkClasses.superclasses[node.extendedType.simpleName] != nil
            {
                index.addFrameworkMethod(
                    ExtensionDispatch.key(function), to: node.extendedType.simpleName,
                    isOverride: function.modifiers.has("override"))
            }
        }
        return enter(node.extendedType.simpleName)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { enclosingTypes.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { enclosingTypes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { enclosingTypes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        index.addProtocol(node.name.text)
        if node.memberBlock.members.contains(where: { $0.decl.as(InitializerDeclSyntax.self)?.hasNoParameters ?? false }
        ) {
            index.addInitialisable(node.name.text)
        }
        return enter(node.name.text)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { enclosingTypes.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = enclosingTypes.last else { return .visitChildren }
        let labels = node.labels
        if node.modifiers.has("override") { index.addOverride(ExtensionDispatch.key(node), in: type) }
        index.addMethod(
            node.name.text, labels: labels, to: type, runtimeName: node.attributes.argument(of: "objc"))
        if node.isOfType { index.addClassMethod(node.name.text, to: type) }
        if node.attributes.has("IBAction") {
            let name = RuntimeName.of(node.name.text, labels)
            index.add(
                SourceIndex.Connection(
                    kind: .action(labels: labels), name: node.name.text,
                    runtimeName: node.attributes.argument(of: "objc") ?? name), to: type)
        }
        if node.modifiers.has("optional") {
            index.add(
                SourceIndex.OptionalRequirement(
                    type: type, name: node.name.text, labels: labels, types: node.parameterTypes))
        }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = enclosingTypes.last else { return .skipChildren }
        let isOutlet = node.attributes.has("IBOutlet")
        guard isOutlet || node.attributes.has("IBInspectable"), node.bindingSpecifier.text == "var" else {
            return .skipChildren
        }
        for binding in node.bindings {
            // A declaration for Xcode's canvas alone can't be named.
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                node.attributes.argument(of: "available")?.contains("unavailable") != true,
                isOutlet || binding.isSettable
            else { continue }
            let kind: SourceIndex.Connection.Kind =
                !isOutlet ? .attribute : binding.isCollection ? .outlets : .outlet
            index.add(SourceIndex.Connection(kind: kind, name: name, runtimeName: name), to: type)
        }
        return .skipChildren
    }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        enclosingTypes.append(name)
        return .visitChildren
    }
}
