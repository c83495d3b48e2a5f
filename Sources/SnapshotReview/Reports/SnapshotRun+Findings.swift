public import DocumentRules

/// A run as findings, for SARIF and JUnit.
extension SnapshotRun {
    private static let cure = "Look at the report; 'masu snapshots record' takes what is meant over."
    private static let rules: [(outcome: Outcome, rule: Rule)] = [
        (.failed, Rule("snapshot-failed", .error, "No snapshot can be taken.", cure: "Do as the message says.")),
        (
            .unreadable,
            Rule(
                "snapshot-unreadable", .error, "A reference can't be read.",
                cure: "Restore it, fetch it with 'git lfs pull', or record it anew.")
        ),
        (
            .flaky,
            Rule(
                "snapshot-flaky", .error, "Two runs of a test draw different pictures.",
                cure: "Take clocks, chance and the order of sets out of what is shown.")
        ),
        (.changed, Rule("snapshot-changed", .error, "A screen isn't as its reference.", cure: cure)),
        (.new, Rule("snapshot-missing", .error, "A screen has no reference.", cure: cure)),
        (
            .unused,
            Rule(
                "snapshot-unused", .note, "No test asks for a reference.",
                cure: "'masu snapshots clean' removes it.")
        ),
    ]

    /// The findings of a run by rules of their own; documents are the tests' files.
    public var findings: FindingReport {
        var findings: [Finding] = []
        for record in records {
            guard let rule = Self.rules.first(where: { $0.outcome == outcome(of: record) })?.rule else { continue }
            let words = details(of: record).joined(separator: "; ")
            findings.append(
                Finding(
                    rule, document: record.file, line: record.line, object: "\(record.test) \(record.name)",
                    message: words.isEmpty ? rule.summary : words))
        }
        for record in records {
            for fault in record.faults ?? [] {
                guard let rule = Rule.accessibilityRules.first(where: { $0.name == fault.rule }) else { continue }
                findings.append(
                    Finding(
                        rule, document: record.file, line: record.line, object: fault.subject,
                        other: "\(record.test) \(fault.message)", message: "\(fault.message) \(fault.cure)",
                        settings: [record.environment.words]))
            }
        }
        findings = findings.merged
        for path in unused {
            guard let rule = Self.rules.first(where: { $0.outcome == .unused })?.rule else { continue }
            findings.append(Finding(rule, document: path, line: 0, object: "", message: rule.summary))
        }
        let documents = Set(findings.map(\.document)).sorted()
        return FindingReport(
            findings, rules: Self.rules.map(\.rule) + Rule.accessibilityRules, documents: documents,
            tool: "masu snapshots"
        ) { $0.object }
    }

    /// A JUnit report: a suite a test file, a case an assertion.
    public var junit: JUnitReport {
        var report = JUnitReport()
        for file in Set(records.map(\.file)).sorted() {
            report.suites.append(
                JUnitReport.Suite(
                    name: file, package: "masu snapshots",
                    cases: records.filter { $0.file == file }.map { record in
                        let rule = Self.rules.first { $0.outcome == outcome(of: record) }?.rule
                        return JUnitReport.Case(
                            name: "\(record.test) \(record.name)", className: record.fileName, seconds: record.seconds,
                            failure: rule.map {
                                .init(
                                    type: $0.name, message: $0.summary,
                                    text: ([record.reference] + details(of: record)).joined(separator: "\n"))
                            })
                    }))
        }
        return report
    }
}
