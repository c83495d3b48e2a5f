import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: documented, model — Core Animation's documentation of sublayers; a plain list of names for random steps.
///
/// Free layers among subviews: order, geometry, points.
@MainActor final class LayerTreeTests: XCTestCase {
    private func names(_ layer: CALayer) -> [String] {
        (layer.sublayers ?? []).map { $0.name ?? $0.view.map { "view \($0.tag)" } ?? "?" }
    }

    private func layer(_ name: String) -> CALayer {
        let layer = CALayer()
        layer.name = name
        return layer
    }

    private func view(_ tag: Int) -> UIView {
        let view = UIView()
        view.tag = tag
        return view
    }

    /// `insertSublayer(_:at: 0)` puts a background behind subviews; `addSublayer` lies above those that are there, and
    /// below those that come later.
    func testFreeLayersKeepTheirPlaceAmongSubviews() async throws {
        let root = UIView()
        root.addSubview(view(1))
        root.layer.insertSublayer(layer("back"), at: 0)
        root.layer.addSublayer(layer("front"))
        root.addSubview(view(2))
        XCTAssertEqual(names(root.layer), ["back", "view 1", "front", "view 2"])
        root.subviews[0].removeFromSuperview()
        XCTAssertEqual(names(root.layer), ["back", "front", "view 2"])
        root.insertSubview(view(3), belowSubview: root.subviews[0])
        XCTAssertEqual(names(root.layer), ["back", "front", "view 3", "view 2"])
        root.sendSubviewToBack(root.subviews[1])
        XCTAssertEqual(names(root.layer), ["view 2", "back", "front", "view 3"])
        root.layer.insertSublayer(layer("above"), above: root.layer.sublayers?[0])
        XCTAssertEqual(names(root.layer), ["view 2", "above", "back", "front", "view 3"])
        root.layer.replaceSublayer(try XCTUnwrap(root.layer.sublayers?[2]), with: layer("new"))
        XCTAssertEqual(names(root.layer), ["view 2", "above", "new", "front", "view 3"])
        root.layer.sublayers?.first { $0.name == "front" }?.removeFromSuperlayer()
        XCTAssertEqual(names(root.layer), ["view 2", "above", "new", "view 3"])
        XCTAssertEqual(root.subviews.map(\.tag), [2, 3])
    }

    /// The same random steps on a plain list of names.
    func testRandomStepsMatchAPlainList() async throws {
        for seed in UInt64(1)...40 {
            var random = SeededGenerator(seed: seed)
            let root = UIView()
            var model: [String] = []
            for step in 0..<60 {
                let name = "\(step)"
                let views = model.filter { $0.hasPrefix("view") }
                switch Int.random(in: 0..<5, using: &random) {
                case 0:
                    root.addSubview(view(step))
                    model.append("view \(name)")
                case 1:
                    root.layer.addSublayer(layer(name))
                    model.append(name)
                case 2:
                    let index = Int.random(in: 0...model.count, using: &random)
                    root.layer.insertSublayer(layer(name), at: UInt32(index))
                    model.insert(name, at: index)
                case 3 where !model.isEmpty:
                    let index = Int.random(in: 0..<model.count, using: &random)
                    root.layer.sublayers?[index].removeFromSuperlayer()
                    model.remove(at: index)
                case 4 where !views.isEmpty:
                    let index = Int.random(in: 0..<views.count, using: &random)
                    root.bringSubviewToFront(root.subviews[index])
                    model.removeAll { $0 == views[index] }
                    model.append(views[index])
                default: break
                }
                XCTAssertEqual(names(root.layer), model, "seed \(seed), step \(step)")
            }
        }
    }

    func testALayerCantContainItself() async throws {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        defer { UIKitException.handler = nil }
        inner.addSublayer(outer)
        XCTAssertEqual(reasons.count, 1)
        XCTAssertNil(outer.superlayer)
        XCTAssertTrue(inner.superlayer === outer)
    }

