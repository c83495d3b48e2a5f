import HeadlessHost
import ListGeometry
import UIKit

/// A row inserted at the head of a million, with the viewport in the middle.
@MainActor func benchmarkInsert() throws {
    try insertIntoGeometry()
    for isAnchored in [false, true] { try insertIntoTable(isAnchored: isAnchored) }
}

private func insertIntoGeometry() throws {
    let count = 1_000_000
    var list = ListGeometry(defaultEstimate: 44)
    list.reload([SectionShape(rowCount: count)])
    for row in 499_000..<501_000 {
        list.setMeasured(Double(BlockSource.height(row)), row: RowPosition(section: 0, row: row))
    }
    let fenwick = FenwickTree(count: count, estimate: 44)
    for row in 499_000..<501_000 { fenwick.setHeight(Double(BlockSource.height(row)), of: row) }
    var (ours, tree) = (Samples(), Samples())
    for round in 0..<33 {
        var (a, b) = (Samples(), Samples())
        a.add(per: 100) { for _ in 0..<100 { list.insertRows(1, at: RowPosition(section: 0, row: 0)) } }
        b.add { fenwick.insert(44, at: 0) }
        for _ in 0..<99 where round == 0 { fenwick.insert(44, at: 0) }
        if round == 0 {
            try check(
                list.contentExtent == fenwick.start(count + 100),
                "after 100 rows the content is \(list.contentExtent), in the Fenwick tree \(fenwick.start(count + 100))"
            )
            continue
        }
        ours.values += a.values
        tree.values += b.values
    }
    Report.line(
        "insert-head-1M (geometry)", ours: ours, peer: ("Fenwick tree built anew", tree.median), limit: nil,
        aim: "<= 300 ns", holds: ours.median <= 300)
}

/// The whole way: the data source, `performBatchUpdates`, and layout.
@MainActor private func insertIntoTable(isAnchored: Bool) throws {
    let source = BlockSource(count: 1_000_000)
    let stage = try Stage(source)
    stage.show()
    if isAnchored { stage.host.anchorsContent(of: stage.table) }
    stage.table.scrollToRow(at: IndexPath(row: 500_000, section: 0), at: .top, animated: false)
    stage.host.settle()
    // A row of the same height above what is shown, but seen, costs what layout costs at least.
    var (ours, layout) = (Samples(), Samples())
    for round in 0..<64 {
        let before = stage.top
        var (a, b) = (Samples(), Samples())
        a.add {
            source.count += 1
            source.first -= 1
            stage.table.performBatchUpdates {
                stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }
        stage.host.settle()
        let after = stage.top
        let moved = isAnchored ? 0 : 44.0
        try check(
            stage.table.numberOfRows(inSection: 0) == source.count
                && (!isAnchored || (before.number == after.number && before.y == after.y)),
            "row \(before.number) stood at \(before.y); now row \(after.number) is at \(after.y), moved \(moved)")
        b.add {
            stage.table.setNeedsLayout()
            stage.table.layoutIfNeeded()
        }
        guard round > 1 else { continue }
        ours.values += a.values
        layout.values += b.values
    }
    stage.close()
    Report.line(
        "insert-head-1M (\(isAnchored ? "anchored" : "table"))", ours: ours, peer: nil,
        limit: ("a layout that changes nothing", layout.median), aim: "<= 20 us", holds: ours.median <= 20e3)
}
