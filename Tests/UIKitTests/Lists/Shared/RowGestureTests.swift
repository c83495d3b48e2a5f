import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `tableView(_:shouldShowMenuForRowAt:)`, and its sample of selecting
/// rows with two fingers.
@MainActor final class RowGestureTests: XCTestCase {
    private func show(_ controller: UIViewController) throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(controller)
        return host
    }

    /// The documentation of `tableView(_:shouldShowMenuForRowAt:)` and its kin.
    func testALongPressShowsTheEditMenuOfARow() async throws {
        let controller = MenuController(style: .plain)
        let host = try show(controller)
        host.play(.press(at: CGPoint(x: 100, y: 30), duration: 1))
        XCTAssertTrue(UIMenuController.shared.isMenuVisible)
        XCTAssertEqual(controller.asked.first, "copy:")
        let frame = UIMenuController.shared.menuFrame
        host.play(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
        host.advance(by: 0.4)
        XCTAssertEqual(controller.performed, ["copy:"])
        XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    }

    /// Apple's sample of selecting with two fingers: the app switches editing on when it is told that it began.
    func testTwoFingersSelectTheRowsThatTheyPass() async throws {
        let controller = TwoFingerController(style: .plain)
        let host = try show(controller)
        let left = TouchScript.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 150), duration: 0.5, finger: 0)
        let right = TouchScript.drag(
            from: CGPoint(x: 200, y: 20), to: CGPoint(x: 200, y: 150), duration: 0.5, finger: 1)
        host.play(left.together(with: right))
        XCTAssertEqual(controller.events, ["should 0", "did 0", "end"])
        XCTAssertEqual(controller.tableView.indexPathsForSelectedRows?.map(\.row), [0, 1, 2])
        // The table still begins below the status bar of 20.
        XCTAssertEqual(controller.tableView.contentOffset.y, -20)
    }

    func testOneFingerStillScrolls() async throws {
        let controller = TwoFingerController(style: .plain)
        let host = try show(controller)
        host.play(.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300), duration: 0.3))
        XCTAssertEqual(controller.events, [])
        XCTAssertGreaterThan(controller.tableView.contentOffset.y, 50)
    }
}

private class RowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

private final class MenuController: RowsController {
    var asked: [String] = []
    var performed: [String] = []
    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        guard action.name == "copy:" else { return false }
        asked.append(action.name)
        return true
    }
    override func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) { performed.append(action.name) }
}

private final class TwoFingerController: RowsController {
    var events: [String] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsMultipleSelectionDuringEditing = true
    }
    override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        events.append("should \(indexPath.row)")
        return true
    }
    override func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        events.append("did \(indexPath.row)")
        setEditing(true, animated: false)
    }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { events.append("end") }
}
