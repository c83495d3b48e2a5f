/// Which types the files of a module declare and name.
///
/// A reference is a word that is the name of a type declared at the top level of another file. Words behind a dot are
/// members or nested types and don't count; neither does a name that the file's own floor, or one below, also declares
/// inside another type, since the word may mean that one.
struct TypeReferences {
    /// A type named in a file of a lower floor.
    struct Upward: Hashable {
        var path: String
        var type: String
        /// The first line that names it.
        var line: Int
        /// True if the name is behind `as?`, `as!`, `as` in a pattern, or `is`.
        var isCast: Bool
    }

    /// The files on floors, with the index of each one's floor.
    private var files: [(file: SourceFile, floor: Int)] = []
    /// The lowest floor that declares a type at the top level.
    private var topLevel: [String: Int] = [:]
    /// The lowest floor that declares a type inside another one.
    private var nested: [String: Int] = [:]

    init(_ sources: [SourceFile]) {
        for source in sources {
            guard let floor = Floor.index(ofPath: source.path) else { continue }
            files.append((source, floor))
            for declaration in source.typeDeclarations() {
                if declaration.isNested {
                    nested[declaration.name] = min(floor, nested[declaration.name] ?? floor)
                } else {
                    topLevel[declaration.name] = min(floor, topLevel[declaration.name] ?? floor)
                }
            }
        }
    }

    /// A cast to a type of a higher floor.
    struct UpwardCast: Hashable {
        var path: String
        var line: Int
        var type: String
    }

    /// Every cast to a type of a higher floor, in order; O(tokens).
    func upwardCasts() -> [UpwardCast] {
        files.flatMap { file, floor in
            file.tokens.indices.compactMap { index -> UpwardCast? in
                let token = file.tokens[index]
                guard token.isWord, index > 0, let above = topLevel[token.text], above > floor,
                    nested[token.text] ?? Int.max > floor, file.isCast(endingBefore: index)
                else { return nil }
                return UpwardCast(
                    path: file.path, line: file.masked.line(at: token.range.lowerBound), type: token.text)
            }
        }
    }

    /// The types declared at the top level in one folder that files of another name: path and type, in order.
    func references(from folder: String, to other: String) -> [(path: String, type: String)] {
        let declared = Set(
            files.filter { $0.file.path.hasPrefix(other) }.flatMap { $0.file.typeDeclarations() }
                .filter { !$0.isNested }.map(\.name))
        return files.filter { $0.file.path.hasPrefix(folder) }.flatMap { file, _ in
            let words = file.tokens.indices.filter { index in
                file.tokens[index].isWord && (index == 0 || file.tokens[index - 1].text != ".")
            }.map { file.tokens[$0].text }
            return Set(words).intersection(declared).sorted().map { (file.path, $0) }
        }
    }

    /// Every pair of a file and a type above it, by path and type.
    func upward() -> [Upward] {
        files.flatMap { upward(from: $0.file, on: $0.floor) }
    }

    private func upward(from file: SourceFile, on floor: Int) -> [Upward] {
        var found: [String: Upward] = [:]
        for (index, token) in file.tokens.enumerated() where token.isWord {
            guard let above = topLevel[token.text], above > floor, nested[token.text] ?? Int.max > floor else {
                continue
            }
            if index > 0, file.tokens[index - 1].text == "." { continue }
            let isCast = index > 0 && file.isCast(endingBefore: index)
            if found[token.text] == nil {
                let line = file.masked.line(at: token.range.lowerBound)
                found[token.text] = Upward(path: file.path, type: token.text, line: line, isCast: isCast)
            } else if isCast {
                found[token.text]?.isCast = true
            }
        }
        return found.values.sorted { $0.type < $1.type }
    }
}

extension SourceFile {
    /// A type that a file declares.
    struct TypeDeclaration: Equatable {
        var name: String
        var isNested: Bool
    }

    /// The types declared in this file, in order, without extensions.
    func typeDeclarations() -> [TypeDeclaration] {
        let keywords: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
        let modifiers: Set<String> = ["func", "var", "let", "subscript", "override", "final", "init"]
        var declarations: [TypeDeclaration] = []
        var depth = 0
        for (index, token) in tokens.enumerated() {
            if token.text == "{" { depth += 1 }
            if token.text == "}" { depth -= 1 }
            guard token.isWord, !token.isQuoted, keywords.contains(token.text), index + 1 < tokens.count else {
                continue
            }
            let name = tokens[index + 1]
            if name.isWord, name.isQuoted || !modifiers.contains(name.text), index == 0 || tokens[index - 1].text != "."
            {
                declarations.append(TypeDeclaration(name: name.text, isNested: depth > 0))
            }
        }
        return declarations
    }

    /// True if the tokens before one at `index` are `as`, `as?`, `as!` or `is`.
    fileprivate func isCast(endingBefore index: Int) -> Bool {
        let previous = tokens[index - 1].text
        if previous == "is" || previous == "as" { return true }
        guard previous == "?" || previous == "!", index > 1 else { return false }
        return tokens[index - 2].text == "as"
    }
}
