import Foundation

/// The run of tests that a process belongs to: `swift test` starts several processes, and a debugger or a shell one alone.
struct TestRun: Equatable {
    /// The same for all processes of a run, and another for every run.
    let name: String

    static let present = TestRun()

    init(name: String) { self.name = name }

    private init() {
        let own = ProcessInfo.processInfo.processIdentifier
        let parent = getppid()
        let command = Self.file("/proc/\(parent)/comm")
        name = Self.process(command.hasPrefix("swift") ? parent : own)
    }

    /// A process's number, which is used again some day, and the time of its start.
    private static func process(_ number: Int32) -> String {
        // The command, which may have spaces, is in parentheses; the start is the 20th field behind it.
        let fields = file("/proc/\(number)/stat").split(separator: ")").last?.split(separator: " ") ?? []
        return "\(number) \(fields.count > 19 ? fields[19] : "")"
    }

    private static func file(_ path: String) -> String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
