import Explanations
import Foundation
import UIKit

/// An explanation, or a sentence by itself.
package struct Answer {
    var account: Account?
    var sentence = ""

    package var text: String { account?.text ?? sentence + "\n" }

    package var json: String {
        get throws {
            guard let account else { return try JSONText.of(["summary": sentence]) + "\n" }
            return try JSONText.of(account) + "\n"
        }
    }
}

extension ShownScreen {
    package func answers(to question: Question) throws -> [Answer] {
        switch question {
        case .screen: return sentences()
        case .row(let section, let row):
            let table = try table(for: "--explain row")
            guard let account = table.account(ofRowAt: IndexPath(row: row, section: section)) else {
                throw UsageError("The table has no row \(row) in section \(section).")
            }
            return [Answer(account: account)]
        case .item(let section, let item):
            let lists = collections(in: root)
            guard !lists.isEmpty else { throw UsageError("The screen has no collection view.") }
            guard
                let account = lists.lazy.compactMap({ $0.account(ofItemAt: IndexPath(item: item, section: section)) })
                    .first
            else { throw UsageError("The collection view has no item \(item) in section \(section).") }
            return [Answer(account: account)]
        case .content: return [Answer(account: try requireScrollView().accountOfContentSize())]
        case .offset: return [Answer(account: try requireScrollView().accountOfOffset())]
        case .lines(let name):
            let labels = try views(named: name).compactMap { $0 as? UILabel }
            guard !labels.isEmpty else { throw UsageError("'\(name)' is no label.") }
            return labels.prefix(1).map { Answer(account: $0.accountOfLineCount()) }
        case .frame(let name, let component):
            guard let component = FrameComponent(rawValue: component) else {
                throw UsageError("A frame has x, y, width and height, not '\(component)'.")
            }
            return try views(named: name).prefix(1).map { Answer(account: $0.account(of: component)) }
        }
    }

    /// The answers about the present screen.
    private func sentences() -> [Answer] {
        var answers: [Answer] = []
        if let tableView {
            for indexPath in tableView.indexPathsForVisibleRows ?? [] {
                guard let account = tableView.account(ofRowAt: indexPath) else { continue }
                answers.append(Answer(sentence: account.summary))
            }
            answers.append(Answer(sentence: tableView.accountOfContentSize().summary))
            for diagnosis in untold(tableView.diagnoses) { answers.append(Answer(sentence: diagnosis.text)) }
        } else if let collection = (try? requireScrollView()) as? UICollectionView {
            for indexPath in collection.indexPathsForVisibleItems.sorted() {
                guard let account = collection.account(ofItemAt: indexPath) else { continue }
                answers.append(Answer(sentence: account.summary))
            }
            answers.append(Answer(sentence: collection.accountOfContentSize().summary))
            for diagnosis in untold(collection.diagnoses) { answers.append(Answer(sentence: diagnosis.text)) }
        } else if let scrollView = try? requireScrollView() {
            answers.append(Answer(sentence: scrollView.accountOfContentSize().summary))
        }
        for sentence in window.conflictSentences { answers.append(Answer(sentence: sentence)) }
        guard answers.isEmpty else { return answers }
        return [
            Answer(
                sentence: "Nothing scrolls on this screen, and no constraints contradict each other. "
                    + "--explain=frame:NAME.height says why a view is as high as it is.")
        ]
    }

    /// The diagnoses without the 12th, a hidden view's own size, if the contradiction itself is reported, with its
    /// constraint's place.
    private func untold(_ diagnoses: [Diagnosis]) -> [Diagnosis] {
        diagnoses.filter { $0.number != 12 || window.conflictSentences.isEmpty }
    }

    private func views(named name: String) throws -> [UIView] {
        if let marked = try markedView(name) { return [marked] }
        let found = window.views(named: name).filter { view in
            sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
        }
        guard !found.isEmpty else { throw UsageError("No view is called '\(name)'.") }
        return found
    }

    private func collections(in view: UIView?) -> [UICollectionView] {
        guard let view else { return [] }
        return ((view as? UICollectionView).map { [$0] } ?? []) + view.subviews.flatMap { collections(in: $0) }
    }

    private func requireScrollView() throws -> UIScrollView {
        func first(in view: UIView) -> UIScrollView? {
            if let found = view as? UIScrollView { return found }
            for subview in view.subviews {
                if let found = first(in: subview) { return found }
            }
            return nil
        }
        guard let found = first(in: root) else { throw UsageError("The screen has no scroll view.") }
        return found
    }
}
