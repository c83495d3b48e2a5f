import HeadlessHost
import LayoutTrace
import UIKit

/// The result of a scripted scroll: the time of each frame, and the row at the top after it.
struct ScrollRun {
    var frames = Samples()
    var tops: [(number: Int, y: CGFloat)] = []
    /// Rows measured by frame, for the peers.
    var measured: [[Int]] = []
}

@MainActor enum ScrollScript {
    /// Flings down the list, a jump to the middle, flings up and down there, and back to the top; 120 frames a second.
    static func run(_ stage: Stage, recordsTops: Bool = false) -> ScrollRun {
        var run = ScrollRun()
        stage.table.setContentOffset(.zero, animated: false)
        stage.host.settle()
        fling(stage, up: true, times: 4, &run, recordsTops)
        stage.table.scrollToRow(at: IndexPath(row: stage.source.count / 2, section: 0), at: .top, animated: false)
        stage.host.settle()
        fling(stage, up: false, times: 3, &run, recordsTops)
        fling(stage, up: true, times: 2, &run, recordsTops)
        return run
    }

    private static func fling(_ stage: Stage, up: Bool, times: Int, _ run: inout ScrollRun, _ recordsTops: Bool) {
        let (start, end) =
            up
            ? (CGPoint(x: 195, y: 700), CGPoint(x: 195, y: 200))
            : (
                CGPoint(x: 195, y: 200), CGPoint(x: 195, y: 700)
            )
        for _ in 0..<times {
            for step in TouchScript.drag(from: start, to: end, duration: 0.1).steps {
                run.frames.add { stage.host.play(TouchScript([.init(step.kind, at: step.point, time: 0)])) }
                frame(stage, &run, recordsTops)
            }
            for _ in 0..<60 { frame(stage, &run, recordsTops) }
        }
    }

    private static func frame(_ stage: Stage, _ run: inout ScrollRun, _ recordsTops: Bool) {
        run.frames.add { stage.host.advance(by: 1.0 / 120) }
        if recordsTops { run.tops.append(stage.top) }
    }
}

/// A million rows between 20 and 300 points, estimated at 44: frames of a scroll.
@MainActor func benchmarkScroll() throws {
    // Answers first: the positions of rows, frame by frame, are those in a table that knows every height from the
    // start.
    let known = try Stage(KnownHeights(count: 1_000_000), estimates: false)
    known.show()
    let expected = ScrollScript.run(known, recordsTops: true)
    known.close()
    let stage = try Stage(BlockSource(count: 1_000_000))
    stage.show()
    let first = ScrollScript.run(stage, recordsTops: true)
    for (frame, pair) in zip(first.tops, expected.tops).enumerated() {
        try check(
            pair.0.number == pair.1.number && abs(pair.0.y - pair.1.y) < 1e-6,
            "frame \(frame): row \(pair.0.number) at \(pair.0.y), where known heights give row \(pair.1.number) at "
                + "\(pair.1.y): the content drifted")
    }
    stage.close()

    var frames = Samples()
    for _ in 0..<4 {
        let stage = try Stage(BlockSource(count: 1_000_000))
        stage.show()
        frames.values += ScrollScript.run(stage).frames.values
        stage.close()
    }
    let rows = Set(first.tops.map(\.number)).count
    let limit = newRowCost() * Double(rows) / Double(first.frames.values.count)
    let peers = try geometryPeers(first)
    Report.line(
        "scroll-1M (a frame)", ours: frames, peer: nil, limit: ("new rows alone", limit),
        aim: "median <= 0.3 ms, p99 <= 2 ms", holds: frames.median <= 0.3e6 && frames.p99 <= 2e6)
    print(
        "  \(frames.values.count) frames, worst \(frames.worst.time), "
            + "\(frames.values.filter { $0 > 1e9 / 120 }.count) over 8.3 ms; no drift in \(first.tops.count) frames")
    print("  geometry of a frame: \(peers)")
}

/// The cost of configuring and measuring a cell for a row, without a table.
@MainActor private func newRowCost() -> Double {
    let cell = BlockCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    var samples = Samples()
    for round in 0..<200 {
        samples.add {
            cell.height.constant = BlockSource.height(round)
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            cell.frame.size.height = size.height
            cell.layoutIfNeeded()
        }
    }
    return samples.median
}
