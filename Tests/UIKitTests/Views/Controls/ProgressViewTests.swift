import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIProgressView.observedProgress`.
@MainActor final class ProgressViewTests: XCTestCase {
    private func bar(_ items: [UIBarButtonItem]) throws -> (host: HeadlessHost, toolbar: UIToolbar) {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
        toolbar.items = items
        controller.view.addSubview(toolbar)
        host.settle()
        return (host, toolbar)
    }

    /// The bar follows the work, and frames end with it.
    func testObservedProgress() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
        controller.view.addSubview(view)
        let work = Progress(totalUnitCount: 4)
        view.observedProgress = work
        XCTAssertEqual(view.progress, 0)
        work.completedUnitCount = 1
        host.advance(by: 0.1)
        XCTAssertEqual(view.progress, 0.25)
        work.completedUnitCount = 4
        host.advance(by: 0.1)
        XCTAssertEqual(view.progress, 1)
        XCTAssertFalse(UIApplication.shared.isAnimating)
    }
}
