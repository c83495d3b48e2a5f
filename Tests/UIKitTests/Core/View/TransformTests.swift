import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `transform` and `anchorPoint`; our rule that what is no number is
/// refused.
@MainActor final class TransformTests: XCTestCase {
    func testATransformThatIsNoNumberIsRefusedAndTheLastKept() async throws {
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let frame = view.frame
        let parts: [WritableKeyPath<CGAffineTransform, CGFloat>] = [\.a, \.b, \.c, \.d, \.tx, \.ty]
        for part in parts {
            var broken = CGAffineTransform.identity
            broken[keyPath: part] = .nan
            view.transform = broken
        }
        XCTAssertEqual(reasons.count, 6)
        XCTAssertTrue(reasons.first?.hasPrefix("CALayer transform contains NaN: [nan 0.0 0.0 1.0 0.0 0.0].") ?? false)
        XCTAssertTrue(reasons.allSatisfy { $0.contains(address(of: view)) }, "the view is named")
        XCTAssertEqual(view.transform, CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(view.frame, frame)
    }

    func testTheAnchorPointMovesTheView() async throws {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
        view.anchorPoint = .zero
        XCTAssertEqual(view.center, CGPoint(x: 20, y: 30))
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 30, width: 20, height: 40))
        view.transform3D = CATransform3DMakeScale(2, 1, 1)
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 30, width: 40, height: 40))
        XCTAssertEqual(view.transform, CGAffineTransform(scaleX: 2, y: 1))
    }
}
