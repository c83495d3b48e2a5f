import Foundation

/// The source of a test class's expectations.
///
/// The first line of a class's doc comment states one or several: `/// Kind: oracle, documented — the sources.`
enum TestKind: String, CaseIterable {
    /// Numbers or texts measured on UIKit, recorded by it, or computed by a program apart from this one.
    case oracle
    /// Documentation of Apple's, a standard, this repository's own specification, or arithmetic that follows from them.
    case documented
    /// Another implementation, naive or slower, of the same thing.
    case model
    /// Statements that hold whatever the numbers are: invariants, determinism, what is let go of.
    case property
    /// Output of this library, kept: the test says that nothing changed, and nothing of UIKit.
    case regression
}

/// A class or suite of tests.
struct TestClass {
    var name: String
    /// The line of its declaration, counted from 1.
    var line: Int
    /// The lines of its doc comment without their slashes.
    var comment: [String]

    /// The kinds in the first line of the comment, or nil where that has another form.
    var kinds: [TestKind]? {
        guard let first = comment.first, first.hasPrefix("Kind: ") else { return nil }
        let parts = first.dropFirst("Kind: ".count).components(separatedBy: " — ")
        guard parts.count >= 2, !parts[1].trimmingCharacters(in: .whitespaces).isEmpty else { return nil }
        let names = parts[0].components(separatedBy: ", ")
        let kinds = names.compactMap(TestKind.init)
        return kinds.count == names.count && Set(kinds).count == kinds.count ? kinds : nil
    }
}

extension SourceFile {
    /// The test classes and suites that the file declares at its top level.
    func classesOfTests() -> [TestClass] {
        let original = text.split(separator: "\n", omittingEmptySubsequences: false)
        let code = String(decoding: masked.code, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return code.enumerated().compactMap { index, line in
            guard let first = line.first, first != " " else { return nil }
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            let isClass = words.contains("class") && words.contains("XCTestCase")
            guard isClass || line.contains("@Suite"),
                let keyword = words.firstIndex(where: { $0 == "class" || $0 == "struct" }), keyword + 1 < words.count
            else { return nil }
            var start = index
            while start > 0, original[start - 1].hasPrefix("///") { start -= 1 }
            let comment = original[start..<index].map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }
            return TestClass(name: String(words[keyword + 1]), line: index + 1, comment: comment)
        }
    }
}
