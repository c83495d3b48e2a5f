import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of how views are drawn: order, alpha, clipping, transforms.
@MainActor final class DrawingTests: XCTestCase {
    private func view(_ frame: CGRect, _ color: UIColor?, _ subviews: [UIView] = []) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        subviews.forEach(view.addSubview)
        return view
    }

    func testTreeInOrderWithPlaces() async throws {
        let leaf = view(CGRect(x: 1, y: 2, width: 3, height: 4), .blue)
        let first = view(CGRect(x: 10, y: 20, width: 30, height: 40), .red, [leaf])
        let second = view(CGRect(x: 50, y: 0, width: 10, height: 10), .green)
        let root = view(CGRect(x: 7, y: 7, width: 100, height: 100), .white, [first, second])
        XCTAssertEqual(
            displayList(of: root).lines,
            [
                "fill rect 0 0 100 100 #FFFFFF", "save", "  translate 10 20", "  fill rect 0 0 30 40 #FF0000", "  save",
                "    translate 1 2", "    fill rect 0 0 3 4 #0000FF", "  restore", "restore", "save",
                "  translate 50 0", "  fill rect 0 0 10 10 #00FF00", "restore",
            ])
    }

    func testHiddenAndTransparentViewsAreLeftOut() async throws {
        let hidden = view(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        hidden.isHidden = true
        let clear = view(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        clear.alpha = 0
        let root = view(CGRect(x: 0, y: 0, width: 20, height: 20), nil, [hidden, clear])
        XCTAssertTrue(displayList(of: root).isEmpty)
        root.backgroundColor = .white
        XCTAssertEqual(displayList(of: root).lines, ["fill rect 0 0 20 20 #FFFFFF"])
        root.isHidden = true
        XCTAssertTrue(displayList(of: root).isEmpty)
    }

    func testAlphaMakesAGroup() async throws {
        let inner = view(CGRect(x: 5, y: 0, width: 10, height: 10), .red)
        let faded = view(CGRect(x: 0, y: 0, width: 20, height: 10), .blue, [inner])
        faded.alpha = 0.5
        let root = view(CGRect(x: 0, y: 0, width: 20, height: 10), .white, [faded])
        XCTAssertTrue(displayList(of: root).lines.contains { $0.contains("group alpha 0.5") })
        // Red over blue, then half of it over white: no blue shines through.
        let picture = try? renderBitmap(of: root, scale: 1)
        picture.map { assertPixel($0, 10, 5, [255, 127, 127, 255], within: 1) }
        picture.map { assertPixel($0, 2, 5, [127, 127, 255, 255], within: 1) }
        XCTAssertNotNil(picture)
    }

    func testBoundsOriginScrollsAndOutsideIsLeftOut() async throws {
        let rows = (0..<1000).map { view(CGRect(x: 0, y: CGFloat($0) * 10, width: 100, height: 10), .red) }
        let list = view(CGRect(x: 0, y: 0, width: 100, height: 30), nil, rows)
        list.clipsToBounds = true
        list.bounds.origin.y = 5005
        let root = view(CGRect(x: 0, y: 0, width: 100, height: 100), nil, [list])
        let lines = displayList(of: root).lines
        // Rows 500 to 503 reach into 5005…5035.
        XCTAssertEqual(lines.filter { $0.contains("fill") }.count, 4)
        XCTAssertTrue(lines.contains { $0.contains("clip rect 0 5005 100 30") }, "\(lines)")
        XCTAssertTrue(lines.contains { $0.contains("translate 0 5000") }, "\(lines)")
        XCTAssertFalse(lines.contains { $0.contains("translate 0 5040") })
    }

    func testASubviewOutsideItsSuperviewIsSeenUnlessClipped() async throws {
        let far = view(CGRect(x: 50, y: 0, width: 10, height: 10), .red)
        let narrow = view(CGRect(x: -40, y: 0, width: 10, height: 10), .blue, [far])
        let root = view(CGRect(x: 0, y: 0, width: 100, height: 100), nil, [narrow])
        XCTAssertEqual(displayList(of: root).lines.filter { $0.contains("fill") }.count, 1)
        narrow.clipsToBounds = true
        XCTAssertTrue(displayList(of: root).isEmpty)
    }

    func testTransforms() async throws {
        let turned = view(CGRect(x: 0, y: 0, width: 20, height: 4), .red)
        turned.center = CGPoint(x: 10, y: 10)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let flat = view(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
        flat.transform = CGAffineTransform(scaleX: 0, y: 1)
        let root = view(CGRect(x: 0, y: 0, width: 20, height: 20), .white, [turned, flat])
        let picture = try renderBitmap(of: root, scale: 1)
        assertPixel(picture, 10, 1, [255, 0, 0, 255])
        assertPixel(picture, 10, 18, [255, 0, 0, 255])
        assertPixel(picture, 1, 10, [255, 255, 255, 255])
        assertPixel(picture, 18, 10, [255, 255, 255, 255])
    }

    func testClipFollowsTheCorners() async throws {
        let inner = view(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        let round = view(CGRect(x: 0, y: 0, width: 20, height: 20), nil, [inner])
        round.layer.cornerRadius = 10
        let root = view(CGRect(x: 0, y: 0, width: 40, height: 40), .white, [round])
        assertPixel(try renderBitmap(of: root, scale: 1), 30, 30, [255, 0, 0, 255])
        round.clipsToBounds = true
        let picture = try renderBitmap(of: root, scale: 1)
        assertPixel(picture, 30, 30, [255, 255, 255, 255])
        assertPixel(picture, 1, 1, [255, 255, 255, 255])
        assertPixel(picture, 10, 10, [255, 0, 0, 255])
        assertPixel(picture, 10, 1, [255, 0, 0, 255])
    }

    func testColorsFollowTheViewsTraits() async throws {
        let root = view(CGRect(x: 0, y: 0, width: 10, height: 10), .systemBackground)
        XCTAssertEqual(displayList(of: root).lines, ["fill rect 0 0 10 10 #FFFFFF"])
        final class Dark: UIView {
            override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
        }
        let dark = Dark(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        dark.backgroundColor = .systemBackground
        XCTAssertEqual(displayList(of: dark).lines, ["fill rect 0 0 10 10 #000000"])
    }

    func testSnapshotLaysOutAndEncodes() async throws {
        final class Late: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                backgroundColor = .green
            }
        }
        let late = Late(frame: CGRect(x: 0, y: 0, width: 3, height: 2))
        let data = try renderPNG(of: late, scale: 3)
        let image = try XCTUnwrap(UIImage(data: data, scale: 3))
        XCTAssertEqual(image.size, CGSize(width: 3, height: 2))
        XCTAssertEqual(image.cgImage?.width, 9)
        assertPixel(try XCTUnwrap(image.cgImage).bitmap, 4, 4, [0, 255, 0, 255])
    }

    func testClearingInAViewDoesNotReachWhatIsBelow() async throws {
        final class Hole: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(bounds)
                UIGraphicsGetCurrentContext()?.clear(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        }
        let host = try HeadlessHost()
        let controller = UIViewController()
        controller.view.backgroundColor = .green
        host.show(controller)
        let hole = Hole(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        hole.isOpaque = false
        hole.backgroundColor = .clear
        controller.view.addSubview(hole)
        host.settle()
        let bitmap = try XCTUnwrap(UIImage(data: try host.png())?.cgImage).bitmap
        let scale = Int(host.scale)
        let inside = bitmap.pixel(x: 2 * scale, y: 2 * scale)
        XCTAssertEqual([inside.red, inside.green, inside.blue], [0, 255, 0])
        let beside = bitmap.pixel(x: 7 * scale, y: 7 * scale)
        XCTAssertEqual([beside.red, beside.green, beside.blue], [255, 0, 0])
    }
}

/// Kind: documented — Core Animation's documentation of layers' shadows.
@MainActor final class DrawingShadowTests: XCTestCase {
    private func shadowed(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.layer.shadowOpacity = 0.5
        view.layer.shadowRadius = 2
        view.layer.shadowOffset = CGSize(width: 0, height: 4)
        return view
    }

    private func shadowLines(_ view: UIView) -> [String] {
        displayList(of: view).lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("shadow") }
    }

    func testShadowOfTheBackground() async throws {
        let view = shadowed(CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = .white
        view.layer.cornerRadius = 5
        XCTAssertEqual(shadowLines(view), ["shadow rounded 0 0 40 20 r 5 #00000080 radius 2 offset 0 4"])
        view.backgroundColor = UIColor(white: 1, alpha: 0.5)
        XCTAssertEqual(shadowLines(view), ["shadow rounded 0 0 40 20 r 5 #00000040 radius 2 offset 0 4"])
        view.clipsToBounds = true
        XCTAssertEqual(shadowLines(view), [], "Clipping cuts the view's own shadow off, as in Core Animation.")
    }

    func testShadowOfWhatASubviewDraws() async throws {
        let view = shadowed(CGRect(x: 0, y: 0, width: 40, height: 40))
        XCTAssertEqual(shadowLines(view), [])
        let clipping = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        clipping.layer.cornerRadius = 10
        clipping.clipsToBounds = true
        let inner = UIView(frame: CGRect(x: -10, y: -10, width: 40, height: 40))
        inner.backgroundColor = .red
        clipping.addSubview(inner)
        view.addSubview(clipping)
        XCTAssertEqual(shadowLines(view), ["shadow rounded 10 10 20 20 r 10 #00000080 radius 2 offset 0 4"])
    }

    /// A ring's shadow has the ring's hole; an opaque picture's is a rectangle where the picture is fitted in.
    func testShadowOfAPicture() async throws {
        let rows: [[UIColor]] = [[.red, .red, .red], [.red, .clear, .red], [.red, .red, .red]]
        let ring = UIImageView(image: UIImage(bitmap: try Bitmap(rows: rows), scale: 1))
        ring.frame.size = CGSize(width: 30, height: 30)
        ring.layer.shadowOpacity = 1
        ring.layer.shadowRadius = 0
        ring.layer.shadowOffset = CGSize(width: 40, height: 0)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        root.addSubview(ring)
        let picture = try renderBitmap(of: root, scale: 1)
        let alphas = [(40, 0), (55, 5), (49, 15), (50, 15), (59, 15), (60, 15), (69, 29)].map {
            picture.pixel(x: $0.0, y: $0.1).alpha
        }
        XCTAssertEqual(alphas, [255, 255, 255, 0, 0, 255, 255])
        ring.image = UIImage(bitmap: Bitmap(width: 4, height: 2, color: .black), scale: 1)
        ring.contentMode = .scaleAspectFit
        XCTAssertEqual(shadowLines(ring), ["shadow rect 0 7.5 30 15 #000000 radius 0 offset 40 0"])
    }

    func testShadowOfText() async throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "III"
        label.layer.shadowOpacity = 1
        label.layer.shadowOffset = CGSize(width: 0, height: 2)
        let lines = shadowLines(label)
        XCTAssertEqual(lines.count, 1)
        // Three strokes, three contours, none of them the label's rectangle.
        XCTAssertEqual(lines.first?.components(separatedBy: " Z").count, 4, "\(lines)")
        label.text = ""
        XCTAssertEqual(shadowLines(label), [])
    }

    func testShadowReachesInFromOutside() async throws {
        let view = shadowed(CGRect(x: 0, y: -20, width: 40, height: 20))
        view.backgroundColor = .white
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        root.addSubview(view)
        let picture = try renderBitmap(of: root, scale: 1)
        XCTAssertGreaterThan(picture.pixel(x: 20, y: 1).alpha, 60)
        XCTAssertEqual(picture.pixel(x: 20, y: 20).alpha, 0)
    }
}
