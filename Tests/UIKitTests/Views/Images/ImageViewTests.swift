import Graphics
import HeadlessHost
import UIKit
import XCTest

/// Kind: documented — Apple's documentation of `UIImageView` and `contentMode`; rectangles worked out by hand.
@MainActor final class ImageViewTests: XCTestCase {
    private func image(width: Int, height: Int, scale: CGFloat = 1) -> UIImage {
        UIImage(bitmap: Bitmap(width: width, height: height, color: .black), scale: scale)
    }

    func testSizes() async throws {
        let photo = image(width: 481, height: 360, scale: 2)
        let view = UIImageView(image: photo)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 240.5, height: 180))
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 240.5, height: 180))
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 10, height: 10)), CGSize(width: 240.5, height: 180))
        view.contentMode = .scaleAspectFit
        view.frame.size = CGSize(width: 10, height: 10)
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 240.5, height: 180))
        view.image = nil
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
        XCTAssertEqual(view.sizeThatFits(.zero), .zero)
        let empty = UIImageView()
        XCTAssertEqual(empty.intrinsicContentSize, CGSize(width: -1, height: -1))
        XCTAssertEqual(empty.frame, .zero)
        XCTAssertFalse(empty.isUserInteractionEnabled)
        XCTAssertFalse(view.isUserInteractionEnabled)
        XCTAssertFalse(UIImageView(frame: .zero).isUserInteractionEnabled)
    }

    func testIntrinsicSizeIsInvalidatedOnlyWhenItChanges() async throws {
        final class Probe: UIImageView {
            var count = 0
            override func invalidateIntrinsicContentSize() {
                count += 1
                super.invalidateIntrinsicContentSize()
            }
        }
        let view = Probe(frame: .zero)
        view.image = image(width: 4, height: 4)
        XCTAssertEqual(view.count, 1)
        view.image = image(width: 4, height: 4)
        XCTAssertEqual(view.count, 1)
        view.image = image(width: 8, height: 8, scale: 2)
        XCTAssertEqual(view.count, 1)
        view.image = image(width: 5, height: 4)
        XCTAssertEqual(view.count, 2)
        view.image = nil
        XCTAssertEqual(view.count, 3)
        view.isHighlighted = true
        view.highlightedImage = image(width: 9, height: 9)
        XCTAssertEqual(view.count, 3)
    }

    /// Alignment insets: the picture has a rim that doesn't count; frame and alignment rectangle are inverse.
    func testAlignmentInsets() async throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = UIImageView(image: image(width: 26, height: 24).withAlignmentRectInsets(insets))
        XCTAssertEqual(view.alignmentRectInsets, insets)
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 20, height: 20))
        XCTAssertEqual(view.alignmentRect(forFrame: view.frame), CGRect(x: 2, y: 1, width: 20, height: 20))
        XCTAssertEqual(
            view.frame(forAlignmentRect: CGRect(x: 2, y: 1, width: 20, height: 20)),
            CGRect(x: 0, y: 0, width: 26, height: 24))
    }

    /// Computed by hand: a picture of 40×20 points in a view of 100×80 and in one of 30×90.
    func testEveryContentModePlacesThePicture() async throws {
        let cases: [(UIView.ContentMode, String, String)] = [
            (.scaleToFill, "0 0 100 80", "0 0 30 90"), (.redraw, "0 0 100 80", "0 0 30 90"),
            (.scaleAspectFit, "0 15 100 50", "0 37.5 30 15"), (.scaleAspectFill, "-30 0 160 80", "-75 0 180 90"),
            (.center, "30 30 40 20", "-5 35 40 20"), (.top, "30 0 40 20", "-5 0 40 20"),
            (.bottom, "30 60 40 20", "-5 70 40 20"), (.left, "0 30 40 20", "0 35 40 20"),
            (.right, "60 30 40 20", "-10 35 40 20"), (.topLeft, "0 0 40 20", "0 0 40 20"),
            (.topRight, "60 0 40 20", "-10 0 40 20"), (.bottomLeft, "0 60 40 20", "0 70 40 20"),
            (.bottomRight, "60 60 40 20", "-10 70 40 20"),
        ]
        XCTAssertEqual(cases.count, 13)
        let view = UIImageView(image: image(width: 80, height: 40, scale: 2))
        for (mode, large, small) in cases {
            view.contentMode = mode
            for (size, expected) in [(CGSize(width: 100, height: 80), large), (CGSize(width: 30, height: 90), small)] {
                view.frame.size = size
                let line = try XCTUnwrap(displayList(of: view).lines.first)
                XCTAssertTrue(line.hasSuffix(" in \(expected)"), "\(mode) in \(size): \(line), not \(expected)")
            }
        }
    }

    /// The corner pixels of a picture of 4×2 in a view of 10×8, which stands at (2, 2) in one of 14×12.
    func testContentModesAsPixels() async throws {
        let corners: [UIColor] = [.red, .green, .blue, .yellow]
        let source = try Bitmap(rows: [[.red, .white, .white, .green], [.blue, .white, .white, .yellow]])
        let view = UIImageView(image: UIImage(bitmap: source, scale: 1))
        view.frame = CGRect(x: 2, y: 2, width: 10, height: 8)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 12))
        root.addSubview(view)
        let cases: [(UIView.ContentMode, left: Int, top: Int)] = [
            (.center, 5, 5), (.top, 5, 2), (.bottom, 5, 8), (.left, 2, 5), (.right, 8, 5), (.topLeft, 2, 2),
            (.topRight, 8, 2), (.bottomLeft, 2, 8), (.bottomRight, 8, 8),
        ]
        for (mode, left, top) in cases {
            view.contentMode = mode
            let picture = try renderBitmap(of: root, scale: 1)
            let places = [(left, top), (left + 3, top), (left, top + 1), (left + 3, top + 1)]
            for ((x, y), color) in zip(places, corners) { assertPixel(picture, x, y, color) }
            let opaque = picture.pixels.enumerated().filter { $0.offset % 4 == 3 && $0.element > 0 }.count
            XCTAssertEqual(opaque, 8, "\(mode) draws \(opaque) pixels.")
        }
        // Enlarged 2.5 times to 10×5 from y 3.5 on: rows 4 to 7 are covered wholly, 3 and 8 to a half.
        view.contentMode = .scaleAspectFit
        var picture = try renderBitmap(of: root, scale: 1)
        assertPixel(picture, 2, 4, .red)
        assertPixel(picture, 11, 4, .green)
        assertPixel(picture, 2, 7, .blue)
        assertPixel(picture, 11, 7, .yellow)
        XCTAssertEqual(picture.pixel(x: 6, y: 2).alpha, 0)
        XCTAssertEqual(Int(picture.pixel(x: 6, y: 3).alpha), 128, accuracy: 2)
        XCTAssertEqual(picture.pixel(x: 6, y: 9).alpha, 0)
        // Enlarged four times to 16×8 from x −1 on: it fills rows 2 to 9 of the root and reaches beyond both sides.
        view.contentMode = .scaleAspectFill
        picture = try renderBitmap(of: root, scale: 1)
        XCTAssertEqual(picture.pixel(x: 0, y: 5).alpha, 255)
        XCTAssertEqual(picture.pixel(x: 13, y: 5).alpha, 255)
        XCTAssertEqual(picture.pixel(x: 6, y: 1).alpha, 0)
        view.clipsToBounds = true
        picture = try renderBitmap(of: root, scale: 1)
        XCTAssertEqual([0, 1, 2, 11, 12].map { picture.pixel(x: $0, y: 5).alpha }, [0, 0, 255, 255, 0])
        view.contentMode = .scaleToFill
        picture = try renderBitmap(of: root, scale: 1)
        let places = [(2, 2), (11, 2), (2, 9), (11, 9)]
        for ((x, y), color) in zip(places, corners) { assertPixel(picture, x, y, color) }
    }

    func testAPictureOutsideItsViewIsSeenWithoutClipping() async throws {
        let view = UIImageView(image: image(width: 40, height: 10))
        view.contentMode = .left
        view.frame = CGRect(x: -20, y: 0, width: 10, height: 10)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        root.addSubview(view)
        XCTAssertEqual(try renderBitmap(of: root, scale: 1).pixel(x: 19, y: 5).alpha, 255)
        view.clipsToBounds = true
        XCTAssertTrue(displayList(of: root).isEmpty)
    }

    func testHighlightedPicture() async throws {
        let normal = try UIImage(bitmap: Bitmap(rows: [[.red]]), scale: 1)
        let view = try UIImageView(image: normal, highlightedImage: UIImage(bitmap: Bitmap(rows: [[.blue]]), scale: 1))
        assertPixel(try renderBitmap(of: view, scale: 1), 0, 0, .red)
        view.isHighlighted = true
        assertPixel(try renderBitmap(of: view, scale: 1), 0, 0, .blue)
        view.highlightedImage = nil
        assertPixel(try renderBitmap(of: view, scale: 1), 0, 0, .red)
    }

    func testTemplatesTakeTheTint() async throws {
        let shape = try UIImage(bitmap: Bitmap(rows: [[.red, .clear]]), scale: 1)
        let view = UIImageView(image: shape.withRenderingMode(.alwaysTemplate))
        let root = UIView(frame: view.frame)
        root.addSubview(view)
        root.tintColor = .green
        var picture = try renderBitmap(of: root, scale: 1)
        assertPixel(picture, 0, 0, .green)
        assertPixel(picture, 1, 0, .clear)
        view.image = shape.withTintColor(.blue)
        assertPixel(try renderBitmap(of: root, scale: 1), 0, 0, .blue)
        view.image = shape.withTintColor(.blue, renderingMode: .alwaysTemplate)
        assertPixel(try renderBitmap(of: root, scale: 1), 0, 0, .green)
        view.image = shape
        picture = try renderBitmap(of: root, scale: 1)
        assertPixel(picture, 0, 0, .red)
    }
}

