import Foundation

/// Times of the same work, in nanoseconds.
struct Samples {
    var values: [Double] = []

    var median: Double { quantile(0.5) }
    var p99: Double { quantile(0.99) }
    var worst: Double { values.max() ?? 0 }

    private func quantile(_ share: Double) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return 0 }
        return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
    }

    /// Adds the time that a piece of work takes, divided by how much of it there was.
    mutating func add(
        per count: Int = 1, clock: () -> UInt64 = now, _ work: () throws -> Void
    ) rethrows {
        let start = clock()
        try work()
        values.append(Double(clock() - start) / Double(count))
    }
}

/// The time that this thread has had a processor: other people's work on the machine doesn't count.
func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Keeps a result from being optimised away.
@inline(never) func keep<Value>(_ value: Value) { withExtendedLifetime(value) {} }

extension Double {
    /// Nanoseconds in the unit that suits them.
    var time: String {
        if self < 1e3 { return String(format: "%.0f ns", self) }
        if self < 1e6 { return String(format: "%.2f us", self / 1e3) }
        if self < 1e9 { return String(format: "%.3f ms", self / 1e6) }
        return String(format: "%.2f s", self / 1e9)
    }
}

/// Answers that differ, or an aim that is far off, end the run with this.
struct BenchmarkFailure: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}

func check(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    guard condition else { throw BenchmarkFailure(message()) }
}

enum Report {
    /// Ours, the peer and the limit, with the two ratios and the aim in words.
    static func line(
        _ name: String, ours: Samples, peer: (name: String, time: Double)?, limit: (name: String, time: Double)?,
        aim: String, holds: Bool
    ) {
        var text = name.padding(toLength: 26, withPad: " ", startingAt: 0)
        text += "ours \(ours.median.time) (p99 \(ours.p99.time))"
        if let peer, peer.time > 0 {
            text += "; \(peer.name) \(peer.time.time), x\(String(format: "%.3f", ours.median / peer.time))"
        }
        if let limit, limit.time > 0 {
            text += "; limit: \(limit.name) \(limit.time.time), x\(String(format: "%.2f", ours.median / limit.time))"
        }
        print(text + "; aim \(aim): \(holds ? "holds" : "missed")")
    }
}
