import HeadlessHost
import XCTest

@testable import UIKit

/// Names that published libraries use beside views: expectations are the documentation's.
@MainActor final class LibraryNamesTests: XCTestCase {
    override func tearDown() async throws {
        UIApplication.shared.restart()
        UIScreen.main.overridingTraits = UITraitCollection()
        UIScreen.main.device = .standard
        UIKitException.handler = nil
    }

    func testAClassSaysItsName() async throws {
        XCTAssertEqual(UITableViewCell.description(), "UITableViewCell")
        XCTAssertEqual(NamedTableController.description(), "UIKitTests.NamedTableController")
    }

    func testTheMediaTimeIsTheHostsOnAnyThread() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        host.advance(by: 2.5)
        XCTAssertEqual(CACurrentMediaTime(), 2.5, accuracy: 1e-9)
        let time = await Task.detached { CACurrentMediaTime() }.value
        XCTAssertEqual(time, 2.5, accuracy: 1e-9)
        _ = try HeadlessHost(device: "iphone-se2")
        XCTAssertEqual(CACurrentMediaTime(), 0)
    }

    func testATraitCollectionContainsWhatItAgreesWith() async throws {
        let all = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
        ])
        XCTAssertTrue(all.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        XCTAssertTrue(all.containsTraits(in: UITraitCollection()))
        XCTAssertTrue(all.containsTraits(in: nil))
        XCTAssertFalse(all.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        XCTAssertFalse(all.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    }

    func testAnotherTextSizeIsPosted() async throws {
        final class Told: @unchecked Sendable { var categories: [UIContentSizeCategory] = [] }
        let told = Told()
        let observer = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            told.categories += [note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory]
                .compactMap { $0 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        UIScreen.main.overridingTraits = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        UIScreen.main.overridingTraits = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .extraLarge), UITraitCollection(userInterfaceStyle: .dark),
        ])
        XCTAssertEqual(told.categories, [.extraLarge])
    }

    func testKeysHaveThePlacesOfAnAmericanKeyboard() async throws {
        // USB HID usage tables 1.12, page 7.
        let expected: [(String, Int)] = [
            ("a", 4), ("Z", 29), ("1", 30), ("0", 39), ("!", 30), ("\r", 40), ("\u{1B}", 41), ("\u{8}", 42), ("\t", 43),
            (" ", 44), ("-", 45), ("\\", 49), (";", 51), ("/", 56), ("UIKeyInputRightArrow", 79),
            ("UIKeyInputUpArrow", 82),
        ]
        for (input, code) in expected {
            XCTAssertEqual(UIKeyboardHIDUsage(input: input).rawValue, code, input)
        }
        XCTAssertEqual(UIKeyboardHIDUsage(input: "ß"), .keyboardErrorUndefined)
    }

    func testPlacesAreConvertedByWayOfTheScreen() async throws {
        let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        window.addSubview(view)
        let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
        XCTAssertEqual(view.convert(view.bounds, to: screen), CGRect(x: 15, y: 26, width: 10, height: 10))
        XCTAssertEqual(view.convert(CGPoint(x: 15, y: 26), from: screen), .zero)
        XCTAssertEqual(screen.convert(CGPoint.zero, from: view), CGPoint(x: 15, y: 26))
    }

    func testTheApplicationIsFoundByKey() async throws {
        XCTAssertTrue(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
        XCTAssertTrue(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        XCTAssertNil(UIApplication.value(forKey: "other"))
        XCTAssertEqual(reasons.count, 1)
    }

    /// TextKit draws grounds apart from glyphs, so that links can be highlighted between the two.
    func testGroundsAreDrawnApartFromGlyphs() async throws {
        let storage = NSTextStorage(
            string: "W", attributes: [.backgroundColor: UIColor.red, .foregroundColor: UIColor.blue])
        let manager = NSLayoutManager()
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 100)))
        storage.addLayoutManager(manager)
        func drawn(_ draw: (NSRange) -> Void) throws -> Set<[UInt8]> {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
                draw(NSRange(location: 0, length: 1))
            }
            let bitmap = try XCTUnwrap(picture.cgImage)
            var colors: Set<[UInt8]> = []
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width {
                    let pixel = bitmap.bitmap.pixel(x: x, y: y)
                    if pixel.alpha == 255 { colors.insert([pixel.red, pixel.green, pixel.blue]) }
                }
            }
            return colors
        }
        let grounds = try drawn { manager.drawBackground(forGlyphRange: $0, at: .zero) }
        XCTAssertEqual(grounds, [[255, 0, 0]])
        let glyphs = try drawn { manager.drawGlyphs(forGlyphRange: $0, at: .zero) }
        XCTAssertEqual(glyphs, [[0, 0, 255]])
    }

    func testAPicturesFormatHasItsScale() async throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }
        XCTAssertEqual(picture.imageRendererFormat.scale, 3)
    }
}
