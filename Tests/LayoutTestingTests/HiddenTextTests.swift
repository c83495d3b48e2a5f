import HeadlessHost
import LayoutTesting
import UIKit
import XCTest

/// Kind: documented — our documentation of the finding: each fault is planted, and its twin has none.
@MainActor final class HiddenTextTests: XCTestCase {
    private func findings(_ fill: (UIView) -> Void) throws -> [String] {
        let controller = UIViewController()
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(controller)
        fill(controller.view)
        host.settle()
        return controller.view.layoutFindings().map(\.description)
    }

    private func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.accessibilityIdentifier = text
        return label
    }

    func testANameUnderAButtonIsFound() async throws {
        func row(_ x: CGFloat) -> (UIView) -> Void {
            { view in
                let button = UIButton(configuration: .filled())
                button.configuration?.title = "Follow"
                button.accessibilityIdentifier = "follow"
                button.frame = CGRect(x: x, y: 96, width: 100, height: 44)
                view.addSubview(self.label("Rosalind", CGRect(x: 16, y: 100, width: 200, height: 36)))
                view.addSubview(button)
            }
        }
        let found = try findings(row(40))
        XCTAssertEqual(found.count, 1, "\(found)")
        XCTAssertTrue(found.first?.hasPrefix("Rosalind: ") ?? false, "\(found)")
        // The label's frame reaches under it, its text doesn't.
        XCTAssertEqual(try findings(row(120)), [])
    }

    func testTextsAcrossEachOtherAreFound() async throws {
        let found = try findings { view in
            view.addSubview(self.label("Delivery", CGRect(x: 16, y: 100, width: 200, height: 20)))
            view.addSubview(self.label("tomorrow", CGRect(x: 60, y: 104, width: 200, height: 20)))
        }
        XCTAssertEqual(found.count, 1, "\(found)")
        XCTAssertTrue(
            found.first?.hasPrefix("Delivery: its text and “tomorrow” of tomorrow are drawn across each other, ")
                ?? false, "\(found)")
    }

    /// A sheet over all, a button without a ground, one that floats over a list, and views that aren't seen.
    func testWhatIsMeantIsNoFinding() async throws {
        let text = CGRect(x: 16, y: 100, width: 200, height: 20)
        XCTAssertEqual(
            try findings { view in
                view.addSubview(self.label("Delivery", text))
                let sheet = UIView(frame: view.bounds)
                sheet.backgroundColor = .systemBackground
                view.addSubview(sheet)
            }, [])
        XCTAssertEqual(
            try findings { view in
                view.addSubview(self.label("Delivery", text))
                view.addSubview(UIButton(frame: text))
                let hidden = self.label("tomorrow", text)
                hidden.isHidden = true
                view.addSubview(hidden)
                let faded = self.label("today", text)
                faded.alpha = 0
                view.addSubview(faded)
            }, [])
        XCTAssertEqual(
            try findings { view in
                let scroll = UIScrollView(frame: view.bounds)
                scroll.addSubview(self.label("Delivery", text))
                view.addSubview(scroll)
                let button = UIView(frame: CGRect(x: 16, y: 90, width: 60, height: 60))
                button.backgroundColor = .red
                view.addSubview(button)
            }, [])
    }

    private final class Rows: UITableViewController {
        var isClosed = false

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let (picture, words) = (UIView(), UILabel())
            words.numberOfLines = 0
            words.text =
                "A text of several lines beside a picture that alone says how high the row is, so that it goes on below"
            for view in [picture, words] {
                view.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(view)
            }
            let content = cell.contentView
            NSLayoutConstraint.activate([
                picture.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
                picture.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8).with(.defaultHigh),
                picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
                picture.widthAnchor.constraint(equalToConstant: 40),
                picture.heightAnchor.constraint(equalToConstant: 40),
                words.topAnchor.constraint(equalTo: picture.topAnchor),
                words.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
                words.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            ])
            if isClosed { words.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor).isActive = true }
            return cell
        }
    }

    /// A row that something else gives a height, and whose text isn't tied to its bottom.
    func testAMissingBottomConstraintIsFound() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let rows = Rows()
        host.show(rows)
        host.settle()
        let found = rows.view.layoutFindings()
        XCTAssertEqual(Set(found.map(\.kind)), [.hidden], "\(found)")
        XCTAssertTrue(found.first?.message.contains(" pt below its row, which is 375 × ") ?? false, "\(found)")
        let closed = Rows()
        closed.isClosed = true
        host.show(closed)
        host.settle()
        XCTAssertEqual(closed.view.layoutFindings().map(\.description), [])
    }
}

extension NSLayoutConstraint {
    fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
