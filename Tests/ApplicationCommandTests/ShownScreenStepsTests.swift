import HeadlessHost
import ListFuzzing
import UIKit
import XCTest

@testable import ApplicationCommand

/// Kind: documented — the commands' help: steps are played on the list in front, and their faults are told.
@MainActor final class ShownScreenStepsTests: XCTestCase {
    private var host: HeadlessHost?
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("steps-\(getpid()).json")

    override func tearDown() async throws {
        host = nil
        try? FileManager.default.removeItem(at: file)
    }

    private final class List: UITableViewController {
        private var count = 20
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            count += 1
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    private func answer(_ steps: [ListStep], on controller: UIViewController) throws -> ScreenReport {
        let host = try HeadlessHost(device: "iphone-se2")
        self.host = host
        host.show(controller)
        try JSONEncoder().encode(ListScript(steps: steps, kinds: .faults)).write(to: file)
        return try ShownScreen(host).faults(ofSteps: file.path)
    }

    func testFaultsAreTold() async throws {
        let report = try answer([.scroll(by: 20.5), .select(3)], on: List(style: .plain))
        XCTAssertTrue(report.text.hasPrefix("crash at step 2: NSInternalInconsistencyException"), report.text)
        let outcome = try JSONDecoder().decode(ListScript.Outcome.self, from: Data(report.json.utf8))
        XCTAssertEqual(outcome.screen, "List")
        XCTAssertEqual(outcome.faults.map(\.kind), [.crash])
    }

    func testASoundListTellsItsState() async throws {
        let report = try answer([.resize(width: 500.5, height: 600), .scroll(by: 30)], on: List(style: .plain))
        XCTAssertEqual(report.text, "No fault of the list in List: 2 steps were played.\n")
        let end = try XCTUnwrap(JSONDecoder().decode(ListScript.Outcome.self, from: Data(report.json.utf8)).end)
        XCTAssertEqual([end.width, end.height], [500.5, 600])
    }

    func testAScreenWithoutAListSaysSo() async throws {
        XCTAssertEqual(
            try answer([.reload], on: UIViewController()).text, "The screen has no table and no collection view.\n")
    }

    func testAnotherFileIsRefused() async throws {
        let screen = ShownScreen(try HeadlessHost(device: "iphone-se2"))
        XCTAssertThrowsError(try screen.faults(ofSteps: "/nowhere.json")) { error in
            XCTAssertTrue("\(error)".contains("/nowhere.json"), "\(error)")
        }
    }
}
