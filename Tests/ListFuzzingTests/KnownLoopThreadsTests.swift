import HeadlessHost
import LayoutTesting
import UIKit
import XCTest

@testable import ListFuzzing

/// Kind: documented — threads of public repositories about layouts that never settle, rebuilt after their descriptions.
///
/// Each case has its thread's address. Two aren't found, with the reason beside them.
@MainActor final class KnownLoopThreadsTests: XCTestCase {
    override func setUp() async throws { host = try HeadlessHost(device: "iphone-17", release: .iOS26) }
    override func tearDown() async throws { host = nil }
    private var host: HeadlessHost?

    /// github.com/mokagio/UICollectionViewLeftAlignedLayout/issues/17: a cell prefers another width each time it is asked.
    private final class RestlessCell: CardCell {
        private static var number = 0

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            Self.number += 37
            layoutAttributes.size = CGSize(width: 60 + Self.number % 120, height: 60)
            return layoutAttributes
        }
    }

    private final class RestlessCards: CardsViewController {
        override var cellClass: UICollectionViewCell.Type { RestlessCell.self }
    }

    func testACellThatPrefersAnotherWidthEachTime() async throws {
        let failure = try XCTUnwrap(found(RestlessCards(collectionViewLayout: Self.flow)))
        // Each layout asks a cell once and keeps its answer, so that it is told by what two screens of the same data show.
        XCTAssertEqual(failure.faults.first?.kind, .endState, failure.description)
        XCTAssertEqual(failure.script.count, 1, failure.description)
    }

    /// github.com/xmtplabs/convos-ios/issues/1349: at widths in fractions of points a cell's height never settles, since the
    /// height that it is given decides the rounding of the next.
    private final class FractionalCell: CardCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let given = layoutAttributes.size
            let fitting = super.preferredLayoutAttributesFitting(layoutAttributes)
            guard given.width != given.width.rounded() else { return fitting }
            fitting.size.height = given.height == fitting.size.height ? given.height + 1 : fitting.size.height
            return fitting
        }
    }

    private final class FractionalCards: CardsViewController {
        override var cellClass: UICollectionViewCell.Type { FractionalCell.self }
    }

    func testACellThatNeverSettlesAtAFractionOfAPoint() async throws {
        let failure = try XCTUnwrap(found(FractionalCards()))
        // Again by what two screens show, since a cell is asked once a layout: with a width that isn't whole.
        XCTAssertEqual(failure.faults.first?.kind, .endState, failure.description)
        XCTAssertLessThanOrEqual(failure.script.count, 5, failure.description)
        let widths = failure.script.compactMap { step -> Double? in
            guard case .resize(let width, _) = step else { return nil }
            return width
        }
        XCTAssertTrue(widths.contains { $0 != $0.rounded() }, failure.description)
    }

    /// github.com/OneBusAway/onebusaway-ios/issues/540: a list in a panel that floats changes its insets and its layout as it
    /// is laid out, in a panel that isn't fully open.
    private final class PanelLayoutView: UICollectionView {
        override func layoutSubviews() {
            super.layoutSubviews()
            guard bounds.height < 500 else { return }
            contentInset.bottom = 500 - bounds.height
            collectionViewLayout.invalidateLayout()
        }
    }

    private final class PanelViewController: CardsViewController {
        override func loadView() {
            collectionView = PanelLayoutView(frame: .zero, collectionViewLayout: Self.lines)
            collectionView.dataSource = self
            view = collectionView
        }
    }

    func testAListInAPanelThatChangesWhileItIsLaidOut() async throws {
        let failure = try XCTUnwrap(found(PanelViewController()))
        XCTAssertEqual(failure.faults.first?.kind, .loop, failure.description)
        XCTAssertEqual(failure.script.count, 1, failure.description)
        guard case .resize(_, let height)? = failure.script.first else { return XCTFail(failure.description) }
        XCTAssertLessThan(height, 500)
    }

    /// github.com/onevcat/VVSpringCollectionViewFlowLayout/issues/5: springs between items that size themselves swing on, and
    /// invalidate the layout each time they are asked where they are.
    private final class SpringLayout: UICollectionViewFlowLayout {
        private var places: [IndexPath: CGFloat] = [:]

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let elements = super.layoutAttributesForElements(in: rect)
            var isAtRest = true
            for element in elements ?? [] {
                let place = places[element.indexPath] ?? element.frame.minY
                guard place != element.frame.minY else {
                    places[element.indexPath] = place
                    continue
                }
                isAtRest = false
                places[element.indexPath] = 2 * element.frame.minY - place
            }
            if !isAtRest { invalidateLayout() }
            return elements
        }
    }

    func testSpringsBetweenItemsThatSizeThemselves() async throws {
        let failure = try XCTUnwrap(
            found {
                let layout = SpringLayout()
                layout.estimatedItemSize = CGSize(width: 300, height: 50)
                return CardsViewController(collectionViewLayout: layout)
            })
        XCTAssertEqual(failure.faults.first?.kind, .loop, failure.description)
        XCTAssertEqual(failure.script.count, 1, failure.description)
    }

    /// github.com/airbnb/MagazineLayout/pull/107: a layout keeps its attributes by index path, and UIKit gave these objects
    /// other index paths after an update.
    ///
    /// Not found: attributes that a layout has handed out are never changed here.
    private final class KeepingLayout: UICollectionViewLayout {
        private var kept: [IndexPath: UICollectionViewLayoutAttributes] = [:]
        private var heights: [IndexPath: CGFloat] = [:]
        private var width: CGFloat { collectionView?.bounds.width ?? 0 }
        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

        override func prepare() {
            super.prepare()
            var y: CGFloat = 0
            for item in 0..<count {
                let path = IndexPath(item: item, section: 0)
                let attributes = kept[path] ?? UICollectionViewLayoutAttributes(forCellWith: path)
                attributes.frame = CGRect(x: 0, y: y, width: width, height: heights[path] ?? 60)
                kept[path] = attributes
                y = attributes.frame.maxY
            }
        }

        override var collectionViewContentSize: CGSize {
            CGSize(
                width: width,
                height: (0..<count).compactMap { kept[IndexPath(item: $0, section: 0)] }.last?.frame.maxY ?? 0)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<count).compactMap { kept[IndexPath(item: $0, section: 0)] }.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            kept[indexPath]
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.width != width }

        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            guard preferredAttributes.size.height != originalAttributes.size.height else { return false }
            heights[originalAttributes.indexPath] = preferredAttributes.size.height
            return true
        }
    }

    func testAttributesThatAreKeptByIndexPathAreNotFound() async throws {
        XCTAssertNil(try found { CardsViewController(collectionViewLayout: KeepingLayout()) }?.description)
    }

    /// github.com/lionheart/openradar-mirror/issues/8299: six items of texts of different widths in a flow layout that sizes
    /// them.
    ///
    /// Not found: the recursion was in UIKit of iOS 9, and apps could do nothing about it.
    private final class NumbersViewController: CardsViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            notes = ["seven", "one hundred and four", "twelve thousand", "two", "sixty million and one", "nineteen"]
        }
    }

    func testTextsOfDifferentWidthsInAFlowLayoutAreNotFound() async throws {
        XCTAssertNil(try found(NumbersViewController(collectionViewLayout: Self.flow))?.description)
    }

    private static var flow: UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        return layout
    }

    private func found<Screen: CardsViewController>(_ make: @autoclosure @escaping () -> Screen) throws -> ListFailure?
    {
        try found(make)
    }

    private func found<Screen: CardsViewController>(_ make: @escaping () -> Screen) throws -> ListFailure? {
        var fuzzer = ListFuzzer(
            run: ListRun(make: make, edits: CardsViewController.edits(of: Screen.self)), seed: 1)
        return try fuzzer.failure(steps: 1_000)
    }
}
