internal import SwiftSyntax

/// Classes that come from Realm's `Object`, whose stand-in finds their members by tables of keys and makes them by `init()`.
enum RealmObjects {
    static let classes: Set<String> = ["Object", "RealmSwiftObject", "EmbeddedObject"]

    /// True if a file imports Realm.
    static func areUsed(in tree: SourceFileSyntax) -> Bool {
        tree.statements.contains {
            ["RealmSwift", "Realm"].contains($0.item.as(ImportDeclSyntax.self)?.path.first?.name.text)
        }
    }
}

extension SourceIndex {
    /// True for the classes of Realm that the module doesn't declare itself.
    func isRealmObject(_ name: String) -> Bool {
        usesRealm && RealmObjects.classes.contains(name) && superclasses[name] == nil
    }
}

extension InitializerDeclSyntax {
    /// True for `init(realm: RLMRealm, schema: RLMObjectSchema)` and its like, which Realm's earlier releases wanted of each class,
    /// and which only Realm calls.
    fileprivate var isRealmsOwn: Bool {
        signature.parameterClause.parameters.contains { $0.type.trimmedDescription.hasPrefix("RLM") }
    }
}

extension AdaptationVisitor {
    /// `override init()` of an object is required here, since the stand-in makes objects by their class.
    func requireInitialiser(in node: ClassDeclSyntax) {
        guard index.usesRealm, index.comes(node.name.text, from: RealmObjects.classes) else { return }
        for member in node.memberBlock.members {
            guard let initialiser = member.decl.as(InitializerDeclSyntax.self) else { continue }
            if initialiser.isRealmsOwn { replace(initialiser, with: "") }
            guard initialiser.hasNoParameters else { continue }
            for modifier in initialiser.modifiers where modifier.name.text == "override" {
                replace(modifier, with: initialiser.modifiers.has("required") ? "" : "required")
            }
        }
    }
}
