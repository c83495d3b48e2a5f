import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UICollectionViewLayout`: what a layout of an app's own is asked and
/// told.
///
/// The questions to a layout of an app's own, and the fate of one that misbehaves.
@MainActor final class CollectionLayoutContractTests: XCTestCase {
    /// Rows of a height each, one item a row.
    private class RowLayout: UICollectionViewLayout {
        var heights: [CGFloat] = []
        var estimate: CGFloat = 40
        var takesPreferred = true
        var calls: [String] = []
        var width: CGFloat { collectionView?.bounds.width ?? 0 }

        override class var layoutAttributesClass: AnyClass { RowAttributes.self }
        override class var invalidationContextClass: AnyClass { RowContext.self }

        override func prepare() {
            super.prepare()
            calls.append("prepare")
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            while heights.count < count { heights.append(estimate) }
            if heights.count > count { heights.removeLast(heights.count - count) }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: width, height: heights.reduce(0, +)) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            calls.append("elements \(Int(rect.minY))")
            return heights.indices.compactMap { layoutAttributesForItem(at: .item($0)) }
                .filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            guard heights.indices.contains(indexPath.item) else { return nil }
            let attributes = RowAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: 0, y: heights[..<indexPath.item].reduce(0, +), width: width, height: heights[indexPath.item])
            attributes.mark = indexPath.item
            return attributes
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            calls.append("bounds \(Int(collectionView?.bounds.minY ?? -1)) to \(Int(newBounds.minY))")
            return newBounds.width != collectionView?.bounds.width
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { takesPreferred && preferredAttributes.size.height != originalAttributes.size.height }
        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            heights[preferredAttributes.indexPath.item] = preferredAttributes.size.height
            (context as? RowContext)?.note = "row \(preferredAttributes.indexPath.item)"
            return context
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            calls.append("invalidate \((context as? RowContext)?.note ?? "")".trimmingCharacters(in: .whitespaces))
            super.invalidateLayout(with: context)
        }
    }

    private final class RowAttributes: UICollectionViewLayoutAttributes {
        var mark = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? RowAttributes)?.mark = mark
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool {
            super.isEqual(object) && (object as? RowAttributes)?.mark == mark
        }
    }

    private final class RowContext: UICollectionViewLayoutInvalidationContext {
        var note = ""
    }

    private final class RowCell: NumberCell {
        var height: CGFloat = 70
        var marks: [Int] = []
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            marks.append((layoutAttributes as? RowAttributes)?.mark ?? -1)
            layoutAttributes.size.height = height
            return layoutAttributes
        }
    }

    func testAttributesAreAppsOwnEverywhere() async throws {
        let layout = RowLayout()
        let fixture = try CollectionFixture(counts: [20], layout: layout, cell: RowCell.self)
        fixture.show()
        let cell = try XCTUnwrap(fixture.view.cellForItem(at: .item(3)) as? RowCell)
        XCTAssertEqual(cell.marks, [3])
        XCTAssertEqual((cell.reuse.attributes as? RowAttributes)?.mark, 3)
        let attributes = try XCTUnwrap(layout.layoutAttributesForItem(at: .item(3)))
        let copy = try XCTUnwrap(attributes.copy() as? RowAttributes)
        XCTAssertEqual(copy, attributes)
        copy.mark = 4
        XCTAssertNotEqual(copy, attributes)
        XCTAssertNotEqual(UICollectionViewLayoutAttributes(forCellWith: .item(3)), attributes)
    }

    func testMeasuredRowsSettleInTwoRounds() async throws {
        let layout = RowLayout()
        let fixture = try CollectionFixture(counts: [2000], layout: layout, cell: RowCell.self)
        fixture.show()
        XCTAssertEqual(layout.calls.filter { $0 == "prepare" }.count, 2)
        XCTAssertEqual(fixture.frame(1), CGRect(x: 0, y: 70, width: 375, height: 70))
        XCTAssertTrue(layout.calls.contains("invalidate row 1"))
        fixture.assertConsistent()
    }

    func testSizesThatTheLayoutRefusesAreAskedOnce() async throws {
        let layout = RowLayout()
        layout.takesPreferred = false
        let fixture = try CollectionFixture(counts: [20], layout: layout, cell: RowCell.self)
        fixture.show()
        fixture.view.setNeedsLayout()
        fixture.host.settle()
        XCTAssertEqual(fixture.view.record.cost.measurements, 17)
        XCTAssertEqual(fixture.frame(1)?.height, 40)
    }

    func testBoundsAreTheOldOnesWhenTheLayoutIsAsked() async throws {
        let layout = RowLayout()
        let fixture = try CollectionFixture(counts: [2000], layout: layout, cell: RowCell.self)
        fixture.show()
        layout.calls = []
        fixture.scroll(to: 10)
        XCTAssertEqual(layout.calls, ["bounds 0 to 10", "elements 10"])
        layout.calls = []
        fixture.view.frame.size.width = 300
        fixture.host.settle()
        XCTAssertEqual(layout.calls, ["bounds 10 to 10", "invalidate", "prepare", "elements 10"])
        XCTAssertEqual(fixture.frame(0)?.width, 300)
    }

    /// The context is made with the old bounds at hand, and the invalidation comes with the new ones.
    func testTheInvalidationComesWithTheNewBounds() async throws {
        final class Noting: RowLayout {
            override func invalidationContext(
                forBoundsChange newBounds: CGRect
            ) -> UICollectionViewLayoutInvalidationContext {
                calls.append("context at \(Int(width))")
                return super.invalidationContext(forBoundsChange: newBounds)
            }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                super.invalidateLayout(with: context)
                calls.append("invalidated at \(Int(width))")
            }
            override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
                calls.append("animated from \(Int(oldBounds.width)) to \(Int(width))")
            }
            override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
                CGPoint(x: 0, y: 88)
            }
            override func finalizeAnimatedBoundsChange() { calls.append("finalize") }
        }
        let layout = Noting()
        layout.takesPreferred = false
        let fixture = try CollectionFixture(counts: [200], layout: layout, cell: RowCell.self)
        fixture.show()
        layout.calls = []
        fixture.view.frame.size.width = 300
        XCTAssertEqual(
            layout.calls, ["bounds 0 to 0", "context at 375", "invalidate", "invalidated at 300"])
        fixture.host.settle()
        layout.calls = []
        UIView.animate(withDuration: 0.3) {
            fixture.view.frame.size.width = 200
            fixture.view.layoutIfNeeded()
        }
        XCTAssertEqual(
            layout.calls.filter { !$0.hasPrefix("elements") && !$0.hasPrefix("bounds") },
            [
                "context at 300", "invalidate", "invalidated at 200", "animated from 300 to 200", "prepare",
                "finalize",
            ])
        XCTAssertEqual(fixture.view.contentOffset.y, 88)
    }

    func testContextsAdjustTheOffset() async throws {
        let layout = RowLayout()
        layout.takesPreferred = false
        let fixture = try CollectionFixture(counts: [200], layout: layout, cell: RowCell.self)
        fixture.show()
        fixture.scroll(to: 400)
        let context = RowContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
        layout.invalidateLayout(with: context)
        XCTAssertEqual(fixture.view.contentOffset.y, 400)
        fixture.host.settle()
        XCTAssertEqual(fixture.view.contentOffset.y, 425)
    }

    func testAnotherLayoutTakesOver() async throws {
        final class Grid: UICollectionViewFlowLayout {
            var calls: [String] = []
            override func prepareForTransition(from oldLayout: UICollectionViewLayout) { calls.append("from") }
            override func finalizeLayoutTransition() { calls.append("finalize") }
        }
        let rows = RowLayout()
        rows.takesPreferred = false
        let fixture = try CollectionFixture(counts: [200], layout: rows, cell: RowCell.self)
        fixture.show()
        let cell = fixture.view.cellForItem(at: .item(1))
        let grid = Grid()
        var isDone = false
        fixture.view.setCollectionViewLayout(grid, animated: true) { isDone = $0 }
        XCTAssertTrue(fixture.view.cellForItem(at: .item(1)) === cell)
        XCTAssertEqual(fixture.frame(1), CGRect(x: 65, y: 0, width: 50, height: 50))
        XCTAssertEqual(fixture.view.cellForItem(at: .item(1))?.presentation(at: fixture.host.time).frame.width, 375)
        XCTAssertFalse(isDone)
        fixture.host.advanceUntilStill()
        XCTAssertTrue(isDone)
        XCTAssertEqual(grid.calls, ["from", "finalize"])
        XCTAssertNil(rows.collectionView)
        fixture.assertConsistent()
    }

    func testDecorationViewsComeFromTheLayout() async throws {
        final class Band: UICollectionReusableView {}
        final class Decorated: RowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let band = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "band", with: .item(0))
                band.frame = CGRect(x: 0, y: 0, width: width, height: 100)
                band.zIndex = -1
                return (super.layoutAttributesForElements(in: rect) ?? []) + [band]
            }
        }
        let layout = Decorated()
        layout.takesPreferred = false
        layout.register(Band.self, forDecorationViewOfKind: "band")
        let fixture = try CollectionFixture(counts: [200], layout: layout, cell: RowCell.self)
        fixture.show()
        XCTAssertTrue(fixture.view.subviews.first is Band)
        fixture.scroll(to: 300)
        fixture.scroll(to: 0)
        XCTAssertEqual(fixture.view.subviews.filter { $0 is Band }.count, 1)
    }

    // MARK: Bad layouts

    func testItemsThatDoNotExist() async throws {
        final class Wrong: RowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let stray = RowAttributes(forCellWith: .item(77, 1))
                stray.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                return (super.layoutAttributesForElements(in: rect) ?? []) + [stray]
            }
        }
        let layout = Wrong()
        layout.takesPreferred = false
        let fixture = try CollectionFixture(counts: [5], layout: layout, cell: RowCell.self)
        let raised = exceptions { fixture.show() }
        let text = raised.first?.reason ?? ""
        XCTAssertTrue(
            text.hasPrefix(
                "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                    + "item {1, 77}"), text)
        XCTAssertEqual(fixture.numbers, Array(0..<5))
    }

    func testFramesThatAreNoNumbers() async throws {
        final class Wrong: RowLayout {
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = super.layoutAttributesForItem(at: indexPath)
                if indexPath.item == 2 { attributes?.frame.origin.x = .nan }
                return attributes
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                heights.indices.compactMap { layoutAttributesForItem(at: .item($0)) }
            }
        }
        let layout = Wrong()
        layout.takesPreferred = false
        let fixture = try CollectionFixture(counts: [5], layout: layout, cell: RowCell.self)
        let raised = exceptions { fixture.show() }
        XCTAssertTrue(raised.first?.reason.contains("not finite") ?? false)
        XCTAssertTrue(raised.first?.reason.contains("item {0, 2}") ?? false)
        XCTAssertEqual(fixture.numbers, [0, 1, 3, 4])
    }

    func testAContentSizeThatIsNoNumber() async throws {
        final class Wrong: RowLayout {
            var isWrong = false
            override var collectionViewContentSize: CGSize {
                isWrong ? CGSize(width: 1, height: CGFloat.nan) : super.collectionViewContentSize
            }
        }
        let layout = Wrong()
        layout.takesPreferred = false
        let fixture = try CollectionFixture(counts: [5], layout: layout, cell: RowCell.self)
        fixture.show()
        layout.isWrong = true
        layout.invalidateLayout()
        let raised = exceptions { fixture.host.settle() }
        XCTAssertTrue(raised.first?.reason.contains("from collectionViewContentSize") ?? false)
        XCTAssertEqual(fixture.view.contentSize.height, 200)
    }

    func testSizesThatChangeWithEachRoundAreCutAndNamed() async throws {
        final class Growing: NumberCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                guard number == 1 || number == 2 else { return layoutAttributes }
                layoutAttributes.size.height += 1
                return layoutAttributes
            }
        }
        final class Forgetful: RowLayout {
            override func prepare() {
                super.prepare()
                // Never gives what was asked for.
                for item in heights.indices { heights[item] += CGFloat(item % 3) / 16 }
            }
        }
        let layout = Forgetful()
        let fixture = try CollectionFixture(counts: [6], layout: layout, cell: Growing.self)
        let log = logged { fixture.show() }
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(log.first?.contains("item {0, 1}, item {0, 2}") ?? false, "\(log)")
        XCTAssertTrue(log.first?.hasPrefix("Layout feedback loop: ") ?? false)
        XCTAssertEqual(fixture.numbers, Array(0..<6))
        XCTAssertLessThanOrEqual(fixture.view.record.cost.preparations, UICollectionView.passLimit + 1)
    }

    func testALayoutThatInvalidatesItselfIsCut() async throws {
        final class Restless: RowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                defer { invalidateLayout() }
                return super.layoutAttributesForElements(in: rect)
            }
        }
        let layout = Restless()
        layout.takesPreferred = false
        let fixture = try CollectionFixture(counts: [6], layout: layout, cell: RowCell.self)
        let log = logged { fixture.show() }
        XCTAssertTrue(log.first?.contains("invalidates itself while it is being asked") ?? false, "\(log)")
        XCTAssertEqual(fixture.numbers, Array(0..<6))
    }

    func testPreferredSizesThatCantBe() async throws {
        let layout = RowLayout()
        let fixture = try CollectionFixture(counts: [3], layout: layout, cell: RowCell.self)
        final class Source: NumberSource {}
        let raised = exceptions {
            fixture.view.register(NotANumberCell.self, forCellWithReuseIdentifier: "cell")
            fixture.show()
        }
        XCTAssertEqual(raised.count, 3)
        XCTAssertTrue(raised.first?.reason.contains("preferredLayoutAttributesFitting(_:) for item {0, 0}") ?? false)
        XCTAssertEqual(fixture.frame(1), CGRect(x: 0, y: 40, width: 375, height: 40))
    }

    private final class NotANumberCell: NumberCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = .nan
            return layoutAttributes
        }
    }
}

/// Kind: documented — Apple's documentation of `UICollectionViewLayout`.
///
/// Defects that only an app's own layout can bring to light.
@MainActor final class CollectionOwnLayoutTests: XCTestCase {
    /// Needs its collection view whenever it is asked.
    private final class Demanding: UICollectionViewLayout {
        var asked = 0
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            asked += 1
            XCTAssertNotNil(collectionView)
            return false
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            [layoutAttributesForItem(at: .item(0))].compactMap { $0 }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            return attributes
        }
    }

    func testALayoutIsNotAskedBeforeItBelongsToAView() async throws {
        let layout = Demanding()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), collectionViewLayout: layout)
        XCTAssertEqual(layout.asked, 0)
        view.frame.size.width = 60
        XCTAssertEqual(layout.asked, 1)
    }

    /// Only flow and compositional layouts measure cells that don't override the question.
    func testCellsOfAppsOwnLayoutsAreNotMeasuredByThemselves() async throws {
        let fixture = try CollectionFixture(counts: [1], layout: Demanding(), cell: BlockItemCell.self)
        fixture.source.blockSize = { _ in CGSize(width: 10, height: 10) }
        fixture.show()
        let cell = try XCTUnwrap(fixture.view.cellForItem(at: .item(0)))
        let attributes = try XCTUnwrap(cell.reuse.attributes)
        XCTAssertTrue(cell.preferredLayoutAttributesFitting(attributes) === attributes)
        XCTAssertEqual(cell.frame.size, CGSize(width: 100, height: 100))
    }
}
