import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of autoresizing masks inside Auto Layout.
///
/// Frames and masks inside Auto Layout as views change; arithmetic is in `layout/autoresizing.json`.
@MainActor final class AutoresizingTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let framed = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    private let follower = UIView()

    override func setUp() async throws {
        root.addSubview(framed)
        root.addSubview(follower)
        follower.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: framed.rightAnchor),
            follower.topAnchor.constraint(equalTo: framed.bottomAnchor),
            follower.widthAnchor.constraint(equalTo: framed.widthAnchor),
            follower.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
    }

    func testViewsMadeInCodeTranslateTheirMasks() async throws {
        XCTAssertTrue(UIView().translatesAutoresizingMaskIntoConstraints)
        XCTAssertEqual(UIView().autoresizingMask, [])
        XCTAssertTrue(UIView().autoresizesSubviews)
        XCTAssertEqual(follower.frame, CGRect(x: 40, y: 60, width: 30, height: 5))
    }

    func testChangedFramesBecomeNewConstants() async throws {
        framed.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        root.layoutIfNeeded()
        XCTAssertEqual(follower.frame, CGRect(x: 4, y: 6, width: 3, height: 5))
        framed.center.x += 10
        root.layoutIfNeeded()
        XCTAssertEqual(follower.frame.minX, 14)
        framed.bounds.size.width = 5
        root.layoutIfNeeded()
        XCTAssertEqual(follower.frame, CGRect(x: 15, y: 6, width: 5, height: 5), "the centre stays")
    }

    func testAChangedMaskCountsFromThenOn() async throws {
        framed.autoresizingMask = .flexibleWidth
        root.frame.size.width = 150
        root.layoutIfNeeded()
        XCTAssertEqual(framed.frame, CGRect(x: 10, y: 20, width: 80, height: 40))
        XCTAssertEqual(follower.frame, CGRect(x: 90, y: 60, width: 80, height: 5))
        framed.autoresizingMask = .flexibleLeftMargin
        root.frame.size.width = 170
        root.layoutIfNeeded()
        XCTAssertEqual(framed.frame.minX, 30)
        XCTAssertEqual(follower.frame.minX, 110)
    }

    func testSwitchingToConstraintsAndBack() async throws {
        framed.translatesAutoresizingMaskIntoConstraints = false
        let own = [
            framed.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
            framed.topAnchor.constraint(equalTo: root.topAnchor), framed.widthAnchor.constraint(equalToConstant: 9),
            framed.heightAnchor.constraint(equalToConstant: 9),
        ]
        NSLayoutConstraint.activate(own)
        root.layoutIfNeeded()
        XCTAssertEqual(framed.frame, CGRect(x: 3, y: 0, width: 9, height: 9))
        XCTAssertEqual(follower.frame, CGRect(x: 12, y: 9, width: 9, height: 5))
        NSLayoutConstraint.deactivate(own)
        framed.translatesAutoresizingMaskIntoConstraints = true
        root.layoutIfNeeded()
        XCTAssertEqual(framed.frame, CGRect(x: 3, y: 0, width: 9, height: 9), "the present frame is kept")
        XCTAssertEqual(follower.frame, CGRect(x: 12, y: 9, width: 9, height: 5))
    }

    func testSuperviewsThatDoNotAutoresize() async throws {
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        child.autoresizingMask = .flexibleWidth
        plain.addSubview(child)
        plain.autoresizesSubviews = false
        plain.frame.size.width = 200
        XCTAssertEqual(child.frame.width, 50)
        plain.autoresizesSubviews = true
        plain.frame.size.width = 300
        XCTAssertEqual(child.frame.width, 150)
    }

    func testAViewOfAConstrainedSuperviewFollowsIt() async throws {
        let inner = UIView(frame: .zero)
        follower.addSubview(inner)
        inner.frame = CGRect(x: 0, y: 0, width: 30, height: 5)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        framed.frame.size.width = 44
        root.layoutIfNeeded()
        XCTAssertEqual(follower.frame.width, 44)
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 44, height: 5))
    }

    func testInvalidatedContentIsReadAtTheNextLayoutOnly() async throws {
        let view = FixtureView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.content = CGSize(width: 10, height: UIView.noIntrinsicMetric)
        root.addSubview(view)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 10)
        view.content.width = 25
        view.invalidateIntrinsicContentSize()
        XCTAssertEqual(view.frame.width, 10, "nothing is visible at once")
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 25)
        view.content.width = UIView.noIntrinsicMetric
        view.invalidateIntrinsicContentSize()
        view.setContentHuggingPriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertTrue(view.hasAmbiguousLayout, "without a metric nothing holds the width")
    }

    func testHuggingAndResistanceChangeLater() async throws {
        let view = FixtureView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.content = CGSize(width: 10, height: 10)
        root.addSubview(view)
        let wide = view.widthAnchor.constraint(equalToConstant: 50)
        wide.priority = UILayoutPriority(600)
        wide.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 50)
        view.setContentHuggingPriority(UILayoutPriority(601), for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 10)
        wide.constant = 5
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 10)
        view.setContentCompressionResistancePriority(UILayoutPriority(599), for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 5)
        XCTAssertEqual(view.contentHuggingPriority(for: .vertical), .defaultLow)
        XCTAssertEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    }
}
