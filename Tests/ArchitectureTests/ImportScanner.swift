/// One import declaration.
struct Import: Hashable {
    /// The top-level module, without a submodule or a symbol.
    var module: String
    var line: Int
}

extension SourceFile {
    /// The modules a file imports, whatever attributes, access levels or kinds its declarations have, and in whichever
    /// branch of `#if` they stand.
    func imports() -> [Import] {
        tokens.indices.compactMap { index in
            let keyword = tokens[index]
            guard keyword.text == "import", keyword.isWord, !keyword.isQuoted, beginsImport(at: index) else {
                return nil
            }
            var next = index + 1
            if next + 1 < tokens.count, Self.importKinds.contains(tokens[next].text), tokens[next + 1].isWord {
                next += 1
            }
            guard next < tokens.count, tokens[next].isWord else { return nil }
            return Import(module: tokens[next].text, line: masked.line(at: keyword.range.lowerBound))
        }
    }

    private static let importKinds: Set<String> = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "actor", "macro",
    ]

    /// True if the word `import` stands where a declaration begins, and isn't a member or an argument's label.
    private func beginsImport(at index: Int) -> Bool {
        if index + 1 < tokens.count, tokens[index + 1].text == ":" { return false }
        if index + 2 < tokens.count, tokens[index + 2].text == ":" { return false }
        guard index > 0 else { return true }
        let previous = tokens[index - 1]
        return previous.text != "." && previous.text != "(" && previous.text != ","
    }
}
