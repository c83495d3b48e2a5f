import ListGeometry

/// The geometry's share of a frame, two look-ups and the newly measured rows, ours and two peers; answers compared.
func geometryPeers(_ run: ScrollRun) throws -> String {
    let count = 1_000_000
    let heights = { (row: Int) in Double(BlockSource.height(row)) }
    var list = ListGeometry(defaultEstimate: 44)
    list.reload([SectionShape(rowCount: count)])
    let fenwick = FenwickTree(count: count, estimate: 44)
    let array = PrefixArray(count: count, estimate: 44)
    var (ours, tree, sums) = (Samples(), Samples(), Samples())
    var seen = Set<Int>()
    for top in run.tops where top.number >= 0 && top.number < count {
        let new = seen.insert(top.number).inserted ? [top.number] : []
        var found = (0, 0, 0)
        ours.add {
            for row in new { list.setMeasured(heights(row), row: RowPosition(section: 0, row: row)) }
            let start = list.extent(ofRow: RowPosition(section: 0, row: top.number)).offset
            found.0 = list.row(at: start)?.row ?? -1
        }
        tree.add {
            for row in new { fenwick.setHeight(heights(row), of: row) }
            found.1 = fenwick.row(at: fenwick.start(top.number))
        }
        sums.add {
            for row in new { array.setHeight(heights(row), of: row) }
            found.2 = array.row(at: array.start(top.number))
        }
        try check(
            found == (top.number, top.number, top.number), "row \(top.number) is found as \(found) in the three")
    }
    try check(
        list.contentExtent == fenwick.start(count) && list.contentExtent == array.length,
        "content \(list.contentExtent), Fenwick \(fenwick.start(count)), array \(array.length)")
    return "ours \(ours.median.time) (worst \(ours.worst.time)), Fenwick tree \(tree.median.time) "
        + "(worst \(tree.worst.time)), array of sums \(sums.median.time) (worst \(sums.worst.time))"
}
