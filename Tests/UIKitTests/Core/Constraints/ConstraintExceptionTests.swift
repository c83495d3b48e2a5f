import XCTest

@testable import UIKit

/// Kind: oracle, documented — texts of exceptions in public crash logs; Apple's documentation of legal pairs of
/// attributes.
///
/// The exceptions that a wrong use of constraints raises, in UIKit's words.
@MainActor final class ConstraintExceptionTests: XCTestCase {
    private var raised: [UIKitException] = []
    private var log: [String] = []

    override func setUp() async throws {
        raised = []
        log = []
        UIKitException.handler = { [unowned self] in raised.append($0) }
        UIKitLog.handler = { [unowned self] in log.append($0) }
    }

    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    private let other = UIView()

    private func pair(
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
        to item: Any?
    ) {
        _ = NSLayoutConstraint(
            item: view, attribute: first, relatedBy: .equal, toItem: item, attribute: second, multiplier: multiplier,
            constant: 0)
    }

    private var prefix: String { "NSLayoutConstraint for \(view.description): " }

    func testNoCommonAncestor() async throws {
        let constraint = view.leadingAnchor.constraint(equalTo: other.leadingAnchor)
        constraint.isActive = true
        XCTAssertEqual(raised.map(\.name), [.generic])
        let first = "<NSLayoutXAxisAnchor:\(address(of: view)) \"UIView:\(address(of: view)).leading\">"
        let second = "<NSLayoutXAxisAnchor:\(address(of: other)) \"UIView:\(address(of: other)).leading\">"
        XCTAssertEqual(
            raised.first?.reason,
            "Unable to activate constraint with anchors \(first) and \(second) because they have no common ancestor.  "
                + "Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
        XCTAssertFalse(constraint.isActive)
    }

    func testSizesOfSeparateTreesHaveNoCommonAncestorEither() async throws {
        view.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
        XCTAssertEqual(raised.map(\.name), [.generic])
        XCTAssertTrue(raised.first?.reason.contains("<NSLayoutDimension:") ?? false)
    }

    func testLocationEqualToAConstant() async throws {
        let reason =
            prefix
            + "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
            + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        pair(.left, .notAnAttribute, to: nil)
        pair(.left, .left, multiplier: 0, to: other)
        pair(.top, .notAnAttribute, to: other)
        XCTAssertEqual(raised.map(\.reason), [reason, reason, reason])
        XCTAssertEqual(raised.map(\.name), [.invalidArgument, .invalidArgument, .invalidArgument])
    }

    func testInvalidPairings() async throws {
        let reason = prefix + "Invalid pairing of layout attributes."
        pair(.left, .width, to: other)
        pair(.width, .left, to: other)
        pair(.notAnAttribute, .width, to: other)
        XCTAssertEqual(raised.map(\.reason), Array(repeating: reason, count: 3))
    }

    /// SnapKit's tests make such constraints active in views outside of windows, where no layout has been.
    func testAPlaceAcrossAndOneDownAreRefusedByTheLayout() async throws {
        let root = UIView()
        root.addSubview(view)
        root.addSubview(other)
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(
            item: view, attribute: .bottom, relatedBy: .equal, toItem: other, attribute: .centerX, multiplier: 1,
            constant: -2)
        constraint.isActive = true
        XCTAssertEqual(raised, [])
        XCTAssertEqual(root.constraints, [constraint])
        root.layoutIfNeeded()
        XCTAssertEqual(raised.map(\.name), [.invalidLayoutConstraint])
        XCTAssertEqual(
            raised.first?.reason,
            "Constraint improperly relates anchors of incompatible types: \(constraint.description)")
    }

    func testDirectionalWithSided() async throws {
        let reason =
            prefix
            + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
            + "leading/trailing for both or neither."
        pair(.leading, .left, to: other)
        pair(.right, .trailing, to: other)
        pair(.leadingMargin, .left, to: other)
        pair(.rightMargin, .trailing, to: other)
        XCTAssertEqual(raised.map(\.reason), Array(repeating: reason, count: 4))
    }

    func testDirectionalWithSidedAnchors() async throws {
        let first = view.leftAnchor
        let second = other.leadingAnchor
        _ = first.constraint(equalTo: second)
        XCTAssertEqual(
            raised.map(\.reason),
            [
                "NSLayoutConstraint for \(first.description): A constraint cannot be made between "
                    + "\(first.description) and \(second.description) because their units are not compatible."
            ])
        XCTAssertEqual(raised.map(\.name), [.invalidArgument])
    }

    /// All other pairs of attributes are legal.
    func testLegalPairingsRaiseNothing() async throws {
        let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX, .leftMargin, .rightMargin]
        let directed: [NSLayoutConstraint.Attribute] = [
            .leading, .trailing, .centerX, .leadingMargin, .trailingMargin, .centerXWithinMargins,
        ]
        let vertical: [NSLayoutConstraint.Attribute] = [
            .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
        ]
        for group in [horizontal, directed, vertical, [.width, .height]] {
            for first in group { for second in group { pair(first, second, to: other) } }
        }
        pair(.width, .notAnAttribute, to: nil)
        pair(.height, .width, multiplier: 0.5, to: view)
        XCTAssertEqual(raised, [])
    }

