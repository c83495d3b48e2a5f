import ApplicationCommand

/// `masu adapt`: becomes `masu-adapt`, and gives it the place of Masu's modules.
enum AdaptCommand {
    static func run(_ words: [String]) throws -> Int32 {
        let program = try Adapter(report: MasuProgram.complain).program()
        var words = words
        let isProject = words.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcodeproj/") }
        if isProject, !words.contains("--masu"), let source = MasuFolder.present.source {
            words += ["--masu", source.path]
        }
        return try Executable.become([program.path] + words)
    }
}
