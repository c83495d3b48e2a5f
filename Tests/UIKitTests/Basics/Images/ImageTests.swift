import Graphics
import UIKit
import XCTest

/// Kind: documented — Apple's documentation of `UIImage`.
@MainActor final class ImageTests: XCTestCase {
    private func bitmap(_ rows: [[UIColor]]) throws -> Bitmap { try Bitmap(rows: rows) }

    func testSizeIsPixelsByScale() async throws {
        // The photo of the lists' sample: 481×360 pixels in the slot for two pixels a point.
        let image = UIImage(bitmap: Bitmap(width: 481, height: 360, color: .black), scale: 2)
        XCTAssertEqual(image.size, CGSize(width: 240.5, height: 180))
        XCTAssertEqual(image.scale, 2)
        XCTAssertEqual(image.cgImage?.width, 481)
        XCTAssertEqual(UIImage().size, .zero)
        XCTAssertNil(UIImage().cgImage)
        XCTAssertNil(UIImage().pngData())
    }

    func testDataRoundTrip() async throws {
        let source = try UIImage(bitmap: bitmap([[.red, .green, .blue], [.white, .black, .clear]]), scale: 1)
        let data = try XCTUnwrap(source.pngData())
        XCTAssertEqual(Array(data.prefix(4)), [0x89, 0x50, 0x4e, 0x47])
        XCTAssertEqual(UIImage(data: data)?.cgImage, source.cgImage)
        XCTAssertEqual(UIImage(data: data)?.size, CGSize(width: 3, height: 2))
        XCTAssertEqual(UIImage(data: data, scale: 2)?.size, CGSize(width: 1.5, height: 1))
        XCTAssertEqual(UIImage(data: data), source)
        XCTAssertNil(UIImage(data: Data("not an image".utf8)))
        XCTAssertNil(UIImage(data: Data()))
        XCTAssertNil(UIImage(data: data.prefix(data.count - 20)))
        let jpeg = try XCTUnwrap(source.jpegData(compressionQuality: 5))
        XCTAssertEqual(Array(jpeg.prefix(2)), [0xff, 0xd8])
        XCTAssertEqual(UIImage(data: jpeg)?.size, CGSize(width: 3, height: 2))
    }

    func testVariantsKeepTheRest() async throws {
        let image = try UIImage(bitmap: bitmap([[.red, .green]]), scale: 2)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let variant = image.withRenderingMode(.alwaysTemplate).withAlignmentRectInsets(insets)
            .resizableImage(withCapInsets: insets, resizingMode: .stretch)
        XCTAssertEqual(variant.renderingMode, .alwaysTemplate)
        XCTAssertEqual(variant.alignmentRectInsets, insets)
        XCTAssertEqual(variant.capInsets, insets)
        XCTAssertEqual(variant.resizingMode, .stretch)
        XCTAssertEqual(variant.size, image.size)
        XCTAssertEqual(variant.cgImage, image.cgImage)
        XCTAssertNotEqual(variant, image)
        XCTAssertEqual(variant.hash, image.hash)
        XCTAssertEqual(image.renderingMode, .automatic)
        XCTAssertEqual(image.resizableImage(withCapInsets: .zero).resizingMode, .tile)
        XCTAssertEqual(image.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode, .alwaysOriginal)
        XCTAssertEqual(image, try UIImage(bitmap: bitmap([[.red, .green]]), scale: 2))
        XCTAssertNotEqual(image, try UIImage(bitmap: bitmap([[.red, .green]]), scale: 1))
    }
}

/// Kind: documented — the table of orientations in Apple's documentation of `UIImage.Orientation`.
@MainActor final class ImageOrientationTests: XCTestCase {
    /// Exif's table: where the stored first row and first column are seen.
    private enum Side { case top, bottom, left, right }
    private let exif: [(number: UInt8, orientation: UIImage.Orientation, row: Side, column: Side)] = [
        (1, .up, .top, .left), (2, .upMirrored, .top, .right), (3, .down, .bottom, .right),
        (4, .downMirrored, .bottom, .left), (5, .leftMirrored, .left, .top), (6, .right, .right, .top),
        (7, .rightMirrored, .right, .bottom), (8, .left, .left, .bottom),
    ]

