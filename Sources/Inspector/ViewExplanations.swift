import Explanations
import Foundation
import UIKit

/// The explanations of a view's frame and content.
struct ExplanationAnswer: Encodable {
    struct Answer: Encodable {
        /// `x`, `y`, `width`, `height`, `lines`, `row`, `item`, `content` or `offset`.
        var of: String
        /// The sentence and the chain, as `--explain` prints them.
        var text: String
        var account: Account
    }

    var version = wireVersion
    var id: Int
    var answers: [Answer]
}

extension Inspector {
    /// - Parameter subject: one of the things that can be asked; nil for all that the view has.
    func explanation(of view: UIView, asking subject: String?) throws(Refusal) -> ExplanationAnswer {
        let subjects = subject.map { [$0] } ?? self.subjects(of: view)
        var answers: [ExplanationAnswer.Answer] = []
        for subject in subjects {
            guard let account = account(of: subject, view) else {
                let known = self.subjects(of: view).joined(separator: ", ")
                throw Refusal(400, "The view has no '\(subject)'; it has \(known).")
            }
            answers.append(.init(of: subject, text: account.text, account: account))
        }
        return ExplanationAnswer(id: views.number(of: view), answers: answers)
    }

    private func subjects(of view: UIView) -> [String] {
        var subjects: [String] = []
        if row(of: view) != nil { subjects.append("row") }
        if item(of: view) != nil { subjects.append("item") }
        if view is UILabel { subjects.append("lines") }
        if view is UIScrollView { subjects += ["content", "offset"] }
        return subjects + ["height", "width", "x", "y"]
    }

    private func account(of subject: String, _ view: UIView) -> Account? {
        switch subject {
        case "row": row(of: view).flatMap { table, indexPath in table.account(ofRowAt: indexPath) }
        case "item": item(of: view).flatMap { list, indexPath in list.account(ofItemAt: indexPath) }
        case "lines": (view as? UILabel)?.accountOfLineCount()
        case "content": (view as? UIScrollView)?.accountOfContentSize()
        case "offset": (view as? UIScrollView)?.accountOfOffset()
        default: FrameComponent(rawValue: subject).map { view.account(of: $0) }
        }
    }

    /// The item of a collection view that the view is, or belongs to.
    private func item(of view: UIView) -> (list: UICollectionView, indexPath: IndexPath)? {
        let around = Array(sequence(first: view, next: \.superview))
        guard let cell = around.lazy.compactMap({ $0 as? UICollectionViewCell }).first,
            let list = around.lazy.compactMap({ $0 as? UICollectionView }).first,
            let indexPath = list.indexPath(for: cell)
        else { return nil }
        return (list, indexPath)
    }

    /// The row that the view is, or belongs to.
    private func row(of view: UIView) -> (table: UITableView, indexPath: IndexPath)? {
        let around = Array(sequence(first: view, next: \.superview))
        guard let cell = around.lazy.compactMap({ $0 as? UITableViewCell }).first,
            let table = around.lazy.compactMap({ $0 as? UITableView }).first,
            let indexPath = table.indexPath(for: cell)
        else { return nil }
        return (table, indexPath)
    }
}
