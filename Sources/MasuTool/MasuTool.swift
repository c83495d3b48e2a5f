import Foundation

/// The `masu` command: a subcommand for each tool.
public enum MasuTool {
    static let usage = """
        usage: masu solve FILE... [--explain V]
            solves constraint systems in the workload format and prints one JSON object a file and line

        """

    /// Runs the command with its arguments (without the command's own name) and returns the exit status.
    public static func run(_ arguments: [String]) -> Int32 {
        switch arguments.first {
        case "solve":
            return SolveCommand.run(Array(arguments.dropFirst()))
        case "check":
            return MainActor.assumeIsolated { CheckCommand.run(Array(arguments.dropFirst())) }
        case "help", "--help", "-h":
            FileHandle.standardOutput.write(Data(usage.utf8))
            return 0
        case let unknown?:
            complain("masu: there is no command “\(unknown)”\n" + usage)
            return 2
        case nil:
            complain(usage)
            return 2
        }
    }

    static func complain(_ message: String) {
        FileHandle.standardError.write(Data(message.utf8))
    }
}
