import HeadlessHost
import LayoutTrace
import UIKit

/// Frames of the same scroll with tracing off and on, in turns.
///
/// Every run makes the same frames, so of each frame the fastest run counts: what a frame takes longer in another is
/// somebody else's work.
@MainActor func benchmarkTrace() throws {
    let recording = TraceRecording(capacity: 10_000)
    var (off, on) = (Samples(), Samples())
    var events = 0
    for round in 0..<8 {
        for isTraced in round % 2 == 0 ? [false, true] : [true, false] {
            let stage = try Stage(BlockSource(count: 1_000_000))
            stage.show()
            let counting = TraceCounting()
            stage.host.tracer = isTraced ? LayoutTracer(sinks: [counting, recording]) : nil
            let run = ScrollScript.run(stage)
            stage.host.tracer = nil
            stage.close()
            if isTraced {
                try on.keepFastest(run.frames)
                events =
                    TraceEvent.Kind.Name.allCases.reduce(0) { $0 + counting[$1] }
                    / max(1, run.frames.values.count)
            } else {
                try off.keepFastest(run.frames)
            }
        }
    }
    try check(off.values.count == on.values.count, "\(off.values.count) frames, traced \(on.values.count)")
    let (total, traced) = (off.values.reduce(0, +), on.values.reduce(0, +))
    let tax = (traced / total - 1) * 100
    Report.line(
        "trace-tax (on)", ours: on, peer: ("off", off.median), limit: nil, aim: "<= 15 % more in sum",
        holds: tax <= 15)
    print(String(format: "  in sum %.1f %% more, for %d events a frame", tax, events))
    let cost = check()
    print(
        String(
            format: "  off: %d checks of %.2f ns a frame, %.3f %% of its median; aim <= 0.5 %%", events, cost,
            Double(events) * cost / off.median * 100))
}

extension Samples {
    /// The least of each value and that of another run of the same work.
    fileprivate mutating func keepFastest(_ other: Samples) throws {
        guard !values.isEmpty else { return values = other.values }
        try check(values.count == other.values.count, "\(values.count) frames, then \(other.values.count)")
        for (place, value) in other.values.enumerated() { values[place] = min(values[place], value) }
    }
}

/// The cost of asking for an absent tracer.
@MainActor private func check() -> Double {
    var holder: LayoutTracer?
    var samples = Samples()
    for _ in 0..<31 {
        samples.add(per: 1_000_000) {
            for _ in 0..<1_000_000 {
                touch(&holder)
                if let tracer = holder { tracer.record(.log("never"), .none) }
            }
        }
    }
    return samples.median
}

/// Keeps the compiler from knowing that there is no tracer.
@inline(never) private func touch(_ tracer: inout LayoutTracer?) {}
