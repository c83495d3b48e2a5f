import UIKit

/// A million rows of which 20,000 are measured, turned from 390 to 844 points of width and back.
@MainActor func benchmarkRotate() throws {
    let source = BlockSource(count: 1_000_000)
    let measuredCount = 20_000
    let stage = try Stage(source)
    stage.show()
    var (ours, again, seen) = (Samples(), Samples(), Samples())
    for round in 0..<32 {
        var (a, b, c) = (Samples(), Samples(), Samples())
        stage.table.setContentOffset(.zero, animated: false)
        stage.table.reloadData()
        b.add { measure(stage, rows: measuredCount) }
        try checkLength(stage, firstMeasured: 0)
        let portrait = stage.table.bounds.width == 390
        let size = portrait ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
        a.add {
            stage.host.window.frame.size = size
            stage.host.settle()
        }
        try check(
            stage.table.visibleCells.allSatisfy { $0.frame.width == size.width }, "cells aren't \(size.width) wide")
        try checkLength(stage, firstMeasured: stage.table.indexPathsForVisibleRows?.first?.row ?? 0)
        c.add {
            stage.table.reloadData()
            stage.host.settle()
        }
        guard round > 1 else { continue }
        ours.values += a.values
        again.values += b.values
        seen.values += c.values
    }
    stage.close()
    Report.line(
        "rotate", ours: ours, peer: ("\(measuredCount) rows measured again", again.median),
        limit: ("a reload of what is seen", seen.median), aim: "<= 4 ms", holds: ours.median <= 4e6)
}

/// Scrolls down from the top until so many rows have been seen.
@MainActor private func measure(_ stage: Stage, rows: Int) {
    stage.table.setContentOffset(.zero, animated: false)
    stage.host.settle()
    while (stage.table.indexPathsForVisibleRows?.last?.row ?? rows) < rows - 1 {
        stage.table.contentOffset.y += stage.table.bounds.height
        stage.host.settle()
    }
}

/// The content is as long as the rows known, and estimates for all others.
@MainActor private func checkLength(_ stage: Stage, firstMeasured first: Int) throws {
    let last = stage.table.indexPathsForVisibleRows?.last?.row ?? 0
    let known = (first...last).reduce(0) { $0 + BlockSource.height($1) }
    let expected = known + CGFloat(stage.source.count - (last - first + 1)) * 44
    try check(
        stage.table.contentSize.height == expected,
        "content \(stage.table.contentSize.height) with rows \(first)...\(last) known, not \(expected)")
}
