import UIKit
import XCTest

/// As SuperLayout declares it: anchors' own methods meet requirements.
@MainActor private protocol Anchoring {
    associatedtype AnchorType
    func constraint(equalTo: AnchorType, constant: CGFloat) -> NSLayoutConstraint
    func constraint(lessThanOrEqualTo: AnchorType, constant: CGFloat) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualTo: AnchorType, constant: CGFloat) -> NSLayoutConstraint
}

@MainActor private protocol DimensionAnchoring {
    func constraint(equalToConstant: CGFloat) -> NSLayoutConstraint
    func constraint(equalTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint
}

extension NSLayoutXAxisAnchor: Anchoring {
    fileprivate typealias AnchorType = NSLayoutAnchor<NSLayoutXAxisAnchor>
}

extension NSLayoutDimension: DimensionAnchoring {}

/// Kind: documented — protocols of published libraries that UIKit's anchors meet.
@MainActor final class AnchorRequirementTests: XCTestCase {
    private let view = UIView()
    private let other = UIView()

    func testAnchorsMeetRequirements() async throws {
        func related<A: Anchoring>(_ anchor: A, _ second: A.AnchorType) -> [NSLayoutConstraint] {
            [
                anchor.constraint(equalTo: second, constant: 3),
                anchor.constraint(lessThanOrEqualTo: second, constant: 4),
                anchor.constraint(greaterThanOrEqualTo: second, constant: 5),
            ]
        }
        let constraints = related(view.leftAnchor, other.rightAnchor)
        XCTAssertEqual(constraints.map(\.constant), [3, 4, 5])
        XCTAssertEqual(constraints.map(\.relation), [.equal, .lessThanOrEqual, .greaterThanOrEqual])
        XCTAssertEqual(constraints.map(\.secondAttribute), [.right, .right, .right])
    }

    func testDimensionsMeetRequirements() async throws {
        func related(_ dimension: any DimensionAnchoring) -> [NSLayoutConstraint] {
            [
                dimension.constraint(equalToConstant: 7),
                dimension.constraint(equalTo: other.heightAnchor, multiplier: 2, constant: 1),
            ]
        }
        let constraints = related(view.widthAnchor)
        XCTAssertEqual(constraints.map(\.constant), [7, 1])
        XCTAssertEqual(constraints.map(\.multiplier), [1, 2])
        XCTAssertEqual(constraints.map(\.secondAttribute), [.notAnAttribute, .height])
    }

    func testMethodsByTheirFullNames() async throws {
        let relate = view.widthAnchor.constraint(equalToConstant:)
        XCTAssertEqual(relate(12).constant, 12)
        let places: [(NSLayoutAnchor<NSLayoutYAxisAnchor>) -> NSLayoutConstraint] = [
            view.topAnchor.constraint(equalTo:), view.topAnchor.constraint(lessThanOrEqualTo:),
        ]
        XCTAssertEqual(places.map { $0(other.topAnchor).relation }, [.equal, .lessThanOrEqual])
    }
}
