import XCTest

@testable import UIKit

/// Kind: oracle — descriptions of constraints in public logs of UIKit.
///
/// One-line descriptions, as UIKit's logs print them.
@MainActor final class ConstraintDescriptionTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = UIView()
    private let label = UILabel()

    override func setUp() async throws {
        root.addSubview(view)
        root.addSubview(label)
        label.text = "Text"
    }

    private func check(_ constraint: NSLayoutConstraint, _ body: String, line: UInt = #line) {
        var expected = body
        for (name, object) in [("ROOT", root), ("VIEW", view), ("LABEL", label as UIView)] {
            expected = expected.replacingOccurrences(of: name, with: classAndAddress(object))
        }
        XCTAssertEqual(
            constraint.description, "<NSLayoutConstraint:\(address(of: constraint)) \(expected)>", line: line)
    }

    func testSizes() async throws {
        let height = view.heightAnchor.constraint(equalToConstant: 44)
        check(height, "VIEW.height == 44   (inactive)")
        height.isActive = true
        check(height, "VIEW.height == 44   (active)")
        check(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0.5), "VIEW.width >= 0.5   (inactive)")
        check(
            view.widthAnchor.constraint(equalTo: label.widthAnchor, multiplier: 1.5, constant: -8),
            "VIEW.width == 1.5*LABEL'Text'.width - 8   (inactive)")
        check(
            view.widthAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 1, constant: 8),
            "VIEW.width <= VIEW.height + 8   (inactive)")
    }

    func testIdentifierAndPriority() async throws {
        let constraint = view.heightAnchor.constraint(equalToConstant: 44)
        constraint.identifier = "row height"
        constraint.priority = UILayoutPriority(999)
        constraint.isActive = true
        check(constraint, "'row height' VIEW.height == 44 @999   (active)")
    }

    /// As in public logs: the visual format where it would make this constraint, an equation for the same thing said the
    /// other way round; left and right are marked.
    func testEdgesOfTheSuperview() async throws {
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
        check(leading, "H:|-(8)-[VIEW]   (inactive, names: '|':ROOT )")
        leading.isActive = true
        check(leading, "H:|-(8)-[VIEW]   (active, names: '|':ROOT )")
        check(
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            "H:|-(5)-[VIEW](LTR)   (inactive, names: '|':ROOT )")
        check(
            view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: -3),
            "V:|-(>=-3)-[VIEW]   (inactive, names: '|':ROOT )")
        check(
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
            "H:[VIEW]-(16)-|   (inactive, names: '|':ROOT )")
        check(
            root.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 22),
            "H:[VIEW]-(22)-|(LTR)   (inactive, names: '|':ROOT )")
        check(
            root.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 16),
            "V:[VIEW]-(>=16)-|   (inactive, names: '|':ROOT )")
        check(
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            "VIEW.trailing == ROOT.trailing - 10   (inactive)")
        check(view.bottomAnchor.constraint(equalTo: root.bottomAnchor), "VIEW.bottom == ROOT.bottom   (inactive)")
        check(
            view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5),
            "VIEW.right == ROOT.right - 5   (inactive)")
    }

    func testGaps() async throws {
        check(
            label.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
            "H:[VIEW]-(8)-[LABEL'Text']   (inactive)")
        check(
            label.topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -20),
            "V:[VIEW]-(<=-20)-[LABEL'Text']   (inactive)")
        check(
            view.rightAnchor.constraint(equalTo: label.leftAnchor, constant: -15),
            "VIEW.right == LABEL'Text'.left - 15   (inactive)")
        check(
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 2),
            "LABEL'Text'.top == VIEW.top + 2   (inactive)")
        check(
            label.topAnchor.constraint(equalTo: root.bottomAnchor), "LABEL'Text'.top == ROOT.bottom   (inactive)")
        check(
            label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            "LABEL'Text'.centerX == ROOT.centerX   (inactive)")
    }

    func testStandardSpaces() async throws {
        check(
            label.leadingAnchor.constraint(equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 1),
            "H:[VIEW]-(NSLayoutAnchorConstraintSpace(8))-[LABEL'Text']   (inactive)")
        check(
            label.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: view.bottomAnchor, multiplier: 2),
            "V:[VIEW]-(>=NSLayoutAnchorConstraintSpace(16))-[LABEL'Text']   (inactive)")
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "|-[view]-[label]-9-|", options: [], metrics: nil, views: ["view": view, "label": label])
        check(constraints[0], "VIEW.leading == ROOT.leadingMargin   (inactive)")
        check(constraints[1], "H:[VIEW]-(NSSpace(8))-[LABEL'Text']   (inactive)")
        check(constraints[2], "H:[LABEL'Text']-(9)-|   (inactive, names: '|':ROOT )")
    }

    func testLongTextsAreCut() async throws {
        label.text = "The quick brown fox jumps over the lazy dog"
        check(
            label.widthAnchor.constraint(equalToConstant: 1),
            "LABEL'The quick brown fox jumps...'.width == 1   (inactive)")
    }

    func testGuides() async throws {
        let guide = view.layoutMarginsGuide
        let constraint = label.topAnchor.constraint(equalTo: guide.topAnchor)
        XCTAssertEqual(
            constraint.description,
            "<NSLayoutConstraint:\(address(of: constraint)) \(classAndAddress(label))'Text'.top == "
                + "UILayoutGuide:\(address(of: guide))'UIViewLayoutMarginsGuide'.top   (inactive)>")
    }

    func testViewsThatAreGone() async throws {
        func make() -> NSLayoutConstraint {
            let view = UIView()
            return withExtendedLifetime(view) { view.widthAnchor.constraint(equalToConstant: 1) }
        }
        let constraint = make()
        XCTAssertTrue(constraint.description.contains("(deallocated).width == 1"), constraint.description)
    }

    /// As SnapKit's constraints in logs: an app's own class stands under its name.
    func testAnAppsOwnClass() async throws {
        final class Marked: NSLayoutConstraint {}
        let view = UIView()
        let constraint = Marked(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 5)
        XCTAssertTrue(constraint.description.contains("Marked"), constraint.description)
        XCTAssertFalse(constraint.description.contains("<NSLayoutConstraint"), constraint.description)
        XCTAssertTrue(
            constraint.description.hasSuffix("\(address(of: view)).width == 5   (inactive)>"), constraint.description)
    }
}
