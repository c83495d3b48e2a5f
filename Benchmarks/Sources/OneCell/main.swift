import CountedOperations
import Foundation
import HeadlessHost
import UIKit

/// Lays a cell out for a row as a table does: content, measurement, frame, layout.
@MainActor func show(_ row: Int, in cell: FeedCell, width: CGFloat) -> CGFloat {
    cell.show(FeedContent.row(row))
    let height = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
    ).height
    cell.frame = CGRect(x: 0, y: 0, width: width, height: (height * 2).rounded(.up) / 2)
    cell.layoutIfNeeded()
    return height
}

@MainActor func time(_ work: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1000
}

@MainActor func median(_ samples: [Double]) -> Double { samples.sorted()[samples.count / 2] }

@MainActor func line(_ name: String, _ ours: [Double], _ byHand: [Double], _ aim: Double) {
    let ratio = median(ours) / median(byHand)
    print(
        String(
            format: "one-cell %-6@ constraints %8.1f us   by hand %8.1f us   ratio %5.2f   aim <= %.1f",
            name as NSString,
            median(ours), median(byHand), ratio, aim))
}

/// A cell's whole life: into the hierarchy, a row, and out again.
@MainActor func showOnce(_ row: Int, in cell: @autoclosure () -> FeedCell, of root: UIView) {
    let cell = cell()
    root.addSubview(cell)
    _ = show(row, in: cell, width: 375)
    cell.removeFromSuperview()
}

/// Shows so many rows in one way alone, always the same ten texts, for a profiler: the difference between two
/// counts of rows is what they cost, without the start.
@MainActor func showRows(
    _ kind: String, _ count: Int, in root: UIView, reusing constrained: FeedCell, _ framed: FeedCell
) {
    for index in 0..<count {
        let row = 100 + index % 10
        switch kind {
        case "reuse": _ = show(row, in: constrained, width: 375)
        case "reuse-by-hand": _ = show(row, in: framed, width: 375)
        case "cold", "cold-by-hand":
            let cell: FeedCell =
                kind == "cold"
                ? ConstraintCell(style: .default, reuseIdentifier: nil)
                : FrameCell(style: .default, reuseIdentifier: nil)
            showOnce(row, in: cell, of: root)
        default: fatalError("--only takes reuse, reuse-by-hand, cold or cold-by-hand, and a number of rows")
        }
    }
}

@MainActor func run() throws {
    let host = try HeadlessHost(device: "iphone-se2")
    let controller = UIViewController()
    host.show(controller)
    let root: UIView = controller.view

    let constrained = ConstraintCell(style: .default, reuseIdentifier: nil)
    let framed = FrameCell(style: .default, reuseIdentifier: nil)
    root.addSubview(constrained)
    root.addSubview(framed)

    // Answers first: the same frames and the same picture.
    for row in 0..<20 {
        _ = show(row, in: constrained, width: 375)
        _ = show(row, in: framed, width: 375)
        for (a, b) in zip(constrained.contentView.subviews, framed.contentView.subviews) {
            let same =
                abs(a.frame.minY - b.frame.minY) < 0.51 && abs(a.frame.width - b.frame.width) < 0.51
                && abs(a.frame.height - b.frame.height) < 0.51
            guard same else { fatalError("row \(row): \(a.frame) by constraints, \(b.frame) by hand: \(a)") }
        }
    }

    if CommandLine.arguments.dropFirst().first == "--counts" {
        return try ["reuse", "reuse-by-hand", "cold", "cold-by-hand"].map { kind in
            CountedOperation("cell-\(kind)-x10") {
                { MainActor.assumeIsolated { showRows(kind, 10, in: root, reusing: constrained, framed) } }
            }
        }.count(only: Array(CommandLine.arguments.dropFirst(2)))
    }
    if let index = CommandLine.arguments.firstIndex(of: "--only") {
        let arguments = CommandLine.arguments.dropFirst(index + 1)
        let rows = arguments.dropFirst().first.flatMap { Int($0) } ?? 100
        showRows(arguments.first ?? "", rows, in: root, reusing: constrained, framed)
        return
    }
    let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100
    var reuse: (ours: [Double], byHand: [Double]) = ([], [])
    var cold: (ours: [Double], byHand: [Double]) = ([], [])
    var row = 100
    for _ in 0..<rounds {
        let batch = 10
        let rows = row..<(row + batch)
        row += batch
        // Both shape fresh texts: the one that goes first pays for shaping, so they take turns.
        let warm = FeedCell(style: .default, reuseIdentifier: nil)
        for r in rows {
            warm.show(FeedContent.row(r))
            for label in warm.labels { _ = label.sizeThatFits(CGSize(width: 343, height: 0)) }
        }
        reuse.ours.append(time { for r in rows { _ = show(r, in: constrained, width: 375) } } / Double(batch))
        reuse.byHand.append(time { for r in rows { _ = show(r, in: framed, width: 375) } } / Double(batch))
        if CommandLine.arguments.contains("--reuse") { continue }
        // A sample a cell, in turn: short enough to be seldom interrupted where the machine is busy.
        for r in rows {
            cold.ours.append(time { showOnce(r, in: ConstraintCell(style: .default, reuseIdentifier: nil), of: root) })
            cold.byHand.append(time { showOnce(r, in: FrameCell(style: .default, reuseIdentifier: nil), of: root) })
        }
    }
    if CommandLine.arguments.contains("--rounds") { print(reuse.ours.map { Int($0) }, cold.ours.map { Int($0) }) }
    line("reuse", reuse.ours, reuse.byHand, 1.3)
    if cold.ours.isEmpty { return }
    line("cold", cold.ours, cold.byHand, 2.0)
}

try MainActor.assumeIsolated { try run() }
