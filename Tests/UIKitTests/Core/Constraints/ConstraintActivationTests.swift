import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `isActive`: the nearest common ancestor holds a constraint.
///
/// Which view holds an active constraint, and what happens to it as views come and go.
@MainActor final class ConstraintActivationTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let left = UIView()
    private let right = UIView()
    private let deep = UIView()

    override func setUp() async throws {
        root.addSubview(left)
        root.addSubview(right)
        left.addSubview(deep)
        for view in [left, right, deep] { view.translatesAutoresizingMaskIntoConstraints = false }
    }

    func testTheNearestCommonAncestorHolds() async throws {
        let cases: [(NSLayoutConstraint, UIView)] = [
            (left.widthAnchor.constraint(equalToConstant: 1), left),
            (left.leadingAnchor.constraint(equalTo: right.trailingAnchor), root),
            (deep.leadingAnchor.constraint(equalTo: left.leadingAnchor), left),
            (deep.leadingAnchor.constraint(equalTo: right.leadingAnchor), root),
            (deep.leadingAnchor.constraint(equalTo: root.leadingAnchor), root),
            (deep.heightAnchor.constraint(equalTo: deep.widthAnchor), deep),
            (left.leadingAnchor.constraint(equalTo: left.safeAreaLayoutGuide.leadingAnchor), left),
            (right.topAnchor.constraint(equalTo: left.layoutMarginsGuide.topAnchor), root),
        ]
        for (constraint, holder) in cases {
            XCTAssertFalse(constraint.isActive)
            constraint.isActive = true
            XCTAssertTrue(constraint.isActive)
            XCTAssertTrue(holder.constraints.contains(constraint), constraint.description)
            for view in [root, left, right, deep] where view !== holder {
                XCTAssertFalse(view.constraints.contains(constraint))
            }
            constraint.isActive = true
            XCTAssertEqual(holder.constraints.filter { $0 === constraint }.count, 1, "twice is once")
            constraint.isActive = false
            XCTAssertFalse(constraint.isActive)
            XCTAssertEqual(holder.constraints, [])
            constraint.isActive = false
        }
    }

    func testActivatingAndDeactivatingSeveral() async throws {
        let constraints = [
            left.widthAnchor.constraint(equalToConstant: 1),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        XCTAssertEqual(left.constraints + root.constraints, constraints)
        NSLayoutConstraint.deactivate(constraints)
        XCTAssertEqual(left.constraints + root.constraints, [])
    }

    func testAddAndRemoveOnAnAncestorFurtherUp() async throws {
        let constraint = deep.widthAnchor.constraint(equalToConstant: 5)
        root.addConstraint(constraint)
        XCTAssertTrue(constraint.isActive)
        XCTAssertEqual(root.constraints, [constraint])
        constraint.isActive = false
        XCTAssertEqual(root.constraints, [], "deactivating finds it where it lives")
        left.addConstraints([constraint])
        left.removeConstraints(left.constraints)
        XCTAssertFalse(constraint.isActive)
    }

    func testLeavingDropsWhatReachesOutAndKeepsTheRest() async throws {
        let inside = deep.leadingAnchor.constraint(equalTo: left.leadingAnchor)
        let own = left.widthAnchor.constraint(equalToConstant: 9)
        let outward = left.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let fromBelow = deep.topAnchor.constraint(equalTo: right.topAnchor)
        let elsewhere = right.topAnchor.constraint(equalTo: root.topAnchor)
        let sizeHeldAbove = deep.heightAnchor.constraint(equalToConstant: 3)
        NSLayoutConstraint.activate([inside, own, outward, fromBelow, elsewhere])
        root.addConstraint(sizeHeldAbove)
        left.removeFromSuperview()
        XCTAssertEqual([inside, own, elsewhere].map(\.isActive), [true, true, true])
        XCTAssertEqual([outward, fromBelow, sizeHeldAbove].map(\.isActive), [false, false, false])
        root.addSubview(left)
        XCTAssertFalse(outward.isActive, "what was dropped doesn't come back")
        root.layoutIfNeeded()
        XCTAssertEqual(left.frame.width, 9)
    }

    func testMovingToAnotherSuperviewIsLeaving() async throws {
        let outward = left.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let own = left.widthAnchor.constraint(equalToConstant: 9)
        NSLayoutConstraint.activate([outward, own])
        right.addSubview(left)
        XCTAssertFalse(outward.isActive)
        XCTAssertTrue(own.isActive)
    }

    func testAChangeOfAnActiveConstraintShowsAtTheNextLayout() async throws {
        let width = left.widthAnchor.constraint(equalToConstant: 10)
        let wish = left.heightAnchor.constraint(equalToConstant: 10)
        wish.priority = .defaultLow
        let bound = left.heightAnchor.constraint(equalToConstant: 50)
        bound.priority = UILayoutPriority(100)
        NSLayoutConstraint.activate([width, wish, bound])
        root.layoutIfNeeded()
        XCTAssertEqual(left.bounds.size, CGSize(width: 10, height: 10))
        width.constant = 30
        bound.priority = .defaultHigh
        XCTAssertEqual(left.bounds.size, CGSize(width: 10, height: 10), "nothing moves before layout")
        root.layoutIfNeeded()
        XCTAssertEqual(left.bounds.size, CGSize(width: 30, height: 50))
        width.isActive = false
        root.layoutIfNeeded()
        XCTAssertEqual(left.bounds.size, CGSize(width: 0, height: 50))
    }

    func testRemovingAGuideDropsItsConstraints() async throws {
        let guide = UILayoutGuide()
        left.addLayoutGuide(guide)
        let constraint = guide.widthAnchor.constraint(equalToConstant: 4)
        let tie = right.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
        NSLayoutConstraint.activate([constraint, tie])
        XCTAssertEqual(left.constraints, [constraint], "a guide counts as its owning view")
        root.layoutIfNeeded()
        left.removeLayoutGuide(guide)
        XCTAssertEqual([constraint.isActive, tie.isActive], [false, false])
        XCTAssertNil(guide.owningView)
        root.layoutIfNeeded()
    }

    func testAnchorsMakeEveryRelation() async throws {
        let location: [(NSLayoutConstraint, NSLayoutConstraint.Relation, CGFloat)] = [
            (left.leadingAnchor.constraint(equalTo: right.leadingAnchor), .equal, 0),
            (left.leadingAnchor.constraint(equalTo: right.leadingAnchor, constant: 3), .equal, 3),
            (left.topAnchor.constraint(greaterThanOrEqualTo: right.topAnchor), .greaterThanOrEqual, 0),
            (left.topAnchor.constraint(lessThanOrEqualTo: right.topAnchor, constant: -2), .lessThanOrEqual, -2),
            (
                left.leadingAnchor.constraint(equalToSystemSpacingAfter: right.trailingAnchor, multiplier: 2), .equal,
                16
            ),
            (
                left.topAnchor.constraint(
                    greaterThanOrEqualToSystemSpacingBelow: right.bottomAnchor, multiplier: 0.5), .greaterThanOrEqual, 4
            ),
        ]
        for (constraint, relation, constant) in location {
            XCTAssertEqual(constraint.relation, relation)
            XCTAssertEqual(constraint.constant, constant)
            XCTAssertEqual(constraint.multiplier, 1)
            XCTAssertTrue(constraint.firstItem === left)
            XCTAssertTrue(constraint.secondItem === right)
            XCTAssertEqual(constraint.priority, .required)
        }
        let size = left.widthAnchor.constraint(lessThanOrEqualTo: right.heightAnchor, multiplier: 2, constant: 5)
        XCTAssertEqual(size.firstAttribute, .width)
        XCTAssertEqual(size.secondAttribute, .height)
        XCTAssertEqual(size.multiplier, 2)
        XCTAssertEqual(size.constant, 5)
        XCTAssertEqual(left.heightAnchor.constraint(greaterThanOrEqualToConstant: 7).constant, 7)
        XCTAssertTrue(size.firstAnchor is NSLayoutDimension)
        XCTAssertTrue(location[0].0.secondAnchor is NSLayoutXAxisAnchor)
    }

    func testAnchorWithOffsetIsADistance() async throws {
        for rtl in [false, true] {
            for view in [root, left, right] {
                view.semanticContentAttribute = rtl ? .forceRightToLeft : .forceLeftToRight
            }
            let gap = left.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)
            let constraints = [
                gap.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
                left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                left.widthAnchor.constraint(equalToConstant: 20), right.widthAnchor.constraint(equalToConstant: 30),
            ]
            NSLayoutConstraint.activate(constraints)
            XCTAssertEqual(root.constraints.first, constraints[0], "held by the ancestor of all that it names")
            root.layoutIfNeeded()
            XCTAssertEqual(left.frame.minX, rtl ? 290 : 10)
            XCTAssertEqual(right.frame.minX, rtl ? 290 - 160 - 30 : 10 + 20 + 160)
            NSLayoutConstraint.deactivate(constraints)
        }
    }

    func testDistancesAreComparable() async throws {
        // Equal gaps before, between and after, and a fixed one down.
        let (a, b) = (left, right)
        let first = root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
        let second = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        let third = b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
        NSLayoutConstraint.activate([
            first.constraint(equalTo: second), second.constraint(equalTo: third),
            a.widthAnchor.constraint(equalToConstant: 50), b.widthAnchor.constraint(equalToConstant: 60),
            root.topAnchor.anchorWithOffset(to: a.topAnchor).constraint(equalToConstant: 12),
            a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(greaterThanOrEqualToConstant: 5),
            b.topAnchor.anchorWithOffset(to: a.topAnchor).constraint(greaterThanOrEqualToConstant: -5),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(a.frame.minX, 70)
        XCTAssertEqual(b.frame.minX, 190)
        XCTAssertEqual(a.frame.minY, 12)
        XCTAssertEqual(b.frame.minY, 17)
        XCTAssertEqual(
            second.constraint(equalToConstant: 8).description.components(separatedBy: " ").dropFirst().joined(
                separator: " "),
            "(\(classAndAddress(b)).leading - \(classAndAddress(a)).trailing) == 8   (inactive)>")
    }
}
