import ApplicationCommand
import Foundation

/// The manual page in roff, made of the commands' descriptions.
enum ManualPage {
    static var text: String {
        var lines = [
            ".TH MASU 1 \"\" \"masu \(Version.number)\" \"Masu\"",
            ".SH NAME", "masu \\- lay out, draw and explain UIKit screens on Linux",
            ".SH SYNOPSIS", ".B masu", ".I COMMAND", "[\\fB\\-\\-flag\\fR \\fIVALUE\\fR]...",
            ".SH COMMANDS",
        ]
        for command in Commands.all {
            lines += [".SS \"masu \(command.name) \(escaped(command.operands))\"", escaped(command.summary)]
            if !command.details.isEmpty { lines.append(escaped(command.details)) }
            for flag in command.flags { lines += item(flag) }
        }
        lines += [
            ".SH FLAGS OF AN APP", "\\fBmasu run\\fR hands these to the app, which carries them out in their order.",
        ]
        for flag in Commands.run.applicationFlags { lines += item(flag) }
        lines += [
            ".SH EXIT STATUS",
            "0 where all went well; 1 where something was found wrong or could not be done; 2 for a command line that can't be followed, or a file in it that can't be read.",
            ".SH SEE ALSO", "The folder Documentation: commands.md, agents.md, xcode\\-projects.md.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func item(_ flag: FlagDescription) -> [String] {
        [".TP", "\\fB\(escaped(flag.words))\\fR", flag.help.isEmpty ? "" : escaped(flag.help)].filter { !$0.isEmpty }
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
            .replacingOccurrences(of: "\n.", with: "\n\\&.")
    }
}