    /// Core Animation's geometry: the frame follows from position, bounds, anchor point and transform.
    func testGeometry() async throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        XCTAssertEqual(layer.position, CGPoint(x: 30, y: 50))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        XCTAssertEqual(layer.frame, CGRect(x: 30, y: -10, width: 40, height: 60))
        layer.position = .zero
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
        XCTAssertEqual(layer.frame, CGRect(x: 0, y: -60, width: 80, height: 60))
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        XCTAssertEqual(layer.bounds.size, CGSize(width: 50, height: 30))
        XCTAssertEqual(layer.frame, CGRect(x: 0, y: 0, width: 100, height: 30))
    }

    /// A view keeps its position when its anchor point changes, so its frame moves.
    func testAnchorPointOfAView() async throws {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
        view.layer.anchorPoint = CGPoint(x: 0, y: 0)
        XCTAssertEqual(view.center, CGPoint(x: 120, y: 110))
        XCTAssertEqual(view.frame, CGRect(x: 120, y: 110, width: 40, height: 20))
        view.frame = CGRect(x: 100, y: 100, width: 40, height: 20)
        XCTAssertEqual(view.center, CGPoint(x: 100, y: 100))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        XCTAssertEqual(view.frame.minX, 80, accuracy: 1e-9)
        XCTAssertEqual(view.frame.minY, 100, accuracy: 1e-9)
        let root = UIView()
        root.addSubview(view)
        XCTAssertEqual(view.convert(CGPoint.zero, to: root), CGPoint(x: 100, y: 100))
    }

    func testPointsAndHits() async throws {
        let root = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        let (box, dot) = (layer("box"), layer("dot"))
        box.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
        dot.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        root.layer.addSublayer(box)
        box.addSublayer(dot)
        XCTAssertEqual(dot.convert(CGPoint(x: 1, y: 2), to: root.layer), CGPoint(x: 31, y: 32))
        XCTAssertEqual(dot.convert(CGPoint(x: 31, y: 32), from: root.layer), CGPoint(x: 1, y: 2))
        XCTAssertTrue(root.layer.hitTest(CGPoint(x: 45, y: 45)) === dot)
        XCTAssertTrue(root.layer.hitTest(CGPoint(x: 75, y: 75)) === box)
        box.isHidden = true
        XCTAssertTrue(root.layer.hitTest(CGPoint(x: 45, y: 45)) === root.layer)
        XCTAssertNil(root.layer.hitTest(CGPoint(x: 5, y: 5)))
    }

    func testLayerClassBacksTheView() async throws {
        let view = GradientBackedView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        XCTAssertTrue(view.layer is CAGradientLayer)
        XCTAssertTrue(view.layer.delegate === view)
        let lines = displayList(of: view).lines
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(lines[0].hasPrefix("gradient rect 0 0 10 20 linear 5,0 5,20"), lines[0])
    }

    /// A layer of the app's own that places its sublayers, and a view that does it for its layer.
    func testLayoutOfLayers() async throws {
        let custom = HalvingLayer()
        custom.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
        custom.layoutIfNeeded()
        XCTAssertEqual(custom.half.frame, CGRect(x: 0, y: 0, width: 20, height: 10))
        let view = GradientBackedView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.layer.addSublayer(view.overlay)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(view.overlay.frame, view.bounds)
    }

    func testLayersGoWithTheirSuperlayer() async throws {
        weak var gone: CALayer?
        do {
            let view = UIView()
            let layer = CALayer()
            gone = layer
            view.layer.addSublayer(layer)
            view.layer.mask = CALayer()
        }
        XCTAssertNil(gone)
    }
}

private final class GradientBackedView: UIView {
    let overlay = CALayer()
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override init(frame: CGRect) {
        super.init(frame: frame)
        (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        overlay.frame = bounds
    }
}

private final class HalvingLayer: CALayer {
    let half = CALayer()
    override func layoutSublayers() {
        super.layoutSublayers()
        addSublayer(half)
        half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
    }
}
