import UIKit

/// A list whose rows are all alike, or size themselves: two heights say everything, and no delegate method is needed.
class RowHeightsViewController: UITableViewController {
    static let pageSize = 20
    static let pageCount = 3
    static let equalHeight: CGFloat = 64

    let pattern: RowHeightPattern
    private(set) var entries: [RowHeightEntry]
    private var isFetching = false

    init(pattern: RowHeightPattern) {
        self.pattern = pattern
        entries = (0..<(pattern.isPaged ? Self.pageSize : Self.pageSize * Self.pageCount)).map(RowHeightEntry.init)
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    /// The kind of controller that a pattern needs.
    static func make(_ pattern: RowHeightPattern) -> RowHeightsViewController {
        switch (pattern.isVariable, pattern.usesAutoLayout, pattern.isPaged) {
        case (false, _, _), (true, true, false): RowHeightsViewController(pattern: pattern)
        case (true, true, true): RememberedHeightsViewController(pattern: pattern)
        case (true, false, false): ComputedHeightsViewController(pattern: pattern)
        case (true, false, true): ComputedPagesViewController(pattern: pattern)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pattern \(pattern.number)"
        let cellClass = pattern.usesAutoLayout ? ConstraintCell.self : FrameCell.self
        tableView.register(cellClass, forCellReuseIdentifier: "Cell")
        if pattern.isVariable {
            tableView.rowHeight = UITableView.automaticDimension
            tableView.estimatedRowHeight = UITableView.automaticDimension
        } else {
            // Nothing to estimate: the table multiplies.
            tableView.rowHeight = Self.equalHeight
            tableView.estimatedRowHeight = 0
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        (cell as? RowHeightCell)?.show(entries[indexPath.row], isVariable: pattern.isVariable)
        return cell
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if pattern.isPaged, indexPath.row == entries.count - 1 { fetchNextPage() }
    }

    /// The next rows arrive after the table has shown the last of those it has.
    private func fetchNextPage() {
        guard !isFetching, entries.count < Self.pageSize * Self.pageCount else { return }
        isFetching = true
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            isFetching = false
            entries += (entries.count..<entries.count + Self.pageSize).map(RowHeightEntry.init)
            tableView.reloadData()
        }
    }
}
