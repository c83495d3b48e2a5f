internal import SwiftSyntax

/// Enumerations of the frameworks that got cases later.
///
/// On Apple's systems a `switch` over one of Foundation's may be without a case that came later, with a warning; Foundation is compiled
/// into the program on Linux, where that is an error. A source that was written before a case came is taken as well.
extension AdaptationVisitor {
    private static let openEnumerations: Set<String> = [
        "Calendar.Identifier", "Calendar.Component", "Foundation.Calendar.Identifier", "Foundation.Calendar.Component",
    ]

    /// All cases that an enumeration had once, by the enumeration's name. Another one with just these cases has them all: the branch
    /// that is added is never taken there.
    private static let earlierCases: [Set<String>: String] = [
        ["notDetermined", "restricted", "denied", "authorized"]: "PHAuthorizationStatus",
        ["notDetermined", "denied", "authorized"]: "UNAuthorizationStatus",
        ["notDetermined", "denied", "authorized", "provisional"]: "UNAuthorizationStatus",
        ["none", "touchID", "faceID"]: "LABiometryType",
        ["unspecified", "phone", "pad"]: "UIUserInterfaceIdiom",
        ["unspecified", "phone", "pad", "tv", "carPlay"]: "UIUserInterfaceIdiom",
        ["purchasing", "purchased", "failed", "restored"]: "SKPaymentTransactionState",
    ]

    /// Gives a `switch self` in an extension of such an enumeration, and one over all cases that one had once, a last branch, where it
    /// has none.
    func completeSwitch(_ node: SwitchExprSyntax) {
        let own = enclosingTypes.last.flatMap { type in
            Self.openEnumerations.contains(type) && node.subject.trimmedDescription == "self" ? type : nil
        }
        guard let type = own ?? Self.earlierCases[node.plainCases] else { return }
        let isComplete = node.cases.contains { branch in
            if case .switchCase(let branch) = branch, case .default = branch.label { return true }
            return false
        }
        if isComplete { return }
        let words = own == nil ? "\(type) has a case" : "\\(self) is a case of \(type)"
        insert(
            "default: fatalError(\"\(words) that this switch doesn't know\")\n",
            at: node.rightBrace.positionAfterSkippingLeadingTrivia)
    }
}

extension SwitchExprSyntax {
    /// The names of its branches' cases, `.a` or `A.a`; empty where a branch asks for anything else.
    fileprivate var plainCases: Set<String> {
        var names: Set<String> = []
        for branch in cases {
            guard case .switchCase(let branch) = branch, case .case(let label) = branch.label else { return [] }
            for item in label.caseItems {
                guard item.whereClause == nil,
                    let access = item.pattern.as(ExpressionPatternSyntax.self)?.expression.as(
                        MemberAccessExprSyntax.self)
                else { return [] }
                names.insert(access.declName.baseName.text)
            }
        }
        return names
    }
}
