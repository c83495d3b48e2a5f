internal import SwiftSyntax

extension AdaptationVisitor {
    /// `URLError.Code(rawValue: number)` is a code for any number on Apple's systems, and may be nil on Linux.
    func adaptErrorCode(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.trimmedDescription == "URLError.Code",
            node.arguments.first?.label?.text == "rawValue"
        else { return }
        replace(node.calledExpression, with: "FoundationAdditions._URLErrorCodes.code")
        usesAdditions = true
    }
}
