// The cost of an update of the inspector's page at 1,000 views: the screen changes, the page asks for the changes and
// for the picture. Over HTTP, from the first byte sent to the last received. With --serve the address is printed and
// the screen continues to change, so that a browser's part can be measured from outside.
import Foundation
import HeadlessHost
import Inspector
import UIKit

@MainActor func runBenchmark() throws {
    let host = try HeadlessHost()
    let grid = GridController()
    host.show(grid)
    let inspector = try Inspector(host)

    /// One step of the screen: another text, or all lines below one moved.
    func change(_ step: Int) {
        if step.isMultiple(of: 2) {
            grid.labels[step % grid.labels.count].text = "\(step)"
        } else {
            grid.heights[0].constant = step % 4 == 1 ? 12 : 16
        }
        host.settle()
    }

    if CommandLine.arguments.contains("--serve") {
        print(inspector.address.absoluteString)
        fflush(nil)
        var step = 0
        while true {
            let end = host.time + 0.5
            inspector.run { host.time < end }
            step += 1
            change(step)
        }
    }

    let visitor = Visitor(inspector.address)
    let thread = Thread {
        var mark = visitor.mark(of: visitor.get("changes"))
        for step in 0..<60 {
            visitor.requestChange(step)
            let clock = ContinuousClock()
            let start = clock.now
            let answer = visitor.get("changes?after=\(mark)")
            let middle = clock.now
            let picture = visitor.get("screen.png?revision=\(visitor.revision(of: answer))")
            let end = clock.now
            precondition(picture.count > 1000 && answer.count > 100, "an answer is missing")
            mark = visitor.mark(of: answer)
            visitor.times.append((middle - start, end - middle, answer.count))
        }
        visitor.isDone = true
    }
    thread.start()
    inspector.run {
        visitor.makeChange(change)
        return !visitor.isDone
    }

    for (name, isKind) in [("another text", { $0.isMultiple(of: 2) }), ("all lines moved", { !$0.isMultiple(of: 2) })]
        as [(String, (Int) -> Bool)]
    {
        let times = visitor.times.enumerated().filter { isKind($0.offset) }.map(\.element)
        let tree = median(times.map { milliseconds($0.tree) })
        let picture = median(times.map { milliseconds($0.picture) })
        print(
            "\(name): \(rounded(tree)) ms for what changed (\(times.map(\.bytes).max() ?? 0) bytes), "
                + "\(rounded(picture)) ms for the picture, \(rounded(tree + picture)) ms together (at most 50)")
    }
}

func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
}
func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

try MainActor.assumeIsolated { try runBenchmark() }
