import Foundation
import HeadlessHost
import WindowHost

/// Flings of a list up and down, with a bounce at its top, for measuring.
@MainActor enum Fling {
    static func script(on screen: CGSize) -> HostScript {
        func fling(from start: CGFloat, to end: CGFloat) -> HostScript {
            let x = screen.width / 2
            let drag = TouchScript.drag(
                from: CGPoint(x: x, y: screen.height * start), to: CGPoint(x: x, y: screen.height * end), duration: 0.15
            )
            return HostScript(drag, duration: 1.6)
        }
        let down = [0.8, 0.85, 0.8].map { fling(from: $0, to: 0.25) }
        let up = [0.25, 0.2, 0.25, 0.25].map { fling(from: $0, to: 0.85) }
        return (down + up).reduce(HostScript([])) { $0.followed(by: $1) }
    }

    static func report(of window: WindowHost) -> String {
        let statistics = window.statistics
        let rate = window.refreshRate
        func milliseconds(_ seconds: Double) -> String { "\((seconds * 100_000).rounded() / 100) ms" }
        func quantiles(_ values: [Double]) -> String {
            let (middle, slow) = (FrameStatistics.quantile(0.5, of: values), FrameStatistics.quantile(0.99, of: values))
            return "\(milliseconds(middle)) in the middle, \(milliseconds(slow)) in the slowest of a hundred"
        }
        let longest = statistics.intervals.max() ?? 0
        return """
            display                 \(rate.points) frames a second
            held while scrolling    \((statistics.framesPerSecond * 100).rounded() / 100) frames a second
            frames on time          \((statistics.share(heldAt: rate) * 10_000).rounded() / 100) % of \(statistics.intervals.count)
            longest interval        \(milliseconds(longest))
            a frame's work          \(quantiles(statistics.work))
            of it processor time    \(quantiles(statistics.processorTime))
            a frame lasts           \(milliseconds(1 / rate))

            """
    }
}
