import Foundation

/// A run as text, as lines of JSON and as Markdown.
extension SnapshotRun {
    /// A line for each reference that isn't as it was, with what changed in it, and the counts.
    public var text: String {
        var lines: [String] = []
        for record in records {
            let outcome = outcome(of: record)
            let faults = (record.faults ?? []).map { "    \($0.rule): \($0.sentence)" }
            let isDifferent = ![.same, .tolerated].contains(outcome)
            guard isDifferent || !faults.isEmpty else { continue }
            lines.append("\(outcome.rawValue): \(record.reference)")
            lines += isDifferent ? details(of: record).map { "    \($0)" } : []
            lines += faults
        }
        lines += unused.map { "unused: \($0)" }
        if !unjudged.isEmpty {
            lines.append(
                "\(unjudged.count) reference\(unjudged.count == 1 ? "" : "s") of tests that didn't run to their end "
                    + "can't be judged")
        }
        return (lines + [summary]).joined(separator: "\n") + "\n"
    }

    /// Changes, five sentences at most; the message where no views were compared.
    func details(of record: SnapshotRecord) -> [String] {
        if let flake = flakes.first(where: { $0.reference == record.reference }) {
            return ["two runs drew it differently"] + flake.reasons
        }
        if let changes = record.changes, !changes.isEmpty {
            return Array(changes.prefix(5)) + (changes.count > 5 ? ["\(changes.count - 5) more"] : [])
        }
        guard record.result != .missing, let message = record.message else { return [] }
        return message.split(separator: "\n").prefix(8).map(String.init)
    }

    private struct Line: Encodable {
        var outcome: String
        var reference: String
        var record: SnapshotRecord?
        var reasons: [String]?
    }

    /// A JSON object a line: `outcome` and `reference`, with the `record` of an assertion.
    ///
    /// - Throws: what the encoder says.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var lines = records.map { record in
            Line(
                outcome: outcome(of: record).rawValue, reference: record.reference, record: record,
                reasons: flakes.first { $0.reference == record.reference }?.reasons)
        }
        lines += unused.map { Line(outcome: Outcome.unused.rawValue, reference: $0) }
        return try lines.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
    }

    /// A comment for a pull request: the counts, and a row for each reference that isn't as it was.
    ///
    /// - Parameter limit: the number of rows; services cut long comments off.
    public func markdown(limit: Int = 60) -> String {
        var text = "### Snapshots: \(summary)\n"
        let rows =
            records.filter { ![.same, .tolerated].contains(outcome(of: $0)) }.map { record in
                (outcome(of: record), record.reference, details(of: record).prefix(3).joined(separator: "; "))
            }
            + records.compactMap { record in
                let faults = (record.faults ?? []).map(\.sentence)
                guard !faults.isEmpty else { return nil }
                return (outcome(of: record), record.reference, faults.prefix(3).joined(separator: "; "))
            } + unused.map { (Outcome.unused, $0, "no test asks for it; `masu snapshots clean` removes it") }
        guard !rows.isEmpty else { return text }
        text += "\n| | reference | what changed |\n| --- | --- | --- |\n"
        for (outcome, reference, words) in rows.prefix(limit) {
            text += "| \(outcome.rawValue) | \(Self.cell(reference)) | \(Self.cell(words)) |\n"
        }
        if rows.count > limit { text += "\n\(rows.count - limit) more are in the report.\n" }
        return text
    }

    /// A table's cell: neither bars nor marks are Markdown's in it.
    private static func cell(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\n": result += " "
            case "<": result += "&lt;"
            case "\\", "|", "*", "_", "`", "[", "]", "@", "#", "~": result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }
}
