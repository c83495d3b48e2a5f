import HeadlessHost
import XCTest

@testable import UIKit

/// A cell that is as high as its block, plus the separator's pixel where there are separators.
final class BlockCell: UITableViewCell {
    let height: NSLayoutConstraint
    var timesReused = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        height = block.heightAnchor.constraint(equalToConstant: 50)
        height.priority = UILayoutPriority(999)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: contentView.topAnchor),
            block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            height,
        ])
    }

    required init?(coder: NSCoder) { fatalError("no coder in this test") }

    override func prepareForReuse() {
        super.prepareForReuse()
        timesReused += 1
    }
}

/// Sections of rows with content heights; writes down each call.
class BlockSource: NSObject, UITableViewDataSource {
    var sections: [[CGFloat]]
    var headers: [Int: String] = [:]
    var footers: [Int: String] = [:]
    var calls: [String] = []

    init(_ sections: [[CGFloat]]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int {
        calls.append("sections")
        return sections.count
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calls.append("rows \(section)")
        return sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        calls.append("cell \(indexPath.section)-\(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        calls.append("cell \(indexPath.section)-\(indexPath.row) dequeued")
        (cell as? BlockCell)?.height.constant = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }
}

/// Answers heights of rows.
class HeightDelegate: NSObject, UITableViewDelegate {
    var source: BlockSource
    var height: (IndexPath) -> CGFloat

    init(_ source: BlockSource, height: @escaping (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }) {
        self.source = source
        self.height = height
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        source.calls.append("height \(indexPath.section)-\(indexPath.row)")
        return height(indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        source.calls.append("willDisplay \(indexPath.section)-\(indexPath.row)")
    }
}

/// Answers estimates too.
final class EstimateDelegate: NSObject, UITableViewDelegate {
    var source: BlockSource
    var estimate: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }

    init(_ source: BlockSource) { self.source = source }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        source.calls.append("height \(indexPath.section)-\(indexPath.row)")
        return UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        source.calls.append("estimate \(indexPath.section)-\(indexPath.row)")
        return estimate(indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        source.calls.append("willDisplay \(indexPath.section)-\(indexPath.row)")
    }
}

/// A table in a window, without separators unless told otherwise, so that rows are as high as their blocks.
@MainActor final class TableFixture {
    let host: HeadlessHost
    let controller = UIViewController()
    let table: UITableView
    let source: BlockSource

    init(
        _ sections: [[CGFloat]], style: UITableView.Style = .plain, device: String = "iphone-se2",
        height: CGFloat? = nil
    ) throws {
        host = try HeadlessHost(device: device)
        source = BlockSource(sections)
        var frame = host.window.bounds
        if let height { frame.size.height = height }
        table = UITableView(frame: frame, style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.separatorStyle = .none
        table.register(BlockCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
    }

    func show() {
        controller.view.addSubview(table)
        host.show(controller)
    }

    func height(_ row: Int, _ section: Int = 0) -> CGFloat {
        table.rectForRow(at: IndexPath(row: row, section: section)).height
    }

    /// The distance of a row's upper edge below the table's.
    func screenY(_ row: Int, _ section: Int = 0) -> CGFloat {
        table.rectForRow(at: IndexPath(row: row, section: section)).minY - table.contentOffset.y
    }

    func count(_ call: String) -> Int { source.calls.filter { $0.hasPrefix(call) }.count }
}

/// Runs a test under a release, and the one before after it.
@MainActor func under<T>(_ release: SystemRelease, _ body: () throws -> T) rethrows -> T {
    let old = BehaviourProfile.current
    BehaviourProfile.current = BehaviourProfile(release: release)
    defer { BehaviourProfile.current = old }
    return try body()
}

/// The exceptions that a piece of code raises.
@MainActor func exceptions(_ body: () throws -> Void) rethrows -> [UIKitException] {
    var raised: [UIKitException] = []
    let old = UIKitException.handler
    UIKitException.handler = { raised.append($0) }
    defer { UIKitException.handler = old }
    try body()
    return raised
}

extension IndexPath {
    static func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
}
