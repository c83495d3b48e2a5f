import ApplicationCommand

/// A flag as help, completions and the manual page print it.
struct FlagDescription: Equatable {
    /// `--png`.
    var spelling: String
    /// The value's name; nil for a flag without one.
    var placeholder: String?
    /// A value that may be left out is attached: `--explain=WHAT`.
    var isValueOptional = false
    /// One sentence; empty where the command's usage says it.
    var help = ""

    /// `--png FILE`.
    var words: String {
        guard let placeholder else { return spelling }
        return isValueOptional ? "\(spelling)[=\(placeholder)]" : "\(spelling) \(placeholder)"
    }
}

extension FlagDescription {
    init<Flag: CommandFlag>(_ flag: Flag) {
        self.init(
            spelling: flag.spelling, placeholder: flag.placeholder, isValueOptional: flag.isValueOptional,
            help: flag.help)
    }
}

/// A subcommand: the one description that the parser, the help, the completions and the manual page are made of.
struct CommandDescription {
    var name: String
    /// The words that aren't flags: `[PROJECT]`.
    var operands: String
    /// One sentence.
    var summary: String
    /// More sentences, in lines.
    var details = ""
    var flags: [FlagDescription]
    /// Flags that are handed on to the app.
    var applicationFlags: [FlagDescription] = []

    var allFlags: [FlagDescription] { flags + applicationFlags }
}
