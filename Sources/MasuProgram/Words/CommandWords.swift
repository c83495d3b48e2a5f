import ApplicationCommand

/// The words after a subcommand, sorted by its description.
struct CommandWords: Equatable {
    private(set) var operands: [String] = []
    /// The values of each flag in the order of the line; "" for a flag without a value.
    private(set) var values: [String: [String]] = [:]
    /// Flags for the app and their values, in the order of the line.
    private(set) var applicationWords: [String] = []

    /// - Throws: `UsageError` naming the flag, and the one that may be meant.
    init(_ words: [String], for command: CommandDescription) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word.count > 1 else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let spelling = parts[0] == "-h" ? "--help" : parts[0] == "-o" ? "--output" : parts[0]
            guard let flag = command.allFlags.first(where: { $0.spelling == spelling }) else {
                throw UsageError(Self.unknown(spelling, in: command))
            }
            let value = try Self.value(of: flag, attached: parts.count > 1 ? parts[1] : nil, from: &rest)
            if command.flags.contains(flag) {
                values[spelling, default: []].append(value ?? "")
            } else {
                applicationWords.append(value.map { "\(spelling)=\($0)" } ?? spelling)
            }
        }
    }

    func has(_ spelling: String) -> Bool { values[spelling] != nil }
    func value(_ spelling: String) -> String? { values[spelling]?.last }

    private static func value(
        of flag: FlagDescription, attached: String?, from rest: inout ArraySlice<String>
    ) throws(UsageError) -> String? {
        guard flag.placeholder != nil else {
            if let attached { throw UsageError("\(flag.spelling) takes no value, but '\(attached)' is given.") }
            return nil
        }
        if flag.isValueOptional || attached != nil { return attached }
        guard let value = rest.first, !value.hasPrefix("--"), !value.isEmpty else {
            throw UsageError("\(flag.spelling) needs a value: \(flag.words).")
        }
        rest.removeFirst()
        return value
    }

    private static func unknown(_ spelling: String, in command: CommandDescription) -> String {
        "There is no flag '\(spelling)'." + NearestName.question(spelling, among: command.allFlags.map(\.spelling))
            + " 'masu \(command.name) --help' lists them."
    }
}
