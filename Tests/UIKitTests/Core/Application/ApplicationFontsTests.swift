import TestSupport
import XCTest

@testable import UIKit

/// Kind: documented — Apple's page on `UIAppFonts`: an array of paths relative to the bundle.
@MainActor final class ApplicationFontsTests: XCTestCase {
    private var log: [String] = []

    func testListedFilesAreFontsByTheirNames() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masu-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let fonts = folder.appendingPathComponent("Fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        let source = RepositoryPaths.root.appendingPathComponent("Sources/TextLayout/Resources/Fonts")
        try FileManager.default.copyItem(
            at: source.appendingPathComponent("MasuSansHebrew-Regular.ttf"),
            to: fonts.appendingPathComponent("Own.ttf"))
        try Data("no font".utf8).write(to: folder.appendingPathComponent("Text.ttf"))
        let earlier = UIKitLog.handler
        UIKitLog.handler = { self.log.append($0) }
        defer { UIKitLog.handler = earlier }
        XCTAssertNil(UIFont(name: "MasuSansHebrew-Regular", size: 12))
        ApplicationFonts.register(
            ["UIAppFonts": ["Nowhere.ttf", "Text.ttf", "Fonts/Own.ttf"]],
            in: try XCTUnwrap(Bundle(path: folder.path)))
        defer { UIFont.unregister(postScriptName: "MasuSansHebrew-Regular") }
        XCTAssertEqual(UIFont(name: "MasuSansHebrew-Regular", size: 12)?.pointSize, 12)
        XCTAssertEqual(log.count, 2, "\(log)")
        XCTAssertTrue(log[0].hasPrefix("UIAppFonts of Info.plist lists Nowhere.ttf, which isn't in the app's bundle"))
        XCTAssertTrue(log[1].contains("Text.ttf, which can't be used"), log[1])
    }
}
