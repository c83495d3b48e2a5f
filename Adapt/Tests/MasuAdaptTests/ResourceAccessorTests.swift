import Foundation
import XCTest

@testable import MasuAdapt

/// Kind: documented — the examples on R.swift's own page, before and since its version 7; the names of fonts are those of the
/// bundled fonts' own tables.
final class ResourceAccessorTests: XCTestCase {
    private let folder = TestFolder.make()

    override func tearDown() { try? FileManager.default.removeItem(at: folder) }

    private func text(for source: String, _ files: [String: String]) throws -> String? {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try TestFolder.write(files, in: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return ResourceAccessors(of: names.map(folder.appendingPathComponent)).text(for: [source])
    }

    func testPicturesColoursAndFiles() throws {
        let text = try XCTUnwrap(
            text(
                for:
                    "let a = R.image.settingsIcon(); let b = R.color.indicator_Highlight()\nlet c = R.file.seedDataJson()",
                [
                    "Assets.xcassets/settings-icon.imageset/Contents.json": "{}",
                    "Assets.xcassets/Other.imageset/Contents.json": "{}",
                    "Assets.xcassets/Group/indicator_highlight.colorset/Contents.json": "{}", "seed-data.json": "[]",
                ]))
        XCTAssertTrue(text.contains("static let `settingsIcon` = PictureResource(name: \"settings-icon\")"), text)
        XCTAssertTrue(text.contains("`indicator_Highlight` = NamedColorResource(name: \"indicator_highlight\")"), text)
        XCTAssertTrue(text.contains("`seedDataJson` = FileResource(fullName: \"seed-data.json\")"), text)
        XCTAssertFalse(text.contains("Other"), text)
    }

    /// Found by a mutation: a byte of another encoding in an attribute ended the program.
    func testADocumentWithADamagedByteIsReadAsFarAsItGoes() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Main.storyboard")
        var bytes = Data("<document initialViewController=\"a\"><viewController id=\"a\" customClass=\"Li".utf8)
        bytes.append(0xD1)
        bytes.append(Data("st\"/></document>".utf8))
        try bytes.write(to: file)
        XCTAssertEqual(ResourceDocument(file).initial, "Li\u{FFFD}st")
    }

    func testTexts() throws {
        let text = try XCTUnwrap(
            text(
                for: "print(R.string.localizable.welcomeMessage(name), R.string.alert.ok.key, R.string.alert.gone())",
                [
                    "en.lproj/Localizable.strings": "/* \"old\" = \"a\"; */\n\"welcome.message\" = \"Welcome %@\";",
                    "Alert.strings": "// \"gone\" = \"a\";\n\"ok\" = \"OK\";\n",
                ]))
        XCTAssertTrue(
            text.contains("`welcomeMessage` = StringResource(key: \"welcome.message\", table: \"Localizable\")"), text)
        XCTAssertTrue(text.contains("`ok` = StringResource(key: \"ok\", table: \"Alert\")"), text)
        XCTAssertFalse(text.contains("gone"), text)
    }

    func testDocuments() throws {
        let source = """
            table.register(R.nib.riverCell)
            let cell = table.dequeueReusableCell(withIdentifier: R.reuseIdentifier.lake, for: path)
            let first = R.storyboard.main.instantiateInitialViewController()
            let details = R.storyboard.main.details(); segue(R.segue.listController.showDetails.identifier)
            """
        let text = try XCTUnwrap(
            text(
                for: source,
                [
                    "RiverCell.xib": """
                    <document><objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
                    <tableViewCell id="a" customClass="RiverCell" reuseIdentifier="river"/></objects></document>
                    """,
                    "Base.lproj/Main.storyboard": """
                    <document initialViewController="n"><scenes>
                    <scene><objects><navigationController id="n"/></objects></scene>
                    <scene><objects><tableViewController id="l" customClass="ListController"><tableView>
                    <tableViewCell reuseIdentifier="Lake"/></tableView>
                    <connections><segue identifier="showDetails" destination="d"/></connections></tableViewController>
                    <viewController id="d" customClass="Details" storyboardIdentifier="Details"/></objects></scene>
                    </scenes></document>
                    """,
                ]))
        XCTAssertTrue(text.contains("NibResource<RiverCell>(name: \"RiverCell\", identifier: \"river\")"), text)
        XCTAssertTrue(text.contains("`lake` = ReuseIdentifier<UITableViewCell>(identifier: \"Lake\")"), text)
        XCTAssertTrue(text.contains("typealias Initial = UINavigationController"), text)
        XCTAssertTrue(text.contains("let `details` = SceneResource<Details>("), text)
        XCTAssertTrue(text.contains("`showDetails` = SegueResource(identifier: \"showDetails\")"), text)
    }

    func testAnAppWithItsOwnRKeepsIt() throws {
        XCTAssertNil(try text(for: "struct R { enum image {} }\nlet a = R.image.close()", [:]))
        XCTAssertNil(try text(for: "let a = Colour.R.image", [:]))
    }

    /// Accessors that R.swift wrote before, in either of its forms, fit its own library alone: others take their place.
    func testAccessorsInTheProjectAreWrittenAnew() throws {
        let rivers = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Example/Rivers").standardizedFileURL
        try FileManager.default.copyItem(at: rivers, to: folder)
        let head = "//\n// Generated by R.swift, see https://example.com\n"
        for accessors in ["import Rswift\nstruct R: Rswift.Validatable {}\n", "let R = _R(bundle: Bundle.main)\n"] {
            try TestFolder.write(
                [
                    "App/LengthBadge.swift": "import UIKit\nlet picture = R.file.riversJson()\n",
                    "App/AppDelegate.swift": head + accessors,
                ], in: folder)
            let output = folder.appendingPathComponent("Package")
            var package = try ApplicationPackage(
                of: XcodeProject(folder.appendingPathComponent("Rivers.xcodeproj")), target: nil, output: output,
                masu: folder.appendingPathComponent("Masu"), given: [:])
            let report = try package.write()
            XCTAssertTrue(
                report.leftOut.contains("AppDelegate.swift of Rivers: Masu writes what R.swift has written there"),
                "\(report.leftOut)")
            let sources = output.appendingPathComponent("Sources/Rivers")
            let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
            XCTAssertFalse(names.contains("AppDelegate.swift"), "\(names)")
            let text = try String(
                contentsOf: sources.appendingPathComponent("ResourceAccessors.swift"), encoding: .utf8)
            XCTAssertTrue(text.contains("`riversJson` = FileResource(fullName: \"rivers.json\")"), text)
        }
    }

    func testAFontsName() throws {
        let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Sources")
        let files = FileManager.default.enumerator(atPath: fonts.path)?.compactMap { $0 as? String } ?? []
        let file = try XCTUnwrap(files.filter { $0.hasSuffix(".ttf") }.min())
        let name = try XCTUnwrap(FontName.postScript(of: fonts.appendingPathComponent(file)))
        XCTAssertFalse(name.isEmpty)
        XCTAssertNil(name.firstMatch(of: /[^!-~]/), "PostScript names have no spaces: \(name)")
    }
}
