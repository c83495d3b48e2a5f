import TestSupport
import UIKit
import XCTest

@testable import MasuTool

/// Kind: documented — the key `customFonts` of Interface Builder's documents: files, each with the fonts in it.
@MainActor final class DocumentFontsTests: XCTestCase {
    func testADocumentsFontsComeFromItsProject() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Lake.xcodeproj", "Lake/Views", "Lake/Fonts"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        let fonts = RepositoryPaths.root.appendingPathComponent("Sources/TextLayout/Resources/Fonts")
        try FileManager.default.copyItem(
            at: fonts.appendingPathComponent("MasuSansArabic-Bold.ttf"),
            to: folder.appendingPathComponent("Lake/Fonts/Arabic.ttf"))
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701">
            <customFonts key="customFonts"><array key="Arabic.ttf"><string>MasuSansArabic-Bold</string></array>
            <array key="Nowhere.ttf"><string>Nowhere</string></array></customFonts>
            <objects><view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/></view></objects></document>
            """
        let file = folder.appendingPathComponent("Lake/Views/Lake.xib")
        try Data(text.utf8).write(to: file)
        XCTAssertNil(UIFont(name: "MasuSansArabic-Bold", size: 12))
        _ = try InputFile.document(file.path)
        defer { UIFont.unregister(postScriptName: "MasuSansArabic-Bold") }
        XCTAssertEqual(UIFont(name: "MasuSansArabic-Bold", size: 12)?.fontName, "MasuSansArabic-Bold")
    }
}
