import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: documented — the scripts of `Tests/Fixtures/UIKit/touches`, written by hand from Apple's documentation: who hears
/// what, step by step.
///
/// The scripts of `Tests/Fixtures/UIKit/touches`: whole gestures, step by step, with what everybody hears.
@MainActor final class GestureScriptTests: XCTestCase {
    private final class Pages: NSObject, UITableViewDataSource, UITableViewDelegate {
        let log: EventLog
        let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

        init(_ log: EventLog) {
            self.log = log
            super.init()
            pager.contentInsetAdjustmentBehavior = .never
            pager.contentSize = CGSize(width: 750, height: 667)
            pager.isPagingEnabled = true
            pager.delegate = self
            table.contentInsetAdjustmentBehavior = .never
            table.rowHeight = 100
            table.dataSource = self
            table.delegate = self
            pager.addSubview(table)
        }

        private func name(_ view: UIScrollView) -> String { view === pager ? "pager" : "table" }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let button = UIButton(frame: CGRect(x: 100, y: 20, width: 175, height: 60))
            for (event, word) in [
                (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "up outside"),
                (.touchCancel, "cancel"),
            ] {
                button.addAction(UIAction { [log] _ in log.add("button \(word)") }, for: event)
            }
            cell.contentView.addSubview(button)
            return cell
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.add("row highlighted") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.add("row selected") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.add("\(name(scrollView)) will drag") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.add("\(name(scrollView)) did end")
        }
        var state: String { "= \(Int(pager.contentOffset.x)) \(Int(table.contentOffset.y))" }
    }

    private func play(_ name: String, _ fixture: TouchFixture, state: () -> String? = { nil }) throws {
        let url = RepositoryPaths.fixtures.appendingPathComponent("UIKit/touches/\(name).txt")
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let kinds: [String: TouchScript.Step.Kind] = ["down": .down, "move": .move, "up": .up, "cancel": .cancel]
        var index = 0
        while index < lines.count {
            let command = String(lines[index].dropFirst(2))
            let expected = lines[(index + 1)...].prefix { !$0.hasPrefix(">") }.map(String.init)
            let words = command.split(separator: " ").map(String.init)
            if words[0] == "wait" {
                fixture.host.advance(by: try XCTUnwrap(Double(words[1])))
            } else {
                let numbers = words.compactMap(Double.init)
                fixture.step(
                    try XCTUnwrap(kinds[words[1]]), CGFloat(numbers[1]), CGFloat(numbers[2]), finger: Int(numbers[0]))
            }
            // Two touches that are cancelled are one line.
            let heard = fixture.log.take().reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
            XCTAssertEqual(heard + (state().map { [$0] } ?? []), expected, "\(name): \(command), line \(index)")
            index += 1 + expected.count
        }
    }

    func testDoubleTap() async throws {
        let fixture = try TouchFixture()
        let single = fixture.listener.add(UITapGestureRecognizer(), "single", to: fixture.inner)
        let double = fixture.listener.add(UITapGestureRecognizer(), "double", to: fixture.inner)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        try play("double-tap", fixture)
    }

    func testPinchAndRotation() async throws {
        let fixture = try TouchFixture()
        _ = fixture.listener.add(UIPinchGestureRecognizer(), "pinch", to: fixture.outer)
        _ = fixture.listener.add(UIRotationGestureRecognizer(), "turn", to: fixture.outer)
        fixture.listener.simultaneous = { _, _ in true }
        try play("pinch-and-rotation", fixture)
    }

    func testAButtonInATableInAPager() async throws {
        let fixture = try TouchFixture()
        let pages = Pages(fixture.log)
        fixture.controller.view.addSubview(pages.pager)
        fixture.host.settle()
        try play("pages", fixture) { pages.state }
    }
}
