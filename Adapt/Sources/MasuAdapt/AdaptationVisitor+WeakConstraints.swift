internal import SwiftSyntax

/// Constraints that a weak property alone holds until the next statement activates them.
///
/// On Apple's systems what an anchor's method gives is in the run loop's autorelease pool and lives to the end of the turn; here
/// nobody else holds it.
extension AdaptationVisitor {
    /// `height = box.heightAnchor.constraint(equalToConstant: 0)` with a `weak var height: NSLayoutConstraint?` of the file.
    func holdForWeakProperty(_ node: SequenceExprSyntax) {
        let elements = Array(node.elements)
        guard importsUIKit, elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            let call = elements[2].as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "constraint",
            let name = Self.lastName(of: elements[0]), weakConstraints(in: node.root).contains(name)
        else { return }
        insert("_heldToEndOfTurn(", at: call.positionAfterSkippingLeadingTrivia)
        insert(")", at: call.endPositionBeforeTrailingTrivia)
    }

    private static func lastName(of expression: ExprSyntax) -> String? {
        expression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    private func weakConstraints(in root: Syntax) -> Set<String> {
        if let weakConstraintNames { return weakConstraintNames }
        let visitor = WeakConstraintVisitor(viewMode: .sourceAccurate)
        visitor.walk(root)
        weakConstraintNames = visitor.names
        return visitor.names
    }
}

private final class WeakConstraintVisitor: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(where: { $0.name.text == "weak" }) else { return .visitChildren }
        for binding in node.bindings
        where binding.typeAnnotation?.type.trimmedDescription.contains("NSLayoutConstraint") == true {
            names.insert(binding.pattern.trimmedDescription)
        }
        return .visitChildren
    }
}
