import ApplicationCommand
import Foundation

/// A whole check: in this process, or divided among several, as views live on one thread.
@MainActor final class CheckRun {
    private let trees: DocumentTrees
    private let options: CheckOptions
    private var totals = CheckTotals()
    private var breakdown = CheckBreakdown()
    private var causes = CheckCauses()
    private var failures: [String] = []
    /// The number of failures that are documents which can't be read.
    private var unread = 0
    private var progress: ProgressBar

    init(_ trees: DocumentTrees, _ options: CheckOptions) {
        self.trees = trees
        self.options = options
        progress = ProgressBar(total: trees.documents.count)
    }

    func run() throws -> Int32 {
        let count = trees.documents.count
        let jobs = options.jobs ?? max(1, min(ProcessInfo.processInfo.activeProcessorCount, count / 20))
        // Classes of an app may end their process, which then isn't this one.
        if jobs > 1 || ApplicationDocuments.isRunning {
            try runProcesses(min(jobs, max(1, count)))
        } else {
            runHere()
        }
        progress.finish()
        for failure in failures { MasuTool.complain("masu check: \(failure)\n") }
        finish()
        // Documents beside a list's are nothing that the command line names.
        guard failures.isEmpty else { return options.trees == nil && failures.count == unread ? 2 : 1 }
        return options.trees == nil && totals.unclean > 0 ? 1 : 0
    }

    private func runHere() {
        for (number, document) in trees.documents.enumerated() {
            record(DocumentCheck(document, options).result(number: number))
        }
    }

    private func record(_ result: DocumentCheck.Result) {
        totals += result.totals
        breakdown += result.breakdown
        causes += result.causes
        if !result.failure.isEmpty {
            failures.append(result.failure)
            unread += 1
        }
        progress.clear()
        FileHandle.standardOutput.write(Data(result.output.utf8))
        progress.advance()
    }

    private func finish() {
        if options.wantsBreakdown { print(options.isJSON ? breakdown.json : breakdown.text) }
        if options.isJSON {
            print(totals.detailsJSON)
            print(totals.json)
            return
        }
        if !causes.text.isEmpty { print(causes.text) }
        if options.isMatrix {
            print(treesWithFindings)
        } else {
            for (cause, trees) in totals.causesFound { print("unverified trees, \(cause.rawValue): \(trees)") }
            print(
                "\(totals.compared) views in \(totals.trees) trees compared: \(totals.exact) exact to a pixel, "
                    + "\(totals.identical) of them identical, \(totals.withinOne) within a point; "
                    + "\(totals.masked) views with masks; \(treesWithFindings)")
        }
    }

    private var treesWithFindings: String {
        totals.unclean == 1 ? "1 tree with findings" : "\(totals.unclean) trees with findings"
    }

    /// Results are printed in the documents' order, whichever process has them first.
    private func runProcesses(_ jobs: Int) throws {
        let lines = LineQueue()
        var processes: [Process] = []
        for index in 0..<jobs { processes.append(try start(share: index, of: jobs, lines)) }
        var waiting: [Int: DocumentCheck.Result] = [:]
        var next = 0
        while let line = lines.next(readers: jobs) {
            guard let result = DocumentCheck.parse(line[...]) else { continue }
            waiting[result.number] = result
            while let ready = waiting.removeValue(forKey: next) {
                record(ready)
                next += 1
            }
        }
        for process in processes { process.waitUntilExit() }
        while next < trees.documents.count {
            if let late = waiting.removeValue(forKey: next) {
                record(late)
            } else {
                try checkAlone(next)
            }
            next += 1
        }
    }

    private func start(share index: Int, of count: Int, _ lines: LineQueue) throws -> Process {
        let process = Process()
        process.executableURL = try Self.executable()
        let lending = ApplicationDocuments.isRunning ? [ApplicationDocuments.word] : []
        process.arguments = lending + ["check"] + options.words + ["--share", "\(index)/\(count)"]
        // A crash is told by the process that it happens in.
        process.environment = ProcessInfo.processInfo.environment
        for name in [ApplicationDocuments.watchedVariable, "SWIFT_BACKTRACE"] { process.environment?[name] = nil }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        Thread.detachNewThread { lines.read(pipe.fileHandleForReading) }
        return process
    }

    /// A document whose process ended with it, or with another one before it: in a process for it alone.
    private func checkAlone(_ number: Int) throws {
        let lines = LineQueue()
        let process = try start(share: number, of: trees.documents.count, lines)
        var result: DocumentCheck.Result?
        while let line = lines.next(readers: 1) { result = DocumentCheck.parse(line[...]) ?? result }
        process.waitUntilExit()
        guard let result else {
            failures.append("\(trees.documents[number].name): the process that checked it ended")
            progress.advance()
            return
        }
        record(result)
    }

    private static func executable() throws -> URL {
        let link = "/proc/self/exe"
        let path = try FileManager.default.destinationOfSymbolicLink(atPath: link)
        return URL(fileURLWithPath: path)
    }
}

/// Lines that other threads read, for one to take.
private final class LineQueue: @unchecked Sendable {
    private let condition = NSCondition()
    private var lines: [String] = []
    private var ended = 0

    /// Reads to the end of a file.
    func read(_ file: FileHandle) {
        var buffer = LineBuffer()
        while true {
            let data = file.availableData
            if data.isEmpty { break }
            for line in buffer.add(data) { push(line) }
        }
        condition.lock()
        ended += 1
        condition.signal()
        condition.unlock()
    }

    private func push(_ line: String) {
        condition.lock()
        lines.append(line)
        condition.signal()
        condition.unlock()
    }

    /// The next line, nil when all readers have ended.
    func next(readers: Int) -> String? {
        condition.lock()
        defer { condition.unlock() }
        while lines.isEmpty {
            if ended >= readers { return nil }
            condition.wait()
        }
        return lines.removeFirst()
    }
}
