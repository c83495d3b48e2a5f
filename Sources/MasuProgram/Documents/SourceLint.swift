import ApplicationCommand
import Foundation
import MasuTool

/// `masu lint --sources`: what `masu-adapt lint` finds in the Swift files of the same paths, among the documents' findings.
enum SourceLint {
    static let flag = "--sources"

    /// - Returns: the command's exit status; 2 where the sources can't be read.
    static func run(_ words: [String]) throws -> Int32 {
        let program = try Adapter(report: MasuProgram.complain).program()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("masu-lint-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let own = words.filter { $0 != flag }
        let status = try ChildProcess([program.path, "lint"] + paths(in: own) + ["--output", file.path]).run {
            MasuProgram.complain($0)
        }
        guard status == 0 else { return 2 }
        return MasuTool.run(["lint"] + own + ["--findings", file.path])
    }

    /// The words that are neither flags nor their values.
    static func paths(in words: [String]) -> [String] {
        let flags = Commands.tools.first { $0.name == "lint" }?.flags ?? []
        let valued = Set(flags.filter { $0.placeholder != nil }.map(\.spelling))
        var rest = words[...]
        var paths: [String] = []
        while let word = rest.popFirst() {
            if valued.contains(word) {
                _ = rest.popFirst()
            } else if !word.hasPrefix("-") {
                paths.append(word)
            }
        }
        return paths
    }
}