/// Kind: documented — Apple's documentation of resizable images; pixels worked out by hand.
@MainActor final class ImageNinePatchTests: XCTestCase {
    private func render(_ image: UIImage, _ width: CGFloat, _ height: CGFloat, scale: Double = 1) throws -> Bitmap {
        let view = UIImageView(image: image)
        view.frame.size = CGSize(width: width, height: height)
        return try renderBitmap(of: view, scale: scale)
    }

    /// A frame of one pixel around one: corners stay pixels, sides and middle are stretched.
    func testStretching() async throws {
        let rows: [[UIColor]] = [[.red, .white, .green], [.black, .gray, .cyan], [.blue, .brown, .yellow]]
        let image = try UIImage(bitmap: Bitmap(rows: rows), scale: 1)
            .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
        let picture = try render(image, 9, 7)
        for y in 0..<7 {
            for x in 0..<9 {
                let column = x == 0 ? 0 : x == 8 ? 2 : 1
                let row = y == 0 ? 0 : y == 6 ? 2 : 1
                assertPixel(picture, x, y, rows[row][column])
            }
        }
    }

    /// Caps of one pixel around a pattern of two, in room for five: A B A B A.
    func testTiling() async throws {
        let rows: [[UIColor]] = [[.red, .white, .black, .green]]
        let image = try UIImage(bitmap: Bitmap(rows: rows), scale: 1)
            .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
        let picture = try render(image, 7, 2)
        let expected: [UIColor] = [.red, .white, .black, .white, .black, .white, .green]
        for y in 0..<2 {
            for (x, color) in expected.enumerated() { assertPixel(picture, x, y, color) }
        }
    }

