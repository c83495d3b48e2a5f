import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UISearchController`: it is presented as any controller, and its delegate hears of it.
@MainActor final class PresentedSearchTests: XCTestCase {
    private final class Listener: NSObject, UISearchControllerDelegate {
        let log = EventLog()
        func willPresentSearchController(_ searchController: UISearchController) { log.add("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { log.add("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { log.add("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { log.add("didDismiss") }
    }

    private func record(_ name: String, _ host: HeadlessHost) throws {
        guard let folder = ProcessInfo.processInfo.environment["MASU_SHEETS"] else { return }
        try host.png().write(to: URL(fileURLWithPath: folder).appendingPathComponent("search-\(name).png"))
    }

    func testABarThatIsNowhereComesToTheTop() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let content = UITableViewController(style: .plain)
        content.title = "Rivers"
        host.show(UINavigationController(rootViewController: content))
        let results = UIViewController()
        results.view.backgroundColor = .systemYellow
        let search = UISearchController(searchResultsController: results)
        let listener = Listener()
        search.delegate = listener
        var isCompleted = false
        content.present(search, animated: true) { isCompleted = true }
        host.advanceUntilStill()
        XCTAssertTrue(isCompleted)
        XCTAssertTrue(search.isActive)
        XCTAssertTrue(search.searchBar.isFirstResponder)
        XCTAssertTrue(search.searchBar.showsCancelButton)
        XCTAssertNotNil(search.presentingViewController)
        XCTAssertEqual(listener.log.take(), ["willPresent", "didPresent"])
        let bar = search.searchBar
        XCTAssertEqual(bar.convert(bar.bounds, to: nil), CGRect(x: 0, y: 20, width: 375, height: 56))
        XCTAssertTrue(results.view.isHidden)
        try record("presented", host)
        host.type("ap")
        XCTAssertFalse(results.view.isHidden)
        XCTAssertEqual(results.view.safeAreaInsets.top, 76)
        try record("presented-results", host)
        host.play(.tap(at: bar.convert(bar.cancelButton.center, to: nil)))
        host.advanceUntilStill()
        XCTAssertFalse(search.isActive)
        XCTAssertNil(search.presentingViewController)
        XCTAssertNil(bar.superview)
        XCTAssertNil(results.parent)
        XCTAssertEqual(results.additionalSafeAreaInsets.top, 0)
        XCTAssertEqual(listener.log.take(), ["willDismiss", "didDismiss"])
        content.present(search, animated: false)
        host.settle()
        XCTAssertTrue(search.isActive, "it can be presented once more")
        content.dismiss(animated: false)
        host.settle()
        XCTAssertFalse(search.isActive)
        XCTAssertNil(bar.superview)
    }

    /// A bar that is in its place stays there: the search begins where it is.
    func testABarOnTheScreenIsSearchedInPlace() async throws {
        let (host, navigation) = try SearchStage.show("iphone-se2", .iOS13)
        let content = try XCTUnwrap(navigation.topViewController)
        let search = try XCTUnwrap(content.navigationItem.searchController)
        let superview = search.searchBar.superview
        content.present(search, animated: true)
        host.advanceUntilStill()
        XCTAssertTrue(search.isActive)
        XCTAssertTrue(search.searchBar.superview === superview)
        XCTAssertNil(search.presentingViewController)
        search.isActive = false
        host.advanceUntilStill()
        XCTAssertFalse(search.isActive)
    }

    /// Without anything to dim the bar is there all the same.
    func testABarIsShownWhereNothingIsObscured() async throws {
        let host = try HeadlessHost(device: "iphone-15", release: .iOS26)
        let content = UIViewController()
        host.show(content)
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        content.present(search, animated: false)
        host.advanceUntilStill()
        XCTAssertFalse(search.view.isHidden)
        XCTAssertEqual(
            search.searchBar.convert(CGPoint.zero, to: nil).y, try XCTUnwrap(content.view.window).safeAreaInsets.top)
    }
}
