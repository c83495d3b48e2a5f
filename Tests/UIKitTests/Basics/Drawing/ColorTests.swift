import Graphics
import XCTest

@testable import UIKit

/// Kind: documented, oracle — Apple's documentation of colours; the Human Interface Guidelines' table for iOS 15, and
/// figures that colour calculators give.
@MainActor final class ColorTests: XCTestCase {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// Apple's page on `CGColor.converted(to:intent:options:)`: nil where it can't be done.
    func testAColourInAnotherSpace() throws {
        let space = try XCTUnwrap(CGColorSpace(name: CGColorSpace.sRGB))
        let white = UIColor.white.cgColor.converted(to: space, intent: .defaultIntent, options: nil)
        XCTAssertEqual(white?.components, [1, 1, 1, 1])
        let gray = CGColorSpaceCreateDeviceGray()
        XCTAssertEqual(white?.converted(to: gray, intent: .defaultIntent, options: nil)?.components, [1, 1])
        XCTAssertNil(UIColor.red.cgColor.converted(to: gray, intent: .defaultIntent, options: nil))
    }

    func testClassicColorsHaveTheirDocumentedComponents() async throws {
        let expected: [(UIColor, [CGFloat])] = [
            (.black, [0, 1]), (.darkGray, [1.0 / 3, 1]), (.gray, [0.5, 1]), (.lightGray, [2.0 / 3, 1]),
            (.white, [1, 1]), (.clear, [0, 0]), (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]),
            (.cyan, [0, 1, 1, 1]), (.yellow, [1, 1, 0, 1]), (.magenta, [1, 0, 1, 1]), (.orange, [1, 0.5, 0, 1]),
            (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]), (.darkText, [0, 1]), (.lightText, [1, 0.6]),
        ]
        for (color, components) in expected {
            XCTAssertEqual(color.cgColor.components, components, "\(color)")
            XCTAssertEqual(color.cgColor.numberOfComponents, components.count)
        }
    }

    /// Decimal values as Apple's Human Interface Guidelines list them since June 2025 (the page Color); the others stayed.
    func testSystemColorsOfIOS26() async throws {
        let expected: [(String, UIColor, [CGFloat], [CGFloat])] = [
            ("red", .systemRed, [255, 56, 60], [255, 66, 69]),
            ("orange", .systemOrange, [255, 141, 40], [255, 146, 48]),
            ("green", .systemGreen, [52, 199, 89], [48, 209, 88]),
            ("mint", .systemMint, [0, 200, 179], [0, 218, 195]),
            ("teal", .systemTeal, [0, 195, 208], [0, 210, 224]),
            ("cyan", .systemCyan, [0, 192, 232], [60, 211, 254]),
            ("blue", .systemBlue, [0, 136, 255], [0, 145, 255]),
            ("indigo", .systemIndigo, [97, 85, 245], [109, 124, 255]),
            ("purple", .systemPurple, [203, 48, 224], [219, 52, 242]),
            ("pink", .systemPink, [255, 45, 85], [255, 55, 95]),
            ("brown", .systemBrown, [172, 127, 94], [183, 138, 102]),
        ]
        BehaviourProfile.following(.iOS26) {
            for (name, color, lightValues, darkValues) in expected {
                assertBytes(of: color.resolvedColor(with: light), lightValues + [100], name)
                assertBytes(of: color.resolvedColor(with: dark), darkValues + [100], name)
            }
        }
    }

    /// Decimal values as Apple's Human Interface Guidelines list them for iOS 15.
    func testSystemColorsLightAndDark() async throws {
        let expected: [(String, UIColor, [CGFloat], [CGFloat])] = [
            ("red", .systemRed, [255, 59, 48], [255, 69, 58]),
            ("orange", .systemOrange, [255, 149, 0], [255, 159, 10]),
            ("yellow", .systemYellow, [255, 204, 0], [255, 214, 10]),
            ("green", .systemGreen, [52, 199, 89], [48, 209, 88]),
            ("mint", .systemMint, [0, 199, 190], [99, 230, 226]),
            ("teal", .systemTeal, [48, 176, 199], [64, 200, 224]),
            ("cyan", .systemCyan, [50, 173, 230], [100, 210, 255]),
            ("blue", .systemBlue, [0, 122, 255], [10, 132, 255]),
            ("indigo", .systemIndigo, [88, 86, 214], [94, 92, 230]),
            ("purple", .systemPurple, [175, 82, 222], [191, 90, 242]),
            ("pink", .systemPink, [255, 45, 85], [255, 55, 95]),
            ("brown", .systemBrown, [162, 132, 94], [172, 142, 104]),
            ("gray", .systemGray, [142, 142, 147], [142, 142, 147]),
            ("gray2", .systemGray2, [174, 174, 178], [99, 99, 102]),
            ("gray3", .systemGray3, [199, 199, 204], [72, 72, 74]),
            ("gray4", .systemGray4, [209, 209, 214], [58, 58, 60]),
            ("gray5", .systemGray5, [229, 229, 234], [44, 44, 46]),
            ("gray6", .systemGray6, [242, 242, 247], [28, 28, 30]),
        ]
        for (name, color, lightValues, darkValues) in expected {
            assertBytes(of: color.resolvedColor(with: light), lightValues + [100], name)
            assertBytes(of: color.resolvedColor(with: dark), darkValues + [100], name)
        }
    }

    /// Values published by readers of iOS 13's semantic colours, alpha in hundredths.
    func testSemanticColorsLightAndDark() async throws {
        let expected: [(String, UIColor, [CGFloat], [CGFloat])] = [
            ("label", .label, [0, 0, 0, 100], [255, 255, 255, 100]),
            ("secondaryLabel", .secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
            ("tertiaryLabel", .tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30]),
            ("quaternaryLabel", .quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16]),
            ("placeholderText", .placeholderText, [60, 60, 67, 30], [235, 235, 245, 30]),
            ("separator", .separator, [60, 60, 67, 29], [84, 84, 88, 60]),
            ("opaqueSeparator", .opaqueSeparator, [198, 198, 200, 100], [56, 56, 58, 100]),
            ("link", .link, [0, 122, 255, 100], [9, 132, 255, 100]),
            ("systemFill", .systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
            ("secondaryFill", .secondarySystemFill, [120, 120, 128, 16], [120, 120, 128, 32]),
            ("tertiaryFill", .tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24]),
            ("quaternaryFill", .quaternarySystemFill, [116, 116, 128, 8], [116, 116, 128, 18]),
            ("background", .systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
            ("background2", .secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100]),
            ("background3", .tertiarySystemBackground, [255, 255, 255, 100], [44, 44, 46, 100]),
            ("grouped", .systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
            ("grouped2", .secondarySystemGroupedBackground, [255, 255, 255, 100], [28, 28, 30, 100]),
            ("grouped3", .tertiarySystemGroupedBackground, [242, 242, 247, 100], [44, 44, 46, 100]),
        ]
        for (name, color, lightValues, darkValues) in expected {
            assertBytes(of: color.resolvedColor(with: light), lightValues, name)
            assertBytes(of: color.resolvedColor(with: dark), darkValues, name)
        }
    }

    private func assertBytes(of color: UIColor, _ expected: [CGFloat], _ name: String, line: UInt = #line) {
        let components = color.cgColor.components ?? []
        let values =
            components.dropLast().map { ($0 * 255).rounded() } + components.suffix(1).map { ($0 * 100).rounded() }
        XCTAssertEqual(values, expected, name, line: line)
    }

    func testWhiteOfTheGreyAxisIsNotTheWhiteOfSRGB() async throws {
        XCTAssertNotEqual(UIColor.white, UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        XCTAssertEqual(UIColor.white, UIColor(white: 1, alpha: 1))
        XCTAssertEqual(UIColor.white.hash, UIColor(white: 1, alpha: 1).hash)
        XCTAssertEqual(UIColor(cgColor: UIColor.red.cgColor), .red)
        XCTAssertNotEqual(UIColor.red, UIColor.red.withAlphaComponent(0.5))
        XCTAssertEqual(UIColor.red.withAlphaComponent(0.5).cgColor.alpha, 0.5)
    }

    func testComponentsAreWritten() async throws {
        var (a, b, c, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        XCTAssertTrue(UIColor(white: 0.25, alpha: 0.75).getRed(&a, green: &b, blue: &c, alpha: &alpha))
        XCTAssertEqual([a, b, c, alpha], [0.25, 0.25, 0.25, 0.75])
        XCTAssertTrue(
            UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).getHue(&a, saturation: &b, brightness: &c, alpha: nil))
        XCTAssertEqual(a, 210.0 / 360, accuracy: 1e-9)
        XCTAssertEqual(b, 2.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(c, 0.6, accuracy: 1e-9)
        XCTAssertTrue(UIColor(white: 0.3, alpha: 1).getWhite(&a, alpha: &alpha))
        XCTAssertEqual(a, 0.3)
        // Green's luminance is 0.7152 of white's, which sRGB encodes as 0.8624.
        XCTAssertTrue(UIColor.green.getWhite(&a, alpha: nil))
        XCTAssertEqual(a, 0.8624, accuracy: 1e-3)
    }

    func testHueSaturationBrightness() async throws {
        let cases: [(CGFloat, CGFloat, CGFloat, [CGFloat])] = [
            (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 1, [0, 0, 1]), (1, 1, 1, [1, 0, 0]),
            (0.5, 0.5, 0.8, [0.4, 0.8, 0.8]), (0.25, 1, 1, [0.5, 1, 0]), (0.7, 0, 0.3, [0.3, 0.3, 0.3]),
        ]
        for (hue, saturation, brightness, expected) in cases {
            let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
            for (value, wanted) in zip(color.cgColor.components ?? [], expected) {
                XCTAssertEqual(value, wanted, accuracy: 1e-9, "hue \(hue)")
            }
        }
    }

    /// The corners of Display P3 in extended sRGB, as colour calculators give them.
    func testDisplayP3IsConverted() async throws {
        let cases: [([CGFloat], [CGFloat])] = [
            ([1, 0, 0], [1.0930, -0.2267, -0.1501]), ([0, 1, 0], [-0.5117, 1.0183, -0.3107]),
            ([0, 0, 1], [0, 0, 1.0420]), ([1, 1, 1], [1, 1, 1]), ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
        ]
        for (source, expected) in cases {
            let color = UIColor(displayP3Red: source[0], green: source[1], blue: source[2], alpha: 1)
            for (value, wanted) in zip(color.cgColor.components ?? [], expected) {
                XCTAssertEqual(value, wanted, accuracy: 2e-4, "\(source)")
            }
        }
    }

    func testDynamicColorFollowsTraits() async throws {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        XCTAssertEqual(color.resolvedColor(with: light), .black)
        XCTAssertEqual(color.resolvedColor(with: dark), .white)
        let faded = color.withAlphaComponent(0.25)
        XCTAssertEqual(faded.resolvedColor(with: dark), UIColor(white: 1, alpha: 0.25))
        XCTAssertEqual(faded.resolvedColor(with: light), UIColor(white: 0, alpha: 0.25))
        let nested = UIColor { _ in .systemBlue }
        XCTAssertEqual(nested.resolvedColor(with: dark), UIColor.systemBlue.resolvedColor(with: dark))
        XCTAssertEqual(UIColor.label, UIColor.label)
        XCTAssertNotEqual(UIColor.label, UIColor.label.resolvedColor(with: light))
        XCTAssertNotEqual(UIColor { _ in .red }, UIColor { _ in .red })
    }

    func testDescriptions() async throws {
        XCTAssertEqual(UIColor.red.description, "UIExtendedSRGBColorSpace 1 0 0 1")
        XCTAssertEqual(UIColor.white.description, "UIExtendedGrayColorSpace 1 1")
        XCTAssertTrue(UIColor.label.description.hasSuffix("; name = labelColor>"), UIColor.label.description)
    }

    func testAColorOfNoComponentsIsClear() async { XCTAssertEqual(UIColor().cgColor.alpha, 0) }

    func testAColourLiteral() async throws {
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        XCTAssertEqual(color, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    private func image(_ color: Color, width: Int = 4, height: Int = 4) -> UIImage {
        UIImage(bitmap: Bitmap(width: width, height: height, color: color), scale: 1)
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let green = Color(red: 0, green: 1, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private var half: UIImage {
        UIImage(
            bitmap: Bitmap(
                width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])!, scale: 1)
    }

    func testAPatternCoversABackground() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 3))
        view.backgroundColor = UIColor(patternImage: half)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bitmap = try XCTUnwrap(
            UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
            }.cgImage
        ).bitmap
        XCTAssertEqual((0..<5).map { bitmap.pixel(x: $0, y: 2).red > 0 }, [true, false, true, false, true])
        // The mean of a red and a blue pixel.
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        XCTAssertTrue(view.backgroundColor?.getRed(&red, green: &green, blue: &blue, alpha: &alpha) ?? false)
        XCTAssertEqual([red, green, blue, alpha], [0.5, 0, 0.5, 1])
    }

    /// A literal is of the type that is wanted: a layer takes one too.
    func testColorLiterals() async {
        let layer = CALayer()
        layer.borderColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        XCTAssertEqual(layer.borderColor, CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        XCTAssertEqual(color.cgColor, layer.borderColor)
    }
}
