import Graphics
import XCTest

@testable import Symbols
@testable import UIKit

/// Kind: documented — Apple's page "Creating custom symbol images for your app": a template's groups are named after weight and scale,
/// its margins are the symbol's sides, and it is drawn for a font of 100 points.
@MainActor final class SymbolTemplateTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")
    private var log: [String] = []

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-symbols-\(UUID().uuidString)")
        UIKitLog.handler = { [weak self] in self?.log.append($0) }
    }

    override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

    private func bundle(_ svg: String) throws -> Bundle {
        let set = folder.appendingPathComponent("A.xcassets/wave.symbolset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(svg.utf8).write(to: set.appendingPathComponent("wave.svg"))
        try Data("{ \"symbols\": [ { \"filename\": \"wave.svg\", \"idiom\": \"universal\" } ] }".utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        return try XCTUnwrap(Bundle(path: folder.path))
    }

    /// A square of 100 points with 10 points of margin at both sides.
    private static let template = """
        <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
        <g id="Notes"><rect id="artboard" width="3300" height="2200"/></g>
        <g id="Guides"><path id="H" d="M0 0H9V9Z"/>
        <line id="left-margin-Regular-M" x1="490" x2="490" y1="0" y2="9"/>
        <line id="right-margin-Regular-M" x1="610" x2="610" y1="0" y2="9"/></g>
        <g id="Symbols"><g id="Black-M" transform="matrix(1 0 0 1 900 700)"><path d="M0 0H500V500Z"/></g>
        <g id="Regular-M" transform="matrix(1 0 0 1 490 700)"><path d="M10 0h100v100h-100z"/></g></g></svg>
        """

    func testASymbolOfACatalogIsOneOfTheSystemsKind() async throws {
        let image = try XCTUnwrap(UIImage(named: "wave", in: try bundle(Self.template), compatibleWith: nil))
        XCTAssertTrue(image.isSymbolImage)
        // 120 by 100 points of a font of 100, at 17, in steps of half a point.
        XCTAssertEqual(image.size, CGSize(width: 20.5, height: 17))
        let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 50))
        XCTAssertEqual(large.size, CGSize(width: 60, height: 50))
        let view = UIImageView(image: large)
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
        view.tintColor = .red
        let bitmap = try XCTUnwrap(
            UIGraphicsImageRenderer(bounds: view.bounds).image { context in
                view.layer.render(in: context.cgContext)
            }.cgImage
        ).bitmap
        func color(_ x: CGFloat) -> (UInt8, UInt8) {
            let pixel = bitmap.pixel(x: Int(x * CGFloat(bitmap.width) / 60), y: bitmap.height / 2)
            return (pixel.red, pixel.alpha)
        }
        XCTAssertTrue(color(2) == (0, 0), "\(color(2))")
        XCTAssertEqual(color(30).1, 255)
        XCTAssertGreaterThan(color(30).0, 200)
        XCTAssertTrue(color(58) == (0, 0), "\(color(58))")
        XCTAssertEqual(log, [])
    }

    /// Templates with variable weights have the small scale alone.
    func testTheSmallScaleIsMadeMedium() async throws {
        let svg = Self.template.replacing("Regular-M", with: "Regular-S").replacing("Black-M", with: "Black-S")
        let image = try XCTUnwrap(UIImage(named: "wave", in: try bundle(svg), compatibleWith: nil))
        XCTAssertEqual(
            image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 78)).size, CGSize(width: 120, height: 100))
    }

    func testADrawingWithoutVariantsIsSaidToBeNone() async throws {
        XCTAssertNil(UIImage(named: "wave", in: try bundle("<svg><path d='M0 0H9V9Z'/></svg>"), compatibleWith: nil))
        XCTAssertEqual(log.count { $0.contains("has neither a group Regular-M nor Regular-S") }, 1, "\(log)")
        XCTAssertNil(UIImage(named: "other", in: try bundle(Self.template), compatibleWith: nil))
    }
}
