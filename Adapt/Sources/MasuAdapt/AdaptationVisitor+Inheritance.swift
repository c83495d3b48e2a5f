internal import SwiftSyntax

/// Names of a class itself among what it inherits.
extension AdaptationVisitor {
    /// `class Router: Base, Router.Routes { typealias Routes = Opening & Closing }`: a name of the class itself among what it
    /// inherits is a circular reference for the compiler here; what it stands for isn't.
    func resolveAliases(in node: ClassDeclSyntax) {
        for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
            guard let member = inherited.type.as(MemberTypeSyntax.self),
                member.baseType.trimmedDescription == node.name.text
            else { continue }
            let aliases = node.memberBlock.members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
            guard
                let alias = aliases.first(where: {
                    $0.name.text == member.name.text && $0.genericParameterClause == nil
                })
            else { continue }
            replace(inherited.type, with: alias.initializer.value.oneLine)
        }
    }
}
