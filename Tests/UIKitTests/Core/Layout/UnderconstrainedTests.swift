import XCTest

@testable import UIKit

/// Kind: oracle — frames in Stevia's tests, which pass on iOS.
///
/// The places of views that too few constraints place: facts from Stevia's tests, which pass on iOS.
@MainActor final class UnderconstrainedTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let view = UIView()
    /// Stevia's constraints are optional, which changes nothing here.
    private let priorities: [UILayoutPriority] = [.required, UILayoutPriority(751)]

    override func setUp() async throws {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    private func frame(
        _ constraints: [NSLayoutConstraint], at priority: UILayoutPriority = .required
    ) -> CGRect {
        for constraint in constraints { constraint.priority = priority }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        NSLayoutConstraint.deactivate(constraints)
        return view.frame
    }

    func testSizesThatNothingAsksForAreZero() async throws {
        for priority in priorities {
            XCTAssertEqual(
                frame([view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -14)], at: priority),
                CGRect(x: 286, y: 0, width: 0, height: 0))
            XCTAssertEqual(
                frame([view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -23)], at: priority),
                CGRect(x: 0, y: 177, width: 0, height: 0))
            XCTAssertEqual(
                frame(
                    [
                        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                        view.widthAnchor.constraint(lessThanOrEqualToConstant: 23),
                    ], at: priority),
                CGRect(x: 150, y: 0, width: 0, height: 0))
        }
    }

    func testAPlaceThatIsOnlyLimitedStandsAtTheLimit() async throws {
        for priority in priorities {
            let size = [
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
            ]
            func place(_ constraint: NSLayoutConstraint) -> CGPoint { frame(size + [constraint], at: priority).origin }
            XCTAssertEqual(
                place(view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23)),
                CGPoint(x: 0, y: 23))
            XCTAssertEqual(
                place(view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 10)),
                CGPoint(x: 0, y: 10))
            XCTAssertEqual(
                place(view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -74)),
                CGPoint(x: 126, y: 0))
            XCTAssertEqual(
                place(view.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -45)),
                CGPoint(x: 0, y: 55))
        }
    }

    func testALimitedGapIsAsLargeAsTheLimit() async throws {
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(other)
        for relation in [NSLayoutConstraint.Relation.lessThanOrEqual, .greaterThanOrEqual] {
            let constraints = [
                other.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                other.widthAnchor.constraint(equalToConstant: 10),
                NSLayoutConstraint(
                    item: view, attribute: .leading, relatedBy: relation, toItem: other, attribute: .trailing,
                    multiplier: 1, constant: 25),
            ]
            XCTAssertEqual(frame(constraints), CGRect(x: 35, y: 0, width: 0, height: 0))
        }
    }

    func testARowThatHangsOnItsEnd() async throws {
        let last = UIView()
        last.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(last)
        let constraints = [
            last.widthAnchor.constraint(equalToConstant: 10),
            last.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 52),
            last.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -31),
        ]
        XCTAssertEqual(frame(constraints), CGRect(x: 300 - 31 - 10 - 52, y: 0, width: 0, height: 0))
    }
}
