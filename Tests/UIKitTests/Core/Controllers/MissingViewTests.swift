import XCTest

@testable import UIKit

/// Kind: documented — Apple's pages on `loadView()` and `viewDidLoad()`; a public app that sets its view in the latter, and works.
@MainActor final class MissingViewTests: XCTestCase {
    private final class Late: UIViewController {
        let own = UIView()
        override func loadView() {}
        override func viewDidLoad() { view = own }
    }

    private final class Never: UIViewController {
        var loads = 0
        override func loadView() {}
        override func viewDidLoad() { loads += 1 }
    }

    private final class Curious: UIViewController {
        override func loadView() { _ = view }
    }

    func testAViewMayComeWithTheLoading() async {
        let controller = Late()
        XCTAssertTrue(controller.view === controller.own)
    }

    func testNoViewAtAllIsAMistake() async throws {
        var raised: [String] = []
        UIKitException.handler = { raised.append($0.reason) }
        let never = Never()
        never.loadViewIfNeeded()
        XCTAssertEqual(never.loads, 1)
        XCTAssertEqual(raised.count, 1)
        XCTAssertTrue(
            raised[0].hasSuffix("Never loadView] must set the view; it returned without doing so."), raised[0])
        raised = []
        Curious().loadViewIfNeeded()
        XCTAssertEqual(Set(raised).count, 1)
        XCTAssertTrue(raised[0].contains("Curious loadView] must set the view"), raised[0])
    }
}
