/// An error that the compiler reported, at a place of a source.
struct CompilerError: Codable, Hashable {
    /// The file's path, as the compiler was told it.
    var file: String
    /// Counted from 1; columns in bytes of UTF-8.
    var line: Int
    var column: Int
    var message: String
}

extension [CompilerError] {
    /// The errors in the output of `swift build`, each once, in their order.
    init(output: String) {
        var known: Set<CompilerError> = []
        self = output.split(whereSeparator: \.isNewline).compactMap { line in
            guard let match = line.wholeMatch(of: /(\/.+\.swift):(\d+):(\d+): error: (.*)/),
                let line = Int(match.2), let column = Int(match.3)
            else { return nil }
            let error = CompilerError(
                file: String(match.1), line: line, column: column, message: String(match.4))
            return known.insert(error).inserted ? error : nil
        }
    }
}
