/// Findings as text, and how many there are of each rule.
public struct FindingReport: Sendable {
    public let findings: [Finding]
    /// The rules that were held against the documents.
    public let rules: [Rule]
    /// The documents, in their order.
    public let documents: [String]
    /// The program that found them, as reports name it.
    public let tool: String
    /// Objects' names in words: by document and id.
    let names: @Sendable (Finding) -> String

    public init(
        _ findings: [Finding], rules: [Rule], documents: [String], tool: String = "masu lint",
        names: @escaping @Sendable (Finding) -> String
    ) {
        self.findings = findings
        self.rules = rules
        self.documents = documents
        self.tool = tool
        self.names = names
    }

    /// `titleLabel: its text needs … (on iphone-se1 AX3)`.
    func sentence(_ finding: Finding) -> String {
        let name = names(finding)
        let subject = name.isEmpty ? "" : "\(name): "
        return "\(subject)\(finding.message)\(Self.ending(finding))"
    }

    /// The settings in parentheses, three at most.
    private static func ending(_ finding: Finding) -> String {
        guard !finding.settings.isEmpty, finding.settings != [""] else { return "" }
        let named = finding.settings.map { $0.isEmpty ? "the canvas" : $0 }
        let rest = named.count - 3
        let isOfLanguages = [Rule.untranslatedText, .translationTooLong].contains(finding.rule)
        return " (\(isOfLanguages ? "in" : "on") \(named.prefix(3).joined(separator: ", "))"
            + "\(rest > 0 ? " and \(rest) more" : ""))"
    }

    /// A line a finding, by document, and the counts.
    public var text: String {
        var lines: [String] = []
        var document = ""
        for finding in findings {
            if finding.document != document {
                document = finding.document
                lines.append(document)
            }
            let place = finding.line > 0 ? "\(finding.line): " : ""
            lines.append("  \(place)\(finding.rule.severity.rawValue): \(sentence(finding)) [\(finding.rule.name)]")
        }
        for (rule, count) in counts { lines.append("\(count) × \(rule.name): \(rule.summary) \(rule.cure)") }
        return lines.joined(separator: "\n")
    }

    /// The rules that found something, the most frequent first.
    public var counts: [(rule: Rule, count: Int)] {
        rules.enumerated().map { index, rule in
            (index, rule, findings.reduce(0) { $0 + ($1.rule == rule ? 1 : 0) })
        }.filter { $0.2 > 0 }.sorted { ($1.2, $0.0) < ($0.2, $1.0) }.map { ($0.1, $0.2) }
    }
}
