import ApplicationCommand
import Foundation

/// One of several parts of the tests, so that as many machines run them at a time.
struct TestShard: Equatable {
    /// From 1.
    let index: Int
    let count: Int

    /// - Parameter text: `1/4`.
    init(_ text: String) throws(UsageError) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count > 0, (1...count).contains(index)
        else { throw UsageError("--shard is a part and the number of parts, such as 1/4, not '\(text)'.") }
        self.index = index
        self.count = count
    }

    /// The tests of this part: each goes to the part that has least to do so far, the longest first.
    ///
    /// Every part comes to the same division, whatever machine it is on, as long as tests and times are the same.
    ///
    /// - Parameters:
    ///   - tests: `RiversTests.ListTests/testList`, `RiversTests.ListSuite/list()`.
    ///   - times: seconds by the name that the test libraries print; unknown tests count as the middle of the known.
    func part(of tests: [String], times: [String: Double]) -> [String] {
        let known = tests.compactMap { Self.seconds($0, times) }.sorted()
        let usual = known.isEmpty ? 1 : known[known.count / 2]
        let weighed = tests.map { (test: $0, seconds: max(Self.seconds($0, times) ?? usual, 1e-3)) }
        var loads = [Double](repeating: 0, count: count)
        var own: [String] = []
        for (test, seconds) in weighed.sorted(by: { ($1.seconds, $0.test) < ($0.seconds, $1.test) }) {
            let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            loads[least] += seconds
            if least == index - 1 { own.append(test) }
        }
        return own.sorted()
    }

    private static func seconds(_ test: String, _ times: [String: Double]) -> Double? {
        let parts = test.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return times[test] }
        let type = parts[0].split(separator: ".").last.map(String.init) ?? ""
        return times["\(type).\(parts[1])"] ?? times[parts[1]]
    }

    /// Arguments of `swift test` that run these tests and no others.
    ///
    /// Swift Testing's names go on with the place in the source; XCTest's end with the method.
    static func filters(_ tests: [String]) -> [String] {
        let patterns = tests.map { test in
            let escaped = NSRegularExpression.escapedPattern(for: test)
            return test.hasSuffix(")") ? "^\(escaped)" : "^\(escaped)$"
        }
        return filters(patterns: patterns)
    }

    /// The tests of some functions, whatever type they are in.
    static func filters(functions: [String]) -> [String] {
        filters(patterns: functions.map { "[./]\(NSRegularExpression.escapedPattern(for: $0))($|\\()" })
    }

    /// The length of one argument is limited to 128 kB.
    private static func filters(patterns: [String]) -> [String] {
        var groups: [String] = []
        for pattern in patterns {
            if let last = groups.last, last.count + pattern.count < 100_000 {
                groups[groups.count - 1] = last + "|" + pattern
            } else {
                groups.append(pattern)
            }
        }
        return groups.flatMap { ["--filter", $0] }
    }
}
