import HeadlessHost
import UIKit

/// A cell that is as high as its block.
final class BlockCell: UITableViewCell {
    let height: NSLayoutConstraint

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

    required init?(coder: NSCoder) { fatalError("a block cell is made in code") }
}

/// Rows between 20 and 300 points, the same for the same number, whichever row shows it.
class BlockSource: NSObject, UITableViewDataSource {
    var count: Int
    /// The number of row 0; rows inserted at the head have negative ones.
    var first = 0
    var cellsAsked = 0

    init(count: Int) { self.count = count }

    static func height(_ number: Int) -> CGFloat {
        CGFloat(20 + Int(UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15 >> 40) % 281)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellsAsked += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? BlockCell)?.height.constant = Self.height(first + indexPath.row)
        return cell
    }
}

/// The same rows, whose heights the delegate gives: a table that knows them all from the start.
final class KnownHeights: BlockSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        Self.height(first + indexPath.row)
    }
}

/// A table in a window of its own size, without separators.
@MainActor final class Stage {
    let host: HeadlessHost
    let controller = UIViewController()
    let table: UITableView
    let source: BlockSource

    init(_ source: BlockSource, width: CGFloat = 390, height: CGFloat = 844, estimates: Bool = true) throws {
        self.source = source
        host = try HeadlessHost(device: "iphone-12")
        host.frameDuration = 1.0 / 120
        table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.separatorStyle = .none
        table.estimatedRowHeight = estimates ? 44 : 0
        table.register(BlockCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source as? UITableViewDelegate
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(table)
    }

    func show() { host.show(controller) }

    func close() {
        host.window.isHidden = true
        host.window.rootViewController = nil
    }

    /// The number of the row at the top, and its position on the screen.
    var top: (number: Int, y: CGFloat) {
        guard let row = table.indexPathsForVisibleRows?.first else { return (-1, 0) }
        return (source.first + row.row, table.rectForRow(at: row).minY - table.contentOffset.y)
    }
}
