import CollectionArrangement
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented, property — Apple's documentation of self-sizing items; what is seen stays in place while estimates
/// are corrected.
///
/// Items whose sizes come from their cells.
@MainActor final class CollectionSelfSizingTests: XCTestCase {
    private func fixture(
        _ counts: [Int], estimate: CGSize = UICollectionViewFlowLayout.automaticSize,
        size: @escaping (Int) -> CGSize
    ) throws -> CollectionFixture {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = estimate
        let fixture = try CollectionFixture(counts: counts, layout: layout, cell: BlockItemCell.self)
        fixture.source.blockSize = size
        return fixture
    }

    func testCellsDecide() async throws {
        let fixture = try fixture([3]) { CGSize(width: 100, height: 60 + 10 * CGFloat($0)) }
        fixture.show()
        XCTAssertEqual(
            (0..<3).map { fixture.frame($0) },
            [
                CGRect(x: 0, y: 10, width: 100, height: 60), CGRect(x: 110, y: 5, width: 100, height: 70),
                CGRect(x: 220, y: 0, width: 100, height: 80),
            ])
        XCTAssertEqual(fixture.view.contentSize, CGSize(width: 375, height: 80))
        XCTAssertEqual(fixture.view.record.cost.measurements, 3)
        XCTAssertLessThanOrEqual(fixture.view.record.cost.preparations, 2)
    }

    /// Layouts of apps hand out attributes of a class of their own, made anew from the flow layout's: their cells decide as
    /// well. (So does a published layout that passes the greatest width on to its cells.)
    func testCellsDecideWithAttributesOfAnAppsOwnClass() async throws {
        final class Attributes: UICollectionViewLayoutAttributes {}
        final class Layout: UICollectionViewFlowLayout {
            private func own(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
                let made = Attributes(forCellWith: attributes.indexPath)
                made.frame = attributes.frame
                return made
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map(own)
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                super.layoutAttributesForItem(at: indexPath).map(own)
            }
        }
        let layout = Layout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let fixture = try CollectionFixture(counts: [3], layout: layout, cell: BlockItemCell.self)
        fixture.source.blockSize = { CGSize(width: 100, height: 60 + 10 * CGFloat($0)) }
        fixture.show()
        XCTAssertEqual(
            (0..<3).map { fixture.frame($0)?.size },
            [CGSize(width: 100, height: 60), CGSize(width: 100, height: 70), CGSize(width: 100, height: 80)])
    }

    /// Kind: property — the size is the one that the cell's own constraints ask for, as in documents whose content views have no name.
    func testACellThatTiesItsContentToItselfIsMeasuredItself() async throws {
        final class TiedCell: UICollectionViewCell {
            override init(frame: CGRect) {
                super.init(frame: frame)
                let block = UIView()
                block.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(block)
                NSLayoutConstraint.activate([
                    block.topAnchor.constraint(equalTo: topAnchor, constant: 16),
                    block.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
                    trailingAnchor.constraint(equalTo: block.trailingAnchor, constant: 20),
                    bottomAnchor.constraint(equalTo: block.bottomAnchor, constant: 16),
                    block.heightAnchor.constraint(equalToConstant: 60),
                ])
            }
            required init?(coder: NSCoder) { return nil }
        }
        let list = UICollectionLayoutListConfiguration(appearance: .plain)
        let fixture = try CollectionFixture(
            counts: [2], layout: UICollectionViewCompositionalLayout.list(using: list), cell: TiedCell.self)
        fixture.show()
        XCTAssertEqual(fixture.frame(0), CGRect(x: 0, y: 0, width: 375, height: 92))
        XCTAssertEqual(fixture.frame(1)?.minY, 92)
        let block = try XCTUnwrap(fixture.view.cellForItem(at: .item(0))?.contentView.subviews.first)
        XCTAssertEqual(block.frame, CGRect(x: 20, y: 16, width: 335, height: 60))
    }

    func testAutomaticSizeCountsAsFiftyUntilMeasured() async throws {
        let fixture = try fixture([60_000]) { _ in CGSize(width: 375, height: 200) }
        let layout = fixture.view.collectionViewLayout
        XCTAssertEqual(fixture.view.layoutAttributesForItem(at: .item(0))?.size, CGSize(width: 50, height: 50))
        XCTAssertEqual(layout.collectionViewContentSize.height, 60 * 10_000 - 10)
        fixture.show()
        XCTAssertEqual(fixture.frame(0), CGRect(x: 0, y: 0, width: 375, height: 200))
        XCTAssertEqual(fixture.frame(1)?.minY, 210)
        fixture.assertConsistent()
    }

    /// Sizes as if every cell had been measured beforehand, once all have been seen.
    func testScrollingThroughMeasuresAll() async throws {
        func size(_ number: Int) -> CGSize {
            CGSize(width: 60 + CGFloat(number * 7 % 50), height: 40 + CGFloat(number % 9))
        }
        let fixture = try fixture([400], estimate: CGSize(width: 80, height: 44), size: size)
        fixture.show()
        while fixture.view.bounds.maxY < fixture.view.contentSize.height {
            fixture.scroll(to: fixture.view.contentOffset.y + 300)
            fixture.assertConsistent()
        }
        var metrics = FlowMetrics()
        metrics.lineLength = 375
        let whole = FlowSection(
            .each((0..<400).map { FlowSize(main: Double(size($0).width), cross: Double(size($0).height)) }), metrics)
        XCTAssertEqual(fixture.view.contentSize.height, CGFloat(whole.length))
        // Cells that come back at the edges are asked again.
        XCTAssertLessThan(fixture.view.record.cost.measurements, 480)
    }

