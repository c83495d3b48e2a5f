import Graphics
import HeadlessHost
import Symbols
import XCTest

@testable import UIKit

/// Kind: documented, oracle — Apple's documentation of symbol configurations; the published size of a circle at 17
/// points.
@MainActor final class SymbolTests: XCTestCase {
    /// Sizes follow the font and the scale; a circle at 17 points is the 20 that real symbols measure.
    func testSizes() async throws {
        let circle = try XCTUnwrap(UIImage(systemName: "circle"))
        XCTAssertEqual(circle.size, CGSize(width: 20, height: 20))
        XCTAssertTrue(circle.isSymbolImage)
        let large = circle.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
        XCTAssertEqual(large.size.width, 26)
        let doubled = UIImage(
            systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
        XCTAssertEqual(doubled?.size, CGSize(width: 40, height: 40))
        XCTAssertEqual(doubled?.symbolConfiguration?.weight, .bold)
    }

    func testWhatOneConfigurationLacksTheOtherGives() async throws {
        let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .light)
        let merged = base.applying(UIImage.SymbolConfiguration(weight: .heavy))
        XCTAssertEqual(merged.pointSize, 20)
        XCTAssertEqual(merged.weight, .heavy)
        XCTAssertEqual(UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 12)).weight, .bold)
    }

    /// The view's preference counts where the symbol says nothing.
    func testImageViewsPreference() async throws {
        let view = UIImageView(image: UIImage(systemName: "circle"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 40, height: 40))
        view.image = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 20, height: 20))
    }

    /// A text style grows with the text size while it is shown, a point size doesn't.
    func testTextStylesFollowTheTextSize() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        try host.change(.textSize(.large))
        let controller = UIViewController()
        host.show(controller)
        let styled = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
        let fixed = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        let preferring = UIImageView(image: UIImage(systemName: "circle"))
        preferring.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
        let views = [UIImageView(image: styled), UIImageView(image: fixed), preferring]
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        ])
        host.advanceUntilStill()
        XCTAssertEqual(views.map(\.intrinsicContentSize.width), [20, 20, 15.5])
        // The body style has 17 points at the standard size and 53 at the greatest: 20 × 53 / 17 in half points.
        try host.change(.textSize(.accessibilityExtraExtraExtraLarge))
        host.advanceUntilStill()
        XCTAssertEqual(views.map(\.intrinsicContentSize.width), [62.5, 20, 48.5])
        XCTAssertEqual(views[0].frame.width, 62.5, accuracy: 0.2, "the layout follows")
        XCTAssertEqual(styled?.symbolConfiguration, UIImage.SymbolConfiguration(textStyle: .body))
        let sized = UIImage.SymbolConfiguration(pointSize: 9).applying(UIImage.SymbolConfiguration(textStyle: .title1))
        XCTAssertEqual(sized.textStyle, .title1, "the other's size, in whatever form, comes first")
        XCTAssertNil(sized.configurationWithoutTextStyle().pointSize)
    }

    /// Symbols of buttons are large, and those of configured ones as large as their titles ask for.
    func testButtonsShowLargeSymbols() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        try host.change(.textSize(.large))
        let controller = UIViewController()
        host.show(controller)
        let image = UIImage(systemName: "circle")
        var configuration = UIButton.Configuration.plain()
        configuration.image = image
        let (custom, system) = (UIButton(type: .custom), UIButton(type: .system))
        let (configured, fixed) = (UIButton(configuration: configuration), UIButton(configuration: configuration))
        fixed.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 17)
        for button in [custom, system] { button.setImage(image, for: .normal) }
        let buttons = [custom, system, configured, fixed]
        for button in buttons { controller.view.addSubview(button) }
        host.advanceUntilStill()
        XCTAssertEqual(buttons.map { $0.shownImage?.size.width }, [20, 26, 26, 20])
        try host.change(.textSize(.accessibilityExtraExtraExtraLarge))
        host.advanceUntilStill()
        XCTAssertEqual(buttons.map { $0.shownImage?.size.width }, [20, 26, 80.5, 20])
    }

    /// Symbols take the tint unless they are told otherwise.
    func testSymbolsAreTinted() async throws {
        let view = UIImageView(image: UIImage(systemName: "circle.fill"))
        view.tintColor = .red
        var picture = try renderBitmap(of: view, scale: 1)
        XCTAssertEqual(Array(picture.pixels[(10 * 20 + 10) * 4..<(10 * 20 + 10) * 4 + 4]), [255, 0, 0, 255])
        view.image = view.image?.withTintColor(.blue, renderingMode: .alwaysOriginal)
        picture = try renderBitmap(of: view, scale: 1)
        XCTAssertEqual(Array(picture.pixels[(10 * 20 + 10) * 4..<(10 * 20 + 10) * 4 + 4]), [0, 0, 255, 255])
    }

    func testNames() async throws {
        var log: [String] = []
        UIKitLog.handler = { log.append($0) }
        defer { UIKitLog.handler = nil }
        XCTAssertNil(UIImage(systemName: "No Symbol"))
        XCTAssertEqual(log, ["No symbol named 'No Symbol' found in system symbol set"])
        let unknown = try XCTUnwrap(UIImage(systemName: "some.symbol.unheard.of"))
        XCTAssertEqual(unknown.size, SymbolCatalog.standIn.size)
        XCTAssertEqual(log.count, 2)
        XCTAssertTrue(unknown.description.contains("symbol(system: some.symbol.unheard.of)"))
    }

    /// The part cut out of a filled symbol is empty where its lines cross.
    func testSignsAreCutOut() async throws {
        for name in ["plus.circle.fill", "xmark.circle.fill", "multiply.circle.fill"] {
            let view = UIImageView(image: UIImage(systemName: name))
            let picture = try renderBitmap(of: view, scale: 1)
            XCTAssertLessThan(picture.pixels[(10 * 20 + 10) * 4 + 3], 8, name)
            XCTAssertEqual(picture.pixels[(3 * 20 + 10) * 4 + 3], 255, name)
        }
    }

    /// A symbol's pixels are drawn for the screen, black where nothing colours it.
    func testSymbolsAreEncoded() async throws {
        let image = try XCTUnwrap(UIImage(systemName: "square.fill"))
        let data = try XCTUnwrap(image.pngData())
        let scale = UITraitCollection.current.displayScale
        let decoded = try XCTUnwrap(UIImage(data: data, scale: scale))
        XCTAssertEqual(decoded.size, image.size)
        let bitmap = try XCTUnwrap(decoded.cgImage).bitmap
        let middle = bitmap.pixel(x: bitmap.width / 2, y: bitmap.height / 2)
        XCTAssertEqual([middle.red, middle.green, middle.blue, middle.alpha], [0, 0, 0, 255])
        XCTAssertNotNil(image.withTintColor(.red).jpegData(compressionQuality: 1))
    }

    func testSymbolsOfWeightsAndStandardPictures() async throws {
        XCTAssertEqual(UIFont.Weight.semibold.symbolWeight(), .semibold)
        XCTAssertEqual(UIFont.Weight.ultraLight.symbolWeight(), .ultraLight)
        XCTAssertEqual(UIFont.Weight.black.symbolWeight(), .black)
        XCTAssertTrue(UIImage.add.isSymbolImage)
        XCTAssertNotEqual(UIImage.checkmark, UIImage.strokedCheckmark)
        XCTAssertEqual(
            UIFont.TextStyle.body.metrics.scaledValue(for: 10), UIFontMetrics(forTextStyle: .body).scaledValue(for: 10))
    }

    private func image(_ color: Color, width: Int = 4, height: Int = 4) -> UIImage {
        UIImage(bitmap: Bitmap(width: width, height: height, color: color), scale: 1)
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let green = Color(red: 0, green: 1, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func shown(_ view: UIView) throws -> String {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
        }
        let pixel = try XCTUnwrap(picture.cgImage).bitmap.pixel(x: 1, y: 1)
        return pixel.red > 0 ? "red" : pixel.green > 0 ? "green" : pixel.blue > 0 ? "blue" : "nothing"
    }

    /// A symbol is one shape: its lines and areas, which lie over each other, aren't seen through a translucent tint.
    func testATranslucentTintIsEven() async throws {
        for name in ["paperplane.fill", "xmark.circle.fill", "envelope.fill"] {
            let view = UIImageView(image: UIImage(systemName: name))
            view.tintColor = UIColor(white: 0, alpha: 0.5)
            view.sizeToFit()
            let picture = try renderBitmap(of: view, scale: 2)
            let places = (0..<picture.height).flatMap { y in (0..<picture.width).map { (x: $0, y: y) } }
            let strongest = places.map { picture.pixel(x: $0.x, y: $0.y).alpha }.max()
            XCTAssertEqual(Double(strongest ?? 0), 127.5, accuracy: 1, name)
        }
    }

    func testSymbolConfigurationsAreReducedAndColoured() async throws {
        let font = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        XCTAssertEqual(font.configurationWithoutScale(), UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
        XCTAssertEqual(font.configurationWithoutWeight().applying(UIImage.SymbolConfiguration(weight: .bold)), font)
        XCTAssertEqual(UIImage.SymbolWeight.heavy.fontWeight(), .heavy)
        let colored = UIImage.SymbolConfiguration(hierarchicalColor: .red)
        let view = UIImageView(image: UIImage(systemName: "square.fill", withConfiguration: colored))
        view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        view.contentMode = .scaleToFill
        view.tintColor = .green
        let middle = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        view.frame.origin = CGPoint(x: -3, y: -3)
        middle.addSubview(view)
        XCTAssertEqual(try shown(middle), "red")
    }
}
