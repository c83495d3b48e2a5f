import HeadlessHost
import UIKit
import XCTest

/// Kind: regression — a public app whose tab bar and navigation controllers give their children what these need in
/// `viewDidLoad()`: a child's view was loaded before.
@MainActor final class LoadingOrderTests: XCTestCase {
    @MainActor private final class Record {
        var words: [String] = []
    }

    private final class Tabs: UITabBarController {
        var record: Record?
        override func viewDidLoad() {
            super.viewDidLoad()
            for case let stack as Stack in viewControllers ?? [] { stack.record = record }
            record?.words.append("tabs")
        }
    }

    private final class Stack: UINavigationController {
        var record: Record?
        override func viewDidLoad() {
            super.viewDidLoad()
            XCTAssertEqual(navigationBar.items?.count, 1)
            for case let page as Page in viewControllers { page.record = record }
            record?.words.append("stack")
        }
    }

    private final class Page: UIViewController {
        var record: Record?
        override func viewDidLoad() {
            super.viewDidLoad()
            record?.words.append("page")
        }
    }

    func testParentsBeforeChildren() async throws {
        let (record, tabs) = (Record(), Tabs())
        tabs.record = record
        let page = Page()
        tabs.viewControllers = [Stack(rootViewController: page), UIViewController()]
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(tabs)
        XCTAssertEqual(record.words.filter { $0 != "tabs" }, ["stack", "page"])
        XCTAssertNotNil(page.view.window)
    }

    func testAStackAlone() async throws {
        let (record, page) = (Record(), Page())
        let stack = Stack(rootViewController: page)
        stack.record = record
        XCTAssertTrue(stack.view.bounds.width > 0)
        XCTAssertEqual(record.words, ["stack", "page"])
        XCTAssertTrue(page.view.isDescendant(of: stack.view))
    }
}
