import CoreText
import TestSupport
import XCTest

/// Kind: documented — Apple's pages on `CTFontManagerRegisterFontsForURL` and the metrics of `CTFont`.
@MainActor final class CoreTextTests: XCTestCase {
    func testAFontOfARegisteredFileHasItsMetrics() async throws {
        let folder = RepositoryPaths.root.appendingPathComponent("Sources/TextLayout/Resources/Fonts")
        let url = folder.appendingPathComponent("MasuSansThai-Bold.ttf")
        XCTAssertTrue(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
        defer { CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil) }
        let font = CTFontCreateWithName("MasuSansThai-Bold" as CFString, 0, nil)
        XCTAssertEqual(CTFontGetSize(font), 12)
        XCTAssertEqual("\(CTFontCopyPostScriptName(font))", "MasuSansThai-Bold")
        XCTAssertEqual(CTFontGetDescent(font), -font.descender)
        XCTAssertGreaterThan(CTFontGetDescent(font), 0)
    }
}
