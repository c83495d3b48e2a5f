import InterfaceBuilder
import XCTest

/// Kind: documented — Apple's Asset Catalog Format Reference.
final class AssetTests: XCTestCase {
    func testImagesByScaleIdiomAndAppearance() throws {
        let json = """
            { "images": [
              { "filename": "a.png", "idiom": "universal", "scale": "1x" },
              { "filename": "a2.png", "idiom": "universal", "scale": "2x" },
              { "filename": "d2.png", "idiom": "universal", "scale": "2x",
                "appearances": [ { "appearance": "luminosity", "value": "dark" } ] },
              { "filename": "p2.png", "idiom": "ipad", "scale": "2x" },
              { "filename": "../../secret.png", "idiom": "iphone", "scale": "3x" },
              { "idiom": "universal", "scale": "3x" } ],
              "properties": { "template-rendering-intent": "template" } }
            """
        let set = try AssetSet(contents: Array(json.utf8))
        func name(_ scale: Double, _ idiom: String = "iphone", dark: Bool = false) -> String? {
            set.variant(for: AssetTraits(scale: scale, idiom: idiom, isDark: dark))?.fileName
        }
        XCTAssertEqual(name(1), "a.png")
        XCTAssertEqual(name(2), "a2.png")
        XCTAssertEqual(name(3), "a2.png", "the nearest smaller one, as there is no larger")
        XCTAssertEqual(name(2, dark: true), "d2.png")
        XCTAssertEqual(name(2, "ipad"), "p2.png")
        XCTAssertEqual(set.intent, .template)
        XCTAssertEqual(set.variants.count, 4, "paths out of the folder don't count")
    }

    func testImagesBySizeClass() throws {
        let json = """
            { "images": [
              { "filename": "any.png", "idiom": "universal", "scale": "2x" },
              { "filename": "low.png", "idiom": "universal", "scale": "2x", "height-class": "compact" },
              { "filename": "flat.png", "idiom": "universal", "scale": "2x", "width-class": "regular",
                "height-class": "compact" } ],
              "properties": { "template-rendering-intent": "original", "preserves-vector-representation": true } }
            """
        let set = try AssetSet(contents: Array(json.utf8))
        func name(_ width: SizeClassPair.Class?, _ height: SizeClassPair.Class?) -> String? {
            set.variant(
                for: AssetTraits(
                    scale: 2, idiom: "iphone", isDark: false, sizeClasses: SizeClassPair(width: width, height: height))
            )?.fileName
        }
        XCTAssertEqual(name(.compact, .regular), "any.png")
        XCTAssertEqual(name(.compact, .compact), "low.png")
        XCTAssertEqual(name(.regular, .compact), "flat.png")
        XCTAssertEqual(name(nil, nil), "any.png")
        XCTAssertEqual(set.intent, .original)
        XCTAssertTrue(set.keepsVectors)
    }

    func testStringCatalogs() throws {
        let json = """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
              "a-b.text": { "localizations": {
                "de": { "stringUnit": { "state": "translated", "value": "Hallo" } },
                "en": { "stringUnit": { "state": "new", "value": "Hello" } } } },
              "c.title": { "localizations": { "de": { "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%d Bild" } },
                "other": { "stringUnit": { "state": "translated", "value": "%d Bilder" } } } } } } },
              "d.title": {} } }
            """
        XCTAssertEqual(
            try StringsTable.parse(catalog: Array(json.utf8), language: "de"),
            ["a-b.text": "Hallo", "c.title": "%d Bilder"])
        XCTAssertEqual(try StringsTable.parse(catalog: Array(json.utf8), language: "fr"), [:])
        XCTAssertThrowsError(try StringsTable.parse(catalog: Array("[1]".utf8), language: "de"))
        let deep = String(repeating: "[", count: 100_000)
        XCTAssertThrowsError(try StringsTable.parse(catalog: Array(deep.utf8), language: "de"))
    }

    func testColors() throws {
        let json = """
            { "colors": [
              { "idiom": "universal", "color": { "color-space": "srgb",
                "components": { "red": "0xFF", "green": "128", "blue": "0.25", "alpha": "1.000" } } },
              { "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ],
                "color": { "color-space": "display-p3", "components": { "white": "0.500", "alpha": "0.5" } } } ] }
            """
        let set = try AssetSet(contents: Array(json.utf8))
        let light = try XCTUnwrap(set.variant(for: AssetTraits(scale: 2, idiom: "iphone", isDark: false))?.color)
        XCTAssertEqual([light.red, light.green, light.blue, light.alpha], [1, 128.0 / 255, 0.25, 1])
        XCTAssertFalse(light.isDisplayP3)
        let dark = try XCTUnwrap(set.variant(for: AssetTraits(scale: 2, idiom: "iphone", isDark: true))?.color)
        XCTAssertEqual([dark.red, dark.alpha], [0.5, 0.5])
        XCTAssertTrue(dark.isDisplayP3)
    }

    func testNestingOfContentsHasALimit() {
        let deep = String(repeating: "[", count: 100_000)
        XCTAssertThrowsError(try AssetSet(contents: Array(deep.utf8)))
        XCTAssertThrowsError(try AssetSet(contents: Array("{".utf8)))
    }

    func testStrings() throws {
        let text = """
            /* Class = "UILabel"; text = "Title"; ObjectID = "a-b"; */
            "a-b.text" = "題名";
            // bare words
            key.title = "say \\"hi\\"\\n\\U00e9";
            """
        let table = try StringsTable.parse(Array(text.utf8))
        XCTAssertEqual(table, ["a-b.text": "題名", "key.title": "say \"hi\"\né"])
        let utf16: [UInt8] = [0xFF, 0xFE] + "\"a\"=\"b\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        XCTAssertEqual(try StringsTable.parse(utf16), ["a": "b"])
        for (wrong, message) in [
            ("\"a\" = \"b\"", "line 1: “;” is missing"),
            ("\"a\n", "line 1: the text that begins here has no closing quote"),
            ("\n/* a", "line 2: the comment that begins here has no end"),
            ("= 1", "line 1: a text in quotes is wanted here"),
        ] {
            XCTAssertThrowsError(try StringsTable.parse(Array(wrong.utf8))) { XCTAssertEqual("\($0)", message) }
        }
    }
}
