import HeadlessHost
import UIKit
import XCTest

/// Kind: documented — Apple's documentation of `CALayerDelegate.draw(_:in:)`: an override without `super` stands for
/// what the class shows.
@MainActor final class LayerDrawingOverrideTests: XCTestCase {
    /// A view draws its layer by `draw(_:in:)`: without super, what the framework's class shows isn't drawn.
    func testAnOverrideThatDrawsItsLayerStandsForWhatTheLabelShows() async throws {
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        board.backgroundColor = .white
        let plain = UILabel(frame: board.bounds)
        plain.text = "Text"
        board.addSubview(plain)
        let written = try renderPNG(of: board, scale: 1)
        plain.removeFromSuperview()
        let empty = try renderPNG(of: board, scale: 1)
        XCTAssertNotEqual(written, empty)
        let passing = PassingLabel(frame: board.bounds)
        passing.text = "Text"
        board.addSubview(passing)
        XCTAssertEqual(try renderPNG(of: board, scale: 1), written)
        passing.removeFromSuperview()
        let silent = SilentLabel(frame: board.bounds)
        silent.text = "Text"
        board.addSubview(silent)
        XCTAssertEqual(try renderPNG(of: board, scale: 1), empty)
    }
}

private final class PassingLabel: UILabel, _LayerDrawing {
    override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
}

private final class SilentLabel: UILabel, _LayerDrawing {
    override func draw(_ layer: CALayer, in ctx: CGContext) {}
}
