import Foundation
import UIKit
import XCTest

@testable import ApplicationCommand

/// A list whose rows come by blocks of the main queue, the last of them from another thread.
private final class LateDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var controller: @MainActor () -> UIViewController = { LateViewController() }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller()
        window?.makeKeyAndVisible()
        return true
    }
}

private class LateViewController: UITableViewController {
    private var rows: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
        begin()
    }

    func begin() {
        DispatchQueue.main.async { [weak self] in
            DispatchQueue.main.async {
                self?.add("second turn")
                DispatchQueue.global().async {
                    Thread.sleep(forTimeInterval: 0.04)
                    DispatchQueue.main.async { self?.add("other thread") }
                }
            }
        }
    }

    final func add(_ row: String) {
        rows.append(row)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
}

/// A list whose rows come by delayed work, and by what this delays; and a loop that looks for news and finds none.
private final class DelayedViewController: LateViewController {
    override func begin() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [weak self] in
            self?.add("after a delay")
            Task {
                try await Task.sleep(for: .seconds(0.3))
                self?.add("after a sleep")
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 20) { [weak self] in self?.add("too late") }
        look()
    }

    private func look() {
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.2) { [weak self] in self?.look() }
    }
}

/// A controller that notes what happens first.
private final class OrderController: UIViewController {
    static var order: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        Self.order.append("load")
        DispatchQueue.main.async { Self.order.append("block") }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if !Self.order.contains("layout") { Self.order.append("layout") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Self.order.append("appear")
    }
}

/// Kind: documented — the command's own `--help`, "wait by itself": questions are answered when the screen rests. The tests
/// aren't asynchronous, since the main queue runs in no asynchronous test.
final class RestTests: XCTestCase {
    private func tree(of controller: @escaping @MainActor @Sendable () -> UIViewController) throws -> String {
        try MainActor.assumeIsolated {
            var output = ""
            let delegate = LateDelegate()
            delegate.controller = controller
            try ApplicationRun(ApplicationArguments(["--tree"]), title: "Late")
                .go(launching: { $0.launch(delegate) }, output: { output += $0 })
            delegate.window?.isHidden = true
            return output
        }
    }

    /// Blocks that `viewDidLoad` puts on the main queue run before the screen has appeared: an app's own screenshot shows a segment that
    /// `viewDidAppear` selects and such a block adds.
    ///
    /// Source: boredarthur/currency-converter-ios, README.md.
    func testBlocksOfTheMainQueueRunBeforeTheFirstAppearance() throws {
        MainActor.assumeIsolated { OrderController.order = [] }
        _ = try tree(of: { OrderController() })
        MainActor.assumeIsolated { XCTAssertEqual(OrderController.order, ["load", "layout", "block", "appear"]) }
    }

    func testTheTreeHasRowsThatBlocksOfTheMainQueueBring() throws {
        let tree = try tree(of: { LateViewController() })
        XCTAssertTrue(tree.contains("\"second turn\""), tree)
        XCTAssertTrue(tree.contains("\"other thread\""), tree)
    }

    func testTheTreeHasRowsThatDelayedWorkBrings() throws {
        let start = Date()
        let tree = try tree(of: { DelayedViewController() })
        XCTAssertTrue(tree.contains("\"after a delay\""), tree)
        XCTAssertTrue(tree.contains("\"after a sleep\""), tree)
        XCTAssertFalse(tree.contains("\"too late\""), tree)
        XCTAssertLessThan(Date().timeIntervalSince(start), 5, "the loop that finds no news is not waited for")
    }
}
