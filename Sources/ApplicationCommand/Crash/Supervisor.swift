import Foundation

/// Runs an app's command line in a process of its own, so that a crash is told in a sentence.
enum Supervisor {
    /// Set for the process that is watched, to the folder for what it leaves.
    static let variable = "MASU_SUPERVISED"

    /// True if nobody watches this process yet, and nobody wants the runtime's own words.
    static func isWanted(_ environment: [String: String]) -> Bool {
        environment[variable] == nil && environment["SWIFT_BACKTRACE"] == nil
    }

    /// - Parameters:
    ///   - words: the command line, the program's name first.
    ///   - folder: the place for the file with the stack.
    /// - Returns: the exit status: the program's own, or 128 and the signal that ended it; nil where it can't be started.
    static func run(_ words: [String], name: String, in folder: URL) -> Int32? {
        guard let program = Bundle.main.executableURL else { return nil }
        let file = folder.appendingPathComponent("crash.txt")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let mark = folder.appendingPathComponent(Standstill.mark)
        for old in [file, mark] { try? FileManager.default.removeItem(at: old) }
        let process = Process()
        process.executableURL = program
        process.arguments = Array(words.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging([
            variable: folder.path,
            "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,threads=crashed,limit=64,timeout=10s,"
                + "output-to=\(file.path)",
        ]) { $1 }
        process.standardInput = FileHandle.standardInput
        do { try process.run() } catch { return nil }
        let identifier = process.processIdentifier
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { kill(identifier, number) }
            source.resume()
            return source
        }
        wait(for: process)
        for source in sources { source.cancel() }
        guard process.terminationReason == .uncaughtSignal else { return process.terminationStatus }
        let number = process.terminationStatus
        guard ![SIGINT, SIGTERM, SIGHUP].contains(number) else { return 128 + number }
        let stack = try? String(contentsOf: file, encoding: .utf8)
        let report = CrashReport(stack: stack ?? "", frameworks: [masuFolder])
        let sentence = report.sentence(
            name, signal: number, stoodStill: FileManager.default.fileExists(atPath: mark.path),
            file: stack == nil ? nil : file.path)
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
        return 128 + number
    }

    /// Waits until a process has ended; of one that crashed, whatever it started ends too, such as a program that still reads
    /// its stack: it would keep the outputs open for whoever reads them.
    static func wait(for process: Process) {
        let identifier = process.processIdentifier
        let group = getpgid(identifier)
        // Foundation hears of the end only when everything that the process started has ended too.
        var end = siginfo_t()
        while waitid(P_PID, id_t(identifier), &end, WEXITED | WNOWAIT) == -1, errno == EINTR {}
        if Int(end.si_code) != Int(CLD_EXITED), group > 1, group != getpgrp() { kill(-group, SIGKILL) }
        process.waitUntilExit()
    }

    /// The folder with Masu's sources when they were compiled.
    private static let masuFolder: String = {
        let parts = #filePath.components(separatedBy: "/Sources/ApplicationCommand/")
        return (parts.first ?? "/") + "/Sources/"
    }()
}