    func testItemsAreViewsOrGuides() async throws {
        pair(.width, .width, to: "a string")
        XCTAssertEqual(raised.map(\.name), [.invalidArgument])
        pair(.width, .width, to: UILayoutGuide())
        XCTAssertEqual(raised.count, 1)
    }

    func testNumbersAreFinite() async throws {
        pair(.width, .width, multiplier: .nan, to: other)
        XCTAssertEqual(raised.count, 1)
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.constant = .infinity
        XCTAssertEqual(raised.count, 2)
        XCTAssertEqual(constraint.constant, 5, "the last good constant stays")
    }

    func testRequiredAndOptionalDoNotChangeWhileInstalled() async throws {
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.isActive = true
        constraint.priority = .defaultLow
        XCTAssertEqual(
            raised.map(\.reason),
            [
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                    + "You passed priority 250 and the existing priority was 1000."
            ])
        XCTAssertEqual(raised.map(\.name), [.internalInconsistency])
        XCTAssertEqual(constraint.priority, .required)
        constraint.isActive = false
        constraint.priority = .defaultLow
        constraint.isActive = true
        constraint.priority = .defaultHigh
        XCTAssertEqual(raised.count, 1, "between optional ones, and while inactive, it may change")
        constraint.priority = .required
        XCTAssertEqual(raised.count, 2)
        XCTAssertEqual(constraint.priority, .defaultHigh)
    }

    func testPrioritiesOutOfRange() async throws {
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        for value in [Float(0), -1, 1001] {
            constraint.priority = UILayoutPriority(value)
        }
        XCTAssertEqual(
            raised.last?.reason,
            "It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal to "
                + "NSLayoutPriorityRequired, which is 1000.000000.")
        XCTAssertEqual(raised.map(\.name), Array(repeating: .internalInconsistency, count: 3))
        constraint.priority = UILayoutPriority(0.5)
        XCTAssertEqual(raised.count, 3, "fractions are legal")
    }

    func testAddingToAViewThatIsNoAncestor() async throws {
        let superview = UIView()
        superview.addSubview(view)
        let constraint = view.leadingAnchor.constraint(equalTo: superview.leadingAnchor)
        view.addConstraint(constraint)
        XCTAssertEqual(raised.map(\.name), [.generic])
        XCTAssertEqual(
            raised.first?.reason, "Impossible to set up layout with view hierarchy unprepared for constraint.")
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(log.first?.hasPrefix("The view hierarchy is not prepared for the constraint:") ?? false)
        XCTAssertTrue(log.first?.contains(constraint.description) ?? false)
        XCTAssertFalse(constraint.isActive)
    }

    func testForgettingSuperInLayoutSubviews() async throws {
        final class Forgetful: UIView {
            override func layoutSubviews() {}
        }
        let root = Forgetful(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(other)
        other.translatesAutoresizingMaskIntoConstraints = false
        other.widthAnchor.constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        XCTAssertEqual(raised, [])
        XCTAssertEqual(log.count, 1, "the log says it once")
        XCTAssertEqual(
            log.first,
            "Auto Layout still required after executing -layoutSubviews. \(shortClassName(of: root))'s implementation of "
                + "-layoutSubviews needs to call super: subviews with constraints keep the frames that they have.")
        XCTAssertEqual(other.frame.width, 0)
        log = []
        let plain = Forgetful(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        plain.addSubview(UIView())
        plain.layoutIfNeeded()
        XCTAssertEqual(log, [], "without Auto Layout nobody needs super")
    }

    func testVisualFormatErrorsComeWithTheCaret() async throws {
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[view]-|", options: [], metrics: nil, views: ["view": view])
        XCTAssertEqual(constraints, [])
        XCTAssertEqual(raised.map(\.name), [.invalidArgument])
        XCTAssertEqual(
            raised.first?.reason,
            """
            Unable to parse constraint format:\u{20}
            Unable to interpret '|' character, because the related view doesn't have a superview
            H:|-[view]-|
              ^
            """)
    }
}
