/// The share of views within a point of their records, by their class, the document's Xcode, the tree's kind and the
/// folder that the document is in.
struct CheckBreakdown {
    enum Grouping: String, CaseIterable {
        case element = "class"
        case tree = "kind of tree"
        case xcode = "Xcode"
        /// The first folder of the document's path: in a collection of repositories, the repository.
        case folder
    }

    struct Tally {
        var compared = 0
        var withinOne = 0

        var share: Double { compared == 0 ? 0 : Double(withinOne) / Double(compared) }
    }

    private var tallies: [Grouping: [String: Tally]] = [:]

    mutating func count(_ grouping: Grouping, _ name: String, compared: Int, withinOne: Int) {
        guard compared > 0 else { return }
        tallies[grouping, default: [:]][name, default: Tally()].compared += compared
        tallies[grouping, default: [:]][name, default: Tally()].withinOne += withinOne
    }

    static func += (left: inout CheckBreakdown, right: CheckBreakdown) {
        for (grouping, groups) in right.tallies {
            for (name, tally) in groups {
                left.count(grouping, name, compared: tally.compared, withinOne: tally.withinOne)
            }
        }
    }

    /// The groups, those with the most misplaced views first; versions of Xcode in their order.
    func groups(_ grouping: Grouping) -> [(name: String, tally: Tally)] {
        let groups = (tallies[grouping] ?? [:]).map { (name: $0.key, tally: $0.value) }
        return groups.sorted { first, second in
            if grouping == .xcode { return (Int(first.name) ?? 0) < (Int(second.name) ?? 0) }
            let misses = (first.tally.compared - first.tally.withinOne, second.tally.compared - second.tally.withinOne)
            return misses.0 == misses.1 ? first.name < second.name : misses.0 > misses.1
        }
    }

    /// The mean of the folders' shares: a large folder counts as much as a small one.
    var meanOverFolders: Double {
        let shares = groups(.folder).map(\.tally.share)
        return shares.isEmpty ? 0 : shares.reduce(0, +) / Double(shares.count)
    }

    var text: String {
        var lines: [String] = []
        for grouping in Grouping.allCases {
            let groups = groups(grouping)
            guard !groups.isEmpty else { continue }
            lines.append("within a point, by \(grouping.rawValue):")
            let width = groups.map(\.name.count).max() ?? 0
            for (name, tally) in groups {
                let padding = String(repeating: " ", count: width - name.count)
                lines.append("    \(name)\(padding)  \(Self.percent(tally.share)) of \(tally.compared)")
            }
        }
        if !groups(.folder).isEmpty { lines.append("mean over the folders: \(Self.percent(meanOverFolders))") }
        return lines.joined(separator: "\n")
    }

    var json: String {
        var result = JSONObject()
        for grouping in Grouping.allCases {
            var object = JSONObject()
            for (name, tally) in groups(grouping) {
                object.append(name, .array([.integer(tally.compared), .integer(tally.withinOne)]))
            }
            result.append(grouping.rawValue, .object(object))
        }
        result.append("meanOverFolders", .number(meanOverFolders))
        var line = JSONObject()
        line.append("breakdown", .object(result))
        return line.text
    }

    private static func percent(_ share: Double) -> String {
        let tenths = Int((share * 1000).rounded())
        return "\(tenths / 10).\(tenths % 10) %"
    }
}

extension CheckBreakdown {
    /// The groups for another process: a line each, with tabs between its fields.
    var lines: String {
        Grouping.allCases.flatMap { grouping in
            groups(grouping).map {
                "\(grouping.rawValue)\t\($0.name)\t\($0.tally.compared)\t\($0.tally.withinOne)"
            }
        }.joined(separator: "\n")
    }

    /// The inverse of `lines`.
    init(lines: String) {
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 4, let grouping = Grouping(rawValue: String(parts[0])), let compared = Int(parts[2]),
                let withinOne = Int(parts[3])
            else { continue }
            count(grouping, String(parts[1]), compared: compared, withinOne: withinOne)
        }
    }

    /// The version of Xcode that wrote a document, by its `toolsVersion`.
    ///
    /// Provenance: recorded — the plug-ins' versions of each Xcode: public documents and the notes of their commits.
    static func xcode(toolsVersion: Int) -> String {
        let firsts = [
            (24_000, "26"), (23_000, "16"), (22_000, "15"), (21_000, "14"), (19_000, "13"), (17_000, "12"),
            (14_800, "11"), (14_300, "10"), (13_000, "9"), (11_000, "8"), (8000, "7"), (6000, "6"),
        ]
        return firsts.first { toolsVersion >= $0.0 }?.1 ?? "5"
    }
}
