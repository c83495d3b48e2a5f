internal import SwiftSyntax

extension AdaptationVisitor {
    /// `NSPredicate(format: "id == %@", id as CVarArg)`: Objective-C has an object for the value; here a predicate takes any
    /// value as it is.
    func passValues(to node: FunctionCallExprSyntax) {
        guard ["NSPredicate", "NSPredicate.init"].contains(node.calledExpression.trimmedDescription) else { return }
        for argument in node.arguments {
            guard let parts = argument.expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }) else { continue }
            for (cast, type) in zip(parts, parts.dropFirst())
            where cast.is(UnresolvedAsExprSyntax.self)
                && ["CVarArg", "any CVarArg"].contains(type.trimmedDescription)
            {
                replace(type, with: "Any")
            }
        }
    }
}