    /// Caps in points of a picture with two pixels a point, on a screen with two as well.
    func testCapsAreInPoints() async throws {
        let rows: [[UIColor]] = [[.red, .blue, .white, .white, .yellow, .green]]
        let image = try UIImage(bitmap: Bitmap(rows: rows), scale: 2)
            .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
        let picture = try render(image, 5, 0.5, scale: 2)
        let expected: [UIColor] = [.red, .blue] + Array(repeating: .white, count: 6) + [.yellow, .green]
        XCTAssertEqual(picture.width, 10)
        for (x, color) in expected.enumerated() { assertPixel(picture, x, 0, color) }
    }

    /// Caps of 2.5 points end within a pixel of a screen with three a point; the ground mustn't shine through there.
    func testPiecesMeetOnWholePixels() async throws {
        for mode in [UIImage.ResizingMode.stretch, .tile] {
            let image = UIImage(bitmap: Bitmap(width: 13, height: 13, color: .black), scale: 2)
                .resizableImage(
                    withCapInsets: UIEdgeInsets(top: 2.5, left: 2.5, bottom: 2.5, right: 2.5), resizingMode: mode)
            final class ThirdsView: UIImageView {
                override var traitCollection: UITraitCollection { UITraitCollection(displayScale: 3) }
            }
            let view = ThirdsView(image: image)
            view.frame.size = CGSize(width: 20, height: 15)
            let picture = try renderBitmap(of: view, scale: 3)
            let translucent = picture.pixels.enumerated().filter { $0.offset % 4 == 3 && $0.element < 255 }.count
            XCTAssertEqual(translucent, 0, "\(mode)")
        }
    }

    func testCapsShrinkWhereThereIsNoRoom() async throws {
        let rows: [[UIColor]] = [[.red, .red, .white, .green, .green]]
        let image = try UIImage(bitmap: Bitmap(rows: rows), scale: 1)
            .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
        let picture = try render(image, 2, 1)
        assertPixel(picture, 0, 0, .red)
        assertPixel(picture, 1, 0, .green)
    }
}

/// Compares a pixel with a colour, premultiplied.
@MainActor func assertPixel(
    _ picture: Bitmap, _ x: Int, _ y: Int, _ color: UIColor, file: StaticString = #filePath, line: UInt = #line
) {
    let expected = (try? Bitmap(rows: [[color]]).pixels) ?? []
    assertPixel(picture, x, y, expected, file: file, line: line)
}
