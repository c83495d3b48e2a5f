import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of palette, hierarchical and multicolour configurations and of symbol effects.
@MainActor final class SymbolPaintTests: XCTestCase {
    private func colors(_ configuration: UIImage.SymbolConfiguration, _ name: String = "plus.circle.fill") -> [UIColor]
    {
        let tint = (configuration.paint.own ?? .brown).graphicsColor(for: .current)
        return configuration.paint.colors(of: name, tint: tint, traits: .current).map {
            UIColor(red: CGFloat($0.red), green: CGFloat($0.green), blue: CGFloat($0.blue), alpha: CGFloat($0.alpha))
        }
    }

    private func components(_ color: UIColor) -> [CGFloat] {
        let color = color.graphicsColor(for: .current)
        return [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) }
    }

    func testColorsByLevel() async {
        let palette = colors(UIImage.SymbolConfiguration(paletteColors: [.red, .green]))
        XCTAssertEqual(palette.map(components), [UIColor.red, .green].map(components))
        let faded = colors(UIImage.SymbolConfiguration(hierarchicalColor: .red)).map { components($0)[3] }
        XCTAssertEqual(faded.count, 3)
        XCTAssertEqual(faded[0], 1)
        XCTAssertTrue(faded[0] > faded[1] && faded[1] > faded[2])
        XCTAssertEqual(colors(.preferringMonochrome()).count, 1)
        let warning = colors(.preferringMulticolor(), "exclamationmark.triangle.fill")
        XCTAssertEqual(warning.map(components), [UIColor.white, .systemYellow].map(components))
        XCTAssertEqual(
            colors(.preferringMulticolor(), "checkmark.seal.fill").map(components), [components(.systemGreen)],
            "a drawing of one layer isn't its mark's white")
        XCTAssertEqual(colors(.preferringMulticolor(), "gearshape").map(components), [components(.brown)])
    }

    /// The last configuration of colours goes before those it is applied to.
    func testTheLastConfigurationDecides() async {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red])
        let both = palette.applying(UIImage.SymbolConfiguration(hierarchicalColor: .green))
        XCTAssertEqual(both.paint, .hierarchical(.green))
        XCTAssertEqual(both.applying(UIImage.SymbolConfiguration(pointSize: 20)).paint, .hierarchical(.green))
        XCTAssertEqual(both.applying(UIImage.SymbolConfiguration.preferringMonochrome()).paint, .monochrome)
    }

    func testLayersAreDrawnInTheirColors() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let view = UIImageView(image: UIImage(systemName: "plus.circle.fill"))
        controller.view.addSubview(view)
        func drawn(_ configuration: UIImage.SymbolConfiguration?) -> String {
            view.preferredSymbolConfiguration = configuration
            return host.displayList().description
        }
        let plain = drawn(nil)
        let palette = drawn(UIImage.SymbolConfiguration(paletteColors: [.white, .red]))
        XCTAssertNotEqual(plain, palette)
        XCTAssertNotEqual(palette, drawn(UIImage.SymbolConfiguration(paletteColors: [.white, .green])))
    }

    func testEffects() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let view = UIImageView(image: UIImage(systemName: "heart"))
        controller.view.addSubview(view)
        let shown = host.displayList().description
        var finished: [Bool] = []
        view.addSymbolEffect(.bounce.up.byLayer, options: .repeat(.periodic(2))) { finished.append($0.isFinished) }
        view.addSymbolEffect(.pulse, options: .repeating.speed(2))
        host.advanceUntilStill()
        XCTAssertEqual(finished, [true])
        XCTAssertEqual(host.displayList().description, shown, "at rest")
        view.addSymbolEffect(.disappear)
        XCTAssertNotEqual(host.displayList().description, shown)
        view.addSymbolEffect(.appear)
        XCTAssertEqual(host.displayList().description, shown)
        view.addSymbolEffect(.disappear.down)
        view.removeAllSymbolEffects()
        XCTAssertEqual(host.displayList().description, shown)
        let filled = try XCTUnwrap(UIImage(systemName: "heart.fill"))
        view.setSymbolImage(filled, contentTransition: .replace.downUp)
        XCTAssertTrue(view.image === filled)
        let item = UIBarButtonItem(image: nil, style: .plain, target: nil, action: nil)
        item.setSymbolImage(filled, contentTransition: .automatic)
        XCTAssertTrue(item.image === filled)
    }
}
