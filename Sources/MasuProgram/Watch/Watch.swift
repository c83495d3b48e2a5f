import ApplicationCommand
import Foundation

/// `masu run --watch`: builds and shows again whenever a source is saved.
///
/// Taps, texts and scrolling of the command line are carried out again on each new version, those of a window are
/// recorded and played again. Where the compiler finds errors, the last good version stays.
final class Watch {
    private let build: ApplicationBuild
    private let words: [String]
    private let log: BuildLog
    private var shown: ChildProcess?

    /// The outcome of a build.
    private final class BuildLog {
        var lines: [String] = []
    }

    init(_ words: CommandWords) throws(UsageError) {
        let log = BuildLog()
        self.log = log
        self.words = words.applicationWords
        build = try ApplicationBuild(words) { line in
            log.lines.append(line)
            MasuProgram.complain(line)
        }
    }

    func run() throws -> Int32 {
        var last = Date.distantPast
        try build.makeOutputFolder()
        while true {
            let newest = SourceDates.newest(in: [build.place.folder])
            if newest != last {
                last = newest
                try show()
                MasuProgram.complain("Waiting for a source to be saved; interrupt to end.")
            } else if let shown, !shown.isRunning, showsWindow {
                // The reader closed the window.
                return shown.wait()
            }
            Thread.sleep(forTimeInterval: 0.2)
        }
    }

    /// True if the app stays: nothing else is wanted of it.
    private var showsWindow: Bool {
        let others = words.filter { word in !Self.conditions.contains { word.hasPrefix("--\($0)") } }
        return others.isEmpty || others == ["--window"]
    }

    private static let conditions = ["device", "ios", "content-size", "dark", "rtl", "language", "scale"]

    private func show() throws {
        let begin = Date()
        log.lines = []
        let product: ApplicationBuild.Product?
        do { product = try build.build() } catch let error as UsageError {
            return MasuProgram.complain("\(error)")
        }
        let notice = build.place.outputFolder.appendingPathComponent("build-errors.txt")
        guard let product else {
            let errors = log.lines.filter { $0.contains("error: ") }.prefix(6).map { line in
                line.replacingOccurrences(of: build.place.folder.path + "/", with: "")
            }
            try? (["This is the last version that compiled."] + errors).joined(separator: "\n").write(
                to: notice, atomically: true, encoding: .utf8)
            return
        }
        try? FileManager.default.removeItem(at: notice)
        shown?.end()
        var words = words
        if showsWindow {
            words += ["--resume", build.place.outputFolder.appendingPathComponent("window.script").path]
        }
        let app = ChildProcess([product.executable.path] + words)
        if showsWindow {
            try app.start()
            shown = app
        } else {
            let status = try app.run()
            let seconds = (-begin.timeIntervalSinceNow * 10).rounded() / 10
            MasuProgram.complain(status == 0 ? "Shown after \(seconds) s." : "The app ended with status \(status).")
        }
    }
}