    /// Two columns and three rows of known grey values, seen at the places that the table gives.
    func testEveryOrientationIsDrawnUpright() async throws {
        let stored = Bitmap(width: 2, height: 3) { bytes in
            for index in 0..<6 {
                for channel in 0..<3 { bytes[index * 4 + channel] = UInt8(index * 40) }
                bytes[index * 4 + 3] = 255
            }
        }
        for (_, orientation, row, column) in exif {
            let image = UIImage(cgImage: CGImage(bitmap: stored), scale: 1, orientation: orientation)
            let isTurned = row == .left || row == .right
            XCTAssertEqual(image.size, isTurned ? CGSize(width: 3, height: 2) : CGSize(width: 2, height: 3))
            XCTAssertEqual(image.imageOrientation, orientation)
            let upright = try XCTUnwrap(UIImage(data: XCTUnwrap(image.pngData()))?.cgImage).bitmap
            for r in 0..<3 {
                for c in 0..<2 {
                    var place = (x: 0, y: 0)
                    for (index, count, side) in [(r, 3, row), (c, 2, column)] {
                        switch side {
                        case .top: place.y = index
                        case .bottom: place.y = count - 1 - index
                        case .left: place.x = index
                        case .right: place.x = count - 1 - index
                        }
                    }
                    let value = UInt8((r * 2 + c) * 40)
                    assertPixel(upright, place.x, place.y, [value, value, value, 255])
                }
            }
        }
    }

    func testJPEGSaysItsOrientation() async throws {
        let plain = try XCTUnwrap(
            UIImage(bitmap: Bitmap(width: 32, height: 16, color: .white), scale: 1).jpegData(compressionQuality: 1))
        for (number, orientation, row, _) in exif {
            let image = try XCTUnwrap(UIImage(data: plain.insertingExif(orientation: number), scale: 2))
            XCTAssertEqual(image.imageOrientation, orientation)
            let isTurned = row == .left || row == .right
            XCTAssertEqual(image.size, isTurned ? CGSize(width: 8, height: 16) : CGSize(width: 16, height: 8))
            XCTAssertEqual(image.cgImage?.width, 32)
        }
    }
}

