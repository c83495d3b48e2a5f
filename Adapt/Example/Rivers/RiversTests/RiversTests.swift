import XCTest

@testable import Rivers

class RiversTests: XCTestCase {
    func testTheListShowsEveryRiver() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: .main)
        let navigation = storyboard.instantiateInitialViewController() as? UINavigationController
        let list = try XCTUnwrap(navigation?.topViewController as? RiversViewController)
        list.loadViewIfNeeded()
        XCTAssertEqual(list.title, "Rivers")
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 3)
        XCTAssertEqual(Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String, "Rivers of Japan")
    }

    /// Values of properties are made before the first test runs, and find the app already.
    private let delegate = UIApplication.shared.delegate as? AppDelegate

    func testTheAppRunsAroundItsTests() throws {
        XCTAssertNotNil(delegate)
        let navigation = UIApplication.shared.windows.first?.rootViewController as? UINavigationController
        let list = try XCTUnwrap(navigation?.topViewController as? RiversViewController)
        XCTAssertEqual(list.tableView.visibleCells.count, 3)
    }

    /// A form without a time, which Linux's XCTest lacks.
    func testWaitingWithoutAnEnd() async {
        let now = expectation(description: "now")
        DispatchQueue.main.async { now.fulfill() }
        await fulfillment(of: [now])
    }
}
