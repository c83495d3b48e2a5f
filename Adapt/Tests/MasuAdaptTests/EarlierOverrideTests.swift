import XCTest

@testable import MasuAdapt

/// Kind: documented — the differences of UIKit's interface in Swift 4 and 4.2.
final class EarlierOverrideTests: XCTestCase {
    func testOverridesHaveThePresentNames() {
        XCTAssertEqual(
            Adaptation.adapt(
                """
                class A: UINavigationController {
                    override var childViewControllerForStatusBarStyle: UIViewController? {
                        super.childViewControllerForStatusBarStyle
                    }
                    override func didMove(toParentViewController parent: UIViewController?) {
                        super.didMove(toParentViewController: parent)
                    }
                    override func addChildViewController(_ child: UIViewController) {
                        super.addChildViewController(child)
                    }
                }
                """),
            """
            class A: UINavigationController {
                override var childForStatusBarStyle: UIViewController? {
                    super.childForStatusBarStyle
                }
                override func didMove(toParent parent: UIViewController?) {
                    super.didMove(toParent: parent)
                }
                override func addChild(_ child: UIViewController) {
                    super.addChild(child)
                }
            }
            """)
    }

    /// UIKit has the earlier names for those who call them.
    func testCallsStay() {
        let source = "func f(a: UIViewController) { a.addChildViewController(b); b.didMove(toParentViewController: a) }"
        XCTAssertEqual(Adaptation.adapt(source), source)
    }
}
