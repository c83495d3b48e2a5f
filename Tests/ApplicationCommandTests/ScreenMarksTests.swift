import HeadlessHost
import UIKit
import XCTest

@testable import ApplicationCommand

/// A list of ten rows with a switch each.
@MainActor private final class SettingsViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Setting \(indexPath.row)"
        cell.detailTextLabel?.text = "What the setting does, in a sentence that is longer than the row is wide by far"
        let toggle = UISwitch()
        toggle.isOn = indexPath.row == 3
        cell.accessoryView = toggle
        return cell
    }
}

/// Kind: documented — the command's own `--help`: each element has a line with its number, kind, frame and text.
@MainActor final class ScreenMarksTests: XCTestCase {
    private func shown(_ controller: UIViewController) throws -> ShownScreen {
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(controller)
        host.advanceUntilStill()
        return ShownScreen(host)
    }

    func testTenRowsAreTwoKilobytesAtMost() async throws {
        let tree = try shown(SettingsViewController(style: .plain)).markedTree().text
        XCTAssertEqual(tree.split(separator: "\n").filter { $0.contains(" row 0,") }.count, 10, tree)
        XCTAssertLessThanOrEqual(tree.utf8.count, 2000, tree)
        let toggles = tree.split(separator: "\n").filter { $0.contains(" switch ") }
        XCTAssertEqual(toggles.map { $0.hasSuffix(" on") }, (0..<10).map { $0 == 3 }, tree)
    }

    func testRowsStandInTheirOrderOnTheScreen() async throws {
        let marks = try ScreenMarks(of: shown(SettingsViewController(style: .plain)).window)
        let rows = marks.all.filter { $0.kind.hasPrefix("row") }
        XCTAssertEqual(rows.map(\.kind), (0..<10).map { "row 0,\($0)" })
        XCTAssertEqual(marks.all.map(\.number), Array(1...marks.all.count))
    }

    func testANumberIsTapped() async throws {
        let screen = try shown(SettingsViewController(style: .plain))
        let toggle = try XCTUnwrap(ScreenMarks(of: screen.window).all.first { $0.kind == "switch" })
        XCTAssertEqual(toggle.state, "off")
        XCTAssertTrue(try screen.tapMark("#\(toggle.number)"))
        screen.host.advanceUntilStill()
        XCTAssertEqual(ScreenMarks(of: screen.window)[toggle.number]?.state, "on")
        XCTAssertFalse(try screen.tapMark("Setting 1"))
        XCTAssertThrowsError(try screen.tapMark("#99")) { error in
            XCTAssertTrue("\(error)".hasPrefix("There is no element #99: the screen's numbers are 1 to "), "\(error)")
        }
    }

    func testWhatChangedIsPlaced() async throws {
        let screen = try shown(SettingsViewController(style: .plain))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try screen.png(scale: 1).write(to: file)
        XCTAssertEqual(
            try screen.comparison(with: file.path, scale: 1).text, "Equal to \(file.path), pixel by pixel.\n")
        let toggle = try XCTUnwrap(ScreenMarks(of: screen.window).all.first { $0.kind == "switch" })
        (toggle.view as? UISwitch)?.setOn(true, animated: false)
        let difference = try screen.comparison(with: file.path, scale: 1).text
        XCTAssertTrue(difference.contains("pixels differ"), difference)
        XCTAssertTrue(difference.contains("\(toggle.number) switch"), difference)
        XCTAssertThrowsError(try screen.comparison(with: file.path, scale: 2))
    }

    /// The marks of the tree are in the picture: it differs from the bare one, in as many pixels a side.
    func testMarksAreDrawn() async throws {
        let screen = try shown(SettingsViewController(style: .plain))
        let (bare, marked) = try (screen.png(scale: 1), screen.markedPNG(scale: 1))
        XCTAssertNotEqual(bare, marked)
        let sizes = try [bare, marked].map { try XCTUnwrap(UIImage(data: $0)).size }
        XCTAssertEqual(sizes[0], sizes[1])
        XCTAssertEqual(try screen.png(scale: 1), bare)
    }
}

/// Kind: documented — `BuildNotice`: the errors are over the screen for as long as the file holds them.
@MainActor final class BuildNoticeTests: XCTestCase {
    func testErrorsStandOverTheScreenUntilTheyAreMended() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(SettingsViewController(style: .plain))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let notice = BuildNotice(file)
        notice.update(in: host.shownWindow)
        XCTAssertFalse(host.textDump().contains("error:"))
        try "List.swift:3: error: no".write(to: file, atomically: true, encoding: .utf8)
        notice.update(in: host.shownWindow)
        XCTAssertTrue(host.textDump().contains("\"List.swift:3: error: no\""), host.textDump())
        XCTAssertTrue(host.textDump().contains("Setting 1"))
        try FileManager.default.removeItem(at: file)
        notice.update(in: host.shownWindow)
        XCTAssertFalse(host.textDump().contains("error:"))
    }
}

/// Kind: documented — requests and answers as `ApplicationSession` documents them.
@MainActor final class SessionAnswerTests: XCTestCase {
    func testAnswersAreTextsOrErrors() async throws {
        let text = try JSONEncoder().encode(SessionAnswer(text: "a"))
        XCTAssertEqual(String(decoding: text, as: UTF8.self), "{\"text\":\"a\"}")
        let error = try JSONEncoder().encode(SessionAnswer(error: "b"))
        XCTAssertEqual(String(decoding: error, as: UTF8.self), "{\"error\":\"b\"}")
    }
}
