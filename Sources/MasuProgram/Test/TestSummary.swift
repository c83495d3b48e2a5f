/// The number of tests that ran, by the last lines of both libraries.
struct TestSummary: Equatable {
    /// nil where the library said nothing.
    private(set) var ofXCTest: Int?
    private(set) var ofSwiftTesting: Int?
    /// Failures of XCTest and issues of Swift Testing.
    private(set) var failures = 0
    private(set) var hasFailed = false

    var count: Int { (ofXCTest ?? 0) + (ofSwiftTesting ?? 0) }

    mutating func take(_ line: String) {
        // XCTest says it of each class and, last, of all.
        if let match = line.firstMatch(of: /Executed (\d+) tests?, with (?:\d+ tests? skipped and )?(\d+) failures?/) {
            ofXCTest = Int(match.1)
            failures = Int(match.2) ?? 0
            if failures > 0 { hasFailed = true }
        } else if let match = line.firstMatch(
            of:
                /^\S* ?Test run with (\d+) tests?(?: in \d+ suites?)? (passed|failed) after [0-9.]+ seconds(?: with (\d+) issues?)?/
        ) {
            ofSwiftTesting = Int(match.1)
            failures += match.3.flatMap { Int($0) } ?? 0
            if match.2 == "failed" { hasFailed = true }
        }
    }

    /// `2 tests of XCTest and 3 of Swift Testing, no failure`.
    var text: String {
        let parts = [("XCTest", ofXCTest), ("Swift Testing", ofSwiftTesting)].compactMap { library, number in
            number.flatMap { $0 > 0 ? "\($0) \($0 == 1 ? "test" : "tests") of \(library)" : nil }
        }
        let ran = parts.isEmpty ? "no test" : parts.joined(separator: ", ")
        return "\(ran); \(failures == 0 ? "no failure" : failures == 1 ? "1 failure" : "\(failures) failures")"
    }
}
