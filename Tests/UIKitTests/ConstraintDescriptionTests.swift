import XCTest

@testable import UIKit

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

    func testEdgesOfTheSuperview() async throws {
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
        check(leading, "H:|-(8)-[VIEW]   (inactive, names: '|':ROOT )")
        leading.isActive = true
        check(leading, "H:|-(8)-[VIEW]   (active, names: '|':ROOT )")
        check(
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
            "V:[VIEW]-(10)-|   (inactive, names: '|':ROOT )")
        check(
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor), "V:[VIEW]-(0)-|   (inactive, names: '|':ROOT )")
        check(
            view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 3),
            "V:|-(>=3)-[VIEW]   (inactive, names: '|':ROOT )")
        check(
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -3),
            "H:[VIEW]-(>=3)-|   (inactive, names: '|':ROOT )")
        check(
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
            "H:[VIEW]-(16)-|   (inactive, names: '|':ROOT )")
        check(
            root.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 16),
            "V:[VIEW]-(>=16)-|   (inactive, names: '|':ROOT )")
    }

    func testGaps() async throws {
        check(
            label.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
            "H:[VIEW]-(8)-[LABEL'Text']   (inactive)")
        check(
            view.bottomAnchor.constraint(lessThanOrEqualTo: label.topAnchor, constant: -4),
            "V:[VIEW]-(>=4)-[LABEL'Text']   (inactive)")
        check(
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 2),
            "LABEL'Text'.top == VIEW.top + 2   (inactive)")
        check(
            label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            "LABEL'Text'.centerX == ROOT.centerX   (inactive)")
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
}
