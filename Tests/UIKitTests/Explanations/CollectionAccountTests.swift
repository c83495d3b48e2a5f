import Explanations
import TestSupport
import XCTest

@testable import UIKit

/// Kind: property — every number of an account adds up, by a checker apart from the code that wrote it.
///
/// Why items are as large as they are and stand where they do: every number adds up, and the facts are those that were
/// written.
@MainActor final class CollectionAccountTests: XCTestCase {
    private func verified(_ account: Account?, file: StaticString = #filePath, line: UInt = #line) throws -> Account {
        let account = try XCTUnwrap(account, file: file, line: line)
        var verifier = DerivationVerifier()
        verifier.verify(json: try JSONText.of(account))
        XCTAssertEqual(verifier.errors, [], account.text, file: file, line: line)
        return account
    }

    /// All four numbers of every shown cell and its content view, each item's account and the content's.
    private func verifyAll(_ view: UICollectionView, file: StaticString = #filePath, line: UInt = #line) throws {
        for cell in view.visibleCells {
            for component in FrameComponent.allCases {
                let account = try verified(cell.account(of: component), file: file, line: line)
                XCTAssertEqual(
                    account.derivation.value, component.value(in: cell.frame), accuracy: 1e-9, account.text,
                    file: file, line: line)
                _ = try verified(cell.contentView.account(of: component), file: file, line: line)
            }
        }
        for path in view.indexPathsForVisibleItems {
            _ = try verified(view.account(ofItemAt: path), file: file, line: line)
        }
        _ = try verified(view.accountOfContentSize(), file: file, line: line)
        _ = try verified(view.accountOfOffset(), file: file, line: line)
    }

    /// The shares of a number: what was written, and how much of it.
    private func shares(_ account: Account) -> [String: Double] {
        Dictionary(account.derivation.shares.map { ($0.subject, $0.amount) }, uniquingKeysWith: +)
    }

