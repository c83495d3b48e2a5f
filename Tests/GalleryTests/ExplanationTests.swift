import Explanations
import TestSupport
import XCTest

@testable import ApplicationCommand
@testable import UIKit
@testable import gallery

/// Kind: documented — the conclusions of the articles.
///
/// Each article's puzzle, and its conclusion in what the gallery prints.
@MainActor final class ExplanationTests: XCTestCase {
    /// The text that `gallery SCREEN --explain=WHAT` prints; its numbers are added up.
    private func answers(
        _ name: String, _ variant: String? = nil, device: String = "iphone-se2", asking question: String = ""
    ) throws -> [String] {
        let screen = try Screen(name, variant: variant, device: device)
        defer { screen.close() }
        let answers = try screen.session.screen.answers(to: Question(question))
        for answer in answers where answer.account != nil { verify(try answer.json) }
        if let table = screen.session.tableView {
            for indexPath in table.indexPathsForVisibleRows ?? [] {
                verify(try JSONText.of(XCTUnwrap(table.account(ofRowAt: indexPath))))
            }
        }
        return answers.map(\.text)
    }

    private func verify(_ json: String, file: StaticString = #filePath, line: UInt = #line) {
        var verifier = DerivationVerifier()
        verifier.verify(json: json)
        XCTAssertEqual(verifier.errors, [], json, file: file, line: line)
        XCTAssertGreaterThan(verifier.numberCount, 0, file: file, line: line)
    }

    private func assertSaid(_ text: String?, _ words: [String], file: StaticString = #filePath, line: UInt = #line) {
        for word in words {
            XCTAssertTrue(
                text?.contains(word) == true, "“\(word)” isn't in: \(text ?? "nothing")", file: file, line: line)
        }
    }

    func test000B() async throws {
        let rows = try answers("collection-in-cell", "B", device: "iphone-12-pro-max")
        assertSaid(
            rows.first,
            [
                "4064 high", "at a width of 359 in 1 column", "428 wide in 2 columns", "2044 high",
                "Lay out the cell, not collectionView alone",
            ])
        let chain = try answers("collection-in-cell", "B", device: "iphone-12-pro-max", asking: "row:0,0")
        assertSaid(chain.first, ["359  collectionView's width when the cell answered", "428  the rows' width"])
        let right = try answers("collection-in-cell", "A", device: "iphone-12-pro-max")
        assertSaid(right.first, ["2044 high", "at a width of 428 in 2 columns."])
    }

    func test000CNamesTheMissingHeight() async throws {
        let rows = try answers("collection-in-cell", "C", device: "iphone-12-pro-max")
        assertSaid(
            rows.first,
            [
                "43.6667 high, the standard height", "What is missing is the height of collectionView",
                "stronger than 50",
            ])
    }

    func test001NamesBothPriorities() async throws {
        let rows = try answers("encapsulated-height", "bottom49")
        assertSaid(rows.first, ["43.5 high", "contentView.bottom == label.bottom + 12 @49", "49 against 50"])
        assertSaid(try answers("encapsulated-height", "fixed100").first, ["100 high", "FixedAnswerCell answered so"])
        let chain = try answers("encapsulated-height", "bottom49", asking: "row:0,2")
        assertSaid(chain.first, ["lost: contentView.bottom == label.bottom + 12 @49, at 49, by 146"])
    }

    func test002NamesTheWidthInTheDocument() async throws {
        let rows = try answers("xib-cells", "document-width")
        assertSaid(rows.first, ["258.5 high", "PreferredCell at its nib width 320", "375 wide"])
        let right = try answers("xib-cells", "by-hand")
        XCTAssertFalse(right.first?.contains("320") ?? true, "\(right)")
    }

    func test003NamesTheEstimate() async throws {
        let answers = try answers("row-heights", "5")
        assertSaid(answers.last, ["by estimate", "until they are seen"])
        let unseen = try self.answers("row-heights", "5", asking: "row:0,19")
        assertSaid(unseen.first, ["by estimate", "the row hasn't been on the screen"])
    }

    func test004NamesTheHiddenPicturesRequiredRatio() async throws {
        let answers = try answers("flexible-rows", "required-height")
        assertSaid(
            answers.last,
            [
                "Hiding thumbnailView sets its height == 0 at 1000",
                "thumbnailView.height == 9/16 × stackView.width, VerticalCell.swift:15, at 1000, contradicts", "999",
            ])
        let right = try self.answers("flexible-rows")
        XCTAssertFalse(right.contains { $0.contains("contradicts") }, "\(right)")
    }

    /// The mistakes are diagnosed, and the same screens without them are not.
    func testDiagnosesOfTheArticlesScreens() async throws {
        func numbers(_ name: String, _ variant: String, _ device: String = "iphone-se2") throws -> [Int] {
            let screen = try Screen(name, variant: variant, device: device)
            defer { screen.close() }
            return try screen.table.diagnoses.map(\.number)
        }
        XCTAssertEqual(try numbers("collection-in-cell", "B", "iphone-12-pro-max"), [5])
        XCTAssertEqual(try numbers("collection-in-cell", "A", "iphone-12-pro-max"), [])
        XCTAssertEqual(try numbers("collection-in-cell", "C", "iphone-12-pro-max"), [2])
        XCTAssertEqual(try numbers("encapsulated-height", "bottom49"), [2])
        XCTAssertEqual(try numbers("encapsulated-height", "plain"), [])
        XCTAssertEqual(try numbers("xib-cells", "document-width"), [19])
        XCTAssertEqual(try numbers("xib-cells", "by-hand"), [])
        XCTAssertEqual(try numbers("flexible-rows", "required-height"), [12])
        XCTAssertEqual(try numbers("flexible-rows", "standard"), [])
    }

    func testFramesContentOffsetsAndLinesAddUp() async throws {
        for name in ["titleLabel", "dateLabel", "stackView", "thumbnailView", "VerticalCell", "contentView"] {
            for component in FrameComponent.allCases {
                _ = try answers("flexible-rows", asking: "frame:\(name).\(component.rawValue)")
            }
        }
        let height = try answers("flexible-rows", asking: "frame:titleLabel.width")
        assertSaid(height.first, ["UIWindow.frame.width  (the device)"])
        assertSaid(try answers("flexible-rows", asking: "lines:titleLabel").first, ["takes 1 line at a width of 343"])
        assertSaid(try answers("flexible-rows", asking: "offset").first, ["rests at its start"])
        assertSaid(try answers("flexible-rows", asking: "content").first, ["26 by estimate"])
        assertSaid(try answers("paged-images", asking: "content").first, ["The content is"])
        assertSaid(try answers("users-and-items", asking: "content").first, ["The content is"])
    }
}
