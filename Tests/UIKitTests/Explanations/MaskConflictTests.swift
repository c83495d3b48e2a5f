import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — a mask that was left on is named as the reason, once, and nothing else is; its sound twin and
/// contradictions with another reason don't name it.
@MainActor final class MaskConflictTests: XCTestCase {
    /// A title above a note, both tied to a cell's margins.
    private final class NoteCell: UITableViewCell {
        let title = UILabel()
        let note = UILabel()

        func fill(keepsMask: Bool) {
            title.text = "Ada"
            note.text = "Engines"
            for label in [title, note] {
                label.translatesAutoresizingMaskIntoConstraints = keepsMask && label === note
                contentView.addSubview(label)
            }
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: margins.topAnchor),
                title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                note.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }
    }

    private final class NoteList: UITableViewController {
        var keepsMask = false

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = NoteCell(style: .default, reuseIdentifier: nil)
            cell.fill(keepsMask: keepsMask)
            return cell
        }
    }

    override func setUp() async throws { UIKitLog.handler = { _ in } }

    func testALabelsMaskInACell() async throws {
        let host = try HeadlessHost(device: "iphone-15", release: .iOS18)
        let list = NoteList()
        list.keepsMask = true
        host.show(list)
        let sentences = host.window.conflictSentences
        XCTAssertEqual(sentences.count, 1, "both rows have the same: \(sentences)")
        let sentence = try XCTUnwrap(sentences.first)
        let start =
            "note keeps the constraints of its autoresizing mask, which fix it at (0, 0, 0, 0); its own contradict them: "
        XCTAssertTrue(sentence.hasPrefix(start), sentence)
        for words in ["note.top == title.bottom + 4 (MaskConflictTests.swift:", "note.leading == title.leading ("] {
            XCTAssertTrue(sentence.contains(words), sentence)
        }
        XCTAssertTrue(sentence.hasSuffix(". Set note.translatesAutoresizingMaskIntoConstraints = false."), sentence)
        XCTAssertEqual(list.tableView.diagnoses.map(\.text), [], "the row's height isn't the reason")
        let sound = NoteList()
        host.show(sound)
        XCTAssertEqual(host.window.conflictSentences, [])
    }

    /// Its mask is right where a view's constraints only tie what is in it.
    func testAContainersMaskIsntBlamed() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let controller = UIViewController()
        host.show(controller)
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        box.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 120),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ])
        let sentence = try XCTUnwrap(host.window.conflictSentences.first)
        XCTAssertTrue(sentence.hasPrefix("These can't hold together: "), sentence)
    }
}
