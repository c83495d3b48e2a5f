import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of localised documents and of accessibility in Interface Builder.
///
/// Texts in the reader's language, and what documents tell assistive technologies.
@MainActor final class DocumentTextTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-texts-\(UUID().uuidString)")
        try write(
            "Base.lproj/Screen.xib",
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701"><objects>
            <view id="root"><subviews>
            <label text="Hello" id="lab"><accessibility key="accessibilityConfiguration" label="Greeting" hint="Says hello">
                <accessibilityTraits key="traits" staticText="YES" header="YES"/><bool key="isElement" value="YES"/>
                </accessibility></label>
            <button buttonType="system" id="but"><state key="normal" title="Go"/></button>
            <textField placeholder="Name" restorationIdentifier="field" id="fie"/>
            </subviews></view></objects></document>
            """)
        try write(
            "de.lproj/Screen.strings",
            """
            /* Class = "UILabel"; text = "Hello"; */
            "lab.text" = "Hallo";
            "lab.accessibilityLabel" = "Begrüßung";
            "but.normalTitle" = "Los";
            "fie.placeholder" = "Name eingeben";
            """)
        try write(
            "mul.lproj/Screen.xcstrings",
            """
            { "sourceLanguage": "en", "strings": { "lab.text": { "localizations": {
              "fr": { "stringUnit": { "state": "translated", "value": "Bonjour" } } } } } }
            """)
    }

    override func tearDown() async throws {
        DocumentStrings.languages = []
        try FileManager.default.removeItem(at: folder)
    }

    private func write(_ name: String, _ text: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func screen(_ languages: [String]) throws -> [UIView] {
        DocumentStrings.languages = languages
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        return try XCTUnwrap(UINib(nibName: "Screen", bundle: bundle).instantiate(withOwner: nil).first as? UIView)
            .subviews
    }

    /// A text is the one of the first language that has it, then of the language of development; a key stands for what
    /// nobody has.
    func testTextsByKey() async throws {
        try write("de.lproj/Localizable.strings", "\"greeting\" = \"Hallo\";")
        try write("en.lproj/Localizable.strings", "\"greeting\" = \"Hello\"; \"parting\" = \"Goodbye\";")
        try write("en.lproj/Errors.strings", "\"lost\" = \"Nothing found\";")
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        DocumentStrings.languages = ["fr", "de-AT"]
        XCTAssertEqual(bundle.localizedText(forKey: "greeting"), "Hallo")
        XCTAssertEqual(bundle.localizedText(forKey: "parting"), "Goodbye")
        XCTAssertEqual(bundle.localizedText(forKey: "lost", table: "Errors"), "Nothing found")
        try write("Names.strings", "\"title\" = \"Rivers\";")
        XCTAssertEqual(bundle.localizedText(forKey: "title", value: "?", table: "Names"), "Rivers")
        XCTAssertEqual(bundle.localizedText(forKey: "lost", value: "Lost"), "Lost")
        XCTAssertEqual(bundle.localizedText(forKey: "lost"), "lost")
    }

    func testTheReadersLanguage() async throws {
        for (languages, text) in [
            (["de"], "Hallo"), (["de-AT", "fr"], "Hallo"), (["fr-CA"], "Bonjour"), (["ja", "fr"], "Bonjour"),
            (["ja"], "Hello"),
        ] {
            XCTAssertEqual((try screen(languages)[0] as? UILabel)?.text, text, "\(languages)")
        }
        let german = try screen(["de"])
        XCTAssertEqual(german[0].accessibilityLabel, "Begrüßung")
        XCTAssertEqual(german[0].accessibilityHint, "Says hello")
        XCTAssertEqual((german[1] as? UIButton)?.title(for: .normal), "Los")
        XCTAssertEqual((german[2] as? UITextField)?.placeholder, "Name eingeben")
    }

    func testAccessibility() async throws {
        let label = try screen(["en"])[0]
        XCTAssertEqual(label.accessibilityLabel, "Greeting")
        XCTAssertTrue(label.isAccessibilityElement)
        XCTAssertEqual(label.accessibilityTraits, [.staticText, .header])
    }

    func testRestorationIdentifiers() async throws {
        XCTAssertEqual(try screen(["en"])[2].restorationIdentifier, "field")
        let storyboard = try UIStoryboard(
            data: Data(
                """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" initialViewController="a">
                <scenes><scene><objects><viewController storyboardIdentifier="first" useStoryboardIdentifierAsRestorationIdentifier="YES" id="a" sceneMemberID="viewController">
                <view key="view" id="v"/></viewController></objects></scene></scenes></document>
                """.utf8), bundle: nil)
        XCTAssertEqual(storyboard.instantiateInitialViewController()?.restorationIdentifier, "first")
    }
}
