import ApplicationCommand
import Foundation

/// An app that runs as a process of its own and answers: what it does wrong ends it alone.
///
/// `@unchecked Sendable`: the condition guards what the reading threads bring.
final class AppSession: @unchecked Sendable {
    private let child: ChildProcess
    private let input = Pipe()
    private let condition = NSCondition()
    private var answers: [String] = []
    private var errors = Data()
    private var isOver = false

    /// - Parameter words: the executable and the conditions that it is shown on.
    init(_ words: [String], in folder: URL) throws {
        child = ChildProcess(words + ["--session"], in: folder, environment: ["SWIFT_BACKTRACE": "enable=no"])
        let (output, complaints) = (Pipe(), Pipe())
        child.connect(input: input, output: output, errors: complaints)
        try child.start()
        try? output.fileHandleForWriting.close()
        try? complaints.fileHandleForWriting.close()
        try? input.fileHandleForReading.close()
        Thread.detachNewThread { [weak self] in
            var lines = LineBuffer()
            while true {
                let data = output.fileHandleForReading.availableData
                guard !data.isEmpty else { break }
                let complete = lines.add(data)
                self?.condition.withLock {
                    self?.answers += complete
                    self?.condition.signal()
                }
            }
            self?.condition.withLock {
                self?.isOver = true
                self?.condition.signal()
            }
        }
        Thread.detachNewThread { [weak self] in
            while true {
                let data = complaints.fileHandleForReading.availableData
                guard !data.isEmpty else { break }
                self?.condition.withLock {
                    // The last of it is enough to say why an app ended.
                    self?.errors.append(data)
                    if let count = self?.errors.count, count > 65_536 { self?.errors.removeFirst(count - 32_768) }
                }
            }
        }
    }

    deinit { end() }

    var isRunning: Bool { child.isRunning }

    /// Ends the app and all that it started.
    func end() {
        try? input.fileHandleForWriting.close()
        child.end()
    }

    /// Carries out the words of a command line.
    ///
    /// - Parameter patience: seconds after which an app that doesn't answer is ended.
    func ask(_ words: [String], patience: TimeInterval = 30) throws -> String {
        let request = JSONValue.array(words.map { .string($0) }).line + Data("\n".utf8)
        do { try input.fileHandleForWriting.write(contentsOf: request) } catch { throw failure("ended") }
        let end = Date().addingTimeInterval(patience)
        let line: String? = condition.withLock {
            while answers.isEmpty, !isOver, condition.wait(until: end) {}
            return answers.isEmpty ? nil : answers.removeFirst()
        }
        guard let line else {
            let isLate = condition.withLock { !isOver }
            if !isLate { awaitExit() }
            self.end()
            throw failure(isLate ? "did not answer for \(Int(patience)) s and was ended" : "ended")
        }
        let answer = try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
        if let error = answer["error"]?.string { throw ToolFailure(error) }
        return answer["text"]?.string ?? ""
    }

    /// Gives an app that has closed its output the moment that it takes to end with a status of its own.
    private func awaitExit() {
        let limit = Date().addingTimeInterval(1)
        while child.isRunning, Date() < limit { Thread.sleep(forTimeInterval: 0.005) }
    }

    /// The sentence that says why an app is gone, with its own last words.
    private func failure(_ ending: String) -> ToolFailure {
        Thread.sleep(forTimeInterval: 0.1)
        let text = condition.withLock { String(decoding: errors, as: UTF8.self) }
        let lines = text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("Try '") }
        // An app that refuses its command line has shown nothing, and nothing in it is to be mended.
        if !child.isRunning, child.status == 2, let line = lines.last {
            let words = line.range(of: ": ").map { line[$0.upperBound...] } ?? line[...]
            return ToolFailure(String(words.prefix(1500)), refusesConditions: true)
        }
        var reason = lines.last { $0.contains("Fatal error") || $0.contains("*** Terminating") } ?? lines.last ?? ""
        if let last = reason.last, !".!?".contains(last) { reason += "." }
        return ToolFailure(
            "The app \(ending)" + (reason.isEmpty ? "." : ": \(reason.prefix(600))")
                + " Fix it and call build, or call show to start it anew.")
    }
}
