import HeadlessHost
import UIKit

/// A row that a collection view of 1,000 square items fills; as high as they are.
final class NestedCell: UITableViewCell, UICollectionViewDataSource {
    let view = UICollectionView(frame: .zero, collectionViewLayout: CountingFlowLayout())

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
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    /// What `layoutSubviews` and the layout compute, by hand: seven columns of 50, ten points apart in lines.
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

/// A table of 20 such rows: shown, and scrolled to its end.
@MainActor func benchmarkNested() throws {
    final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }
    var ours = Samples()
    for _ in 0..<31 {
        let host = try HeadlessHost(device: "iphone-12")
        let controller = UITableViewController(style: .plain)
        let source = Source()
        controller.tableView.separatorStyle = .none
        controller.tableView.register(NestedCell.self, forCellReuseIdentifier: "cell")
        controller.tableView.dataSource = source
        ours.add { host.show(controller) }
        let cell = controller.tableView.visibleCells.first as? NestedCell
        let preparations = (cell?.view.collectionViewLayout as? CountingFlowLayout)?.preparations ?? 0
        try check((1...2).contains(preparations), "the rows settled in \(preparations) passes, not in two at most")
        let expected = NestedCell.height(items: 1_000, width: 390)
        try check(cell?.frame.height == expected, "a row is \(cell?.frame.height ?? 0) high, not \(expected)")
        host.window.rootViewController = nil
    }
    Report.line(
        "nested (first row)", ours: ours, peer: nil, limit: nil, aim: "settles in <= 2 passes", holds: true)
}
