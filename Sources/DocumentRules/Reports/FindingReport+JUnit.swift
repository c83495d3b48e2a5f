/// Findings as a JUnit report: a suite a document, a case a rule, failed where the rule found something.
extension FindingReport {
    public var junit: String {
        var report = JUnitReport()
        for document in documents {
            let own = findings.filter { $0.document == document }
            let cases = rules.map { rule in
                let lines = own.filter { $0.rule == rule }.map { "line \($0.line): \(sentence($0))" }
                return JUnitReport.Case(
                    name: rule.name, className: document,
                    failure: lines.isEmpty
                        ? nil
                        : .init(
                            type: rule.severity.rawValue, message: rule.summary, text: lines.joined(separator: "\n")))
            }
            report.suites.append(.init(name: document, package: tool, cases: cases))
        }
        return report.text
    }
}
