import ConstraintSolver
import Foundation

/// Every operation on every workload: ours, the peer, the ratio.
struct Table {
    struct Line {
        var workload: String
        var operation: Operation
        var ours: [Double] = []
        var peers: [Double] = []
        var peerMessage: String?
        var allocations = 0.0
    }

    let folder: String
    let peer: Peer?
    private let samples = 31

    /// Workload and operation with a colon between them; all where there are none.
    private let only: [String]

    init(folder: String, peer path: String?, only: [String] = []) throws {
        self.folder = folder
        self.only = only
        peer = try path.map(Peer.init(path:))
    }

    func run() throws {
        write("one line an operation; nanoseconds, median and 99th percentile of \(samples) interleaved samples;")
        write(
            "churn is per constraint; again: the same structure was solved before, known: by another system; single: a solve after every addition"
        )
        write(row("workload", "operation", "ours", "p99", "kiwi", "p99", "ratio", "allocations"))
        for name in ["cells1", "cells10", "cells100", "chain10", "chain100", "chain1000"]
        where only.isEmpty || only.contains(where: { $0.hasPrefix(name + ":") }) {
            let path = "\(folder)/\(name).txt"
            let flat = try load(path)
            // kiwi's time grows with the cube of this chain; minutes would pass.
            let peer = name == "chain1000" ? nil : peer
            if let peer {
                _ = peer.ask("load \(path)")
                try compareAnswers(flat, peer, name)
            }
            for operation in Operation.allCases {
                if !only.isEmpty, !only.contains("\(name):\(operation)") { continue }
                if operation == .text && flat.workload.texts.isEmpty { continue }
                if operation.isForSmallWorkloads && flat.workload.rows.count > 1000 { continue }
                report(try measure(flat, name, operation, peer))
            }
        }
    }

    /// Samples ours and the peer in turn, each about a millisecond long.
    private func measure(
        _ flat: FlatWorkload, _ name: String, _ operation: Operation, _ peer: Peer?
    ) throws -> Line {
        var line = Line(workload: name, operation: operation)
        let repetitions = try repetitions { try operation.measure(flat, repetitions: $0).nanoseconds }
        var peerRepetitions = 0
        var peerSamples = samples
        if let peer, let peerName = operation.peerName {
            let start = ContinuousClock.now
            let trial = peer.ask("time \(peerName) 1")
            // The peer builds its system anew for each sample: no more than some seconds of that.
            let seconds =
                Double((ContinuousClock.now - start).components.attoseconds) / 1e18
                + Double((ContinuousClock.now - start).components.seconds)
            if let once = Double(trial) {
                peerRepetitions = max(1, min(100_000, Int(2e6 / max(once, 1))))
                peerSamples = max(3, min(samples, Int(4 / (seconds + once * Double(peerRepetitions) / 1e9))))
            } else {
                line.peerMessage = trial
            }
        }
        for sample in 0..<samples {
            let measure = try operation.measure(flat, repetitions: repetitions)
            line.ours.append(measure.nanoseconds)
            line.allocations = measure.allocations
            if peerRepetitions > 0, sample < peerSamples, let peer, let peerName = operation.peerName {
                let answer = peer.ask("time \(peerName) \(peerRepetitions)")
                if let time = Double(answer) {
                    line.peers.append(time)
                } else {
                    line.peerMessage = answer
                    peerRepetitions = 0
                }
            }
        }
        return line
    }

    private func repetitions(_ measure: (Int) throws -> Double) rethrows -> Int {
        _ = try measure(2)
        return max(1, min(20_000, Int(2e6 / max(try measure(2), 1))))
    }

    /// Both must give the same values before any time counts.
    private func compareAnswers(_ flat: FlatWorkload, _ peer: Peer, _ name: String) throws {
        try compareAnswers(flat, flat.instantiate(), peer, name)
        try compareAnswers(flat, flat.instantiate(sharing: flat.knownStructures()), peer, name)
    }

    private func compareAnswers(
        _ flat: FlatWorkload, _ instance: FlatWorkload.Instance, _ peer: Peer, _ name: String
    ) throws {
        let theirs = peer.ask("values").split(separator: " ").compactMap { Double($0) }
        guard theirs.count == instance.variables.count else {
            write("\(name): kiwi gives no values")
            return
        }
        var worst = 0.0
        for (variable, value) in zip(instance.variables, theirs) {
            worst = max(worst, abs(instance.system.value(of: variable) - value))
        }
        if worst > 1e-6 { write("\(name): kiwi's values differ by up to \(worst)") }
    }

    private func report(_ line: Line) {
        let ours = line.ours.sorted()
        let peers = line.peers.sorted()
        let ratio = peers.isEmpty ? "-" : format(median(peers) / median(ours)) + "×"
        write(
            row(
                line.workload, line.operation.rawValue, format(median(ours)), format(percentile99(ours)),
                peers.isEmpty ? "-" : format(median(peers)), peers.isEmpty ? "-" : format(percentile99(peers)), ratio,
                format(line.allocations)) + (line.peerMessage.map { "  kiwi \($0)" } ?? ""))
    }

    /// Writes a line at once, also into a pipe.
    private func write(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    private func median(_ sorted: [Double]) -> Double { sorted[sorted.count / 2] }

    private func percentile99(_ sorted: [Double]) -> Double {
        sorted[min(sorted.count - 1, sorted.count * 99 / 100)]
    }

    private func format(_ value: Double) -> String {
        value >= 100 || value == value.rounded() ? "\(Int(value.rounded()))" : "\((value * 10).rounded() / 10)"
    }

    private func row(_ columns: String...) -> String {
        columns.enumerated().map { index, text in
            index < 2
                ? text.padding(toLength: 11, withPad: " ", startingAt: 0)
                : String(repeating: " ", count: max(0, 12 - text.count)) + text
        }.joined()
    }
}
