internal import SwiftSyntax

/// A protocol of the module that requires `init()`, and that an extension makes all objects conform to.
///
/// In Objective-C every class can be made by `init()`. Swift takes only a required initialiser for the requirement, and
/// `NSObject`'s isn't one on Linux. So the requirement becomes UIKit's `_make()`, which makes an object of whichever class;
/// initialisers in the protocol's extensions take what it gives as their object, and other classes get it from theirs.
extension AdaptationVisitor {
    func replaceObjectInitialiser(in node: ProtocolDeclSyntax) {
        guard index.objectProtocols.contains(node.name.text) else { return }
        // An initialiser of a protocol bound to classes can't take another object as its own.
        if let clause = node.inheritanceClause,
            clause.inheritedTypes.allSatisfy({ ["AnyObject", "class"].contains($0.type.trimmedDescription) })
        {
            replace(clause, with: "")
        }
        for member in node.memberBlock.members {
            guard let initialiser = member.decl.as(InitializerDeclSyntax.self), initialiser.hasNoParameters else {
                continue
            }
            replace(initialiser, with: "static func _make() -> Self")
        }
    }

    func replaceObjectInitialiser(in node: ExtensionDeclSyntax) {
        guard index.objectProtocols.contains(node.extendedType.simpleName) else { return }
        for member in node.memberBlock.members {
            guard let body = member.decl.as(InitializerDeclSyntax.self)?.body else { continue }
            for statement in body.statements where statement.item.trimmedDescription == "self.init()" {
                replace(statement.item, with: "self = Self._make()")
            }
        }
    }

    /// The maker that is added to a class that isn't an object of Objective-C's.
    func objectMaker(of node: ClassDeclSyntax) -> String? {
        guard let first = node.inheritedNames.first, index.objectProtocols.contains(first) else { return nil }
        return "class func _make() -> Self { Self.init() }"
    }
}

extension InitializerDeclSyntax {
    var hasNoParameters: Bool { signature.parameterClause.parameters.isEmpty && optionalMark == nil }
}
