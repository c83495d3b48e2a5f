/// The functions of test files, by which words their bodies have.
///
/// A function asserts where its body names an assertion of XCTest or of Swift Testing, or a function of its target, of
/// `TestSupport` or of the assertion libraries that asserts. Names alone decide: of two functions with one name either
/// counts for both.
struct TestFunctions {
    struct Function {
        var path: String
        /// Counted from 1.
        var line: Int
        /// The type that declares it, or an empty text.
        var type: String
        var name: String
        var takesArguments: Bool
        var words: Set<String>

        /// True for functions that XCTest runs: without arguments, with names such as `testHeights` and `test003`.
        var isTest: Bool {
            !takesArguments && name.hasPrefix("test")
                && name.dropFirst(4).first.map { $0.isUppercase || $0.isNumber } == true
        }
    }

    private(set) var functions: [Function] = []

    init(_ files: [SourceFile]) {
        for file in files { read(file) }
    }

    /// The names of functions that assert, beginning with `known` ones.
    func asserting(known: Set<String> = []) -> Set<String> {
        var names = known
        var grows = true
        while grows {
            grows = false
            for function in functions where !names.contains(function.name) {
                guard function.words.contains(where: { Self.isAssertion($0) || names.contains($0) }) else { continue }
                names.insert(function.name)
                grows = true
            }
        }
        return names
    }

    /// The test functions whose bodies don't assert, where `asserting` are the names of functions that do.
    func bareTests(asserting: Set<String>) -> [Function] {
        functions.filter { function in
            function.isTest
                && !function.words.contains { Self.isAssertion($0) || asserting.contains($0) }
        }
    }

    /// True for what fails a test by itself; skipping isn't failing.
    static func isAssertion(_ word: String) -> Bool {
        word.hasPrefix("XCTAssert") || word.hasPrefix("assert")
            || ["XCTFail", "XCTUnwrap", "XCTExpectFailure", "#expect", "#require", "fulfillment", "wait"].contains(word)
    }

    private mutating func read(_ file: SourceFile) {
        let tokens = file.tokens
        var types: [(name: String, depth: Int)] = []
        var pending: String?
        var depth = 0
        for index in tokens.indices {
            let token = tokens[index]
            switch token.text {
            case "{":
                depth += 1
                if let name = pending { types.append((name, depth)) }
                pending = nil
            case "}":
                if types.last?.depth == depth { types.removeLast() }
                depth -= 1
            case "class", "struct", "enum", "extension", "actor":
                guard !token.isQuoted, index + 1 < tokens.count, tokens[index + 1].isWord,
                    !["func", "var", "let"].contains(tokens[index + 1].text)
                else { continue }
                pending = tokens[index + 1].text
            case "func":
                guard index + 1 < tokens.count, tokens[index + 1].isWord, let body = Self.body(after: index, in: tokens)
                else { continue }
                var words = Set(body.lazy.filter { tokens[$0].isWord }.map { tokens[$0].text })
                for place in body where tokens[place].text == "#" && place + 1 < tokens.count {
                    words.insert("#" + tokens[place + 1].text)
                }
                functions.append(
                    Function(
                        path: file.path, line: file.masked.line(at: token.range.lowerBound),
                        type: types.last?.name ?? "", name: tokens[index + 1].text,
                        takesArguments: index + 3 < tokens.count && tokens[index + 3].text != ")", words: words))
            default: continue
            }
        }
    }

    /// The tokens between the braces of a function's body, or nil for one without a body.
    private static func body(after start: Int, in tokens: [Token]) -> Range<Int>? {
        var parentheses = 0
        var index = start + 2
        while index < tokens.count {
            switch tokens[index].text {
            case "(", "[": parentheses += 1
            case ")", "]": parentheses -= 1
            case "}" where parentheses == 0: return nil
            case "func", "var", "let", "init":
                if parentheses == 0 { return nil }
            case "{" where parentheses == 0:
                var braces = 1
                let first = index + 1
                index = first
                while index < tokens.count, braces > 0 {
                    if tokens[index].text == "{" { braces += 1 }
                    if tokens[index].text == "}" { braces -= 1 }
                    index += 1
                }
                return first..<max(first, index - 1)
            default: break
            }
            index += 1
        }
        return nil
    }
}
