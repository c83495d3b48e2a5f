internal import SwiftSyntax

/// Classes that a function returns as objects, which they are in Objective-C: `func screen() -> AnyObject? { NSClassFromString(name) }`.
/// The cast puts the class into a box, out of which `as! UIViewController.Type` takes it.
extension AdaptationVisitor {
    func returnClassAsObject(_ node: ReturnStmtSyntax) {
        guard let value = node.expression, let function = Self.function(around: Syntax(node)),
            let type = function.signature.returnClause?.type.trimmedDescription,
            type == "AnyObject" || type == "AnyObject?",
            Self.isClassByName(value) || Self.isBoundToClass(value, in: function)
        else { return }
        insert(" as \(type)", at: value.endPositionBeforeTrailingTrivia)
    }

    private static func function(around node: Syntax) -> FunctionDeclSyntax? {
        var place = node.parent
        while let current = place, !current.is(ClosureExprSyntax.self) {
            if let function = current.as(FunctionDeclSyntax.self) { return function }
            place = current.parent
        }
        return nil
    }

    private static func isClassByName(_ value: ExprSyntax) -> Bool {
        value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "NSClassFromString"
    }

    /// True for a name that a condition of the function binds to a class by its name.
    private static func isBoundToClass(_ value: ExprSyntax, in function: FunctionDeclSyntax) -> Bool {
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        let visitor = ClassBindingVisitor(of: name)
        visitor.walk(function)
        return visitor.isFound
    }

    private final class ClassBindingVisitor: SyntaxVisitor {
        private(set) var isFound = false
        private let name: String

        init(of name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            if node.pattern.trimmedDescription == name, let value = node.initializer?.value {
                isFound = isFound || AdaptationVisitor.isClassByName(value)
            }
            return .visitChildren
        }
    }
}
