import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `adjustedContentInset`, and arithmetic.
///
/// The content's place when the safe area comes, or changes, after a program scrolled it; and bounces by axis.
@MainActor final class ScrollArrivalTests: XCTestCase {
    /// Scrolls in `viewDidLoad`, before anybody knows what covers the view.
    private final class Early: UITableViewController {
        let scroll: (UITableView) -> Void
        init(_ scroll: @escaping (UITableView) -> Void) {
            self.scroll = scroll
            super.init(style: .plain)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 50
            scroll(tableView)
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private func shown(_ scroll: @escaping (UITableView) -> Void) throws -> UITableView {
        let host = try HeadlessHost(device: "iphone-x")
        let early = Early(scroll)
        host.show(UINavigationController(rootViewController: early))
        return early.tableView
    }

    func testARowBroughtToTheTopStandsBelowTheBar() async throws {
        let table = try shown { $0.scrollToRow(at: .row(20), at: .top, animated: false) }
        XCTAssertEqual(table.adjustedContentInset.top, 88)
        XCTAssertEqual(table.contentOffset.y, 20 * 50 - 88)
    }

    func testAnOffsetStandsBelowTheBar() async throws {
        let table = try shown { $0.contentOffset.y = 700 }
        XCTAssertEqual(table.contentOffset.y, 700 - 88)
        let rested = try shown { _ in }
        XCTAssertEqual(rested.contentOffset.y, -88)
    }

    func testALaterChangeMovesTheContentWithTheBar() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        scrollView.contentSize = CGSize(width: 375, height: 4000)
        controller.view.addSubview(scrollView)
        host.show(controller)
        scrollView.contentOffset.y = 500
        controller.additionalSafeAreaInsets.top = 30
        host.settle()
        XCTAssertEqual(scrollView.adjustedContentInset.top, 74)
        XCTAssertEqual(scrollView.contentOffset.y, 470)
        controller.additionalSafeAreaInsets.top = 0
        host.settle()
        XCTAssertEqual(scrollView.contentOffset.y, 500)
        controller.additionalSafeAreaInsets.bottom = 50
        host.settle()
        XCTAssertEqual(scrollView.contentOffset.y, 500, "what covers the bottom moves nothing")
        scrollView.contentInset.top = 20
        XCTAssertEqual(scrollView.contentOffset.y, 500, "nor does an inset of the app's own")
    }

    func testAnAxisThatDoesNotBounce() async throws {
        let fixture = try ScrollFixture()
        fixture.view.bouncesVertically = false
        fixture.drag(0, 150)
        XCTAssertEqual(fixture.view.contentOffset.y, 0)
        fixture.view.bouncesVertically = true
        fixture.view.bouncesHorizontally = false
        var least: CGFloat = 0
        fixture.host.play(.drag(from: CGPoint(x: 170, y: 200), to: CGPoint(x: 170, y: 350), duration: 0.2))
        for _ in 0..<10 {
            least = min(least, fixture.view.contentOffset.y)
            fixture.host.advance(by: 1.0 / 60)
        }
        XCTAssertLessThan(least, 0)
    }

    func testScrollAnimationsAreKnown() async throws {
        let fixture = try ScrollFixture()
        XCTAssertFalse(fixture.view.isScrollAnimating)
        fixture.view.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
        XCTAssertTrue(fixture.view.isScrollAnimating)
        XCTAssertFalse(fixture.view.isDecelerating)
        fixture.host.advanceUntilStill()
        XCTAssertFalse(fixture.view.isScrollAnimating)
        XCTAssertEqual(fixture.view.contentOffset.y, 800)
    }
}
