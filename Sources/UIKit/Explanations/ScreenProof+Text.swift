internal import Explanations

/// A screen's proofs in words.
extension ScreenProof {
    package var isProven: Bool { !entries.isEmpty && entries.allSatisfy { $0.proof.isProven && $0.strays.isEmpty } }

    /// A line for what was covered, then one for each fault with the surroundings in which it is, the largest first, then what
    /// wasn't proven.
    package var lines: [String] {
        guard !entries.isEmpty else { return unproven }
        let covered = entries.reduce(0) { $0 + $1.proof.coveredArea }
        let area = entries.reduce(0) { $0 + $1.proof.area }
        let count = entries.reduce(0) { $0 + $1.proof.regionCount }
        let places = Set(entries.map(\.surroundings)).count
        let share = area > 0 ? (100_000 * covered / area).rounded(.down) / 1000 : 100
        var lines = [
            "\(count) region\(count == 1 ? "" : "s"), in each of which the layout is one function of the size, cover "
                + "\(Double(share).inPoints) % of all sizes in \(places) surrounding\(places == 1 ? "" : "s")."
        ]
        lines += faults + unproven
        return lines
    }

    /// A line for each fault, told where it is largest.
    package var faults: [String] {
        var found: [FaultName: [(place: ProofSurroundings, text: String, area: Double)]] = [:]
        var order: [FaultName] = []
        for entry in entries {
            for fault in entry.proof.faults {
                let name = FaultName(
                    subject: entry.subject, kind: fault.kind, first: fault.subject, second: fault.other)
                if found[name] == nil { order.append(name) }
                found[name, default: []].append((entry.surroundings, fault.text, fault.area))
            }
        }
        return order.compactMap { name in
            guard let all = found[name], let worst = all.max(by: { $0.area < $1.area }) else { return nil }
            let others = Set(all.map(\.place)).count - 1
            return "\(name.subject), \(worst.place.words), \(worst.text)"
                + (others > 0 ? " (and in \(others) other surrounding\(others == 1 ? "" : "s"))" : "")
        }
    }

    /// The rest, which isn't proven: sizes that were sampled, views that code places, explorations that were given up.
    package var unproven: [String] {
        var lines: [String] = []
        guard !entries.isEmpty else { return ["Not proven: the list shows no rows."] }
        func add(_ line: String) { if !lines.contains(line) { lines.append(line) } }
        for entry in entries {
            let samples = entry.proof.sampled
            if let first = samples.first {
                add(
                    "\(entry.subject), \(entry.surroundings.words): not proven, but looked at in \(samples.count) places: "
                        + "sizes around \(first.low.x.inPoints) × \(first.low.y.inPoints)")
            }
            if let reason = entry.proof.unfinished {
                add("\(entry.subject), \(entry.surroundings.words): given up: \(reason)")
            }
        }
        let strays = entries.flatMap(\.strays)
        if !strays.isEmpty {
            let names = strays.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            add(
                "Not proven, since code or a mask places them and no constraint: \(names.prefix(8).joined(separator: ", "))"
                    + (names.count > 8 ? " and \(names.count - 8) more" : ""))
        }
        return lines
    }

    private struct FaultName: Hashable {
        var subject: String
        var kind: ProofFault.Kind
        var first: String
        var second: String?
    }
}

extension ProofSurroundings {
    /// `text L, left to right`.
    package var words: String {
        "text \(contentSize.shortName), \(isRightToLeft ? "right to left" : "left to right")"
    }
}
