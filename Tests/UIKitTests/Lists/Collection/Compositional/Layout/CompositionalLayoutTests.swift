import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UICollectionViewCompositionalLayout`, and arithmetic.
@MainActor final class CompositionalLayoutTests: XCTestCase {
    typealias Fixture = CompositionalFixture

    func testGridShowsWhatIsVisible() async throws {
        let fixture = Fixture([100_000], section: Fixture.grid(columns: 5, height: 75))
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.view.contentSize, CGSize(width: 375, height: 20_000 * 75))
        XCTAssertEqual(fixture.frame(0), CGRect(x: 0, y: 0, width: 75, height: 75))
        XCTAssertEqual(fixture.frame(39), CGRect(x: 300, y: 525, width: 75, height: 75))
        XCTAssertEqual(fixture.made.count, 40)
        XCTAssertEqual(fixture.layout.composition.descriptionsAsked, 1)

        fixture.view.record.cost = CollectionCost()
        fixture.view.contentOffset.y = 1_000_010
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.view.visibleCells.count, 45)
        // Cells that come in make the view lay itself out once more.
        XCTAssertLessThanOrEqual(fixture.view.record.cost.attributesReceived, 2 * 45)
        XCTAssertEqual(fixture.layout.composition.descriptionsAsked, 1, "scrolling composes nothing")
    }

    func testRowsMeasureThemselves() async throws {
        let fixture = Fixture([100], section: Fixture.rows())
        fixture.content = { CGSize(width: 0, height: 30 + CGFloat($0.item % 3) * 10) }
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.frame(0), CGRect(x: 0, y: 0, width: 375, height: 30))
        XCTAssertEqual(fixture.frame(1), CGRect(x: 0, y: 30, width: 375, height: 40))
        XCTAssertEqual(fixture.frame(4), CGRect(x: 0, y: 150, width: 375, height: 40))
        // 15 rows take 600; what isn't measured counts 44.
        let measured = fixture.layout.composition.sections[0].arrangement.sequence.measured
        let known = measured.values.reduce(0) { $0 + $1.height }
        XCTAssertEqual(fixture.view.contentSize.height, known + CGFloat(100 - measured.count) * 44)
        let measurements = fixture.view.record.cost.measurements
        fixture.view.setNeedsLayout()
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.view.record.cost.measurements, measurements)
        XCTAssertEqual(fixture.layout.composition.descriptionsAsked, 1, "measuring composes nothing")
    }

    func testUniformRow() async throws {
        let item = NSCollectionLayoutItem(
            layoutSize: Fixture.size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50)))
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: Fixture.size(.fractionalWidth(1), .estimated(50)), repeatingSubitem: item, count: 2))
        let fixture = Fixture([4], size: CGSize(width: 300, height: 600), section: section)
        fixture.content = { CGSize(width: 0, height: [30, 80, 20, 25][$0.item]) }
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.frame(0), CGRect(x: 0, y: 0, width: 150, height: 80))
        XCTAssertEqual(fixture.frame(1), CGRect(x: 150, y: 0, width: 150, height: 80))
        XCTAssertEqual(fixture.frame(3), CGRect(x: 150, y: 80, width: 150, height: 25))
        XCTAssertEqual(fixture.view.contentSize.height, 105)
    }

    func testEdgesMeetOnPixels() async throws {
        UIScreen.main.device = .standard
        let fixture = Fixture([7], size: CGSize(width: 100, height: 100), section: Fixture.grid(columns: 7, height: 10))
        fixture.view.layoutIfNeeded()
        let scale = UIScreen.main.scale
        var edge: CGFloat = 0
        for item in 0..<7 {
            let frame = try XCTUnwrap(fixture.frame(item))
            XCTAssertEqual(frame.minX, edge, accuracy: 1e-9)
            XCTAssertEqual(frame.maxX * scale, (frame.maxX * scale).rounded(), accuracy: 1e-6)
            edge = frame.maxX
        }
        XCTAssertEqual(edge, 100, accuracy: 1e-9)
    }

    func testSectionsAndBoundaries() async throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        configuration.boundarySupplementaryItems = [
            Fixture.header(.absolute(50), kind: "global"),
            Fixture.header(.absolute(15), kind: "end", at: .bottom),
        ]
        var asked: [Int] = []
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { section, environment in
                asked.append(section)
                XCTAssertEqual(environment.container.contentSize, CGSize(width: 375, height: 600))
                let made = Fixture.grid(columns: section == 0 ? 1 : 3, height: 100)
                made.boundarySupplementaryItems = [Fixture.header(.absolute(30))]
                made.decorationItems = [.background(elementKind: "card")]
                return made
            }, configuration: configuration)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
        let fixture = Fixture([1, 4], kinds: ["header", "global", "end"], layout: layout)
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(asked, [0, 1])
        // 50, then 30 + 100, 20, 30 + 200, then 15.
        XCTAssertEqual(fixture.view.contentSize.height, 445)
        XCTAssertEqual(fixture.frame(0, 0), CGRect(x: 0, y: 80, width: 375, height: 100))
        XCTAssertEqual(fixture.frame(1, 1), CGRect(x: 125, y: 230, width: 125, height: 100))
        func part(_ kind: String, _ path: IndexPath) -> CGRect? {
            fixture.view.supplementaryView(forElementKind: kind, at: path)?.frame
        }
        XCTAssertEqual(part("global", IndexPath(index: 0)), CGRect(x: 0, y: 0, width: 375, height: 50))
        XCTAssertEqual(part("header", IndexPath(item: 0, section: 1)), CGRect(x: 0, y: 200, width: 375, height: 30))
        XCTAssertEqual(part("end", IndexPath(index: 0)), CGRect(x: 0, y: 430, width: 375, height: 15))
        let card = layout.layoutAttributesForDecorationView(ofKind: "card", at: IndexPath(item: 0, section: 1))
        XCTAssertEqual(card?.frame, CGRect(x: 0, y: 200, width: 375, height: 230))
        XCTAssertEqual(card?.zIndex, 0)
        XCTAssertEqual(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex, 1)
        XCTAssertNil(layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 1)))
        XCTAssertNil(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 2)))
    }

    func testPinnedHeaders() async throws {
        let section = Fixture.grid(columns: 1, height: 100)
        let header = Fixture.header(.absolute(40))
        header.pinToVisibleBounds = true
        let footer = Fixture.header(.absolute(30), kind: "footer", at: .bottom)
        footer.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header, footer]
        let fixture = Fixture([10, 10], kinds: ["header", "footer"], section: section)
        fixture.view.layoutIfNeeded()
        func top(_ kind: String, _ section: Int) -> CGFloat? {
            fixture.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
        }
        XCTAssertEqual(top("header", 0), 0)
        XCTAssertEqual(top("footer", 0), 570)
        fixture.view.contentOffset.y = 500
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(top("header", 0), 500)
        // The section ends at 1070, its groups at 1040: the header is pushed out by them, the footer is in its place.
        fixture.view.contentOffset.y = 1020
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(top("header", 0), 1000)
        XCTAssertEqual(top("footer", 0), 1040)
        XCTAssertEqual(top("header", 1), 1070)
        XCTAssertEqual(top("footer", 1), 1590)
        XCTAssertEqual(fixture.layout.composition.descriptionsAsked, 2, "following the viewport composes nothing")
    }

    func testRightToLeftIsMirrored() async throws {
        let section = Fixture.grid(columns: 3, height: 50)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 45)
        let fixture = Fixture([5], size: CGSize(width: 375, height: 300), section: section)
        fixture.view.layoutIfNeeded()
        let frames = (0..<5).compactMap { fixture.frame($0) }
        fixture.view.semanticContentAttribute = .forceRightToLeft
        fixture.layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        for (item, frame) in frames.enumerated() {
            let mirrored = CGRect(
                x: 375 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
            XCTAssertEqual(fixture.frame(item), mirrored)
        }
    }

    func testRotationComposesAgain() async throws {
        let fixture = Fixture([10], section: Fixture.rows())
        fixture.content = { _ in CGSize(width: 0, height: 60) }
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.frame(1)?.minY, 60)
        fixture.content = { _ in CGSize(width: 0, height: 60) }
        fixture.view.frame = CGRect(x: 0, y: 0, width: 600, height: 375)
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.frame(1), CGRect(x: 0, y: 60, width: 600, height: 60))
        XCTAssertEqual(fixture.layout.composition.descriptionsAsked, 2)
    }

    func testEmptyBoundsComposeNothing() async throws {
        let fixture = Fixture([3], size: .zero, section: Fixture.rows())
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.view.contentSize, .zero)
        XCTAssertEqual(fixture.layout.composition.descriptionsAsked, 0)
        fixture.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.view.contentSize.width, 100)
        XCTAssertEqual(fixture.view.visibleCells.count, 3)
    }

    func testSafeAreaIsKeptAcross() async throws {
        let host = try HeadlessHost()
        let controller = UIViewController()
        let fixture = Fixture([3], section: Fixture.grid(columns: 1, height: 50))
        fixture.view.contentInsetAdjustmentBehavior = .automatic
        controller.view.addSubview(fixture.view)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 20)
        host.show(controller)
        fixture.view.frame = controller.view.bounds
        host.settle()
        let width = controller.view.bounds.width
        XCTAssertEqual(fixture.frame(0), CGRect(x: 44, y: 0, width: width - 64, height: 50))
        let configuration = fixture.layout.configuration
        configuration.contentInsetsReference = .none
        host.settle()
        XCTAssertEqual(fixture.frame(0)?.minX, 44, "a copy has no effect until it is set")
        fixture.layout.configuration = configuration
        host.settle()
        XCTAssertEqual(fixture.frame(0), CGRect(x: 0, y: 0, width: width, height: 50))
    }

    func testInsetsReferences() async throws {
        let section = Fixture.grid(columns: 1, height: 50)
        section.contentInsetsReference = .layoutMargins
        section.boundarySupplementaryItems = [Fixture.header(.absolute(20))]
        let fixture = Fixture([2], kinds: ["header"], section: section)
        fixture.view.layoutMargins = UIEdgeInsets(top: 3, left: 12, bottom: 3, right: 30)
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.frame(0), CGRect(x: 12, y: 20, width: 333, height: 50))
        func header() -> CGRect? {
            fixture.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))?.frame
        }
        XCTAssertEqual(header(), CGRect(x: 12, y: 0, width: 333, height: 20))
        section.supplementaryContentInsetsReference = .none
        fixture.layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(header(), CGRect(x: 0, y: 0, width: 375, height: 20))
        XCTAssertEqual(fixture.frame(0)?.minX, 12)
        section.contentInsetsReference = .none
        fixture.layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.frame(0), CGRect(x: 0, y: 20, width: 375, height: 50))
    }

    /// The axes exchanged: columns of two, side by side, with a header before each section.
    func testSideways() async throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.interSectionSpacing = 10
        let item = NSCollectionLayoutItem(layoutSize: Fixture.size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: Fixture.size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Fixture.size(.absolute(40), .fractionalHeight(1)), elementKind: "side", alignment: .leading)
        ]
        section.boundarySupplementaryItems[0].pinToVisibleBounds = true
        let fixture = Fixture(
            [5, 4], size: CGSize(width: 300, height: 200), kinds: ["side"],
            layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        fixture.view.layoutIfNeeded()
        // 40 + 3 columns of 100, 10, 40 + 2 columns.
        XCTAssertEqual(fixture.view.contentSize, CGSize(width: 590, height: 200))
        XCTAssertEqual(fixture.frame(1), CGRect(x: 40, y: 100, width: 100, height: 100))
        XCTAssertEqual(fixture.attributes(0, 1), CGRect(x: 390, y: 0, width: 100, height: 100))
        fixture.view.contentOffset.x = 120
        fixture.view.layoutIfNeeded()
        let side = fixture.view.supplementaryView(forElementKind: "side", at: IndexPath(item: 0, section: 0))
        XCTAssertEqual(side?.frame, CGRect(x: 120, y: 0, width: 40, height: 200))
    }

    /// Elements above the viewport that turn out to be longer leave what the user sees where it is.
    func testMeasuringAboveMovesTheOffset() async throws {
        let fixture = Fixture([100], section: Fixture.rows(estimate: 50))
        fixture.content = { _ in CGSize(width: 0, height: 80) }
        fixture.view.layoutIfNeeded()
        fixture.view.contentOffset.y = 3000
        fixture.view.layoutIfNeeded()
        let item = try XCTUnwrap(fixture.view.indexPathsForVisibleItems.first).item
        let before = try XCTUnwrap(fixture.frame(item)).minY - fixture.view.contentOffset.y
        fixture.view.contentOffset.y -= 40
        fixture.view.layoutIfNeeded()
        let after = try XCTUnwrap(fixture.frame(item)).minY - fixture.view.contentOffset.y
        XCTAssertEqual(after, before + 40, accuracy: 1e-6)
    }

    func testVisibleItemsHandler() async throws {
        let section = Fixture.grid(columns: 1, height: 100)
        var offsets: [CGPoint] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            offsets.append(offset)
            for item in items { item.alpha = item.indexPath.item == 2 ? 0.5 : 1 }
        }
        let fixture = Fixture([50], section: section)
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(offsets.last, .zero)
        XCTAssertEqual(fixture.view.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha, 0.5)
        XCTAssertEqual(fixture.view.cellForItem(at: IndexPath(item: 3, section: 0))?.alpha, 1)
        fixture.view.contentOffset.y = 120
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(offsets.last, CGPoint(x: 0, y: 120))
    }

    func testHandlerCantChangeEstimatedItems() async throws {
        var messages: [String] = []
        UIKitLog.handler = { messages.append($0) }
        defer { UIKitLog.handler = nil }
        let section = Fixture.rows()
        section.visibleItemsInvalidationHandler = { items, _, _ in for item in items { item.alpha = 0.5 } }
        let fixture = Fixture([5], section: section)
        fixture.content = { _ in CGSize(width: 0, height: 50) }
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.view.visibleCells.map(\.alpha), [1, 1, 1, 1, 1])
        XCTAssertEqual(messages.filter { $0.contains("cannot currently mutate visible items") }.count, 1)
    }
}

/// Kind: documented — Apple's documentation of groups with estimated widths: a line holds what fits.
///
/// Lines that hold what fits.
@MainActor final class FlowingLayoutTests: XCTestCase {
    typealias Fixture = CompositionalFixture

    private func tags() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: Fixture.size(.estimated(80), .absolute(30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Fixture.size(.fractionalWidth(1), .absolute(30)), subitems: [item])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        return section
    }

    /// 80 + 10 + 120 = 210 and 90 more don't fit in 300; 90 + 10 + 200 do; 40 + 10 + 60.
    func testTags() async throws {
        let fixture = Fixture([6, 1], size: CGSize(width: 300, height: 400), section: tags())
        let widths: [CGFloat] = [80, 120, 90, 200, 40, 60]
        fixture.content = { CGSize(width: $0.section == 0 ? widths[$0.item] : 50, height: 0) }
        fixture.view.layoutIfNeeded()
        XCTAssertEqual(fixture.frame(1), CGRect(x: 90, y: 0, width: 120, height: 30))
        XCTAssertEqual(fixture.frame(2), CGRect(x: 0, y: 36, width: 90, height: 30))
        XCTAssertEqual(fixture.frame(3), CGRect(x: 100, y: 36, width: 200, height: 30))
        XCTAssertEqual(fixture.frame(5), CGRect(x: 50, y: 72, width: 60, height: 30))
        XCTAssertEqual(fixture.frame(0, 1)?.minY, 102)
        XCTAssertEqual(fixture.view.contentSize.height, 132)
    }

    /// A row that isn't laid out yet has an estimate, and a measure once it comes into view.
    func testLengthIsCorrectedOnTheWay() async throws {
        let fixture = Fixture([400], size: CGSize(width: 300, height: 400), section: tags())
        fixture.content = { _ in CGSize(width: 145, height: 0) }
        fixture.view.layoutIfNeeded()
        XCTAssertLessThan(fixture.made.count, 60, "only what is visible is made")
        for _ in 0..<60 {
            fixture.view.contentOffset.y += 200
            fixture.view.layoutIfNeeded()
        }
        // Two in each line of 36 points.
        XCTAssertEqual(fixture.view.contentSize.height, 200 * 36 - 6)
        XCTAssertEqual(fixture.attributes(399), CGRect(x: 155, y: 199 * 36, width: 145, height: 30))
    }
}
