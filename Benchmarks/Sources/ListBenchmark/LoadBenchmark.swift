import UIKit

/// A million rows from nothing to the first layout, beside a table of the rows that are seen.
@MainActor func benchmarkLoad() throws {
    var (ours, few, array) = (Samples(), Samples(), Samples())
    var shown: [IndexPath] = []
    for round in 0..<33 {
        let stage = try Stage(BlockSource(count: 1_000_000))
        var large = Samples()
        large.add { stage.show() }
        shown = stage.table.indexPathsForVisibleRows ?? []
        let frames = shown.map { stage.table.rectForRow(at: $0) }
        stage.close()
        let small = try Stage(BlockSource(count: shown.count))
        var little = Samples()
        little.add { small.show() }
        try check(
            shown.map { small.table.rectForRow(at: $0) } == frames,
            "the same rows stand at other places in a short list")
        small.close()
        var prefix = Samples()
        prefix.add { keep(PrefixArray(count: 1_000_000, estimate: 44)) }
        guard round > 1 else { continue }
        ours.values += large.values
        few.values += little.values
        array.values += prefix.values
    }
    Report.line(
        "load-1M", ours: ours, peer: ("an array of sums alone", array.median),
        limit: ("a table of the \(shown.count) rows seen", few.median), aim: "<= 5 ms", holds: ours.median <= 5e6)
}