/// Kind: documented — Apple's documentation of `UIImage(named:)` and `UIImage(contentsOfFile:)`.
@MainActor final class ImageFileTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var messages: [String] = []

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ImageFileTests-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        messages = []
        UIKitLog.handler = { [unowned self] in messages.append($0) }
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func write(_ name: String, side: Int, jpeg: Bool = false) throws {
        let image = UIImage(bitmap: Bitmap(width: side, height: side, color: .black), scale: 1)
        let data = jpeg ? image.jpegData(compressionQuality: 1) : image.pngData()
        try XCTUnwrap(data).write(to: folder.appendingPathComponent(name))
    }

    private func bundle() throws -> Bundle { try XCTUnwrap(Bundle(path: folder.path)) }

    func testTheVariantForTheScreenIsTaken() async throws {
        try write("photo.png", side: 10)
        try write("photo@2x.png", side: 20)
        try write("photo@3x.png", side: 30)
        try write("only3@3x.png", side: 30)
        try write("only1.png", side: 10)
        try write("shot@2x.jpg", side: 16, jpeg: true)
        let bundle = try bundle()
        let cases: [(String, CGFloat, Int, CGFloat)] = [
            ("photo", 1, 10, 1), ("photo", 2, 20, 2), ("photo", 3, 30, 3), ("photo.png", 2, 20, 2),
            ("photo@2x.png", 3, 20, 2), ("photo@3x", 1, 30, 3), ("only3", 2, 30, 3), ("only1", 3, 10, 1),
            ("shot.jpg", 2, 16, 2),
        ]
        for (name, screen, pixels, scale) in cases {
            let traits = UITraitCollection(displayScale: screen)
            let image = try XCTUnwrap(UIImage(named: name, in: bundle, compatibleWith: traits), name)
            XCTAssertEqual(image.cgImage?.width, pixels, "\(name) at \(screen)")
            XCTAssertEqual(image.scale, scale, "\(name) at \(screen)")
        }
        XCTAssertEqual(messages, [])
    }

    func testAMissingImageIsNamedWithWhereItWasLookedFor() async throws {
        let image = UIImage(
            named: "nowhere", in: try bundle(), compatibleWith: UITraitCollection(displayScale: 2))
        XCTAssertNil(image)
        XCTAssertEqual(messages.count, 1)
        for part in ["\"nowhere\"", "nowhere@2x.png", "nowhere.png", folder.lastPathComponent] {
            XCTAssertTrue(messages.first?.contains(part) ?? false, "\(part) isn't in \(messages)")
        }
        XCTAssertNil(UIImage(named: "nowhere"))
        XCTAssertNil(UIImage(named: ""))
        XCTAssertEqual(messages.count, 3)
    }

    func testADamagedImageIsReported() async throws {
        try Data("GIF89a".utf8).write(to: folder.appendingPathComponent("bad.png"))
        XCTAssertNil(UIImage(named: "bad", in: try bundle(), compatibleWith: nil))
        XCTAssertTrue(messages.first?.contains("bad.png can't be read") ?? false, "\(messages)")
    }

    func testContentsOfFile() async throws {
        try write("a@2x.png", side: 20)
        try write("b.png", side: 10)
        try write("c.data", side: 5)
        let path = { (name: String) in self.folder.appendingPathComponent(name).path }
        XCTAssertEqual(UIImage(contentsOfFile: path("a@2x.png"))?.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(UIImage(contentsOfFile: path("b.png"))?.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(UIImage(contentsOfFile: path("c.data"))?.size, CGSize(width: 5, height: 5))
        XCTAssertNil(UIImage(contentsOfFile: path("d.png")))
    }

    func testAnotherThreadMayLookForImages() async throws {
        let bundle = try bundle()
        let path = bundle.bundlePath
        let found = await Task.detached {
            UIImage(named: "nowhere", in: Bundle(path: path), compatibleWith: nil) != nil
        }.value
        XCTAssertFalse(found)
        for _ in 0..<1000 where messages.isEmpty { await Task.yield() }
        XCTAssertEqual(messages.count, 1)
    }
}

extension Bitmap {
    /// A picture of the given colours, a pixel each.
    convenience init(rows: [[UIColor]]) throws {
        var bytes: [UInt8] = []
        for color in rows.joined() {
            let components = try XCTUnwrap(color.cgColor.components)
            let alpha = color.cgColor.alpha
            let rgb = components.count == 2 ? [components[0], components[0], components[0]] : Array(components[0..<3])
            bytes += rgb.map { UInt8(($0 * alpha * 255).rounded()) } + [UInt8((alpha * 255).rounded())]
        }
        let bitmap = try XCTUnwrap(Bitmap(width: rows[0].count, height: rows.count, pixels: bytes))
        self.init(width: bitmap.width, height: bitmap.height) { target in
            _ = target.update(fromContentsOf: bitmap.pixels)
        }
    }
}

extension Data {
    /// A JPEG with an Exif segment that holds nothing but the orientation, big-endian.
    fileprivate func insertingExif(orientation: UInt8) -> Data {
        let tiff: [UInt8] = [
            0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
        ]
        let content = Array("Exif\0\0".utf8) + tiff
        let length = content.count + 2
        return prefix(2) + [0xff, 0xe1, UInt8(length >> 8), UInt8(length & 0xff)] + content + dropFirst(2)
    }
}
