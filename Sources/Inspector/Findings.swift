import Explanations
import UIKit

/// The faults of the screen, as far as they are known.
struct FindingsAnswer: Encodable {
    struct Finding: Encodable {
        var text: String
        /// The cure, in a line; nil for a conflict, whose sentence includes it.
        var cure: String?
        /// The list that it is about, or the view whose constraint is broken; absent where that isn't on the screen.
        var view: Int?
    }

    var version = wireVersion
    var findings: [Finding]
}

extension Inspector {
    /// The contradictions, and what the lists on the screen diagnose of themselves.
    ///
    /// To diagnose is to measure again: what is logged meanwhile was logged when it happened.
    func findings() -> FindingsAnswer {
        let handler = UIKitLog.handler
        UIKitLog.handler = { _ in }
        defer { UIKitLog.handler = handler }
        var findings = host.shownWindow.conflictAccounts.map { account in
            FindingsAnswer.Finding(text: account.sentence, view: account.view.map { views.number(of: $0) })
        }
        func visit(_ view: UIView) {
            guard !view.isHidden else { return }
            // Case 12, hiding against a length, is among the contradictions.
            for diagnosis in view.listDiagnoses where diagnosis.number != 12 {
                findings.append(.init(text: diagnosis.message, cure: diagnosis.cure, view: views.number(of: view)))
            }
            view.subviews.forEach(visit)
        }
        visit(host.shownWindow)
        return FindingsAnswer(findings: findings)
    }
}
