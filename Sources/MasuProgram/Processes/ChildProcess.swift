import ApplicationCommand
import Foundation

/// A program that is started and waited for, with everything that it starts itself.
///
/// It leads a process group of its own, so that nothing of it stays when it is ended.
final class ChildProcess {
    private let process = Process()

    /// - Parameter words: the program's path or name, and its arguments.
    init(_ words: [String], in folder: URL? = nil, environment: [String: String] = [:]) {
        let program = words.first ?? ""
        process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
        process.arguments = program.contains("/") ? Array(words.dropFirst()) : words
        process.currentDirectoryURL = folder
        let own = [ApplicationDocuments.starterVariable: String(getpid())]
        process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(environment) { $1 }
    }

    /// Runs to the end with this program's own output.
    ///
    /// - Returns: the exit status; 128 and the signal's number where a signal ended it.
    func run() throws -> Int32 {
        process.standardInput = FileHandle.nullDevice
        try start()
        return wait()
    }

    /// Runs to the end, and hands each line of both its outputs over as it comes.
    ///
    /// - Parameter errorsToo: false where the standard error stays this program's own.
    func run(errorsToo: Bool = true, _ take: (String) -> Void) throws -> Int32 {
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        if errorsToo { process.standardError = pipe }
        try start()
        try? pipe.fileHandleForWriting.close()
        var lines = LineBuffer()
        while true {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { break }
            for line in lines.add(data) { take(line) }
        }
        if let rest = lines.rest { take(rest) }
        return wait()
    }

    /// Runs to the end, or to the end of somebody's patience.
    ///
    /// - Parameters:
    ///   - errorsToo: false where the standard error stays this program's own.
    ///   - patience: seconds after which the program is ended, with all that it started; nil for as long as it takes.
    /// - Returns: both outputs, as far as they are text, and the status; a program that was ended says so at the end.
    static func output(
        of words: [String], in folder: URL? = nil, environment: [String: String] = [:], errorsToo: Bool = true,
        patience: Double? = nil
    ) -> (text: String, status: Int32) {
        var text = ""
        let child = ChildProcess(words, in: folder, environment: environment)
        let limit = DispatchWorkItem { [process = child.process] in
            if process.isRunning { RunningChildren.end(process.processIdentifier) }
        }
        if let patience { DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: limit) }
        let begin = Date()
        let status = try? child.run(errorsToo: errorsToo) { text += $0 + "\n" }
        limit.cancel()
        if let patience, status == 128 + SIGKILL, -begin.timeIntervalSinceNow >= patience {
            text += "It took longer than \(Int(patience)) s and was ended.\n"
        }
        return (text, status ?? 127)
    }

    func start() throws {
        try RunningChildren.shared.start(process)
    }

    var isRunning: Bool { process.isRunning }

    /// The exit status, or the number of the signal that ended it, once it has ended.
    var status: Int32 { process.terminationStatus }

    func connect(input: Pipe, output: Pipe, errors: Pipe) {
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
    }

    func wait() -> Int32 {
        process.waitUntilExit()
        RunningChildren.shared.remove(process)
        return process.terminationReason == .uncaughtSignal
            ? 128 + process.terminationStatus : process.terminationStatus
    }

    /// Ends it with all that it started.
    func end() {
        guard process.isRunning else { return }
        RunningChildren.end(process.processIdentifier)
        _ = wait()
    }
}
