internal import SwiftSyntax

/// The classes of a module, and the optional methods of UIKit's protocols that they implement.
///
/// On Apple's systems a class may implement an optional method of a protocol that only a class above it conforms to, in
/// another module too. Here the class above gets the method, with UIKit's default as its body, and the one below
/// overrides it.
struct DelegateClasses {
    /// A method that one of UIKit's protocols may ask for.
    struct Method: Hashable {
        let key: String
        let types: [String]
    }

    /// The names that classes inherit, by theirs: a class above and protocols, those of extensions last.
    private(set) var inherited: [String: [String]] = [:]
    /// The methods that classes declare.
    private(set) var declared: [String: Set<Method>] = [:]
    /// Those that override none, in the order of the sources.
    private(set) var first: [String: [Method]] = [:]
    /// Classes that other modules may name.
    private(set) var visible: Set<String> = []

    init(_ trees: [SourceFileSyntax] = []) {
        for tree in trees { read(tree) }
    }

    mutating func read(_ tree: SourceFileSyntax) {
        for statement in tree.statements { read(Syntax(statement.item)) }
    }

    private mutating func read(_ node: Syntax) {
        if let node = node.as(ClassDeclSyntax.self) {
            let name = node.name.text
            inherited[name] = node.inheritedNames + (inherited[name] ?? [])
            if node.modifiers.has("open") || node.modifiers.has("public") { visible.insert(name) }
            read(node.memberBlock, of: name)
        } else if let node = node.as(ExtensionDeclSyntax.self) {
            let name = node.extendedType.simpleName
            let conformances = node.inheritanceClause?.inheritedTypes.flatMap { $0.type.composed.map(\.simpleName) }
            if let conformances { inherited[name, default: []] += conformances }
            read(node.memberBlock, of: name)
        } else if let node = node.asProtocol((any DeclGroupSyntax).self) {
            for member in node.memberBlock.members { read(Syntax(member.decl)) }
        } else if let node = node.as(IfConfigDeclSyntax.self) {
            for clause in node.clauses {
                for statement in clause.elements?.as(CodeBlockItemListSyntax.self) ?? [] {
                    read(Syntax(statement.item))
                }
            }
        }
    }

    private mutating func read(_ block: MemberBlockSyntax, of type: String) {
        for member in block.members {
            guard let function = member.decl.as(FunctionDeclSyntax.self) else {
                read(Syntax(member.decl))
                continue
            }
            guard let method = Self.method(function) else { continue }
            let isNew = declared[type, default: []].insert(method).inserted
            if isNew, !function.modifiers.has("override") { first[type, default: []].append(method) }
        }
    }

    /// The method of UIKit's that a function may be; nil where Objective-C wouldn't see it, or it has effects.
    static func method(_ function: FunctionDeclSyntax) -> Method? {
        let key = ExtensionDispatch.key(function)
        let hides = ["private", "fileprivate", "nonisolated"]
        guard FrameworkMethods.all.keys.contains(key), !function.isOfType,
            !function.modifiers.contains(where: { hides.contains($0.name.text) }),
            function.signature.effectSpecifiers == nil
        else { return nil }
        return Method(key: key, types: function.parameterTypes)
    }

    /// The class above a class: the first that it inherits, which may be a protocol.
    func above(_ type: String) -> String? { inherited[type]?.first }

    /// The classes of the module from one upward, the nearest first.
    func chain(from type: String?) -> [String] {
        var (chain, next, seen) = ([String](), type, Set<String>())
        while let name = next, inherited[name] != nil, seen.insert(name).inserted {
            chain.append(name)
            next = above(name)
        }
        return chain
    }

    /// The methods that classes implement which come from other modules' classes, by those classes' names.
    var ofClassesElsewhere: [String: [Method]] {
        var methods: [String: [Method]] = [:]
        for (type, own) in first.sorted(by: { $0.key < $1.key }) {
            guard let top = chain(from: type).last.flatMap(above), FrameworkClasses.superclasses[top] == nil else {
                continue
            }
            methods[top, default: []] += own
        }
        return methods
    }
}
