internal import SwiftSyntax

extension AdaptationVisitor {
    /// `URLError.Code(rawValue: number)` is a code for any number on Apple's systems, and may be nil on Linux.
    func adaptErrorCode(_ node: FunctionCallExprSyntax) {
        guard node.arguments.first?.label?.text == "rawValue", isErrorCode(node) else { return }
        replace(node.calledExpression, with: "FoundationAdditions._URLErrorCodes.code")
        usesAdditions = true
    }

    /// `URLError.Code(…)`, and `.init(…)` as the argument of `URLError(…)`.
    private func isErrorCode(_ node: FunctionCallExprSyntax) -> Bool {
        switch node.calledExpression.trimmedDescription {
        case "URLError.Code", "URLError.Code.init": return true
        case ".init":
            let call = node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
            return call?.calledExpression.trimmedDescription == "URLError"
        default: return false
        }
    }
}
