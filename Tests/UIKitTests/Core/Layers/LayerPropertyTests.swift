import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's pages on `CALayer.needsDisplay(forKey:)`, `action(forKey:)` and `init(layer:)`.
@MainActor final class LayerPropertyTests: XCTestCase {
    /// As the source adapter writes a layer with `@NSManaged var progress: CGFloat`.
    private final class Ring: CALayer {
        var progress: CGFloat {
            get { _ownValue(forKey: "progress") }
            set { _setOwnValue(newValue, forKey: "progress") }
        }
        var tint: CGColor? {
            get { _ownValue(forKey: "tint") }
            set { _setOwnValue(newValue, forKey: "tint") }
        }
        static var drawn: [CGFloat] = []

        override init() { super.init() }
        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { return nil }

        override func _copyForPresentation() -> CALayer? { Ring(layer: self) }
        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }
        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "progress" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = presentation()?.progress ?? progress
            animation.duration = 1
            return animation
        }
        override func draw(in ctx: CGContext) {
            Ring.drawn.append(progress)
            ctx.setFillColor(UIColor.red.cgColor)
            ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
        }
    }

    private func shown() throws -> (HeadlessHost, Ring) {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let ring = Ring()
        ring.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        controller.view.layer.addSublayer(ring)
        host.settle()
        return (host, ring)
    }

    func testAPropertyThatWasNotSetIsZeroOrNothing() async throws {
        let ring = Ring()
        XCTAssertEqual(ring.progress, 0)
        XCTAssertNil(ring.tint)
        ring.tint = UIColor.red.cgColor
        XCTAssertEqual(ring.tint, UIColor.red.cgColor)
        XCTAssertEqual(Ring(layer: ring).tint, UIColor.red.cgColor)
    }

    func testAChangeIsAnimatedByItsActionAndDrawnInEachFrame() async throws {
        let (host, ring) = try shown()
        Ring.drawn = []
        ring.progress = 1
        XCTAssertEqual(ring.progress, 1)
        XCTAssertEqual(ring.animationKeys(), ["progress"])
        host.advance(by: 0.5)
        let seen = try XCTUnwrap(ring.presentation())
        XCTAssertEqual(seen.progress, 0.5, accuracy: 0.02)
        _ = host.displayList()
        XCTAssertEqual(try XCTUnwrap(Ring.drawn.last), 0.5, accuracy: 0.02)
        XCTAssertEqual(Ring.drawn.first, 1, "the layer itself is drawn with its value")
        host.advance(by: 1)
        XCTAssertNil(ring.animationKeys())
    }

    func testAnotherPropertyIsNeitherAnimatedNorDrawn() async throws {
        let (host, ring) = try shown()
        _ = host.displayList()
        Ring.drawn = []
        ring.tint = UIColor.blue.cgColor
        XCTAssertNil(ring.animationKeys())
        _ = host.displayList()
        XCTAssertEqual(Ring.drawn, [])
    }
}
