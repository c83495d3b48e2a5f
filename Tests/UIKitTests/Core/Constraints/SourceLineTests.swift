import Explanations
import XCTest

@testable import UIKit

/// Kind: documented — our documentation: explanations name the line that wrote a constraint.
///
/// Explanations name the line that wrote a constraint.
@MainActor final class SourceLineTests: XCTestCase {
    func testAnchorsInitialisersAndFormatsNoteTheirLine() async throws {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView())
        root.accessibilityIdentifier = "root"
        view.accessibilityIdentifier = "view"
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let first = #line + 1
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        let top = NSLayoutConstraint(
            item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 20)
        let height = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[view(40)]", metrics: nil, views: ["view": view])
        let other = view.trailingAnchor.constraint(
            lessThanOrEqualToSystemSpacingAfter: root.trailingAnchor, multiplier: 1)
        let half = view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5)
        NSLayoutConstraint.activate([leading, width, top, other, half] + height)
        let lines = [leading, width, top, height[0], other, half].map { $0.sourceLine?.text }
        XCTAssertEqual(lines[0], "SourceLineTests.swift:\(first)")
        XCTAssertEqual(lines[1], "SourceLineTests.swift:\(first + 1)")
        XCTAssertTrue(lines.allSatisfy { $0?.hasPrefix("SourceLineTests.swift:") == true }, "\(lines)")
        XCTAssertEqual(Set(lines).count, 6)
        let account = view.account(of: .x)
        XCTAssertEqual(
            account.summary,
            "view starts at x 10 in root: view.leading == root.leading + 10 (written by the app, "
                + "SourceLineTests.swift:\(first)).")
        XCTAssertTrue(view.account(of: .height).text.contains("view.height == 40"), view.account(of: .height).text)
        let listed = view.listedConstraints(for: .horizontal, names: ViewNames())
        XCTAssertEqual(listed.first { $0.words == "view.width == 50" }?.source, lines[1])
    }

    /// A constraint that the framework makes by the same calls has no line of the app's.
    func testTheFrameworksOwnHaveNone() async throws {
        XCTAssertNil(SourceLine("UIKit/UIStackView.swift", 3).text)
        XCTAssertEqual(SourceLine("Demo/Cells/Cell.swift", 3).text, "Cell.swift:3")
    }

    /// The default arguments stand behind UIKit's, so that calls and closures over calls are as ever.
    func testCallsReadAsEver() async throws {
        let (a, b) = (UIView(), UIView())
        let make: (NSLayoutDimension, NSLayoutDimension) -> NSLayoutConstraint = { $0.constraint(equalTo: $1) }
        XCTAssertEqual(make(a.widthAnchor, b.widthAnchor).sourceLine?.text?.hasPrefix("SourceLineTests.swift"), true)
    }
}
