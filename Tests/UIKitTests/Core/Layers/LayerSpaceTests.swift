import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Core Animation's documentation; a pinhole camera's geometry by similar triangles.
@MainActor final class LayerSpaceTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func pixel(_ x: Int, _ y: Int) throws -> [UInt8] {
        let bitmap = try renderBitmap(of: root, scale: 1)
        return Array(bitmap.pixels[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 4])
    }

    private let red: [UInt8] = [255, 0, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]
    private let white: [UInt8] = [255, 255, 255, 255]

    private func square(_ color: UIColor, _ frame: CGRect) -> CALayer {
        let layer = CALayer()
        layer.backgroundColor = color.cgColor
        layer.frame = frame
        return layer
    }

    /// The eye is 100 points in front of the plane.
    private var eye: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 100
        return transform
    }

    func testAPlaneTwiceAsFarIsHalfAsLarge() async throws {
        root.backgroundColor = .white
        let layer = square(.red, CGRect(x: 10, y: 10, width: 80, height: 80))
        layer.transform = CATransform3DTranslate(eye, 0, 0, -100)
        root.layer.addSublayer(layer)
        for (x, y) in [(32, 32), (67, 32), (50, 50), (32, 67)] { XCTAssertEqual(try pixel(x, y), red, "\(x) \(y)") }
        for (x, y) in [(27, 50), (72, 50), (50, 27), (50, 72)] { XCTAssertEqual(try pixel(x, y), white, "\(x) \(y)") }
    }

    func testATurnedPlaneIsATrapezium() async throws {
        root.backgroundColor = .white
        let layer = square(.red, CGRect(x: 10, y: 10, width: 80, height: 80))
        layer.transform = CATransform3DRotate(eye, .pi / 3, 0, 1, 0)
        root.layer.addSublayer(layer)
        // The edge at x = 40 from the axis turns to x = 20 and a depth of ∓34.6: seen at 20 / (1 ± 0.346).
        let (near, far) = (20 / (1 - 0.3464), 20 / (1 + 0.3464))
        let isRightNear = layer.transform.projection.seen(CGPoint(x: 40, y: 0))!.x > 25
        let right = isRightNear ? near : far
        let left = isRightNear ? far : near
        XCTAssertEqual(try pixel(Int(50 + right - 3), 50), red)
        XCTAssertEqual(try pixel(Int(50 + right + 3), 50), white)
        XCTAssertEqual(try pixel(Int(50 - left + 3), 50), red)
        XCTAssertEqual(try pixel(Int(50 - left - 3), 50), white)
        // The near edge is higher than the far one: 40 / (1 ∓ 0.346).
        let nearX = isRightNear ? Int(50 + near - 3) : Int(50 - near + 3)
        let farX = isRightNear ? Int(50 - far + 3) : Int(50 + far - 3)
        XCTAssertEqual(try pixel(nearX, 2), red)
        XCTAssertEqual(try pixel(farX, 15), white)
    }

    func testASuperlayersPerspective() async throws {
        root.backgroundColor = .white
        root.layer.sublayerTransform = eye
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
        view.backgroundColor = .red
        view.layer.transform = CATransform3DMakeTranslation(0, 0, -100)
        root.addSubview(view)
        XCTAssertEqual(try pixel(32, 50), red)
        XCTAssertEqual(try pixel(27, 50), white)
    }

    func testASideThatIsNotDoubleHasNoBack() async throws {
        root.backgroundColor = .white
        let layer = square(.red, CGRect(x: 10, y: 10, width: 80, height: 80))
        layer.transform = CATransform3DRotate(eye, .pi, 0, 1, 0)
        root.layer.addSublayer(layer)
        XCTAssertEqual(try pixel(50, 50), red)
        layer.isDoubleSided = false
        XCTAssertEqual(try pixel(50, 50), white)
        layer.transform = CATransform3DRotate(eye, .pi / 4, 0, 1, 0)
        XCTAssertEqual(try pixel(50, 50), red)
    }

    func testInATransformLayerWhatIsNearerLiesOnTop() async throws {
        root.backgroundColor = .white
        let space = CATransformLayer()
        space.frame = root.bounds
        let near = square(.red, CGRect(x: 20, y: 20, width: 60, height: 60))
        near.zPosition = 10
        let far = square(.blue, CGRect(x: 20, y: 20, width: 60, height: 60))
        far.zPosition = -10
        space.addSublayer(near)
        space.addSublayer(far)
        root.layer.addSublayer(space)
        XCTAssertEqual(try pixel(50, 50), red)
        space.transform = CATransform3DRotate(eye, .pi, 0, 1, 0)
        XCTAssertEqual(try pixel(50, 50), blue, "from behind it is the other way round")
    }

    func testCopiesOfAReplicator() async throws {
        root.backgroundColor = .white
        let replicator = CAReplicatorLayer()
        replicator.frame = root.bounds
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        replicator.addSublayer(square(.red, CGRect(x: 0, y: 0, width: 10, height: 10)))
        root.layer.addSublayer(replicator)
        for x in [5, 35, 65] { XCTAssertEqual(try pixel(x, 5), red) }
        for x in [15, 45, 95] { XCTAssertEqual(try pixel(x, 5), white) }
        replicator.instanceAlphaOffset = -0.5
        XCTAssertEqual(try pixel(5, 5), red)
        XCTAssertEqual(try pixel(35, 5)[1], 128, accuracy: 1)
        XCTAssertEqual(try pixel(65, 5), white)
    }

    func testTurnsInSpaceAreEven() async throws {
        let start = eye
        let end = CATransform3DRotate(eye, .pi / 2, 0, 1, 0)
        for share: CGFloat in [0.25, 0.5, 0.8] {
            let expected = CATransform3DRotate(eye, .pi / 2 * share, 0, 1, 0)
            for (one, other) in zip(start.mixed(with: end, share).rows, expected.rows) {
                XCTAssertEqual(one, other, accuracy: 1e-9)
            }
        }
        for (one, other) in zip(start.mixed(with: end, 1).rows, end.rows) {
            XCTAssertEqual(one, other, accuracy: 1e-9)
        }
    }

    func testAViewTurnsInSpaceInABlock() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        controller.view.addSubview(view)
        view.layer.transform = eye
        host.show(controller)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.layer.transform = CATransform3DRotate(self.eye, .pi / 2, 0, 1, 0)
        }
        host.advance(by: 0.5)
        let seen = try XCTUnwrap(view.layer.presentation()).transform
        for (one, other) in zip(seen.rows, CATransform3DRotate(eye, .pi / 4, 0, 1, 0).rows) {
            XCTAssertEqual(one, other, accuracy: 1e-6)
        }
    }

    func testAFlipGoesThroughTheEdge() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.backgroundColor = .red
        controller.view.backgroundColor = .white
        controller.view.addSubview(view)
        host.show(controller)
        UIView.transition(with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
            view.backgroundColor = .blue
        }
        func hasProjection(_ list: DisplayList) -> Bool {
            list.commands.contains { if case .projected = $0 { true } else { false } }
        }
        host.advance(by: 0.25)
        XCTAssertTrue(hasProjection(host.displayList()))
        host.advance(by: 1)
        XCTAssertFalse(hasProjection(host.displayList()))
    }
}
