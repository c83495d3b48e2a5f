import Foundation

extension SourceFile {
    /// The places where a file says that something is still to be done, in code or in a comment.
    func markers() -> [Violation] {
        // Written apart, so that this file passes its own test.
        let words = ["TO" + "DO", "FIX" + "ME"]
        guard words.contains(where: text.contains) else { return [] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
            line.split { !$0.isLetter && !$0.isNumber }.filter { words.contains(String($0)) }.map {
                Violation(path: path, line: number + 1, message: "'\($0)': do it, or open an issue")
            }
        }
    }

    /// The traps that don't name what went wrong.
    func namelessTraps() -> [Violation] {
        tokens.indices.compactMap { index in
            let call = tokens[index]
            guard ["fatalError", "preconditionFailure", "assertionFailure"].contains(call.text),
                index + 2 < tokens.count, tokens[index + 1].text == "("
            else { return nil }
            let first = tokens[index + 2]
            if first.text == ")" { return violation(at: call, "'\(call.text)()' has no message") }
            guard first.text == "\"" else { return nil }
            let rest = masked.originalText(first.range.upperBound..<min(first.range.upperBound + 60, masked.code.count))
            let message = String(rest.prefix { $0 != "\"" && $0 != "\n" })
            guard Self.empty.contains(message.lowercased().trimmingCharacters(in: .alphanumerics.inverted)) else {
                return nil
            }
            return violation(at: call, "'\(message)' doesn't name what isn't there or what went wrong")
        }
    }

    private static let empty: Set<String> = [
        "", "not implemented", "unimplemented", "not implemented yet", "not yet implemented", "to be implemented",
        "unsupported", "not supported", "stub", "placeholder", "unreachable", "impossible", "should not happen",
        "shouldn't happen", "never", "error", "fatal error", "oops",
    ]
}
