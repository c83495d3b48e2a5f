import ApplicationCommand
import LayoutTrace
import XCTest

@testable import UIKit
@testable import gallery

/// Kind: oracle, documented — what a published article printed; heights worked out from measured lines.
///
/// Article 001: a row is as tall as its cell answers, and the content view is told so.
@MainActor final class EncapsulatedHeightTests: XCTestCase {
    /// 12 + lines × 20.5 (@3x 20.333) + 12 and the separator's pixel; lines counted in the pictures.
    private func natural(_ lines: Int, scale: CGFloat) -> CGFloat {
        let text = (CGFloat(lines) * 17 * 2444 / 2048 * scale).rounded(.up) / scale
        return 24 + text + 1 / scale
    }

    private func heights(_ variant: String, device: String = "iphone-se2") throws -> [CGFloat] {
        let screen = try Screen("encapsulated-height", variant: variant, device: device)
        defer { screen.close() }
        let table = try screen.table
        for cell in table.visibleCells {
            let dictated = cell.contentView.constraints.filter {
                $0.identifier == "UIView-Encapsulated-Layout-Height"
            }
            XCTAssertEqual(dictated.map(\.constant), [cell.frame.height], "\(variant): \(cell)")
        }
        return try screen.session.measuredRows().map { CGFloat($0.height) }
    }

    func testTheConstraintsDecide() async throws {
        XCTAssertEqual(try heights("plain"), [1, 3, 6, 3, 3].map { natural($0, scale: 2) })
        let rows = try heights("plain", device: "iphone-x")
        for (row, lines) in zip(rows, [1, 3, 6, 3, 3]) {
            XCTAssertEqual(row, natural(lines, scale: 3), accuracy: 1e-9)
        }
    }

    func testTheCellsAnswerIsTheRowsHeight() async throws {
        XCTAssertEqual(try heights("fixed100"), [100, 100, 100, 100, 100])
    }

    /// 49 loses against the wish for no height at 50: the standard height less a pixel stands in.
    func testAWeakBottomCollapses() async throws {
        XCTAssertEqual(try heights("bottom49"), [43.5, 43.5, 43.5, 43.5, 43.5])
        for row in try heights("bottom49", device: "iphone-x") { XCTAssertEqual(row, 44 - 1.0 / 3, accuracy: 1e-12) }
    }

    func testAskingWithPriorityOneBringsTheHeightBack() async throws {
        XCTAssertEqual(try heights("vertical1"), try heights("plain"))
    }

    /// The question as the article's author printed it, on a 375-pt screen @2x.
    func testTheTraceShowsTheQuestion() async throws {
        var lines: [String] = []
        let telling = TraceTelling { lines.append($0) }
        let trace = ScreenTrace(LayoutTracer(sinks: [telling]))
        let screen = try Screen("encapsulated-height", variant: "vertical1", trace: trace)
        defer { screen.close() }
        let asked = lines.filter { $0.hasPrefix("PatientCell#") && $0.contains("(375.0, 0.0) 1000 50") }
        XCTAssertEqual(asked.count, 5, "\(lines)")
        let handedOn = lines.filter { $0.contains("ContentView#") && $0.contains("(375.0, 0.0) 1000 1 → (375.0, ") }
        XCTAssertEqual(handedOn.count, 5, "\(lines)")
        XCTAssertTrue(lines.contains { $0.hasSuffix("row [0, 0] estimated 85.0 → 45.0") }, "\(lines)")
    }
}
