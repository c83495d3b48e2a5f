import Foundation
import UIKit
import XCTest

@testable import ApplicationCommand

/// A list whose rows come by blocks of the main queue, the last of them from another thread.
private final class LateDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = LateViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

private final class LateViewController: UITableViewController {
    private var rows: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
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

    private func add(_ row: String) {
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

/// Kind: documented — the command's own `--help`, "wait by itself": questions are answered when the screen rests. The tests
/// aren't asynchronous, since the main queue runs in no asynchronous test.
final class RestTests: XCTestCase {
    func testTheTreeHasRowsThatBlocksOfTheMainQueueBring() throws {
        let tree = try MainActor.assumeIsolated {
            var output = ""
            let delegate = LateDelegate()
            try ApplicationRun(ApplicationArguments(["--tree"]), title: "Late")
                .go(launching: { $0.launch(delegate) }, output: { output += $0 })
            delegate.window?.isHidden = true
            return output
        }
        XCTAssertTrue(tree.contains("\"second turn\""), tree)
        XCTAssertTrue(tree.contains("\"other thread\""), tree)
    }
}
