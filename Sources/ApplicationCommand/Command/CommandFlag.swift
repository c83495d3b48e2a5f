/// A word of a command line that begins with `--`, and may have a value: `--png FILE` or `--png=FILE`.
package protocol CommandFlag: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The placeholder of the flag's value in the help; nil for a flag without one.
    var placeholder: String? { get }
    /// A flag whose value may be left out takes it only as `--flag=value`.
    var isValueOptional: Bool { get }
    /// One sentence.
    var help: String { get }
    /// The flag that `-h` abbreviates.
    static var help: Self { get }
}

extension CommandFlag {
    package var spelling: String { "--\(rawValue)" }

    /// Reads a flag and its value, "" where it has none.
    ///
    /// - Parameter rest: the arguments after the word; the value is removed from it.
    package static func read(
        _ word: String, from rest: inout ArraySlice<String>
    ) throws(UsageError) -> (flag: Self, value: String) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let spelling = parts.first ?? ""
        guard let flag = spelling == "-h" ? help : allCases.first(where: { $0.spelling == spelling }) else {
            let known = allCases.map(\.spelling)
            throw UsageError(
                "There is no flag '\(spelling)'." + NearestName.question(spelling, among: known)
                    + " Flags: \(known.joined(separator: ", ")).")
        }
        return (flag, try flag.value(attached: parts.count > 1 ? parts[1] : nil, from: &rest))
    }

    private func value(attached: String?, from rest: inout ArraySlice<String>) throws(UsageError) -> String {
        guard let placeholder else {
            if let attached { throw UsageError("\(spelling) takes no value, but '\(attached)' is given.") }
            return ""
        }
        if isValueOptional, attached == nil { return "" }
        let following = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
        guard let value = attached ?? following, !value.isEmpty else {
            throw UsageError("\(spelling) needs a value: \(spelling) \(placeholder).")
        }
        if attached == nil { rest.removeFirst() }
        return value
    }

    /// A line a flag.
    package static var helpLines: String {
        allCases.map { flag in
            let value = flag.placeholder.map { flag.isValueOptional ? "[=\($0)]" : " \($0)" } ?? ""
            let spelling = flag.spelling + value
            return "  " + spelling + String(repeating: " ", count: max(1, 26 - spelling.count)) + flag.help
        }.joined(separator: "\n")
    }
}
