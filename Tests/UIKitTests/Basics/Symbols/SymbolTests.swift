import HeadlessHost
import XCTest

@testable import UIKit

@MainActor final class SymbolTests: XCTestCase {
    /// Sizes follow the font and the scale; a circle at 17 points is the 20 that real symbols measure.
    func testSizes() async throws {
        let circle = try XCTUnwrap(UIImage(systemName: "circle"))
        XCTAssertEqual(circle.size, CGSize(width: 20, height: 20))
        XCTAssertTrue(circle.isSymbolImage)
        let large = circle.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
        XCTAssertEqual(large.size.width, 26.5)
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

    /// Every drawing stays in its box, up to half a line's width, and says something.
    func testEveryDrawingFitsItsBox() async throws {
        var names = Array(SymbolSign.all.keys) + Array(SymbolCatalog.things.keys)
        names += SymbolSign.all.keys.flatMap {
            ["\($0).circle", "\($0).circle.fill", "\($0).square", "\($0).square.fill"]
        }
        for name in names.sorted() {
            let drawing = try XCTUnwrap(SymbolCatalog.drawing(named: name), name)
            XCTAssertFalse(drawing.lines.isEmpty && drawing.areas.isEmpty, name)
            let box = CGRect(origin: .zero, size: drawing.size).insetBy(dx: -0.75, dy: -0.75)
            for path in drawing.lines + drawing.areas {
                XCTAssertTrue(box.contains(path.bounds), "\(name): \(path.bounds) in \(drawing.size)")
            }
        }
    }

    /// What is cut out of a filled symbol is empty where its lines cross.
    func testSignsAreCutOut() async throws {
        for name in ["plus.circle.fill", "xmark.circle.fill"] {
            let view = UIImageView(image: UIImage(systemName: name))
            let picture = try renderBitmap(of: view, scale: 1)
            XCTAssertLessThan(picture.pixels[(10 * 20 + 10) * 4 + 3], 8, name)
            XCTAssertEqual(picture.pixels[(3 * 20 + 10) * 4 + 3], 255, name)
        }
    }
}
