import ApplicationCommand
import Foundation
public import MasuTool

/// The program `masu`: one command with a subcommand for everything.
public enum MasuProgram {
    /// Runs a command line (without the program's own name) and returns the exit status: 0, 1 where something was found
    /// wrong or could not be done, 2 for a command line that can't be followed or a file in it that can't
    /// be read.
    ///
    /// - Parameter screens: the screens that `masu prove` and `masu find` know by name.
    public static func run(_ words: [String], screens: [MasuTool.Screen] = []) -> Int32 {
        do { return try perform(words, screens) } catch let error as UsageError {
            complain("masu: \(error)")
            return 2
        } catch {
            complain("masu: \(FailureWords.of(error))")
            return ExitStatus.of(error)
        }
    }

    private static func perform(_ words: [String], _ screens: [MasuTool.Screen]) throws -> Int32 {
        guard let name = words.first, name != "--help", name != "-h" else {
            print(CommandHelp.overview, terminator: "")
            return 0
        }
        if name == "--version" { return try printVersion() }
        let rest = Array(words.dropFirst())
        if name == "help" {
            guard let command = rest.first else { return try perform(["--help"], screens) }
            return try perform([command, "--help"], screens)
        }
        guard let command = Commands.all.first(where: { $0.name == name }) else {
            throw UsageError(
                "There is no command '\(name)'." + NearestName.question(name, among: Commands.all.map(\.name))
                    + " 'masu --help' lists them.")
        }
        if Commands.tools.contains(where: { $0.name == name }) {
            let (own, project) = try ClassedDocuments.split(rest, of: name) ?? (rest, nil)
            try checkSpelling(of: own, in: command)
            if name == "lint", own.contains(SourceLint.flag) { return try SourceLint.run(own) }
            guard let project else { return MasuTool.run(words, screens: screens) }
            return try withExtendedLifetime(RunningChildren.shared.endWithInterruption()) {
                try ClassedDocuments.run(name, own, project: project)
            }
        }
        if name == "adapt" { return try AdaptCommand.run(rest) }
        let sorted = try CommandWords(rest, for: command)
        if sorted.has("--help") {
            print(CommandHelp.text(of: command), terminator: "")
            return 0
        }
        return try withExtendedLifetime(RunningChildren.shared.endWithInterruption()) {
            switch name {
            case "run": try RunCommand.run(sorted)
            case "previews": try PreviewsCommand.run(sorted)
            case "build": try BuildCommand.run(sorted)
            case "test": try TestCommand.run(sorted)
            case "find": try FindCommand.run(sorted, screens: screens)
            case "snapshots": try SnapshotsCommand.run(sorted)
            case "new": try NewCommand.run(sorted)
            case "doctor": DoctorCommand.run()
            case "mcp": try AgentCommand.run(sorted)
            case "completions": try printed(Completions.text(for: sorted.operands.first ?? ""))
            default: printed(ManualPage.text)
            }
        }
    }

    /// A flag that the tool's usage doesn't have, though one much like it.
    private static func checkSpelling(of words: [String], in command: CommandDescription) throws(UsageError) {
        let known = command.flags.map(\.spelling) + ["--help"]
        for word in words where word.hasPrefix("--") && !known.contains(word) {
            guard let near = NearestName.of(word, among: known) else { continue }
            throw UsageError(
                "There is no flag '\(word)'. Did you mean \(near)? 'masu \(command.name) --help' lists them.")
        }
    }

    private static func printed(_ text: String) -> Int32 {
        print(text, terminator: "")
        return 0
    }

    private static func printVersion() throws -> Int32 {
        print("masu \(Version.number)")
        print(try PrebuiltModules.presentCompiler(), terminator: "")
        return 0
    }

    /// Writes a line to the standard error.
    static func complain(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
