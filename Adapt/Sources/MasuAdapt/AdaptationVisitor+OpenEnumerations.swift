internal import SwiftSyntax

/// Enumerations of Foundation that got cases later.
///
/// On Apple's systems a `switch` over one may be without a case that came later, with a warning; Foundation is compiled into the
/// program on Linux, where that is an error.
extension AdaptationVisitor {
    private static let openEnumerations: Set<String> = [
        "Calendar.Identifier", "Calendar.Component", "Foundation.Calendar.Identifier", "Foundation.Calendar.Component",
    ]

    /// Gives a `switch self` in an extension of such an enumeration a last branch, where it has none.
    func completeSwitch(_ node: SwitchExprSyntax) {
        guard let type = enclosingTypes.last, Self.openEnumerations.contains(type),
            node.subject.trimmedDescription == "self"
        else { return }
        let isComplete = node.cases.contains { branch in
            if case .switchCase(let branch) = branch, case .default = branch.label { return true }
            return false
        }
        if isComplete { return }
        insert(
            "default: fatalError(\"\\(self) is a case of \(type) that this switch doesn't know\")\n",
            at: node.rightBrace.positionAfterSkippingLeadingTrivia)
    }
}
