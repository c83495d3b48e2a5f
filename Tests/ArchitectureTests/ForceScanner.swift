extension SourceFile {
    /// The places where a file ends the process instead of handling what is missing: `try!`, `as!`, and `!` after an
    /// expression.
    ///
    /// Implicitly unwrapped types, `init!` and the operators `!=` and `!==` aren't among them. What the tokens alone
    /// can't show is missed: an own postfix operator that unwraps, or `unsafelyUnwrapped` under another name.
    func forcings() -> [Violation] {
        tokens.indices.compactMap { index in
            let token = tokens[index]
            if token.text == "unsafelyUnwrapped" { return violation(at: token, "'unsafelyUnwrapped' crashes on nil") }
            guard token.text == "!", index > 0, token.touches(tokens[index - 1]), !isPartOfNotEqual(index) else {
                return nil
            }
            let previous = tokens[index - 1]
            if previous.isWord, !previous.isQuoted {
                switch previous.text {
                case "try": return violation(at: token, "'try!' crashes on an error without saying what to do")
                case "as": return violation(at: token, "'as!' crashes on another type without naming it")
                case "init": return nil
                default: break
                }
            }
            guard previous.isWord || [")", "]", "}", "?", "!", "\"", ">"].contains(previous.text) else { return nil }
            if isUnwrappedType(endingAt: index - 1) { return nil }
            return violation(at: token, "'\(previous.text)!' crashes on nil without saying what is missing")
        }
    }

    private func isPartOfNotEqual(_ index: Int) -> Bool {
        index + 1 < tokens.count && tokens[index + 1].text == "=" && tokens[index + 1].touches(tokens[index])
    }

    /// True if the tokens before a `!` are a type in a declaration, as in `var label: UILabel!`.
    private func isUnwrappedType(endingAt last: Int) -> Bool {
        guard var index = indexBeforeType(endingAt: last) else { return false }
        while index >= 0, ["any", "some", "inout", "sending"].contains(tokens[index].text) { index -= 1 }
        guard index > 0 else { return false }
        if tokens[index].text == ":" { return isDeclarationColon(index) }
        return tokens[index].text == ">" && tokens[index - 1].text == "-"
    }

    /// The index of the token before a type, or nil where the tokens that end at `last` can't be one.
    private func indexBeforeType(endingAt last: Int) -> Int? {
        switch tokens[last].text {
        case ")":
            // A function type in parentheses; any other parenthesis is an expression.
            guard let start = opener(of: last, "("), arrow(in: start..<last) else { return nil }
            return start - 1
        case "]": return opener(of: last, "[").map { $0 - 1 }
        case ">":
            guard let start = opener(of: last, "<"), start > 0 else { return nil }
            return indexBeforeType(endingAt: start - 1)
        default:
            guard tokens[last].isWord, tokens[last].text.first?.isUppercase == true else { return nil }
            guard last > 1, tokens[last - 1].text == "." else { return last - 1 }
            return indexBeforeType(endingAt: last - 2)
        }
    }

    private func arrow(in range: Range<Int>) -> Bool {
        range.dropLast().contains { tokens[$0].text == "-" && tokens[$0 + 1].text == ">" }
    }

    /// True if a colon follows a declared name, rather than standing in a `?:` expression.
    private func isDeclarationColon(_ index: Int) -> Bool {
        index > 0 && tokens[index - 1].isWord && tokens[index].touches(tokens[index - 1])
    }

    private func opener(of closing: Int, _ opening: String) -> Int? {
        var depth = 0
        for index in stride(from: closing, through: 0, by: -1) {
            if tokens[index].text == tokens[closing].text { depth += 1 }
            if tokens[index].text == opening { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
