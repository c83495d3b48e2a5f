import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `contentInsetAdjustmentBehavior`.
///
/// A safe area that insets the content isn't told to it again.
@MainActor final class ContentSafeAreaTests: XCTestCase {
    private func shown(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) throws -> (
        HeadlessHost, UIScrollView, UIView
    ) {
        let host = try HeadlessHost(device: "iphone-x")
        let controller = UIViewController()
        let scrollView = UIScrollView()
        scrollView.contentInsetAdjustmentBehavior = behavior
        scrollView.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
        scrollView.contentSize = CGSize(width: 375, height: 4000)
        let content = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 100))
        scrollView.addSubview(content)
        controller.view.addSubview(scrollView)
        host.show(controller)
        return (host, scrollView, content)
    }

    func testAdjustedContentHasNoneOfIt() async throws {
        let (host, scrollView, content) = try shown(.automatic)
        XCTAssertEqual(scrollView.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(scrollView.adjustedContentInset.top, 44)
        for y in stride(from: -44.0, through: 300, by: 17) {
            scrollView.contentOffset.y = CGFloat(y)
            host.settle()
            XCTAssertEqual(content.safeAreaInsets, .zero)
            XCTAssertEqual(content.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        }
    }

    /// Without adjustment the content reaches below the bars, and knows it.
    func testContentThatIsNotAdjustedKnowsWhatCoversIt() async throws {
        let (host, scrollView, content) = try shown(.never)
        scrollView.contentOffset.y = 90
        content.frame.origin.y = 100
        content.safeAreaMayHaveChanged()
        host.settle()
        XCTAssertEqual(content.safeAreaInsets.top, 34)
        scrollView.contentInsetAdjustmentBehavior = .always
        host.settle()
        XCTAssertEqual(content.safeAreaInsets.top, 0)
    }
}
