import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIColorWell`.
@MainActor final class ColorPickerTests: XCTestCase {
    func testAColourWellPresentsAPicker() async throws {
        let host = try HeadlessHost(device: "ipad-pro-11")
        let screen = UIViewController()
        host.show(screen)
        let well = UIColorWell(frame: CGRect(x: 100, y: 100, width: 28, height: 28))
        var heard = 0
        well.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
        well.selectedColor = .red
        screen.view.addSubview(well)
        host.play(.tap(at: well.center))
        host.advanceUntilStill()
        let picker = try XCTUnwrap(screen.presentedViewController as? UIColorPickerViewController)
        XCTAssertEqual(picker.selectedColor, .red)
        let grid = try XCTUnwrap(picker.view.descendants.first { $0 is ColorGrid })
        host.play(.tap(at: grid.convert(CGPoint(x: 1, y: 1), to: nil)))
        host.advanceUntilStill()
        XCTAssertEqual(well.selectedColor, ColorGrid.color(row: 0, column: 0), "white stands first")
        XCTAssertEqual(heard, 2, "with the finger down and as it is lifted")
    }
}

extension UIView {
    fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}