    /// Estimates that are corrected above what is seen move the offset instead.
    func testScrollingUpKeepsWhatIsSeenInPlace() async throws {
        let fixture = try fixture([2000], estimate: CGSize(width: 375, height: 44)) {
            CGSize(width: 375, height: 60 + CGFloat($0 % 5))
        }
        fixture.show()
        fixture.view.scrollToItem(at: .item(1000), at: .top, animated: false)
        fixture.host.settle()
        XCTAssertEqual(fixture.numbers.first, 1000)
        for _ in 0..<40 {
            let first = try XCTUnwrap(fixture.view.indexPathsForVisibleItems.first)
            let before = try XCTUnwrap(fixture.frame(first.item)).minY - fixture.view.contentOffset.y
            fixture.scroll(to: fixture.view.contentOffset.y - 30)
            let after = try XCTUnwrap(fixture.frame(first.item)).minY - fixture.view.contentOffset.y
            XCTAssertEqual(after - before, 30, accuracy: 1e-9)
            fixture.assertConsistent()
        }
    }

    /// Steps so long that what comes in takes several rounds to measure: each round's shift counts once.
    func testSeveralRoundsInOneLayoutDoNotAddUp() async throws {
        let fixture = try fixture([2000], estimate: CGSize(width: 375, height: 300)) {
            CGSize(width: 375, height: 20 + CGFloat($0 * 7 % 31))
        }
        fixture.show()
        fixture.view.scrollToItem(at: .item(1000), at: .top, animated: false)
        fixture.host.settle()
        for _ in 0..<20 {
            let first = try XCTUnwrap(fixture.view.indexPathsForVisibleItems.first)
            let before = try XCTUnwrap(fixture.frame(first.item)).minY - fixture.view.contentOffset.y
            fixture.scroll(to: fixture.view.contentOffset.y - 200)
            let after = try XCTUnwrap(fixture.frame(first.item)).minY - fixture.view.contentOffset.y
            XCTAssertEqual(after - before, 200, accuracy: 1e-9)
            fixture.assertConsistent()
        }
    }

    func testMeasuredSizesSurviveUpdatesAndInvalidations() async throws {
        let fixture = try fixture([300], estimate: CGSize(width: 375, height: 44)) { _ in
            CGSize(width: 375, height: 80)
        }
        fixture.show()
        for _ in 0..<10 { fixture.scroll(to: fixture.view.contentOffset.y + 500) }
        let measured = fixture.view.record.cost.measurements
        let height = fixture.view.contentSize.height
        fixture.source.sections[0].insert(1000, at: 0)
        fixture.view.insertItems(at: [.item(0)])
        XCTAssertEqual(fixture.view.contentSize.height, height + 54)
        fixture.assertConsistent("insert")
        XCTAssertLessThanOrEqual(fixture.view.record.cost.measurements, measured + 1)
        fixture.view.collectionViewLayout.invalidateLayout()
        fixture.host.settle()
        XCTAssertEqual(fixture.view.contentSize.height, height + 54)
        fixture.view.reloadData()
        fixture.host.settle()
        XCTAssertLessThan(fixture.view.contentSize.height, height)
    }

    func testReconfiguredItemsAreMeasuredAgain() async throws {
        var side: CGFloat = 80
        let fixture = try fixture([30], estimate: CGSize(width: 375, height: 44)) { _ in
            CGSize(width: 375, height: side)
        }
        fixture.show()
        let cell = try XCTUnwrap(fixture.view.cellForItem(at: .item(1)) as? BlockItemCell)
        side = 120
        fixture.view.reconfigureItems(at: [.item(1)])
        XCTAssertTrue(fixture.view.cellForItem(at: .item(1)) === cell)
        XCTAssertEqual(cell.timesReused, 0)
        XCTAssertEqual(fixture.frame(1)?.height, 120)
        XCTAssertEqual(fixture.frame(2)?.minY, 90 + 130)
        XCTAssertEqual(fixture.frame(0)?.height, 80)
    }

    /// A label tells its natural width: nothing makes it wrap in a flow layout, whose estimates leave both lengths open.
    func testLabelsGrowSideways() async throws {
        final class LabelCell: UICollectionViewCell {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                label.numberOfLines = 0
                label.text = "A text that would need two lines in a narrow column"
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: contentView.topAnchor),
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                ])
            }
            required init?(coder: NSCoder) { fatalError("no coder in this test") }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let fixture = try CollectionFixture(counts: [1], layout: layout, cell: LabelCell.self)
        let log = logged { fixture.show() }
        let label = UILabel()
        label.text = "A text that would need two lines in a narrow column"
        XCTAssertEqual(fixture.frame(0)?.size, label.intrinsicContentSize)
        XCTAssertEqual(log, [])
    }

    func testTheWarningForCollapsedCells() async throws {
        final class EmptyLabelCell: UICollectionViewCell {
            override init(frame: CGRect) {
                super.init(frame: frame)
                let view = UILabel()
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: contentView.topAnchor),
                    view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                ])
            }
            required init?(coder: NSCoder) { fatalError("no coder in this test") }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 70, height: 30)
        let fixture = try CollectionFixture(counts: [4], layout: layout, cell: EmptyLabelCell.self)
        let log = logged { fixture.show() }
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(
            log.first?.hasPrefix(
                "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a size of zero for a "
                    + "collection view cell's content view. We're considering the collapse unintentional and using "
                    + "standard size instead. Cell: <") ?? false, "\(log)")
        XCTAssertEqual(fixture.frame(0)?.size, CGSize(width: 70, height: 30))
    }
}
