import Explanations
import XCTest

@testable import UIKit

/// Kind: documented — our list of twenty symptoms: each fault is planted, and its sound twin shows none.
///
/// Cells with one fault each inside of them, and the same without it.
@MainActor final class CellDiagnosisTests: XCTestCase {
    @MainActor private final class List: NSObject, UITableViewDataSource {
        let makeCell: () -> UITableViewCell

        init(_ makeCell: @escaping () -> UITableViewCell) { self.makeCell = makeCell }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { makeCell() }
    }

    private var windows: [UIWindow] = []
    private var lists: [List] = []

    override func tearDown() async throws {
        for window in windows { window.isHidden = true }
        windows = []
        lists = []
    }

    /// A shown table, 375 wide, of two cells with one view each, which lies at the content view's edges.
    private func table(
        of content: @escaping () -> UIView, _ configure: (UITableView) -> Void = { _ in },
        constrain: @escaping (UIView) -> [NSLayoutConstraint] = { _ in [] }
    ) -> UITableView {
        UIKitLog.handler = { _ in }
        let list = List {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let view = content()
            view.accessibilityIdentifier = "content"
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            NSLayoutConstraint.activate(
                [
                    view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                    cell.contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ] + constrain(view))
            return cell
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let table = UITableView(frame: window.bounds, style: .plain)
        configure(table)
        table.dataSource = list
        window.addSubview(table)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        windows.append(window)
        lists.append(list)
        return table
    }

    /// 3: a required height in a row that is a separator's pixel higher.
    func testTheSeparatorsPixelContradictsARequiredHeight() async throws {
        func table(_ style: UITableViewCell.SeparatorStyle) -> UITableView {
            self.table(
                of: { UIView() }, { $0.separatorStyle = style },
                constrain: {
                    [$0.heightAnchor.constraint(equalToConstant: 60)]
                })
        }
        let faulty = table(.singleLine).diagnoses
        XCTAssertEqual(faulty.map(\.number), [3], "\(faulty)")
        XCTAssertTrue(faulty.first?.message.hasPrefix("The content needs 60 pt and the row has 60.") == true)
        XCTAssertEqual(table(.none).diagnoses, [])
    }

    /// 3: `rowHeight` says another height than the constraints.
    func testATableDictatesAnotherHeightThanTheConstraintsWant() async throws {
        func table(_ height: CGFloat) -> UITableView {
            self.table(
                of: { UIView() }, { $0.rowHeight = height },
                constrain: {
                    [$0.heightAnchor.constraint(equalToConstant: 60)]
                })
        }
        let faulty = table(80).diagnoses
        XCTAssertEqual(faulty.map(\.number), [3], "\(faulty)")
        XCTAssertTrue(faulty.first?.message.contains("80; the cell's constraints come to 60") == true, "\(faulty)")
        XCTAssertEqual(table(60).diagnoses, [])
    }

    /// 13: a picture of 375 × 300 that is to be shown at 2:1.
    func testAPictureKeepsItsOwnHeight() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 375, height: 300)).image { _ in }
        func table(_ priority: Float) -> UITableView {
            self.table(
                of: { UIImageView(image: image) }, { $0.separatorStyle = .none },
                constrain: { view in
                    let ratio = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
                    ratio.priority = UILayoutPriority(priority)
                    return [ratio]
                })
        }
        let faulty = table(250).diagnoses
        XCTAssertEqual(faulty.map(\.number), [13], "\(faulty)")
        XCTAssertTrue(
            faulty.first?.message.contains(
                "content is 300 pt high, not 187.5: its compression resistance, 750, is stronger than its aspect ratio, 250."
            ) == true,
            "\(faulty)")
        XCTAssertEqual(table(999).diagnoses, [])
    }

    /// 6: a label that wraps at the width that it had in a document.
    func testALabelWrapsAtAnotherWidthThanItHas() async throws {
        func table(_ width: CGFloat) -> UITableView {
            self.table(of: {
                let label = UILabel()
                label.numberOfLines = 0
                label.preferredMaxLayoutWidth = width
                label.text = String(repeating: "words that wrap ", count: 12)
                return label
            })
        }
        let faulty = table(200).diagnoses
        XCTAssertEqual(faulty.map(\.number), [6], "\(faulty)")
        XCTAssertTrue(
            faulty.first?.message.hasPrefix("content was measured at a width of 200, which takes ") == true, "\(faulty)"
        )
        XCTAssertEqual(table(0).diagnoses, [])
        XCTAssertEqual(table(375).diagnoses, [])
    }

    /// 16: a text that grows in a row that is there, and the table is told of it or isn't.
    func testARowDoesNotFollowItsText() async throws {
        let table = self.table(of: {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "One line"
            return label
        })
        XCTAssertEqual(table.diagnoses, [])
        let label = try XCTUnwrap(table.visibleCells.first?.contentView.subviews.first as? UILabel)
        let before = Double(label.intrinsicContentSize.height)
        label.text = "One line\nand another"
        table.layoutIfNeeded()
        let after = Double(label.intrinsicContentSize.height)
        let faulty = table.diagnoses
        XCTAssertEqual(faulty.map(\.number), [16], "\(faulty)")
        XCTAssertTrue(
            faulty.first?.message.contains(
                "content is now \(after.inPoints) pt high, but the table still uses \(before.inPoints).") == true,
            "\(faulty)")
        table.beginUpdates()
        table.endUpdates()
        table.layoutIfNeeded()
        XCTAssertEqual(table.diagnoses, [])
    }
}
