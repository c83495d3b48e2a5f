import Foundation
import TestSupport
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIFont`, `UIFontDescriptor` and Core Text's font manager.
@MainActor final class FontTests: XCTestCase {
    func testMetricsOfTheSystemFont() async throws {
        let font = UIFont.systemFont(ofSize: 17)
        XCTAssertEqual(font.ascender, 0.9521484375 * 17, accuracy: 1e-12)
        XCTAssertEqual(font.descender, -0.2412109375 * 17, accuracy: 1e-12)
        XCTAssertEqual(font.lineHeight, 20.287109375, accuracy: 1e-12)
        XCTAssertEqual(font.leading, 0)
        XCTAssertEqual(font.capHeight, 1443.0 / 2048 * 17, accuracy: 1e-12)
    }

    func testNamesOfTheSystemFont() async throws {
        XCTAssertEqual(UIFont.systemFont(ofSize: 1).fontName, ".SFUI-Regular")
        XCTAssertEqual(UIFont.systemFont(ofSize: 1, weight: .semibold).fontName, ".SFUI-Semibold")
        XCTAssertEqual(UIFont.italicSystemFont(ofSize: 1).fontName, ".SFUI-Italic")
        XCTAssertEqual(UIFont.systemFont(ofSize: 1).familyName, ".AppleSystemUIFont")
        let named = try XCTUnwrap(UIFont(name: ".SFUI-Heavy", size: 12))
        XCTAssertEqual(named, .systemFont(ofSize: 12, weight: .heavy))
        XCTAssertNil(UIFont(name: "NoSuchFace-Regular", size: 12))
        XCTAssertNil(UIFont(name: ".SFUI-Wobbly", size: 12))
        XCTAssertNil(UIFont(name: "", size: 12))
    }

    /// Devices have them, so that apps unwrap them; the system font stands for those that can't be measured here.
    func testFacesOfIOSAreNeverMissing() async throws {
        let bold = try XCTUnwrap(UIFont(name: "Zapfino-Bold", size: 12))
        XCTAssertEqual(bold, .systemFont(ofSize: 12, weight: .bold))
        XCTAssertEqual(UIFont(name: "Zapfino", size: 9), .systemFont(ofSize: 9))
        XCTAssertEqual(UIFont(name: "HoeflerText-BlackItalic", size: 9)?.pointSize, 9)
        XCTAssertNil(UIFont(known: "Zapfino", size: 9), "documents have a rule of their own for missing fonts")
        XCTAssertNil(UIFont(name: "SFUIText-Bold", size: 12))
    }

    func testSizesThatAreNoneMeanTheDefault() async throws {
        for size in [CGFloat(0), -3, .nan, .infinity] {
            XCTAssertEqual(UIFont.systemFont(ofSize: size).pointSize, UIFont.systemFontSize)
            XCTAssertEqual(UIFont.systemFont(ofSize: 20).withSize(size).pointSize, UIFont.systemFontSize)
        }
    }

    /// Core Text refuses a face that is known already.
    func testAFaceIsRegisteredFromItsBytes() async throws {
        let folder = RepositoryPaths.root.appendingPathComponent("Sources/TextLayout/Resources/Fonts")
        let data = try Data(contentsOf: folder.appendingPathComponent("MasuSansThai-Regular.ttf"))
        let font = try XCTUnwrap(CGDataProvider(data: data as NSData).flatMap { CGFont($0) })
        XCTAssertEqual(font.postScriptName, "MasuSansThai-Regular")
        defer { UIFont.unregister(postScriptName: "MasuSansThai-Regular") }
        XCTAssertNil(UIFont(name: "MasuSansThai-Regular", size: 12))
        XCTAssertTrue(CTFontManagerRegisterGraphicsFont(font, nil))
        XCTAssertEqual(UIFont(name: "MasuSansThai-Regular", size: 12)?.fontName, "MasuSansThai-Regular")
        var error: Unmanaged<CFError>?
        XCTAssertFalse(CTFontManagerRegisterGraphicsFont(font, &error))
        XCTAssertEqual(error?.takeRetainedValue().code, 105)
        XCTAssertNil(CGFont(try XCTUnwrap(CGDataProvider(data: Data([1, 2, 3]) as NSData))))
    }

    /// The numbers of Core Text's errors: 101 no file, 103 no font, 105 registered already, 201 not registered.
    func testAFaceIsRegisteredFromItsFile() async throws {
        let folder = RepositoryPaths.root.appendingPathComponent("Sources/TextLayout/Resources/Fonts")
        let url = folder.appendingPathComponent("MasuSansThai-Regular.ttf") as NSURL
        var error: Unmanaged<CFError>?
        func code() -> Int? { error?.takeRetainedValue().code }
        XCTAssertFalse(CTFontManagerUnregisterFontsForURL(url, .process, &error))
        XCTAssertEqual(code(), 201)
        XCTAssertTrue(CTFontManagerRegisterFontsForURL(url, .process, nil))
        XCTAssertNotNil(UIFont(name: "MasuSansThai-Regular", size: 12))
        XCTAssertFalse(CTFontManagerRegisterFontsForURL(url, .process, &error))
        XCTAssertEqual(code(), 105)
        XCTAssertTrue(CTFontManagerUnregisterFontsForURL(url, .process, nil))
        XCTAssertNil(UIFont(name: "MasuSansThai-Regular", size: 12))
        XCTAssertFalse(CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/no.ttf"), .process, &error))
        XCTAssertEqual(code(), 101)
        XCTAssertFalse(CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: #filePath), .process, &error))
        XCTAssertEqual(code(), 103)
        var told: [Int] = []
        CTFontManagerRegisterFontURLs([url, url] as NSArray, .user, true) { errors, isDone in
            told = errors.compactMap { ($0 as? NSError)?.code }
            return isDone
        }
        XCTAssertEqual(told, [105])
        UIFont.unregister(postScriptName: "MasuSansThai-Regular")
    }

    func testRegisteredFacesAreFoundByName() async throws {
        let folder = RepositoryPaths.root.appendingPathComponent("Sources/TextLayout/Resources/Fonts")
        let files = ["MasuSansThai-Regular.ttf", "MasuSansThai-Bold.ttf"].map(folder.appendingPathComponent)
        XCTAssertNil(UIFont(name: "MasuSansThai-Regular", size: 12))
        let names = try files.map { try UIFont.register(contentsOf: $0) }
        defer { names.forEach(UIFont.unregister) }
        XCTAssertEqual(names, ["MasuSansThai-Regular", "MasuSansThai-Bold"])
        XCTAssertEqual(try UIFont.register(contentsOf: files[0]), names[0])
        let font = try XCTUnwrap(UIFont(name: "MasuSansThai-Regular", size: 12))
        XCTAssertEqual(font.fontName, "MasuSansThai-Regular")
        XCTAssertTrue(UIFont.familyNames.contains(font.familyName))
        XCTAssertEqual(UIFont.fontNames(forFamilyName: font.familyName), names)
        let bold = try XCTUnwrap(font.fontDescriptor.withSymbolicTraits(.traitBold))
        XCTAssertEqual(UIFont(descriptor: bold, size: 0).fontName, "MasuSansThai-Bold")
        XCTAssertEqual(UIFont(descriptor: bold, size: 0).pointSize, 12)
        XCTAssertNil(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let family = UIFontDescriptor(fontAttributes: [
            .family: font.familyName, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
        ])
        XCTAssertEqual(UIFont(descriptor: family, size: 8).fontName, "MasuSansThai-Bold")
        XCTAssertEqual(
            UIFont(descriptor: UIFontDescriptor(name: "MasuSansThai-Bold", size: 9), size: 0).pointSize, 9)
        XCTAssertNotEqual(font.lineHeight, UIFont.systemFont(ofSize: 12).lineHeight)
    }

    func testFilesThatAreNoFontsSayWhy() async throws {
        XCTAssertThrowsError(try UIFont.register(contentsOf: URL(fileURLWithPath: "/nowhere/none.ttf"))) {
            XCTAssertTrue("\($0)".contains("/nowhere/none.ttf"), "\($0)")
        }
        for bytes in [[], [0], Array(repeating: UInt8(255), count: 100), Array("OTTO".utf8) + [0, 200, 0, 0]] {
            XCTAssertThrowsError(try FontRegistry.shared.register(Data(bytes), path: "damaged"))
        }
    }

    // MARK: Descriptors

    func testDescriptorsDescribeWhatFontsAre() async throws {
        for font in [
            UIFont.systemFont(ofSize: 15, weight: .light), .italicSystemFont(ofSize: 11),
            .monospacedDigitSystemFont(ofSize: 12, weight: .medium), .preferredFont(forTextStyle: .headline),
            UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 13)),
        ] {
            XCTAssertEqual(UIFont(descriptor: font.fontDescriptor, size: 0), font)
            XCTAssertEqual(UIFont(descriptor: font.fontDescriptor, size: 40).pointSize, 40)
        }
    }

    func testAFontOfNoNameIsTwelvePoints() async { XCTAssertEqual(UIFont().pointSize, 12) }

    func testTraits() async throws {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        XCTAssertEqual(body.pointSize, 17)
        XCTAssertFalse(body.symbolicTraits.contains(.traitBold))
        let both = try XCTUnwrap(body.withSymbolicTraits([.traitBold, .traitItalic]))
        XCTAssertEqual(UIFont(descriptor: both, size: 0).fontName, ".SFUI-BoldItalic")
        XCTAssertEqual(both.symbolicTraits.intersection([.traitBold, .traitItalic]), [.traitBold, .traitItalic])
        XCTAssertNil(body.withSymbolicTraits(.traitCondensed))
        XCTAssertTrue(
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).symbolicTraits.contains(.traitBold))
        let heavy = body.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        XCTAssertEqual(UIFont(descriptor: heavy, size: 0).fontName, ".SFUI-Heavy")
        XCTAssertEqual(body.withSize(9).pointSize, 9)
        XCTAssertNil(body.withDesign(.serif))
        XCTAssertNotNil(body.withDesign(.default))
    }

    func testDigitsOfOneWidthByFeature() async throws {
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 6, .selector: 0]]
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
        let font = UIFont(descriptor: descriptor, size: 0)
        XCTAssertEqual(font, .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        let widths = Set("0123456789".map { String($0).size(withAttributes: [.font: font]).width })
        XCTAssertEqual(widths.count, 1)
    }

    func testMonospacedFacesAreMonospaced() async throws {
        let font = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
        let widths = Set("ilWM. 0é".map { String($0).size(withAttributes: [.font: font]).width })
        XCTAssertEqual(widths.count, 1, "\(widths)")
        XCTAssertTrue(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        XCTAssertEqual(body.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 0).fontName }, font.fontName)
    }

    func testAttributesOfOtherTypesArePassedOver() async throws {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .name: 3, .size: "large", .traits: "bold", .featureSettings: 1, .family: 2, .face: 5, .textStyle: 4,
        ])
        XCTAssertEqual(UIFont(descriptor: descriptor, size: 0), .systemFont(ofSize: UIFont.systemFontSize))
    }
}
