/// Findings as a JUnit report: a suite a document, a case a rule, failed where the rule found something.
extension FindingReport {
    /// In the form that the schema of Ant's JUnit task asks for, with an instant that is the same in every run.
    public var junit: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
        for (index, document) in documents.enumerated() {
            let own = findings.filter { $0.document == document }
            let failed = rules.filter { rule in own.contains { $0.rule == rule } }.count
            text += "  <testsuite name=\"\(Self.escaped(document))\" package=\"masu lint\" id=\"\(index)\" "
            text += "hostname=\"localhost\" timestamp=\"1970-01-01T00:00:00\" time=\"0\" "
            text += "tests=\"\(rules.count)\" failures=\"\(failed)\" errors=\"0\">\n    <properties/>\n"
            for rule in rules {
                let found = own.filter { $0.rule == rule }
                text += "    <testcase name=\"\(rule.name)\" classname=\"\(Self.escaped(document))\" time=\"0\""
                guard !found.isEmpty else {
                    text += "/>\n"
                    continue
                }
                let lines = found.map { "line \($0.line): \(sentence($0))" }.joined(separator: "\n")
                text += "><failure type=\"\(rule.severity.rawValue)\" message=\"\(Self.escaped(rule.summary))\">"
                text += "\(Self.escaped(lines))</failure></testcase>\n"
            }
            text += "    <system-out/>\n    <system-err/>\n  </testsuite>\n"
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
