import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — specification F7.7.
///
/// The common ways to give a table's header view the height that its constraints want (specification F7.7).
@MainActor final class HeaderViewTests: XCTestCase {
    /// A text that wraps in 375 pt, 10 pt from all edges.
    private final class Header: UIView {
        let label = UILabel()
        init() {
            super.init(frame: .zero)
            label.numberOfLines = 0
            label.text = Array(repeating: "words", count: 30).joined(separator: " ")
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            let bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10)
            bottom.priority = UILayoutPriority(999)
            let trailing = label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10)
            trailing.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10), trailing, bottom,
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private class Screen: UIViewController {
        let table = UITableView(frame: .zero, style: .plain)
        let header = Header()
        let source = BlockSource([[50, 50, 50]])
        override func viewDidLoad() {
            super.viewDidLoad()
            table.frame = view.bounds
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.contentInsetAdjustmentBehavior = .never
            table.separatorStyle = .none
            table.register(BlockCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            view.addSubview(table)
            setUpHeader()
        }
        func setUpHeader() {}
    }

    /// Fitted and given back in `viewDidLayoutSubviews`.
    private final class Fitted: Screen {
        var translates = true
        override func setUpHeader() {
            header.translatesAutoresizingMaskIntoConstraints = translates
            table.tableHeaderView = header
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let size = header.systemLayoutSizeFitting(
                CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            guard header.frame.height != size.height else { return }
            header.frame.size.height = size.height
            table.tableHeaderView = header
        }
    }

    /// Pinned to the table and laid out at once.
    private final class Pinned: Screen {
        override func setUpHeader() {
            header.translatesAutoresizingMaskIntoConstraints = false
            table.tableHeaderView = header
            NSLayoutConstraint.activate([
                header.centerXAnchor.constraint(equalTo: table.centerXAnchor),
                header.widthAnchor.constraint(equalTo: table.widthAnchor),
                header.topAnchor.constraint(equalTo: table.topAnchor),
            ])
            table.tableHeaderView?.layoutIfNeeded()
            table.tableHeaderView = table.tableHeaderView
        }
    }

    private func expected(_ width: CGFloat) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Array(repeating: "words", count: 30).joined(separator: " ")
        return 20 + label.sizeThatFits(CGSize(width: width - 20, height: .greatestFiniteMagnitude)).height
    }

    private func check(_ screen: Screen, _ name: String) throws {
        let host = try HeadlessHost(device: "iphone-se2")
        host.show(screen)
        let height = expected(375)
        XCTAssertEqual(screen.header.frame, CGRect(x: 0, y: 0, width: 375, height: height), name)
        XCTAssertEqual(screen.header.label.frame, CGRect(x: 10, y: 10, width: 355, height: height - 20), name)
        XCTAssertEqual(screen.table.rectForRow(at: .row(0)).minY, height, name)
        XCTAssertEqual(screen.table.contentSize.height, height + 150, name)
        screen.table.contentOffset.y = 20
        host.settle()
        XCTAssertEqual(screen.header.frame.height, height, name)
    }

    func testFittedInViewDidLayoutSubviews() async throws { try check(Fitted(), "fitted") }

    func testFittedWithoutTranslation() async throws {
        let screen = Fitted()
        screen.translates = false
        try check(screen, "fitted, without translation")
    }

    func testPinnedToTheTable() async throws { try check(Pinned(), "pinned") }

    /// Sized in the table's own `layoutSubviews`.
    func testSizedByTheTable() async throws {
        final class Table: UITableView {
            override func layoutSubviews() {
                super.layoutSubviews()
                guard let header = tableHeaderView else { return }
                let size = header.systemLayoutSizeFitting(
                    CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                guard header.frame.height != size.height else { return }
                header.frame.size.height = size.height
                tableHeaderView = header
            }
        }
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        let table = Table(frame: host.window.bounds, style: .plain)
        let source = BlockSource([[50, 50, 50]])
        table.separatorStyle = .none
        table.contentInsetAdjustmentBehavior = .never
        table.register(BlockCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.tableHeaderView = Header()
        controller.view.addSubview(table)
        host.show(controller)
        XCTAssertEqual(table.tableHeaderView?.frame, CGRect(x: 0, y: 0, width: 375, height: expected(375)))
        XCTAssertEqual(table.rectForRow(at: .row(0)).minY, expected(375))
    }
}
