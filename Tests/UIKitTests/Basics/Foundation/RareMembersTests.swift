import HeadlessHost
import UIKit
import XCTest

/// Members that libraries reach by Objective-C's ways.
@MainActor final class RareMembersTests: XCTestCase {
    /// Key-value coding's names of a label's properties; numbers stand for enumerations.
    func testALabelsValuesByKey() async throws {
        let (first, second) = (UILabel(), UILabel())
        first.textAlignment = .right
        first.numberOfLines = 3
        first.isEnabled = false
        first.highlightedTextColor = .red
        first.shadowOffset = CGSize(width: 2, height: 5)
        for key in ["textAlignment", "numberOfLines", "enabled", "highlightedTextColor", "shadowOffset"] {
            second.setValue(first.value(forKey: key), forKeyPath: key)
        }
        XCTAssertEqual(second.textAlignment, .right)
        XCTAssertEqual(second.numberOfLines, 3)
        XCTAssertFalse(second.isEnabled)
        XCTAssertEqual(second.highlightedTextColor, .red)
        XCTAssertEqual(second.shadowOffset, CGSize(width: 2, height: 5))
        XCTAssertEqual(first.value(forKey: "textAlignment") as? Int, NSTextAlignment.right.rawValue)
    }

    func testASegueIsMadeFromItsClass() async throws {
        final class Jump: UIStoryboardSegue {
            override func perform() {}
        }
        let (first, second) = (UIViewController(), UIViewController())
        let type: UIStoryboardSegue.Type = Jump.self
        let segue = type._make(identifier: "jump", source: first, destination: second)
        XCTAssertTrue(segue is Jump)
        XCTAssertEqual(segue.identifier, "jump")
        XCTAssertTrue(segue.source === first && segue.destination === second)
    }

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
