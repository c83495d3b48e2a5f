import HeadlessHost
import UIKit

/// A row that a collection view of 1,000 square items fills; as high as they are.
final class NestedCell: UITableViewCell, UICollectionViewDataSource {
    let view = UICollectionView(frame: .zero, collectionViewLayout: CountingFlowLayout())
    private(set) var itemsMade = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        view.isScrollEnabled = false
        view.contentInsetAdjustmentBehavior = .never
        view.translatesAutoresizingMaskIntoConstraints = false
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        view.dataSource = self
    }

    required init?(coder: NSCoder) { fatalError("a nested cell is made in code") }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        layoutIfNeeded()
        return view.collectionViewLayout.collectionViewContentSize
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        itemsMade += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    /// The height that `layoutSubviews` and the layout compute, by hand: seven columns of 50, ten points apart in
    /// lines.
    nonisolated static func height(items: Int, width: CGFloat) -> CGFloat {
        let columns = Int((width + 10) / 60)
        let lines = (items + columns - 1) / columns
        return CGFloat(lines * 60 - 10)
    }
}

/// Counts its preparations.
final class CountingFlowLayout: UICollectionViewFlowLayout {
    private(set) var preparations = 0

    override func prepare() {
        super.prepare()
        preparations += 1
    }
}

/// A row of 120 points in which 1,000 items scroll across.
final class CarouselCell: UITableViewCell, UICollectionViewDataSource {
    private let layout = UICollectionViewFlowLayout()
    private(set) lazy var view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private(set) var itemsMade = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        view.contentInsetAdjustmentBehavior = .never
        view.translatesAutoresizingMaskIntoConstraints = false
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        contentView.addSubview(view)
        let height = view.heightAnchor.constraint(equalToConstant: 120)
        height.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
        ])
        view.dataSource = self
    }

    required init?(coder: NSCoder) { fatalError("a carousel cell is made in code") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        itemsMade += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

final class TwentyRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

/// A table of 20 such rows shown: a row as high as all its items shows them all, one that scrolls shows a few.
@MainActor func benchmarkNested() throws {
    let (all, row) = try samples(NestedCell.self) { cell in
        let preparations = (cell.view.collectionViewLayout as? CountingFlowLayout)?.preparations ?? 0
        try check((1...2).contains(preparations), "the rows settled in \(preparations) passes, not in two at most")
        let expected = NestedCell.height(items: 1_000, width: 390)
        try check(cell.frame.height == expected, "a row is \(cell.frame.height) high, not \(expected)")
        try check(cell.itemsMade == 1_000, "\(cell.itemsMade) cells were made for the 1,000 items of the first row")
    }
    Report.line(
        "nested (1,000 in sight)", ours: all, peer: nil, limit: nil, aim: "settles in <= 2 passes", holds: true)
    print("  \((all.median / 1_000).time) an item that is in sight; \(row) rows shown")
    let (few, rows) = try samples(CarouselCell.self) { cell in
        try check((1...5).contains(cell.itemsMade), "\(cell.itemsMade) cells were made where four fit")
        try check(cell.view.contentSize.width == 1_000 * 110 - 10, "\(cell.view.contentSize) isn't 1,000 items wide")
    }
    Report.line("nested (4 in sight)", ours: few, peer: nil, limit: nil, aim: "what is in sight", holds: true)
    print("  \((few.median / Double(rows)).time) a row; \(rows) rows shown")
}

@MainActor private func samples<Cell: UITableViewCell>(
    _ type: Cell.Type, _ check: (Cell) throws -> Void
) throws -> (Samples, rows: Int) {
    var ours = Samples()
    var rows = 0
    for _ in 0..<31 {
        let host = try HeadlessHost(device: "iphone-12")
        let controller = UITableViewController(style: .plain)
        let source = TwentyRows()
        controller.tableView.separatorStyle = .none
        controller.tableView.register(type, forCellReuseIdentifier: "cell")
        controller.tableView.dataSource = source
        ours.add { host.show(controller) }
        rows = controller.tableView.visibleCells.count
        guard let cell = controller.tableView.visibleCells.first as? Cell else {
            throw BenchmarkFailure("the first row isn't shown by a \(type)")
        }
        try check(cell)
        host.window.rootViewController = nil
    }
    return (ours, rows)
}
