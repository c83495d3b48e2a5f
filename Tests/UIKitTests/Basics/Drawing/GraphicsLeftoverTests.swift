import CairoRenderer
import HeadlessHost
import XCTest

@testable import UIKit

/// Blending, masks, PDFs and data sets. Expectations: Core Graphics' documentation of its blend modes, and PDFs read again by
/// another library.
@MainActor final class GraphicsLeftoverTests: XCTestCase {
    private func pixels(_ draw: (CGContext) -> Void) throws -> [[UInt8]] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format).image {
            draw($0.cgContext)
        }
        let bytes = try XCTUnwrap(image.cgImage).bitmap.pixels
        return (0..<4).map { Array(bytes[$0 * 4..<$0 * 4 + 4]) }
    }

    private let all = CGRect(x: 0, y: 0, width: 4, height: 1)
    private let left = CGRect(x: 0, y: 0, width: 2, height: 1)

    /// Each mode reaches as far as what is drawn, no further.
    func testModesReachWhatIsDrawn() async throws {
        func drawn(_ mode: CGBlendMode) throws -> [[UInt8]] {
            try pixels { context in
                context.setFillColor(UIColor.blue.cgColor)
                context.fill(all)
                context.setBlendMode(mode)
                context.setFillColor(UIColor.red.withAlphaComponent(0.5).cgColor)
                context.fill(left)
            }
        }
        XCTAssertEqual(try drawn(.clear), [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 255, 255], [0, 0, 255, 255]])
        let copied = try drawn(.copy)
        XCTAssertEqual(Double(copied[0][0]), 128, accuracy: 1)
        XCTAssertEqual(Double(copied[0][3]), 128, accuracy: 1)
        XCTAssertEqual(copied[2], [0, 0, 255, 255])
        let inside = try drawn(.sourceIn)
        XCTAssertEqual(Double(inside[0][3]), 128, accuracy: 1)
        XCTAssertEqual(inside[3], [0, 0, 255, 255])
    }

    /// The way in which apps have always coloured a picture's shape.
    func testTintingAPicture() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let shape = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format).image { context in
            UIColor.black.setFill()
            context.fill(left)
        }
        let tinted = try pixels { context in
            UIColor.green.setFill()
            UIRectFill(all)
            shape.draw(in: all, blendMode: .destinationIn, alpha: 1)
        }
        XCTAssertEqual(tinted, [[0, 255, 0, 255], [0, 255, 0, 255], [0, 0, 0, 0], [0, 0, 0, 0]])
        let masked = try pixels { context in
            context.saveGState()
            if let stencil = shape.cgImage { context.clip(to: all, mask: stencil) }
            context.setFillColor(UIColor.red.cgColor)
            context.fill(all)
            context.restoreGState()
            context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(masked[0], [255, 0, 0, 255])
        XCTAssertEqual(masked[2], [0, 0, 0, 0])
        XCTAssertEqual(masked[3], [0, 0, 0, 255], "the state before: black, without the mask")
    }

    /// What overlaps inside a transparency layer doesn't shine through.
    func testTransparencyLayers() async throws {
        let drawn = try pixels { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(all)
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(left)
            context.endTransparencyLayer()
        }
        XCTAssertEqual(drawn[0][0], 0)
        XCTAssertEqual(Double(drawn[0][2]), 128, accuracy: 1)
        XCTAssertEqual(Double(drawn[3][0]), 128, accuracy: 1)
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

    func testReversedPathsAndDashes() async throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 15, y: 5))
        path.close()
        let reversed = path.reversing()
        XCTAssertEqual(
            reversed.graphicsPath.elements,
            [
                .move(to: CGPoint(x: 10, y: 10)), .quad(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 15, y: 5)),
                .line(to: CGPoint(x: 0, y: 0)), .close,
            ])
        path.setLineDash([3, 1], count: 2, phase: 2)
        var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
        path.getLineDash(&lengths, count: &count, phase: &phase)
        XCTAssertEqual(lengths, [3, 1])
        XCTAssertEqual(count, 2)
        XCTAssertEqual(phase, 2)
    }

    func testPDFs() async throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Report", kCGPDFContextKeywords: ["a", "b"]]
        let page = CGRect(x: 0, y: 0, width: 200, height: 100)
        let renderer = UIGraphicsPDFRenderer(bounds: page, format: format)
        XCTAssertFalse(renderer.allowsImageOutput)
        let data = renderer.pdfData { context in
            context.beginPage()
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
            ("Hello" as NSString).draw(
                at: CGPoint(x: 60, y: 20),
                withAttributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.blue])
            if let url = URL(string: "https://example.org") {
                context.setURL(url, for: CGRect(x: 0, y: 0, width: 50, height: 50))
            }
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 80, height: 60), pageInfo: [:])
            XCTAssertEqual(context.pdfContextBounds.width, 80)
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 80, height: 60))
        }
        let text = String(decoding: data, as: UTF8.self)
        XCTAssertTrue(text.contains("/Count 2"))
        XCTAssertTrue(text.contains("https://example.org"))
        let bitmap = try VectorPicture([UInt8](data), format: .pdf).bitmap(width: 400, height: 200, size: (200, 100))
        let red = bitmap.pixel(x: 10, y: 10)
        XCTAssertEqual([red.red, red.green, red.blue], [255, 0, 0])
        // Something blue stands where the text is, and nothing beside it.
        var blue = 0
        for x in 120..<300 { for y in 40..<110 where bitmap.pixel(x: x, y: y).blue > 128 { blue += 1 } }
        XCTAssertGreaterThan(blue, 400)
        XCTAssertEqual(bitmap.pixel(x: 380, y: 180).alpha, 0)
        guard let folder = ProcessInfo.processInfo.environment["MASU_SHEETS"] else { return }
        try UIImage(bitmap: bitmap, scale: 2).pngData()?
            .write(to: URL(fileURLWithPath: folder).appendingPathComponent("pdf.png"))
    }

    func testDataAssets() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Data.bundle")
        let set = folder.appendingPathComponent("Assets.xcassets/Words.dataset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("[1]".utf8).write(to: set.appendingPathComponent("words.json"))
        try Data(#"{"data":[{"filename":"words.json","idiom":"universal"}],"info":{"version":1}}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        let asset = try XCTUnwrap(NSDataAsset(name: "Words", bundle: bundle))
        XCTAssertEqual(asset.data, Data("[1]".utf8))
        XCTAssertEqual(asset.typeIdentifier, "public.json")
        XCTAssertNil(NSDataAsset(name: "Others", bundle: bundle))
    }

    func testPasteboards() async throws {
        let board = UIPasteboard.withUniqueName()
        XCTAssertNotEqual(board.name, UIPasteboard.withUniqueName().name)
        final class Told: @unchecked Sendable { var information: [AnyHashable: Any] = [:] }
        let told = Told()
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { note in MainActor.assumeIsolated { told.information = note.userInfo ?? [:] } }
        defer { NotificationCenter.default.removeObserver(token) }
        board.items = [["public.utf8-plain-text": "a"], ["public.url": "b", "x": 1]]
        XCTAssertEqual(
            told.information[UIPasteboard.changedTypesAddedUserInfoKey] as? [String],
            ["public.url", "public.utf8-plain-text", "x"])
        XCTAssertEqual(board.itemSet(withPasteboardTypes: ["x", "y"]), IndexSet(integer: 1))
        XCTAssertNil(board.itemSet(withPasteboardTypes: ["y"]))
        XCTAssertEqual(board.types(forItemSet: IndexSet(integer: 1)), [["public.url", "x"]])
        XCTAssertEqual(board.values(forPasteboardType: "x", inItemSet: nil) as? [Int], [1])
        board.colors = [.red, .blue]
        XCTAssertEqual(board.colors, [.red, .blue])
        XCTAssertEqual(board.numberOfItems, 2)
        let host = try HeadlessHost()
        board.setItems([["x": 1]], options: [.expirationDate: UIApplication.shared.presentDate.addingTimeInterval(1)])
        host.advance(by: 0.5)
        XCTAssertEqual(board.numberOfItems, 1)
        host.advance(by: 0.6)
        XCTAssertEqual(board.numberOfItems, 0)
    }

    /// Frames of a GIF by ImageIO's functions, as apps make animated images of them: the picture of `AnimatedImageTests`.
    func testAnimatedPictures() async throws {
        let gif: [UInt8] = [
            71, 73, 70, 56, 57, 97, 2, 0, 2, 0, 145, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 33, 255, 11,
            78, 69, 84, 83, 67, 65, 80, 69, 50, 46, 48, 3, 1, 2, 0, 0, 33, 249, 4, 4, 10, 0, 0, 0, 44, 0, 0, 0, 0, 2, 0,
            2, 0, 0, 2, 4, 4, 65, 16, 44, 0, 33, 249, 4, 12, 20, 0, 0, 0, 44, 1, 0, 1, 0, 1, 0, 1, 0, 0, 2, 2, 20, 11,
            0,
            33, 249, 4, 5, 30, 0, 3, 0, 44, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 3, 12, 199, 2, 0, 59,
        ]
        let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(gif), nil))
        XCTAssertEqual(CGImageSourceGetCount(source), 3)
        let frames = (0..<3).compactMap { CGImageSourceCreateImageAtIndex(source, $0, nil) }
        let animated = try XCTUnwrap(UIImage.animatedImage(with: frames.map { UIImage(cgImage: $0) }, duration: 0.6))
        XCTAssertEqual(animated.images?.count, 3)
        let told = CGImageSourceCopyPropertiesAtIndex(source, 1, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
        XCTAssertEqual(told?[kCGImagePropertyGIFDelayTime] as? Double, 0.2)
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 3, nil))
        XCTAssertNil(CGImageSourceCreateWithData(Data([1, 2]), nil))
        XCTAssertEqual(UIImage(data: Data(gif))?.size, CGSize(width: 2, height: 2))
    }
}
