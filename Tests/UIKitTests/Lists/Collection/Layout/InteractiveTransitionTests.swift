import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UICollectionViewTransitionLayout`, and arithmetic.
///
/// Transitions between layouts that a finger leads, and changes between layouts that put cells into other views.
@MainActor final class InteractiveTransitionTests: XCTestCase {
    private func flow(_ size: CGSize, spacing: CGFloat = 0) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = size
        layout.minimumLineSpacing = spacing
        layout.minimumInteritemSpacing = 0
        return layout
    }

    /// Rows of 375 by 100, of which 7 fill the viewport, and cards of 125 by 50, three in a line.
    private func fixture(_ count: Int = 3000) throws -> (CollectionFixture, UICollectionViewFlowLayout) {
        let fixture = try CollectionFixture(counts: [count], layout: flow(CGSize(width: 375, height: 100)))
        fixture.show()
        return (fixture, flow(CGSize(width: 125, height: 50)))
    }

    func testElementsAreOnTheirWay() async throws {
        let (fixture, cards) = try fixture()
        let rows = fixture.view.collectionViewLayout
        let cell = fixture.view.cellForItem(at: .item(4))
        let transition = fixture.view.startInteractiveTransition(to: cards)
        XCTAssertTrue(fixture.view.collectionViewLayout === transition)
        XCTAssertTrue(transition.currentLayout === rows && transition.nextLayout === cards)
        fixture.host.settle()
        XCTAssertEqual(fixture.frame(4), CGRect(x: 0, y: 400, width: 375, height: 100))
        for progress: CGFloat in [0.25, 0.5, 1, 0.75] {
            transition.transitionProgress = progress
            fixture.host.settle()
            // By hand: item 4 goes from (0, 400, 375, 100) to (125, 50, 125, 50).
            XCTAssertEqual(
                fixture.frame(4),
                CGRect(
                    x: 125 * progress, y: 400 - 350 * progress, width: 375 - 250 * progress,
                    height: 100 - 50 * progress))
            XCTAssertEqual(fixture.view.contentSize.height, 300_000 - 250_000 * progress)
        }
        XCTAssertTrue(fixture.view.cellForItem(at: .item(4)) === cell)
        for item in 0..<7 {
            XCTAssertFalse(fixture.source.calls.contains("didEndDisplaying 0-\(item)"), "shown all the way")
        }
    }

    func testTheEnd() async throws {
        let (fixture, cards) = try fixture()
        let rows = fixture.view.collectionViewLayout
        var ends: [[Bool]] = []
        let transition = fixture.view.startInteractiveTransition(to: cards) { ends.append([$0, $1]) }
        transition.transitionProgress = 0.5
        fixture.host.settle()
        let cell = try XCTUnwrap(fixture.view.cellForItem(at: .item(4)))
        fixture.view.finishInteractiveTransition()
        XCTAssertTrue(fixture.view.collectionViewLayout === cards)
        XCTAssertEqual(ends, [])
        XCTAssertEqual(cell.frame, CGRect(x: 125, y: 50, width: 125, height: 50))
        XCTAssertEqual(cell.presentation(at: fixture.host.time).frame.minY, 225)
        fixture.host.advanceUntilStill()
        XCTAssertEqual(ends, [[true, true]])
        XCTAssertNil(rows.collectionView)
        XCTAssertNil(transition.collectionView)
        fixture.assertConsistent()
    }

    func testTheWayBack() async throws {
        let (fixture, cards) = try fixture()
        let rows = fixture.view.collectionViewLayout
        fixture.scroll(to: 1030)
        var ends: [[Bool]] = []
        let transition = fixture.view.startInteractiveTransition(to: cards) { ends.append([$0, $1]) }
        transition.transitionProgress = 0.9
        fixture.host.settle()
        fixture.view.cancelInteractiveTransition()
        fixture.host.advanceUntilStill()
        XCTAssertEqual(ends, [[true, false]])
        XCTAssertTrue(fixture.view.collectionViewLayout === rows)
        XCTAssertNil(cards.collectionView)
        XCTAssertEqual(fixture.view.contentOffset.y, 1030)
        fixture.assertConsistent()
        // Another one may follow.
        _ = fixture.view.startInteractiveTransition(to: cards)
        fixture.view.finishInteractiveTransition()
        fixture.host.advanceUntilStill()
        XCTAssertTrue(fixture.view.collectionViewLayout === cards)
        fixture.assertConsistent()
    }

    /// Content that gets shorter takes the offset along, so that the viewport is full on the whole way.
    func testTheOffsetGoesAlong() async throws {
        for policy in [UICollectionView.OffsetRule.faithful, .anchored] { try offsetGoesAlong(policy) }
    }

    private func offsetGoesAlong(_ policy: UICollectionView.OffsetRule) throws {
        let (fixture, cards) = try fixture(60)
        fixture.view.offsetPolicy = policy
        fixture.scroll(to: 6000 - 667)
        let transition = fixture.view.startInteractiveTransition(to: cards)
        for step in 0...10 {
            transition.transitionProgress = CGFloat(step) / 10
            fixture.host.settle()
            let offset = fixture.view.contentOffset.y
            XCTAssertEqual(offset, (5333 + (333 - 5333) * CGFloat(step) / 10), accuracy: 1e-9)
            XCTAssertLessThanOrEqual(offset, fixture.view.contentSize.height - 667 + 1e-9)
        }
        fixture.view.finishInteractiveTransition()
        XCTAssertEqual(fixture.view.contentOffset.y, 333)
        fixture.assertConsistent()
    }

    /// The measure of the work: the cells that either end shows, not all that there are.
    func testItCostsWhatIsSeen() async throws {
        var received: [Int] = []
        for count in [300, 30_000] {
            let (fixture, cards) = try fixture(count)
            let transition = fixture.view.startInteractiveTransition(to: cards)
            fixture.host.settle()
            let before = fixture.view.record.cost
            transition.transitionProgress = 0.4
            fixture.host.settle()
            let cost = fixture.view.record.cost
            received.append(cost.attributesReceived - before.attributesReceived)
            XCTAssertLessThanOrEqual(cost.passes - before.passes, 2)
            XCTAssertLessThanOrEqual(cost.viewsMade, 7 + 42)
        }
        XCTAssertEqual(received.first, received.last)
    }

    func testUpdatesOnTheWay() async throws {
        let (fixture, cards) = try fixture(100)
        let transition = fixture.view.startInteractiveTransition(to: cards)
        transition.transitionProgress = 0.5
        fixture.host.settle()
        fixture.source.sections[0].remove(at: 0)
        fixture.view.deleteItems(at: [.item(0)])
        fixture.host.advanceUntilStill()
        XCTAssertEqual(fixture.view.contentSize.height, (9900 + 33 * 50) / 2)
        fixture.source.sections[0] = Array(0..<10)
        fixture.view.reloadData()
        fixture.host.settle()
        XCTAssertEqual(fixture.view.numberOfItems(inSection: 0), 10)
        XCTAssertEqual(fixture.frame(9), CGRect(x: 0, y: (900 + 150) / 2, width: 250, height: 75))
        fixture.view.finishInteractiveTransition()
        fixture.host.advanceUntilStill()
        fixture.assertConsistent()
    }

    func testTheDelegatesLayoutKeepsItsValues() async throws {
        final class Fanned: UICollectionViewTransitionLayout {
            override var transitionProgress: CGFloat {
                didSet { updateValue(90 * transitionProgress, forAnimatedKey: "angle") }
            }
        }
        final class Delegate: NSObject, UICollectionViewDelegate {
            var isMistaken = false
            func collectionView(
                _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout {
                Fanned(currentLayout: isMistaken ? toLayout : fromLayout, nextLayout: toLayout)
            }
        }
        let (fixture, cards) = try fixture()
        let delegate = Delegate()
        fixture.view.delegate = delegate
        let transition = fixture.view.startInteractiveTransition(to: cards)
        XCTAssertTrue(transition is Fanned)
        XCTAssertEqual(transition.value(forAnimatedKey: "angle"), 0)
        transition.transitionProgress = 0.5
        XCTAssertEqual(transition.value(forAnimatedKey: "angle"), 45)
        fixture.view.cancelInteractiveTransition()
        fixture.host.advanceUntilStill()
        delegate.isMistaken = true
        var other: UICollectionViewTransitionLayout?
        let raised = exceptions { other = fixture.view.startInteractiveTransition(to: cards) }
        XCTAssertEqual(raised.count, 1)
        XCTAssertFalse(other is Fanned, "a plain one stands in")
    }

    func testBadInput() async throws {
        let (fixture, cards) = try fixture()
        let rows = fixture.view.collectionViewLayout
        XCTAssertTrue(exceptions { fixture.view.finishInteractiveTransition() }[0].reason.contains("isn't in an"))
        XCTAssertTrue(exceptions { fixture.view.cancelInteractiveTransition() }[0].reason.contains("isn't in an"))
        XCTAssertTrue(
            exceptions { _ = fixture.view.startInteractiveTransition(to: rows) }[0].reason.contains("this collection"))
        XCTAssertTrue(fixture.view.collectionViewLayout === rows)
        let transition = fixture.view.startInteractiveTransition(to: cards)
        let other = flow(CGSize(width: 10, height: 10))
        XCTAssertTrue(
            exceptions { _ = fixture.view.startInteractiveTransition(to: other) }[0].reason.contains("already"))
        XCTAssertTrue(
            exceptions { fixture.view.collectionViewLayout = other }[0].reason.contains("during an interactive"))
        transition.transitionProgress = 0.5
        XCTAssertTrue(exceptions { transition.transitionProgress = .nan }[0].reason.contains("set to nan"))
        XCTAssertEqual(transition.transitionProgress, 0.5)
        XCTAssertTrue(fixture.view.collectionViewLayout === transition)
        fixture.view.finishInteractiveTransition()
        fixture.host.advanceUntilStill()
        fixture.assertConsistent()
    }

    /// Cells that a section's own scroll view held come back to the collection view, and go in again.
    func testFromAndToASectionThatScrollsAcross() async throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        let across = UICollectionViewCompositionalLayout(section: section)
        let fixture = try CollectionFixture(counts: [40], layout: across)
        fixture.show()
        let scroller = try XCTUnwrap(fixture.view.cellForItem(at: .item(0))?.superview as? UIScrollView)
        fixture.view.collectionViewLayout = flow(CGSize(width: 375, height: 100))
        fixture.host.settle()
        XCTAssertNil(scroller.superview)
        fixture.assertConsistent()
        let again = UICollectionViewCompositionalLayout(section: section)
        let transition = fixture.view.startInteractiveTransition(to: again)
        transition.transitionProgress = 0.5
        fixture.host.settle()
        XCTAssertEqual(fixture.frame(1), CGRect(x: 50, y: 50, width: 237.5, height: 90))
        fixture.view.finishInteractiveTransition()
        fixture.host.advanceUntilStill()
        XCTAssertTrue(fixture.view.cellForItem(at: .item(1))?.superview is OrthogonalScrollView)
        XCTAssertEqual(fixture.frame(1), CGRect(x: 100, y: 0, width: 100, height: 80))
    }
}
