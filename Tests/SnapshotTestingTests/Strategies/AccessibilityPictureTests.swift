import Foundation
import Graphics
import HeadlessHost
import XCTest

@testable import SnapshotTesting
@testable import UIKit

/// Kind: documented — our documentation of pictures with legends: a frame and a number for each element where it lies, the
/// legend beside the picture, in further columns where it is higher.
@MainActor final class AccessibilityPictureTests: XCTestCase {
    private func picture(_ view: UIView, scale: CGFloat = 1) throws -> UIImage {
        let strategy = Snapshotting<UIView, UIImage>.accessibilityImage(scale: scale)
        var picture: UIImage?
        strategy.snapshot(view).run { picture = $0 }
        let found = try XCTUnwrap(picture)
        if let folder = ProcessInfo.processInfo.environment["MASU_LOOK"], let data = found.pngData() {
            try data.write(to: URL(fileURLWithPath: "\(folder)/\(name.filter(\.isLetter))-\(Int(scale)).png"))
        }
        return found
    }

    private func element(_ label: String, _ frame: CGRect, _ traits: UIAccessibilityTraits = .none) -> UIView {
        let view = UIView(frame: frame)
        view.isAccessibilityElement = true
        view.accessibilityLabel = label
        view.accessibilityTraits = traits
        return view
    }

    private func screen() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
        view.backgroundColor = .white
        let title = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 24))
        title.text = "Rye bread"
        title.accessibilityTraits = .header
        let add = UIButton(type: .system)
        add.setTitle("Add", for: .normal)
        add.frame = CGRect(x: 10, y: 44, width: 80, height: 44)
        add.accessibilityUserInputLabels = ["Add", "Basket"]
        add.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Add two") { _ in true }]
        let round = element("Favourite", CGRect(x: 110, y: 44, width: 44, height: 44), .button)
        round.accessibilityPath = UIBezierPath(ovalIn: CGRect(x: 110, y: 44, width: 44, height: 44))
        let slider = UISlider(frame: CGRect(x: 10, y: 110, width: 180, height: 34))
        slider.value = 0.4
        slider.accessibilityLabel = "Amount"
        slider.accessibilityActivationPoint = CGPoint(x: 30, y: 127)
        let rotor = UIAccessibilityCustomRotor(name: "Prices") { predicate in
            predicate.currentItem.targetElement === title
                ? nil : UIAccessibilityCustomRotorItemResult(targetElement: title, targetRange: nil)
        }
        title.accessibilityCustomRotors = [rotor]
        for part in [title, add, round, slider] { view.addSubview(part) }
        return view
    }

    /// The picture is 16 points from the sheet's corner; a column is 300 wide, 16 from its neighbours.
    func testMarksLieOnTheirElements() async throws {
        let picture = try picture(screen())
        XCTAssertEqual(picture.size, CGSize(width: 16 + 200 + 16 + 300 + 16, height: 160 + 32))
        let bitmap = try XCTUnwrap(picture.cgImage?.bitmap)
        // The upper edge of the second element's frame, in its colour, and the ground within the outline of the third.
        let edge = bitmap.pixel(x: 16 + 60, y: 16 + 44)
        XCTAssertTrue(edge.blue > 150 && edge.red < 120, "\(edge)")
        let corner = bitmap.pixel(x: 16 + 152, y: 16 + 86)
        XCTAssertEqual([corner.red, corner.green, corner.blue], [255, 255, 255])
        let inside = bitmap.pixel(x: 16 + 132, y: 16 + 66)
        XCTAssertTrue(inside.green > inside.red && inside.green > inside.blue && inside.red < 255, "\(inside)")
        _ = try self.picture(screen(), scale: 2)
    }

    func testALongLegendGoesOnInFurtherColumns() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
        view.backgroundColor = .white
        for index in 0..<12 {
            view.addSubview(element("Element number \(index)", CGRect(x: 5, y: 10 * index, width: 90, height: 8)))
        }
        let picture = try picture(view)
        // 28 points a row and its gap: four of them in 120 points, three columns.
        XCTAssertEqual(picture.size.width, 16 + 100 + 3 * (16 + 300) + 16)
        XCTAssertEqual(picture.size.height, 152)
    }

    func testAScreenWithoutElements() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = .white
        XCTAssertEqual(try picture(view).size, CGSize(width: 16 + 50 + 16 + 300 + 16, height: 82))
    }

    func testTheSameInEveryRun() async throws {
        XCTAssertEqual(try picture(screen()).cgImage?.bitmap, try picture(screen()).cgImage?.bitmap)
    }
}
