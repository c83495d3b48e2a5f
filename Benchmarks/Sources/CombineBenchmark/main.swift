// The time that a value takes through each step of a pipeline, beside a call of a closure.
import Foundation

let count = 200_000
let rounds = 9

/// Nanoseconds a value: the median of several rounds.
func time(_ body: (Int, Sink) -> Void) -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
        let sink = Sink()
        let start = DispatchTime.now().uptimeNanoseconds
        body(count, sink)
        times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / Double(count))
        precondition(sink.sum != 0, "nothing arrived")
    }
    return times.sorted()[rounds / 2]
}

func line(_ name: String, _ nanoseconds: Double) {
    print("\(name)\t\(String(format: "%.1f", nanoseconds))")
}

let closure = time { count, sink in for number in 0..<count { call(sink.take, number) } }
let base = time(Steps.subject)
line("a closure call", closure)
line("PassthroughSubject to sink", base)
for step in Steps.all { line("+ \(step.name)", time(step.run) - base) }
for step in Steps.sources { line(step.name, time(step.run)) }
