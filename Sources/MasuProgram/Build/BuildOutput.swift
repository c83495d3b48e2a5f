import Foundation

/// The output of `swift build`, made short: progress while it lasts, and the errors with their lines of source.
final class BuildOutput {
    private let report: (String) -> Void
    private let isVerbose: Bool
    private let begin = Date()
    private var told = 0
    private(set) var errors: [String] = []
    private var isInError = false
    private var last: [String] = []
    private var seen: Set<String> = []

    init(_ report: @escaping (String) -> Void, isVerbose: Bool = false) {
        self.report = report
        self.isVerbose = isVerbose
    }

    /// - Returns: the status of the command.
    func run(
        _ words: [String], in folder: URL? = nil, environment: [String: String] = [:], reportsErrors: Bool = true
    ) throws -> Int32 {
        let status = try ChildProcess(words, in: folder, environment: environment).run(take)
        if reportsErrors, status != 0 || !errors.isEmpty { reportErrors() }
        return status
    }

    /// A build that fails without an error's line says why at its end; a verbose one has said all of it.
    func reportErrors() {
        if isVerbose { return }
        for line in errors.isEmpty ? last : errors { report(line) }
    }

    private func take(_ line: String) {
        last = last.suffix(5) + [line]
        if isVerbose { report(line) }
        if let match = line.firstMatch(of: /^\[(\d+)\/(\d+)\] (.*)$/) {
            isInError = false
            if !isVerbose, let done = Int(match.1), let all = Int(match.2) { progress(done, of: all) }
        } else if line.contains("error: ") {
            // SwiftPM repeats what the compiler said already.
            isInError = seen.insert(line).inserted && !line.hasPrefix("error: fatalError")
            if isInError { errors.append(line) }
        } else if line.contains(": warning: ") || line.contains(": note: ") || line.isEmpty {
            isInError = false
        } else if isInError, line.first == " " || line.first?.isNumber == true {
            errors.append(line)
        } else {
            isInError = false
        }
    }

    /// A line every ten seconds: a build in CI isn't silent, and a short one says nothing.
    private func progress(_ done: Int, of all: Int) {
        let seconds = Int(-begin.timeIntervalSinceNow)
        guard seconds / 10 > told else { return }
        told = seconds / 10
        report("  \(done) of \(all) steps, \(seconds) s")
    }
}
