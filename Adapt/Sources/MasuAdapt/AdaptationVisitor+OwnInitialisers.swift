internal import SwiftSyntax

/// The initialisers that a class declares in its body.
struct OwnInitialisers {
    /// True for an `init()` that overrides none.
    var hasPlain = false
    /// True for one that isn't a convenience: the class inherits none of its superclass's then.
    var hasDesignated = false

    init(_ node: ClassDeclSyntax) {
        for member in node.memberBlock.members {
            guard let initialiser = member.decl.as(InitializerDeclSyntax.self) else { continue }
            if !initialiser.modifiers.has("convenience") { hasDesignated = true }
            let effects = initialiser.signature.effectSpecifiers
            if initialiser.hasNoParameters, initialiser.genericParameterClause == nil, effects?.asyncSpecifier == nil,
                effects?.throwsClause == nil, !initialiser.attributes.has("available"),
                !initialiser.modifiers.has("override")
            {
                hasPlain = true
            }
        }
    }
}

/// `init()` of views, controllers and gesture recognisers, for objects made of a class that is a value.
///
/// In UIKit these have `init()` as a convenience, which a class's own doesn't override: Swift finds it by no table, where
/// Objective-C finds it by its name. The class gets a function that calls it, which `_make()` and `_made()` ask for.
extension AdaptationVisitor {
    private static let owners = ["UIView", "UIViewController", "UIGestureRecognizer"]

    /// Takes the mark of `override init!(frame: CGRect)`: classes of libraries in Objective-C that say nothing of nil have such
    /// initialisers, which the same classes here, as all of UIKit's, can't fail in.
    func makeCertain(_ node: InitializerDeclSyntax) {
        guard node.modifiers.has("override"), let mark = node.optionalMark, mark.text == "!",
            let label = node.signature.parameterClause.parameters.first?.firstName.text,
            ["frame", "style", "nibName"].contains(label),
            node.body?.description.contains("return nil") == false
        else { return }
        replace(mark, with: "")
    }

    func ownInitialiser(of node: ClassDeclSyntax) -> String? {
        let name = node.name.text
        guard let own = index.initialisers[name] else { return nil }
        let above = index.classAbove(name)
        let inherits = above.map(index.isMadeByOwnInitialiser) ?? false
        guard own.hasPlain || inherits, Self.owners.contains(where: { index.depth(of: name, below: $0) != nil }) else {
            return nil
        }
        if !inherits {
            addInheritance("_MadeByOwnInitialiser", to: node.name, node.inheritanceClause, node.genericParameterClause)
        }
        let access = ["open", "public"].first { node.modifiers.has($0) }.map { $0 + " " } ?? ""
        let body =
            own.hasPlain || !own.hasDesignated
            ? "\(name)()" : "fatalError(\"Use of unimplemented initializer 'init()' for class '\(name)'\")"
        return "\(access)\(inherits ? "override " : "")class func _madeByOwnInitialiser() -> NSObject { \(body) }"
    }
}

extension SourceIndex {
    /// The superclass in the module.
    func classAbove(_ name: String) -> String? { superclasses[name]?.first { initialisers[$0] != nil } }

    /// True if a class, or one above it in the module, has a function for its `init()`.
    func isMadeByOwnInitialiser(_ name: String) -> Bool {
        var (current, seen) = (name, Set<String>())
        while seen.insert(current).inserted {
            if initialisers[current]?.hasPlain == true { return true }
            guard let above = classAbove(current) else { return false }
            current = above
        }
        return false
    }
}
