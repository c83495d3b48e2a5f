import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UICollectionLayoutSectionOrthogonalScrollingBehavior`, and arithmetic.
@MainActor final class OrthogonalScrollingTests: XCTestCase {
    typealias Fixture = CompositionalFixture
    typealias Behaviour = UICollectionLayoutSectionOrthogonalScrollingBehavior

    private func scroller(_ fixture: Fixture, _ section: Int = 0) throws -> OrthogonalScrollView {
        try XCTUnwrap(fixture.layout.composition.scrollers[section]?.view)
    }

    func testCellsAreInTheirSectionsScrollView() async throws {
        let section = Fixture.carousel(.continuous, width: 150, height: 100, spacing: 10)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        section.boundarySupplementaryItems = [Fixture.header(.absolute(30))]
        let fixture = Fixture([10_000, 3], kinds: ["header"], section: section)
        fixture.view.layoutIfNeeded()
        let first = try scroller(fixture)
        XCTAssertEqual(first.frame, CGRect(x: 0, y: 35, width: 375, height: 100))
        XCTAssertEqual(first.contentSize, CGSize(width: 20 + 10_000 * 160 - 10 + 20, height: 100))
        XCTAssertTrue(fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))?.superview === first)
        XCTAssertEqual(fixture.frame(1), CGRect(x: 180, y: 35, width: 150, height: 100))
        XCTAssertEqual(fixture.made.filter { $0.section == 0 }.count, 3, "only what the window shows")
        XCTAssertEqual(fixture.view.contentSize, CGSize(width: 375, height: 280))

        first.contentOffset.x = 160_000
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(
            fixture.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item), [999, 1000, 1001, 1002])
        XCTAssertEqual(fixture.frame(1000), CGRect(x: 20, y: 35, width: 150, height: 100))
        XCTAssertEqual(fixture.attributes(1000), fixture.frame(1000))
        XCTAssertEqual(fixture.frame(0, 1)?.minX, 20, "other sections stay")
        XCTAssertEqual(fixture.layout.composition.descriptionsAsked, 2)
    }

    /// Offsets that come back are where they were left.
    func testOffsetsAreKept() async throws {
        let fixture = Fixture(
            Array(repeating: 20, count: 30), section: Fixture.carousel(.continuous, width: 150, height: 100))
        fixture.view.layoutIfNeeded()
        try scroller(fixture).contentOffset.x = 333
        fixture.view.layoutIfNeeded()
        fixture.view.contentOffset.y = 2000
        fixture.view.layoutIfNeeded()
        XCTAssertNil(fixture.layout.composition.scrollers[0])
        fixture.view.contentOffset.y = 0
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(try scroller(fixture).contentOffset.x, 333)
        XCTAssertEqual(fixture.frame(3)?.minX, 117)
    }

    func testMeasuredHeights() async throws {
        let size = Fixture.size(.absolute(150), .estimated(100))
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size,
                subitems: [NSCollectionLayoutItem(layoutSize: Fixture.size(.fractionalWidth(1), .estimated(100)))]))
        section.orthogonalScrollingBehavior = .continuous
        let fixture = Fixture([30, 1], section: section)
        fixture.content = { CGSize(width: 0, height: $0.item == 10 ? 90 : 60) }
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(try scroller(fixture).frame.height, 60)
        XCTAssertEqual(fixture.frame(0, 1)?.minY, 60)
        try scroller(fixture).contentOffset.x = 1400
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(try scroller(fixture).frame.height, 90)
        XCTAssertEqual(fixture.frame(0, 1)?.minY, 90)
    }

    /// Cards that are to be as high as the highest that is known.
    func testUniformCards() async throws {
        let item = NSCollectionLayoutItem(
            layoutSize: Fixture.size(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 100)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: Fixture.size(.absolute(150), .uniformAcrossSiblings(estimate: 100)), subitems: [item]))
        section.orthogonalScrollingBehavior = .continuous
        let fixture = Fixture([3, 1], section: section)
        fixture.content = { CGSize(width: 0, height: [60, 85, 40][$0.item]) }
        fixture.view.layoutIfNeeded()
        for card in 0..<3 { XCTAssertEqual(fixture.frame(card)?.height, 85) }
        XCTAssertEqual(fixture.frame(0, 1), CGRect(x: 0, y: 85, width: 150, height: 60))
    }

    func testMirrored() async throws {
        let fixture = Fixture([10], section: Fixture.carousel(.continuous, width: 150, height: 100))
        fixture.view.semanticContentAttribute = .forceRightToLeft
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(try scroller(fixture).contentOffset.x, 1500 - 375, "the start is at the right")
        XCTAssertEqual(fixture.frame(0), CGRect(x: 225, y: 0, width: 150, height: 100))
        try scroller(fixture).contentOffset.x = 1500 - 375 - 150
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.frame(1), CGRect(x: 225, y: 0, width: 150, height: 100))
    }

    func testScrollToItem() async throws {
        let fixture = Fixture([10, 10], section: Fixture.carousel(.continuous, width: 150, height: 700))
        fixture.view.layoutIfNeeded()
        fixture.view.scrollToItem(
            at: IndexPath(item: 5, section: 1), at: [.top, .left], animated: false)
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.view.contentOffset.y, 700)
        XCTAssertEqual(fixture.frame(5, 1)?.minX, 0)
    }

    // MARK: Coming to rest

    private func dragged(
        _ behaviour: Behaviour, by distance: CGFloat, over duration: TimeInterval = 0.6, from start: CGFloat = 0
    ) throws -> CGFloat {
        let host = try HeadlessHost(device: "iphone-12-pro-max")
        let controller = UIViewController()
        let fixture = Fixture(
            [20], section: Fixture.carousel(behaviour, width: 200, height: 300, spacing: 10))
        fixture.view.frame = controller.view.bounds
        controller.view.addSubview(fixture.view)
        host.show(controller)
        host.settle()
        let view = try scroller(fixture)
        view.contentOffset.x = start
        host.settle()
        let y = CGFloat(150)
        host.play(
            .drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 200 - distance, y: y), duration: duration))
        host.advanceUntilStill()
        XCTAssertEqual(view.bounds.width, 428)
        return view.contentOffset.x
    }

    /// Twenty cards of 200 and 10 between in a window of 428.
    func testRests() async throws {
        // A slow drag of 150 points less the slop of 10 ends at 140; of 210 points a group the nearest start is the second.
        let slow = 3.0
        XCTAssertEqual(try dragged(.continuousGroupLeadingBoundary, by: 150, over: slow), 210)
        XCTAssertEqual(try dragged(.groupPaging, by: 150, over: slow), 210)
        XCTAssertEqual(try dragged(.groupPaging, by: 60, over: slow), 0)
        XCTAssertEqual(try dragged(.paging, by: 150, over: slow), 0)
        XCTAssertEqual(try dragged(.paging, by: 260, over: slow), 428)
        // (200 − 428) / 2 = −114 shows the first card in the middle; one further is 210 more.
        XCTAssertEqual(try dragged(.groupPagingCentered, by: 150, over: slow, from: -114), 96)
        // A flick goes one on, however far it would coast.
        XCTAssertEqual(try dragged(.groupPaging, by: 100, over: 0.1), 210)
        XCTAssertEqual(try dragged(.paging, by: 100, over: 0.1), 428)
    }

    /// A finger that moves along the layout over a section that scrolls across scrolls the layout.
    func testTheOtherDirection() async throws {
        let host = try HeadlessHost(device: "iphone-12-pro-max")
        let controller = UIViewController()
        let fixture = Fixture(
            Array(repeating: 20, count: 20), section: Fixture.carousel(.continuous, width: 200, height: 300))
        fixture.view.frame = controller.view.bounds
        controller.view.addSubview(fixture.view)
        host.show(controller)
        host.play(.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 3))
        host.advanceUntilStill()
        XCTAssertEqual(fixture.view.contentOffset.y, 190, accuracy: 1)
        XCTAssertEqual(fixture.view.contentOffset.x, 0)
        XCTAssertEqual(try scroller(fixture, 1).contentOffset.x, 0)
        host.play(.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 3))
        host.advanceUntilStill()
        XCTAssertEqual(try scroller(fixture, 1).contentOffset.x, 190, accuracy: 1)
        XCTAssertEqual(fixture.view.contentOffset.y, 190, accuracy: 1)
    }

    func testCentredStartsInTheMiddle() async throws {
        let fixture = Fixture([5], section: Fixture.carousel(.groupPagingCentered, width: 200, height: 100))
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.frame(0)?.midX, 187.5)
        XCTAssertEqual(try scroller(fixture).contentInset.left, 87.5)
    }
}
