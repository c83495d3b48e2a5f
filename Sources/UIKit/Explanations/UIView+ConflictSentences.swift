import AutoLayout
internal import Explanations

extension UIView {
    /// The present contradictions among required constraints of this view's tree, a sentence each, once.
    package var conflictSentences: [String] { conflictAccounts.map(\.sentence) }

    /// The contradictions with the views that a reader looks at first: the one that is hidden or keeps its mask, or else that
    /// of the broken constraint.
    ///
    /// A mask contradicts each constraint that places its view; they are one account.
    package var conflictAccounts: [(sentence: String, view: UIView?)] {
        topmost.layoutIfNeeded()
        guard let host = layoutHost else { return [] }
        let names = ViewNames()
        var accounts: [(sentence: String, view: UIView?)] = []
        /// Rows of one kind have the same sentence.
        func add(_ sentence: String, _ view: UIView?) {
            guard !accounts.contains(where: { $0.sentence == sentence }) else { return }
            accounts.append((sentence, view))
        }
        let conflicts = host.engine.conflicts
        let masked = conflicts.map(host.viewWithContradictedMask)
        for (index, conflict) in conflicts.enumerated() {
            if let view = masked[index] {
                guard masked.firstIndex(where: { $0 === view }) == index else { continue }
                let own = zip(conflicts, masked).filter { $0.1 === view }.map(\.0)
                add(host.maskSentence(about: view, own, names), view)
            } else {
                let sentence = host.sentence(about: conflict, names)
                add(sentence, host.hiddenLength(in: conflict)?.hidden ?? host.subject(of: conflict.broken))
            }
        }
        return accounts
    }
}

extension LayoutHost {
    func sentence(about conflict: LayoutConflict, _ names: ViewNames) -> String {
        if let hiding = hidingSentence(about: conflict, names) { return hiding }
        let members = conflict.members.compactMap { wordsAndPlace($0, names) }
        let broken = words(conflict.broken, names) ?? "none"
        return "These can't hold together: \(members.joined(separator: "; ")). Broken: \(broken)."
    }

    /// The first view that a member of a conflict is about.
    func subject(of member: LayoutConflict.Member) -> UIView? {
        guard case .constraint(let id) = member, case .view(let reference)? = itemOwner(of: engine.constraint(id).first)
        else { return nil }
        return reference.object
    }

    /// A member of a conflict, with where it is written.
    func wordsAndPlace(_ member: LayoutConflict.Member, _ names: ViewNames) -> String? {
        guard let words = words(member, names) else { return nil }
        guard case .constraint(let id) = member, case .author(let constraint)? = owner(of: id),
            let place = constraint.writtenWhere
        else { return words }
        return "\(words) (\(place))"
    }

    private func hidingSentence(about conflict: LayoutConflict, _ names: ViewNames) -> String? {
        guard let (hidden, own) = hiddenLength(in: conflict) else { return nil }
        let axis = own.firstAttribute.name
        return "Hiding \(names.name(of: hidden)) sets its \(axis) == 0 at 1000, and its own "
            + "\(names.words(own))\(own.writtenWhere.map { ", \($0)" } ?? ""), at 1000, contradicts that. Give that one the priority 999 or less."
    }

    /// A view that a stack view hides by a required length of 0, and the required length of the app's that contradicts it.
    func hiddenLength(in conflict: LayoutConflict) -> (hidden: UIView, own: NSLayoutConstraint)? {
        let authors = conflict.members.compactMap { member -> NSLayoutConstraint? in
            guard case .constraint(let id) = member, case .author(let constraint)? = owner(of: id) else { return nil }
            return constraint
        }
        guard
            let hiding = authors.first(where: {
                $0.identifier == ArrangementPurpose.hiding.identifier && $0.secondReference == nil
            }), let hidden = hiding.firstReference?.view,
            let own = authors.first(where: {
                $0.role == .author && $0.firstReference?.view === hidden && $0.firstAttribute == hiding.firstAttribute
            })
        else { return nil }
        return (hidden, own)
    }
}
