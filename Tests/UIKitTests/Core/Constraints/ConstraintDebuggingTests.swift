import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `hasAmbiguousLayout`, `exerciseAmbiguityInLayout()` and
/// `constraintsAffectingLayout(for:)`.
@MainActor final class ConstraintDebuggingTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = UIView()
    private let label = UILabel()

    override func setUp() async throws {
        label.text = "Text"
        root.addSubview(view)
        view.addSubview(label)
        view.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
    }

    func testAmbiguity() async throws {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        XCTAssertTrue(view.hasAmbiguousLayout)
        XCTAssertTrue(label.hasAmbiguousLayout)
        XCTAssertFalse(root.hasAmbiguousLayout)
        view.heightAnchor.constraint(equalToConstant: 100).isActive = true
        XCTAssertFalse(view.hasAmbiguousLayout)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        XCTAssertFalse(label.hasAmbiguousLayout, "its content gives it a size")
        XCTAssertFalse(UIView().hasAmbiguousLayout)
    }

    func testExercisingShowsAnotherLayoutAndComesBack() async throws {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(lessThanOrEqualToConstant: 70),
        ])
        root.layoutIfNeeded()
        let first = view.frame
        view.exerciseAmbiguityInLayout()
        let second = view.frame
        XCTAssertNotEqual(first, second)
        XCTAssertEqual(second.width, 50)
        XCTAssertLessThanOrEqual(second.height, 70)
        view.exerciseAmbiguityInLayout()
        XCTAssertEqual(view.frame, first)
        view.exerciseAmbiguityInLayout()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, first, "a layout pass shows what the engine says")
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        root.layoutIfNeeded()
        let only = view.frame
        view.exerciseAmbiguityInLayout()
        XCTAssertEqual(view.frame, only)
    }

    func testConstraintsThatAffectAnAxis() async throws {
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
        let width = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        let weak = view.widthAnchor.constraint(equalToConstant: 4)
        weak.priority = .defaultLow
        let labelTop = label.topAnchor.constraint(equalTo: view.topAnchor)
        NSLayoutConstraint.activate([leading, width, top, weak, labelTop])
        let across = view.constraintsAffectingLayout(for: .horizontal)
        XCTAssertEqual(across.filter { $0.role == .author }, [leading, width])
        XCTAssertTrue(across.contains { $0.description.contains("_UITemporaryLayoutWidth") }, "the root's width too")
        XCTAssertEqual(view.constraintsAffectingLayout(for: .vertical).filter { $0.role == .author }, [top])
        let down = label.constraintsAffectingLayout(for: .vertical)
        XCTAssertTrue(down.contains(labelTop))
        XCTAssertTrue(down.contains { $0.description.hasPrefix("<NSContentSizeLayoutConstraint:") }, "\(down)")
        XCTAssertEqual(UIView().constraintsAffectingLayout(for: .vertical), [])
    }

    func testTrace() async throws {
        let framed = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        let outside = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        root.addSubview(framed)
        root.addSubview(outside)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: framed.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
        let text = label._autolayoutTrace()
        let lines = text.components(separatedBy: "\n")
        XCTAssertEqual(lines[1], "•\(classAndAddress(root))")
        XCTAssertEqual(lines[2], "|   *\(classAndAddress(view))")
        XCTAssertTrue(lines[3].hasPrefix("|   |   *<UILayoutGuide:"), lines[3])
        XCTAssertTrue(lines[3].contains("'UIViewLayoutMarginsGuide', layoutFrame = {{8, 8}, {34, 4}}"), lines[3])
        let name = "\(classAndAddress(label))'Text'"
        XCTAssertTrue(lines[4].hasPrefix("|   |   *\(name)- AMBIGUOUS LAYOUT for \(name).minY{id: "), lines[4])
        XCTAssertEqual(lines[5], "|   +\(classAndAddress(framed))")
        XCTAssertEqual(lines[6], "|   \(classAndAddress(outside))")
        XCTAssertTrue(text.contains("Legend:\n\t* - is laid out with auto layout\n\t+ - is laid out manually"))
        XCTAssertTrue(text.hasSuffix("• - layout engine host"))
    }
}
