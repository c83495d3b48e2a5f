import Graphics
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of asset catalogs: scales, rendering intents, preserved vectors.
///
/// Drawings of asset catalogs, SVG and PDF, as pictures.
@MainActor final class DrawnAssetTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var log: [String] = []

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-assets-\(UUID().uuidString)")
        UIKitLog.handler = { [weak self] in self?.log.append($0) }
    }

    override func tearDown() async throws {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A square of 6 points: its left half black, the rest clear.
    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="6" height="6" viewBox="0 0 6 6">
        <rect width="3" height="6"/></svg>
        """

    private func bundle(_ file: String, _ content: String, properties: String = "{}") throws -> Bundle {
        let set = folder.appendingPathComponent("A.xcassets/icon.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(content.utf8).write(to: set.appendingPathComponent(file))
        try Data(
            """
            { "images": [ { "filename": "\(file)", "idiom": "universal" } ], "properties": \(properties) }
            """.utf8
        ).write(to: set.appendingPathComponent("Contents.json"))
        return try XCTUnwrap(Bundle(path: folder.path))
    }

    private func traits(_ scale: CGFloat) -> UITraitCollection { UITraitCollection(displayScale: scale) }

    private func alphas(_ bitmap: Bitmap, row: Int) -> [UInt8] {
        (0..<bitmap.width).map { bitmap.pixel(x: $0, y: row).alpha }
    }

    func testPixelsForTheScale() async throws {
        let bundle = try bundle("icon.svg", Self.svg)
        for scale in [1, 2, 3] {
            let image = try XCTUnwrap(UIImage(named: "icon", in: bundle, compatibleWith: traits(CGFloat(scale))))
            XCTAssertEqual(image.size, CGSize(width: 6, height: 6))
            XCTAssertEqual(image.scale, CGFloat(scale))
            let pixels = try XCTUnwrap(image.cgImage).bitmap
            XCTAssertEqual(
                alphas(pixels, row: 1),
                [UInt8](repeating: 255, count: 3 * scale) + [UInt8](repeating: 0, count: 3 * scale))
        }
        XCTAssertEqual(log, [])
    }

    /// An app that put its files into a catalog may still name them as files.
    func testAnAssetByTheNameOfItsFile() async throws {
        let bundle = try bundle("icon.svg", Self.svg)
        XCTAssertEqual(
            UIImage(named: "icon.jpg", in: bundle, compatibleWith: traits(2))?.size, CGSize(width: 6, height: 6))
        XCTAssertEqual(UIImage(named: "icon", in: bundle, with: nil)?.size, CGSize(width: 6, height: 6))
        XCTAssertNil(UIImage(named: "none", in: bundle, with: UIImage.SymbolConfiguration(scale: .large)))
    }

    /// A drawing that keeps its vectors is drawn for the size that it is shown at; another is stretched.
    func testVectorsStaySharp() async throws {
        for keeps in [false, true] {
            let bundle = try bundle(
                "icon.svg", Self.svg.replacingOccurrences(of: "width=\"3\"", with: "width=\"2.5\""),
                properties: "{ \"preserves-vector-representation\": \(keeps) }")
            let image = try XCTUnwrap(UIImage(named: "icon", in: bundle, compatibleWith: traits(1)))
            let list = DisplayList {
                image.record(into: &$0, in: CGRect(x: 0, y: 0, width: 60, height: 60), tint: nil, screenScale: 1)
            }
            let widths = list.commands.compactMap { command -> Int? in
                if case .image(let placement) = command { placement.bitmap.width } else { nil }
            }
            XCTAssertEqual(widths, [keeps ? 60 : 6])
            try FileManager.default.removeItem(at: folder)
            folder = folder.deletingLastPathComponent().appendingPathComponent("masu-assets-\(UUID().uuidString)")
        }
    }

    func testRenderingIntents() async throws {
        for (intent, mode) in [("template", UIImage.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal)] {
            let bundle = try bundle(
                "icon.svg", Self.svg, properties: "{ \"template-rendering-intent\": \"\(intent)\" }")
            let image = try XCTUnwrap(UIImage(named: "icon", in: bundle, compatibleWith: traits(2)))
            XCTAssertEqual(image.renderingMode, mode)
            try FileManager.default.removeItem(at: folder)
            folder = folder.deletingLastPathComponent().appendingPathComponent("masu-assets-\(UUID().uuidString)")
        }
    }

    /// A picture that can't be drawn has its size nevertheless, and the log says why it shows nothing.
    func testABrokenDrawingHasItsSize() async throws {
        let bundle = try bundle("icon.pdf", "%PDF-1.4 /MediaBox [0 0 20 10] and nothing else")
        let image = try XCTUnwrap(UIImage(named: "icon", in: bundle, compatibleWith: traits(2)))
        XCTAssertEqual(image.size, CGSize(width: 20, height: 10))
        XCTAssertNil(image.cgImage)
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(log.first?.contains("can't be drawn") == true, "\(log)")
    }

    /// A catalog names a file in one of Unicode's spellings, and the file is there in another: Apple's file systems find it.
    func testAFilesNameInAnotherSpelling() async throws {
        let bundle = try bundle("caf\u{E9}.svg", Self.svg)
        let set = folder.appendingPathComponent("A.xcassets/icon.imageset").path
        try FileManager.default.moveItem(atPath: "\(set)/caf\u{E9}.svg", toPath: "\(set)/cafe\u{301}.svg")
        XCTAssertEqual(ImageContent.asset("icon", in: bundle, traits: traits(1))?.statedSize?.width, 6)
        XCTAssertEqual(log, [])
    }
}
