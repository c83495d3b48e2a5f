import ApplicationCommand
import Foundation

/// The project that is served: its build, the app that runs, and what was done to bring it where it is.
final class AgentProject {
    private let build: ApplicationBuild
    private let log: Log
    private var product: ApplicationBuild.Product?
    private var session: AppSession?
    /// When the sources were read that the app was built of.
    private var built = Date.distantPast
    /// Flags for the app's device and appearance.
    private(set) var conditions: [String] = []
    /// Taps, texts and scrolling since the app was started.
    private var actions: [[String]] = []
    private var pictures = 0

    /// Lines of a build.
    private final class Log {
        var lines: [String] = []
    }

    init(_ words: CommandWords) throws(UsageError) {
        let log = Log()
        self.log = log
        build = try ApplicationBuild(words) { log.lines.append($0) }
    }

    var folder: URL { build.place.folder }
    var outputFolder: URL { build.place.outputFolder }

    /// Builds, and shows the screen of before in the new version.
    func rebuild() throws -> String {
        let begin = Date()
        try compile()
        let seconds = (-begin.timeIntervalSinceNow * 10).rounded() / 10
        var text = "Built in \(seconds) s. " + log.lines.filter { $0.hasPrefix("missing") }.joined(separator: " ")
        session?.end()
        session = nil
        do { text += try "\n" + tree() } catch let error as ToolFailure { text += "\n\(error)" }
        return text
    }

    private func compile() throws {
        log.lines = []
        try build.makeOutputFolder()
        let begin = Date()
        let product: ApplicationBuild.Product?
        do { product = try build.build() } catch let error as UsageError {
            throw ToolFailure((log.lines.suffix(6) + ["\(error)"]).joined(separator: "\n"))
        }
        guard let product else {
            let lines = log.lines.map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
            throw ToolFailure(
                ToolAnswer(lines: lines.joined(separator: "\n"), rest: "fix these first.").text
                    + (self.product == nil ? "\n" : "\nThe last version that compiled is still shown. ")
                    + "Fix the source and call build.")
        }
        self.product = product
        built = begin
    }

    /// Starts the app anew, on other conditions, at its first screen.
    ///
    /// - Throws: where the app refuses the conditions; those of before stay then.
    func show(_ conditions: [String]) throws -> String {
        let earlier = self.conditions
        self.conditions = conditions
        actions = []
        session?.end()
        session = nil
        do { return try tree() } catch let failure as ToolFailure where failure.refusesConditions {
            self.conditions = earlier
            throw failure
        }
    }

    func tree() throws -> String { try ask(["--tree"]) }

    /// Does something that a later version is to repeat.
    func act(_ words: [String]) throws {
        _ = try ask(words)
        actions.append(words)
    }

    /// Asks the app that runs; starts it where none does, and repeats what was done.
    func ask(_ words: [String]) throws -> String {
        let program = try executable()
        if let session, session.isRunning { return try session.ask(words) }
        let session = try AppSession([program] + conditions, in: folder)
        for (index, action) in actions.enumerated() {
            do { _ = try session.ask(action) } catch let error as ToolFailure {
                // The new version may have no such element.
                actions.removeSubrange(index...)
                guard session.isRunning else { throw error }
                self.session = session
                throw ToolFailure(
                    "\(action.joined(separator: " ")) can't be repeated: \(error) Here is where that left it.")
            }
        }
        self.session = session
        return try session.ask(words)
    }

    /// The names of the previews in the app's sources.
    func previews() throws -> [String] {
        let (text, status) = ChildProcess.output(
            of: [try executable(), "--previews"], in: folder, errorsToo: false, patience: 30)
        guard status == 0 else { throw ToolFailure("The app can't list its previews. \(text.prefix(600))") }
        return text.split(separator: "\n").map(String.init)
    }

    /// The app of the last build; built where there was none.
    func executable() throws -> String {
        if product == nil { try compile() }
        guard let product else { throw ToolFailure("Nothing is built; call build.") }
        return product.executable.path
    }

    /// True if a source was saved after the last build.
    var isOutOfDate: Bool { SourceDates.newest(in: [folder]) > built }

    /// A file for the next picture, in the output folder.
    func nextPicture() throws -> URL {
        let folder = outputFolder.appendingPathComponent("pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        pictures += 1
        return folder.appendingPathComponent("\(pictures).png")
    }

    /// A file that a client names.
    ///
    /// - Throws: where it lies outside of the project, symbolic links followed.
    func file(_ path: String) throws -> URL {
        let root = folder.resolvingSymlinksInPath().path
        let file = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.resolvingSymlinksInPath()
        guard file.path == root || file.path.hasPrefix(root + "/") else {
            throw ToolFailure("\(path) lies outside of the project \(root); only files in it are read.")
        }
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw ToolFailure("There is no file \(path) in the project \(root).")
        }
        return file
    }

    func end() { session?.end() }
}
