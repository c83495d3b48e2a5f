import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIColor.tintColor` and `tintAdjustmentMode`.
@MainActor final class TintColorTests: XCTestCase {
    private func components(_ color: UIColor, in view: UIView) -> [CGFloat]? {
        color.resolvedColor(with: view.traitCollection).cgColor.components
    }

    func testItIsTheNearestTint() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let (outer, inner) = (UIView(), UIView())
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        XCTAssertEqual(
            components(.tintColor, in: inner), components(.systemBlue, in: inner),
            "the system's, where nobody says more")
        outer.tintColor = .red
        XCTAssertEqual(components(.tintColor, in: inner), [1, 0, 0, 1])
        inner.tintColor = .green
        XCTAssertEqual(components(.tintColor, in: inner), [0, 1, 0, 1])
        XCTAssertEqual(components(.tintColor, in: outer), [1, 0, 0, 1])
        inner.tintColor = .tintColor
        XCTAssertEqual(components(.tintColor, in: inner), [1, 0, 0, 1], "a tint that is the tint is the one above")
        inner.tintColor = nil
        host.window.tintColor = .orange
        outer.tintColor = nil
        XCTAssertEqual(components(.tintColor, in: inner), components(.orange, in: inner), "the window's")
        XCTAssertEqual(components(UIColor.tintColor.withAlphaComponent(0.5), in: inner)?.last, 0.5)
    }

    /// Apple's documentation of `tintColorDidChange()`: it is called where the tint that a view inherits becomes another.
    func testAViewThatJoinsATintedTreeIsTold() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        host.window.tintColor = .red
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Edit"
        button.layoutIfNeeded()
        let box = UIView()
        box.addSubview(button)
        XCTAssertEqual(button.titleLabel?.textColor, .systemBlue)
        controller.view.addSubview(box)
        XCTAssertEqual(button.titleLabel?.textColor, .red)
        box.removeFromSuperview()
        let other = UIView()
        other.tintColor = .green
        other.addSubview(box)
        XCTAssertEqual(button.titleLabel?.textColor, .green)
    }

    func testWhatIsDrawnFollows() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.backgroundColor = .tintColor
        controller.view.addSubview(view)
        func drawn() -> String { host.displayList().description }
        view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let green = drawn()
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let red = drawn()
        XCTAssertNotEqual(green, red)
        controller.view.tintColor = .brown
        XCTAssertEqual(drawn(), red, "its own goes before the one above")
        view.tintAdjustmentMode = .dimmed
        XCTAssertNotEqual(drawn(), red)
        let dimmed = try XCTUnwrap(components(.tintColor, in: view))
        XCTAssertEqual(Set(dimmed.dropLast()).count, 1, "dimmed it is grey")
    }

    func testADimmedTintIsGreyForAllThatFollowIt() async throws {
        final class Probe: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let (outer, inner, own) = (UIView(), Probe(), Probe())
        outer.addSubview(inner)
        outer.addSubview(own)
        own.tintAdjustmentMode = .normal
        inner.tintColor = .red
        (inner.count, own.count) = (0, 0)
        outer.tintAdjustmentMode = .dimmed
        XCTAssertEqual(inner.tintAdjustmentMode, .dimmed)
        XCTAssertEqual(own.tintAdjustmentMode, .normal)
        XCTAssertEqual([inner.count, own.count], [1, 0])
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        inner.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        XCTAssertEqual(red, green, accuracy: 1e-9)
        XCTAssertEqual(green, blue, accuracy: 1e-9)
        XCTAssertEqual(own.tintColor, .systemBlue)
        outer.tintAdjustmentMode = .automatic
        XCTAssertEqual(inner.tintColor, .red)
    }
}
