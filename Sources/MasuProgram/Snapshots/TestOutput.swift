import Foundation

/// The lines of `swift test`: which tests ended how, and how long they took.
struct TestOutput {
    enum End: String, Codable {
        case passed, failed, skipped
    }

    /// By the name that the library prints: `RiversTests.testList` in XCTest, `list()` in Swift Testing.
    private(set) var ends: [String: End] = [:]
    /// Seconds.
    private(set) var times: [String: Double] = [:]
    /// Failures, a line each, as the libraries print them.
    private(set) var failures: [String] = []
    private var last: [String] = []
    /// The last lines, for runs that end without saying why.
    var ending: [String] { last }

    mutating func take(_ line: String) {
        last = last.suffix(7) + [line]
        if let match = line.firstMatch(of: /^Test Case '([^']+)' (passed|failed|skipped) \(([0-9.]+) seconds\)/) {
            note(String(match.1), String(match.2), match.3)
        } else if let match = line.firstMatch(
            of: /^\S* ?Test (.+?)(?: with [0-9]+ test cases?)? (passed|failed) after ([0-9.]+) seconds/),
            !match.1.hasPrefix("run "), !match.1.hasPrefix("case ")
        {
            note(String(match.1), String(match.2), match.3)
        } else if let match = line.firstMatch(of: /^\S* ?Test (.+?) skipped/) {
            note(String(match.1), "skipped", "")
        } else if line.contains(": error: ") || line.contains(" recorded an issue at ") {
            failures.append(line)
        }
    }

    private mutating func note(_ name: String, _ end: String, _ seconds: Substring) {
        // A parameterised test may end several times.
        if ends[name] != .failed { ends[name] = End(rawValue: end) }
        if let seconds = Double(seconds) { times[name, default: 0] += seconds }
    }

    /// `testList` of `RiversTests.testList`, `list` of `list()` and of `list(size:)`.
    static func function(of name: String) -> String {
        let call = name.split(separator: "(").first.map(String.init) ?? name
        return call.split(separator: ".").last.map(String.init) ?? call
    }
}
