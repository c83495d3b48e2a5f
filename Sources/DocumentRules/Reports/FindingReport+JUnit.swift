/// Findings as a JUnit report: a suite a document, a case a rule, failed where the rule found something.
extension FindingReport {
    public var junit: String {
        let failures = Set(findings.map { "\($0.document)|\($0.rule.name)" }).count
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"masu lint\" tests=\"\(documents.count * rules.count)\" failures=\"\(failures)\">\n"
        for document in documents {
            let own = findings.filter { $0.document == document }
            let failed = rules.filter { rule in own.contains { $0.rule == rule } }.count
            text += "  <testsuite name=\"\(Self.escaped(document))\" tests=\"\(rules.count)\" failures=\"\(failed)\">\n"
            for rule in rules {
                let found = own.filter { $0.rule == rule }
                text += "    <testcase name=\"\(rule.name)\" classname=\"\(Self.escaped(document))\""
                guard !found.isEmpty else {
                    text += "/>\n"
                    continue
                }
                let lines = found.map { "line \($0.line): \(sentence($0))" }.joined(separator: "\n")
                text += "><failure type=\"\(rule.severity.rawValue)\" message=\"\(Self.escaped(rule.summary))\">"
                text += "\(Self.escaped(lines))</failure></testcase>\n"
            }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    /// Without the characters that XML can't hold.
    private static func escaped(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" })
        ).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