    private func flow(_ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 70)
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 20, left: 16, bottom: 5, right: 16)
        change(layout)
        return layout
    }

    func testAFlowOfEqualItems() async throws {
        let fixture = try CollectionFixture(counts: [7], layout: flow())
        fixture.show()
        try verifyAll(fixture.view)
        // 375 − 32 = 343 holds three of 100 with 21.5 between them.
        let account = try verified(fixture.view.account(ofItemAt: .item(4)))
        XCTAssertEqual(
            account.summary, "Item 4 of section 0 is 70 high: itemSize (written by the app).")
        let place = try verified(fixture.view.cellForItem(at: .item(4))?.account(of: .x))
        XCTAssertEqual(place.derivation.value, 137.5)
        XCTAssertEqual(shares(place)["the section's inset at the start of a line"], 16)
        XCTAssertEqual(shares(place)["an item before it in its line"], 100)
        XCTAssertTrue(place.summary.contains("minimumInteritemSpacing 10, widened to fill the line"), place.summary)
        let below = try verified(fixture.view.cellForItem(at: .item(4))?.account(of: .y))
        XCTAssertEqual(shares(below)["the inset before section 0's lines"], 20)
        XCTAssertEqual(shares(below)["a line of items"], 70)
        XCTAssertEqual(shares(below)["minimumLineSpacing"], 12)
        let content = try verified(fixture.view.accountOfContentSize())
        XCTAssertEqual(content.derivation.value, 259)
        XCTAssertTrue(content.summary.contains("210 (3 × 70, each of 3 lines of items)"), content.summary)
    }

    func testSizesOfTheDelegate() async throws {
        final class Sizes: NumberSource, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                let item = CGFloat(indexPath.item)
                return CGSize(width: 90 + 20 * item, height: 40 + 10 * item)
            }
        }
        let fixture = try CollectionFixture(Sizes([[0, 1, 2, 3]]), layout: flow())
        fixture.show()
        try verifyAll(fixture.view)
        let account = try verified(fixture.view.account(ofItemAt: .item(2)))
        XCTAssertEqual(account.derivation.value, 60)
        XCTAssertTrue(account.summary.contains("sizeForItemAt (returned by the delegate)"), account.summary)
        // 343 holds 90 and 110, but not 130; the shorter item stands in the middle of the line of 50.
        let first = try verified(fixture.view.cellForItem(at: .item(0))?.account(of: .y))
        XCTAssertEqual(shares(first)["the item is centred in its line"], 5)
    }

    func testMeasuredItemsOfAFlow() async throws {
        let layout = flow { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        let fixture = try CollectionFixture(counts: [3], layout: layout, cell: BlockItemCell.self)
        fixture.source.blockSize = { CGSize(width: CGFloat(60 + 10 * $0), height: 33) }
        fixture.show()
        try verifyAll(fixture.view)
        let account = try verified(fixture.view.account(ofItemAt: .item(1)))
        XCTAssertEqual(account.derivation.value, 33)
        XCTAssertTrue(account.summary.contains(".height == 33 @999"), account.summary)
        XCTAssertTrue(
            account.summary.contains("CollectionFixture.swift:"), "the line that wrote it: \(account.summary)")
    }

    func testFractionsOfACompositionalLayout() async throws {
        let item = NSCollectionLayoutItem(
            layoutSize: CompositionalFixture.size(.fractionalWidth(0.5), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: CompositionalFixture.size(.fractionalWidth(1), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 7
        section.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 20, bottom: 0, trailing: 20)
        let fixture = CompositionalFixture([6], section: section)
        fixture.view.layoutIfNeeded()
        try verifyAll(fixture.view)
        let cell = try XCTUnwrap(fixture.view.cellForItem(at: .item(3)))
        // (375 − 40) / 2 − 6 = 161.5.
        let width = try verified(cell.account(of: .width))
        XCTAssertEqual(width.derivation.value, 161.5)
        XCTAssertEqual(shares(width)["the section's contentInsets"], -20)
        XCTAssertEqual(shares(width)["the item's contentInsets"], -6)
        XCTAssertTrue(width.text.contains("fractionalWidth(1/2)"), width.text)
        let height = try verified(fixture.view.account(ofItemAt: .item(3)))
        XCTAssertEqual(height.derivation.value, 80)
        XCTAssertTrue(height.summary.contains("the group's height (written by the app, .absolute)"), height.summary)
        let y = try verified(cell.account(of: .y))
        XCTAssertEqual(y.derivation.value, 9 + 87)
        XCTAssertEqual(shares(y)["interGroupSpacing, 1 times"], 7)
        let content = try verified(fixture.view.accountOfContentSize())
        XCTAssertEqual(content.derivation.value, 263)
    }

    func testMeasuredRowsAndEqualShares() async throws {
        let rows = CompositionalFixture([4], section: CompositionalFixture.rows())
        rows.content = { CGSize(width: 0, height: 31 + CGFloat($0.item)) }
        rows.view.layoutIfNeeded()
        try verifyAll(rows.view)
        let account = try verified(rows.view.account(ofItemAt: .item(2)))
        XCTAssertEqual(account.derivation.value, 33)
        XCTAssertTrue(account.summary.contains("filler.height == 33 @999"), account.summary)

        let item = NSCollectionLayoutItem(
            layoutSize: CompositionalFixture.size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: CompositionalFixture.size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 3)
        group.interItemSpacing = .fixed(6)
        let shared = CompositionalFixture([6], section: NSCollectionLayoutSection(group: group))
        shared.view.layoutIfNeeded()
        try verifyAll(shared.view)
        let cell = try XCTUnwrap(shared.view.cellForItem(at: .item(1)))
        let width = try verified(cell.account(of: .width))
        XCTAssertEqual(width.derivation.value, 121)
        XCTAssertTrue(width.text.contains("3 equal shares of the group"), width.text)
    }

    /// Random flows and compositions: everything adds up, wherever the list is scrolled to.
    func testRandomListsAddUp() async throws {
        for seed in UInt64(1)...12 {
            var generator = SeededGenerator(seed: seed)
            func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) / 2 }
            let layout = flow {
                $0.itemSize = CGSize(width: number(40...300), height: number(30...200))
                $0.minimumLineSpacing = number(0...20)
                $0.headerReferenceSize = CGSize(width: 0, height: number(0...60))
                $0.sectionInset = UIEdgeInsets(
                    top: number(0...20), left: number(0...20), bottom: number(0...20), right: number(0...20))
                if seed % 3 == 0 { $0.estimatedItemSize = CGSize(width: 60, height: 60) }
                if seed % 4 == 0 { $0.scrollDirection = .horizontal }
            }
            let fixture = try CollectionFixture(counts: [15, 9], layout: layout, cell: BlockItemCell.self)
            fixture.source.blockSize = { CGSize(width: CGFloat(50 + 3 * $0), height: CGFloat(40 + $0)) }
            fixture.show()
            fixture.scroll(to: CGFloat(Int.random(in: 0...200, using: &generator)))
            do { try verifyAll(fixture.view) } catch { XCTFail("seed \(seed): \(error)") }
        }
    }
}
