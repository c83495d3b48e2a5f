import ApplicationCommand
import Foundation

/// The completions of a shell: commands, and the flags of each.
enum Completions {
    static let shells = ["bash", "zsh", "fish"]

    static func text(for shell: String) throws(UsageError) -> String {
        switch shell {
        case "bash": return bash
        case "zsh": return zsh
        case "fish": return fish
        default: throw UsageError("There are completions for \(shells.joined(separator: ", ")), not for '\(shell)'.")
        }
    }

    private static var bash: String {
        let cases = Commands.all.map { command in
            "        \(command.name)) words=\"\(flags(of: command))\" ;;"
        }
        return """
            # Completions of masu for bash: source this file, or save it as bash-completion/completions/masu.
            _masu() {
                local words="\(Commands.all.map(\.name).joined(separator: " ")) --help --version"
                if ((COMP_CWORD > 1)); then
                    case "${COMP_WORDS[1]}" in
            \(cases.map { "        " + $0 }.joined(separator: "\n"))
                    esac
                fi
                COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
            }
            complete -o bashdefault -o default -F _masu masu

            """
    }

    private static var zsh: String {
        let commands = Commands.all.map { "        '\($0.name):\(bracketed($0.summary))'" }.joined(separator: "\n")
        let cases = Commands.all.map { command in
            let flags = command.allFlags.map { flag in
                let value = flag.placeholder.map { ":\($0):_files" } ?? ""
                let text = flag.help.isEmpty ? "" : "[\(bracketed(flag.help))]"
                return " '*\(flag.spelling)\(flag.isValueOptional ? "=-" : "")\(text)\(value)'"
            }
            return "        \(command.name)) _arguments\(flags.joined()) '*:file:_files' ;;"
        }
        return """
            #compdef masu
            # Completions of masu for zsh: save this file as _masu in a folder of $fpath.
            _masu() {
                local -a commands
                commands=(
            \(commands)
                )
                if ((CURRENT == 2)); then
                    _describe 'command' commands
                    return
                fi
                local command=$words[2]
                shift words
                ((CURRENT--))
                case $command in
            \(cases.joined(separator: "\n"))
                esac
            }
            _masu "$@"

            """
    }

    private static var fish: String {
        let names = Commands.all.map(\.name).joined(separator: " ")
        var lines = ["# Completions of masu for fish: save this file as ~/.config/fish/completions/masu.fish."]
        for command in Commands.all {
            lines.append(
                "complete -c masu -f -n 'not __fish_seen_subcommand_from \(names)' -a \(command.name) "
                    + "-d '\(quoted(command.summary))'")
            for flag in command.allFlags where flag.spelling.hasPrefix("--") {
                lines.append(
                    "complete -c masu -n '__fish_seen_subcommand_from \(command.name)' -l \(flag.spelling.dropFirst(2))"
                        + (flag.placeholder == nil || flag.isValueOptional ? "" : " -r")
                        + (flag.help.isEmpty ? "" : " -d '\(quoted(flag.help))'"))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func flags(of command: CommandDescription) -> String {
        command.name == "completions"
            ? shells.joined(separator: " ") : command.allFlags.map(\.spelling).joined(separator: " ")
    }

    /// Text in single quotes.
    private static func quoted(_ text: String) -> String { text.filter { $0 != "'" && $0 != "`" } }

    /// Text in single quotes where brackets and colons have a meaning, as for zsh.
    private static func bracketed(_ text: String) -> String {
        quoted(text).map { "[]:".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
}
