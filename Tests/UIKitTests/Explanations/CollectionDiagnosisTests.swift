import Explanations
import XCTest

@testable import UIKit

/// Kind: documented — our list of twenty symptoms: each fault is planted, and its sound twin shows none.
///
/// Collection views with one fault each, and the same without it.
@MainActor final class CollectionDiagnosisTests: XCTestCase {
    /// Insists on a height of 60.
    private final class TallCell: NumberCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let block = UIView()
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: contentView.topAnchor),
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                contentView.bottomAnchor.constraint(equalTo: block.bottomAnchor),
                block.heightAnchor.constraint(equalToConstant: 60),
            ])
        }

        required init?(coder: NSCoder) { fatalError("no coder in this test") }
    }

    private func fixture(
        itemSize: CGSize, count: Int = 5, cell: UICollectionViewCell.Type = NumberCell.self
    ) throws -> CollectionFixture {
        UIKitLog.handler = { _ in }
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = itemSize
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let fixture = try CollectionFixture(counts: [count], layout: layout, cell: cell)
        fixture.show()
        return fixture
    }

    /// 3: the layout's height and the one that an item insists on.
    func testALayoutDictatesAnotherHeightThanTheItemsWant() async throws {
        let faulty = try fixture(itemSize: CGSize(width: 50, height: 50), cell: TallCell.self).view.diagnoses
        XCTAssertEqual(faulty.map(\.number), [3], "\(faulty)")
        XCTAssertTrue(faulty.first?.message.contains("a height of 50; the cell's constraints come to 60") == true)
        XCTAssertEqual(
            try fixture(itemSize: CGSize(width: 50, height: 60), cell: TallCell.self).view.diagnoses, [])
    }

    /// 10: an item is deleted, and the model still has it.
    func testAnUpdateThatTheModelDoesNotFollow() async throws {
        func diagnoses(modelFollows: Bool) throws -> [Diagnosis] {
            let fixture = try fixture(itemSize: CGSize(width: 50, height: 50))
            let raised = exceptions {
                fixture.view.performBatchUpdates {
                    if modelFollows { fixture.source.sections[0].removeLast() }
                    fixture.view.deleteItems(at: [.item(4)])
                }
            }
            XCTAssertEqual(raised.isEmpty, modelFollows)
            return fixture.view.diagnoses
        }
        let faulty = try diagnoses(modelFollows: false)
        XCTAssertEqual(faulty.map(\.number), [10], "\(faulty)")
        XCTAssertTrue(faulty.first?.message.contains("returns 5.") == true, "\(faulty)")
        XCTAssertEqual(try diagnoses(modelFollows: true), [])
    }

    /// 18: items as wide as the view, in sections that have insets.
    func testItemsAreWiderThanTheirRoom() async throws {
        let faulty = try fixture(itemSize: CGSize(width: 375, height: 50)).view.diagnoses
        XCTAssertEqual(faulty.map(\.number), [18], "\(faulty)")
        XCTAssertTrue(
            faulty.first?.message.contains("is 375 pt wide, but its line has room for 343") == true, "\(faulty)")
        XCTAssertEqual(try fixture(itemSize: CGSize(width: 343, height: 50)).view.diagnoses, [])
    }
}
