public import Foundation

/// Findings of another program, a line of JSON each, as `masu lint --format json` and `masu-adapt lint` write them.
public struct FindingLines: Sendable {
    public private(set) var findings: [Finding] = []
    /// The objects' names by document and id: `a.swift|Row.init`.
    public private(set) var names: [String: String] = [:]

    private struct Line: Decodable {
        var rule: String
        var document: String
        var line: Int
        var id: String
        var name: String?
        var other: String?
        var message: String
        var settings: [String]?
    }

    /// - Throws: `FindingLinesError` naming a line that isn't a finding, or whose rule isn't known.
    public init(reading data: Data) throws(FindingLinesError) {
        let decoder = JSONDecoder()
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, text) in lines.enumerated() where !text.isEmpty {
            guard let line = try? decoder.decode(Line.self, from: text) else {
                throw FindingLinesError(
                    description: "line \(index + 1) isn't a finding, as masu-adapt lint writes them")
            }
            guard let rule = Rule.all.first(where: { $0.name == line.rule }) else {
                throw FindingLinesError(
                    description:
                        "line \(index + 1) names the rule \(line.rule), which there isn't; masu lint --list has "
                        + "those that there are")
            }
            findings.append(
                Finding(
                    rule, document: line.document, line: line.line, object: line.id, other: line.other ?? "",
                    message: line.message, settings: line.settings ?? []))
            names["\(line.document)|\(line.id)"] = line.name
        }
    }
}

/// A reason why a file doesn't hold findings.
public struct FindingLinesError: Error, CustomStringConvertible {
    public let description: String
}
