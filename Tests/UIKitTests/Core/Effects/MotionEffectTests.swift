import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIInterpolatingMotionEffect`.
@MainActor final class MotionEffectTests: XCTestCase {
    func testTiltsMoveValues() async throws {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = -20
        effect.maximumRelativeValue = 10
        func value(_ horizontal: CGFloat) -> Double? {
            let offset = UIOffset(horizontal: horizontal, vertical: 1)
            return (effect.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? NSNumber)?.doubleValue
        }
        XCTAssertEqual(value(1), 10)
        XCTAssertEqual(value(-0.5), -10)
        XCTAssertEqual(value(0), 0)
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect]
        let view = UIView()
        view.addMotionEffect(group)
        XCTAssertTrue(view.motionEffects.first === group)
        let copy = try XCTUnwrap(group.copy() as? UIMotionEffectGroup)
        XCTAssertFalse(copy.motionEffects?.first === effect)
        view.removeMotionEffect(group)
        XCTAssertTrue(view.motionEffects.isEmpty)
    }
}
