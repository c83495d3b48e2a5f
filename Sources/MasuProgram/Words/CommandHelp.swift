import ApplicationCommand

/// The help as text.
enum CommandHelp {
    static var overview: String {
        let width = Commands.all.map(\.name.count).max() ?? 0
        let lines = Commands.all.map { command in
            "  \(command.name)\(String(repeating: " ", count: width + 2 - command.name.count))"
                + wrapped(command.summary, indent: width + 4)
        }
        return """
            Masu lays out, draws and explains UIKit screens on Linux.

            usage: masu COMMAND [--flag VALUE]...

            \(lines.joined(separator: "\n"))

            \(ExitStatus.help)

            'masu COMMAND --help' says more of one; 'masu --version' prints the versions of masu and its compiler.

            """
    }

    static func text(of command: CommandDescription) -> String {
        let operands = command.operands.isEmpty ? "" : " \(command.operands)"
        var text = "usage: masu \(command.name)\(operands)\(command.allFlags.isEmpty ? "" : " [--flag VALUE]...")\n\n"
        text += wrapped(command.summary, indent: 0) + "\n"
        if !command.details.isEmpty { text += command.details + "\n" }
        if !command.flags.isEmpty { text += "\n" + lines(of: command.flags) }
        if !command.applicationFlags.isEmpty { text += "\nof the app:\n" + lines(of: command.applicationFlags) }
        return text + "\n" + ExitStatus.help + "\n"
    }

    private static func lines(of flags: [FlagDescription]) -> String {
        flags.map { flag in
            guard !flag.help.isEmpty else { return "  \(flag.words)\n" }
            // A flag that reaches into the column of words has a line of its own.
            let isLong = flag.words.count > 25
            let gap = (isLong ? "\n" : "") + String(repeating: " ", count: isLong ? 28 : 26 - flag.words.count)
            return "  \(flag.words)\(gap)\(wrapped(flag.help, indent: 28))\n"
        }.joined()
    }

    /// Lines of at most 100 characters, those after the first indented.
    static func wrapped(_ text: String, indent: Int) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.count + word.count + 1 + indent > 100 {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] += " \(word)"
            }
        }
        return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
    }
}
