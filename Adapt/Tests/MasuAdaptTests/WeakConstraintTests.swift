import XCTest

@testable import MasuAdapt

/// Kind: documented — Apple's memory management: a method's result is in the autorelease pool, and lives to the end of the turn.
final class WeakConstraintTests: XCTestCase {
    func testAWeakPropertysConstraintIsHeld() {
        XCTAssertEqual(
            Adaptation.adapt(
                """
                import UIKit
                class Reed: UIView {
                    weak var height: NSLayoutConstraint?
                    func grow() { self.height = box?.heightAnchor.constraint(equalToConstant: 0) }
                }

                """),
            """
            import UIKit
            class Reed: UIView {
                weak var height: NSLayoutConstraint?
                func grow() { self.height = _heldToEndOfTurn(box?.heightAnchor.constraint(equalToConstant: 0)) }
            }

            """)
    }

    func testOthersAreUntouched() {
        for body in [
            "var height: NSLayoutConstraint?; func f() { height = box.heightAnchor.constraint(equalToConstant: 0) }",
            "weak var height: NSLayoutConstraint?; func f() { height = made; other = box.a.constraint(equalTo: b) }",
            "weak var height: Depth?; func f() { height = box.heightAnchor.constraint(equalToConstant: 0) }",
        ] {
            let source = "import UIKit\nclass Reed: UIView { \(body) }\n"
            XCTAssertEqual(Adaptation.adapt(source), source)
        }
    }
}
