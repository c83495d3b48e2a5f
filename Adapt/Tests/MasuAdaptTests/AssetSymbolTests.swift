import Foundation
import MasuAdapt
import XCTest

/// Kind: documented — Xcode 15's release notes on generated asset symbols.
final class AssetSymbolTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("AssetSymbolTests")

    override func setUpWithError() throws {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent("in/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func symbols(of source: String, _ assets: [String]) throws -> String? {
        try write(source, to: "App.swift")
        for asset in assets { try write("{}", to: "Assets.xcassets/\(asset)/Contents.json") }
        let output = folder.appendingPathComponent("out")
        try AdaptedModule(inputs: [folder.appendingPathComponent("in")], output: output).write()
        return try? String(contentsOf: output.appendingPathComponent("GeneratedAssetSymbols.swift"), encoding: .utf8)
    }

    /// Of `#if swift(>=5.9)` the compiler takes one part: names in the other are nobody's.
    func testNamesOfAPartThatIsNotCompiled() throws {
        let source = """
            #if swift(>=5.9)
            #elseif swift(>=5.8)
            extension UIColor { static var accent: UIColor { .red } }
            #endif
            #if compiler(<5)
            #else
            extension UIColor { static var shade: UIColor { .red } }
            #endif
            let a: UIColor = .accent, b: UIColor = .shade
            """
        let text = try XCTUnwrap(symbols(of: source, ["AccentColor.colorset", "Shade.colorset"]))
        XCTAssertTrue(text.contains("static var `accent`"), text)
        XCTAssertFalse(text.contains("shade"), text)
    }

    /// The kind's own word is dropped from the end of the symbol's name, however the asset's is written; symbols are pictures.
    func testTheKindAtTheEnd() throws {
        let source = "let a: UIColor = .title, b: UIColor = .brand, c: UIColor = .textColor, d: ImageResource = .wave\n"
        let assets = ["title_color.colorset", "Brand Color.colorset", "TextColor.colorset", "wave.symbolset"]
        let text = try XCTUnwrap(symbols(of: source, assets))
        for name in ["title", "brand", "textColor", "wave"] {
            XCTAssertTrue(
                text.contains("static var `\(name)`") || text.contains("static let `\(name)`"), "\(name): \(text)")
        }
    }

    func testNamesThatAreUsed() throws {
        let text = try XCTUnwrap(
            symbols(
                of:
                    "let a = UIImage.closeButton, b: UIColor = .accent, c = UIImage(resource: .urlIcon), d = UIImage._3D",
                ["Close Button.imageset", "AccentColor.colorset", "URLIcon.imageset", "3D.imageset", "Unused.imageset"])
        )
        XCTAssertEqual(
            text,
            """
            import UIKit
            extension ImageResource { static let `_3D` = ImageResource(name: "3D", bundle: .main) }
            extension UIImage { static var `_3D`: UIImage { UIImage(resource: ._3D) } }
            extension ImageResource { static let `closeButton` = ImageResource(name: "Close Button", bundle: .main) }
            extension UIImage { static var `closeButton`: UIImage { UIImage(resource: .closeButton) } }
            extension ImageResource { static let `urlIcon` = ImageResource(name: "URLIcon", bundle: .main) }
            extension UIImage { static var `urlIcon`: UIImage { UIImage(resource: .urlIcon) } }
            extension ColorResource { static let `accent` = ColorResource(name: "AccentColor", bundle: .main) }
            extension UIColor { static var `accent`: UIColor { UIColor(resource: .accent) } }

            """)
    }

    func testAnAppKeepsNamesOfItsOwn() throws {
        XCTAssertNil(
            try symbols(
                of: "extension UIImage { static let logo = UIImage(named: \"Logo\") }\nlet a = UIImage.logo",
                ["Logo.imageset"]))
    }

    /// In an extension of the type a name stands without a dot.
    func testNamesInAnExtensionOfTheirType() throws {
        let text = try XCTUnwrap(
            symbols(
                of: "extension UIImage { static let unselected = home }\nlet home2 = 0",
                ["home.imageset", "away.imageset"]))
        XCTAssertTrue(text.contains("extension UIImage { static var `home`"), text)
        XCTAssertFalse(text.contains("away"), text)
    }

    /// A list of the app's own, as SwiftGen writes it, is no extension of the colours' type.
    func testNamesInOtherTypesAreNoReason() throws {
        let text = try XCTUnwrap(
            symbols(
                of: "enum Assets { static let title = ColorAsset(name: \"Title\") }\nlet a: UIColor = .title",
                ["Title.colorset"]))
        XCTAssertTrue(text.contains("extension UIColor { static var `title`"), text)
    }

    /// A folder that provides a namespace is a type, which all assets in it share.
    func testAFolderIsAType() throws {
        try write("{\"properties\": {\"provides-namespace\": true}}", to: "Assets.xcassets/loader/Contents.json")
        let text = try symbols(
            of: "let a = UIColor(resource: .Loader.start), b: UIColor = .Loader.end",
            ["loader/Start.colorset", "loader/End.colorset"])
        XCTAssertEqual(
            text,
            """
            import UIKit
            extension ColorResource { enum Loader {} }
            extension UIColor { enum Loader {} }
            extension ColorResource.Loader { static let `end` = ColorResource(name: "loader/End", bundle: .main) }
            extension UIColor.Loader { static var `end`: UIColor { UIColor(resource: .Loader.end) } }
            extension ColorResource.Loader { static let `start` = ColorResource(name: "loader/Start", bundle: .main) }
            extension UIColor.Loader { static var `start`: UIColor { UIColor(resource: .Loader.start) } }

            """)
    }

    func testUIKitsColoursStay() throws {
        let text = try XCTUnwrap(symbols(of: "let a = UIColor.red", ["Red.colorset"]))
        XCTAssertTrue(text.contains("extension ColorResource"), text)
        XCTAssertFalse(text.contains("extension UIColor"), text)
    }
}
