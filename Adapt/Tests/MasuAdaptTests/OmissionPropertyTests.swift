import Foundation
import SwiftParser
import XCTest

@testable import MasuAdapt

/// Kind: property — whatever place of a source an error is at, what is left parses, and its lines keep their numbers.
///
/// The sources are a quarter of the adapter's own, or all of `MASU_SOURCES`, a folder; `MASU_SEED` sets another seed.
final class OmissionPropertyTests: XCTestCase {
    private let messages = [
        "cannot find 'Lake' in scope", "missing return in instance method expected to return 'Int'",
        "switch must be exhaustive",
        "method does not override any method from its superclass", "class 'Lake' has no initializers",
        "type 'Lake' does not conform to protocol 'Codable'",
        "return from initializer without initializing all stored properties",
    ]

    private func sources(by generator: inout SeededGenerator) throws -> [URL] {
        let given = ProcessInfo.processInfo.environment["MASU_SOURCES"].map(URL.init(fileURLWithPath:))
        let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/MasuAdapt").standardizedFileURL
        let folder = given ?? own
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return files.sorted().filter { _ in given != nil || generator.next() % 4 == 0 }.map(
            folder.appendingPathComponent)
    }

    func testWhatIsLeftParses() throws {
        let seed = ProcessInfo.processInfo.environment["MASU_SEED"].flatMap(UInt64.init) ?? 29
        var generator = SeededGenerator(state: seed)
        var changed = 0
        for file in try sources(by: &generator) {
            guard let text = try? String(contentsOf: file, encoding: .utf8), !Parser.parse(source: text).hasError else {
                continue
            }
            let lines = text.components(separatedBy: "\n")
            for level in [0, 0, 0, 1, 2, 3] {
                let entries = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                    let line = Int.random(in: 1...lines.count, using: &generator)
                    return OmissionRecord.Entry(
                        line: line, column: Int.random(in: 1...max(1, lines[line - 1].utf8.count), using: &generator),
                        message: messages.randomElement(using: &generator) ?? "", level: level)
                }
                let (left, omitted) = CodeOmission(of: text, in: "A.swift").omitting(entries)
                changed += omitted.count
                XCTAssertEqual(
                    left.count { $0 == "\n" }, lines.count - 1, "\(file.lastPathComponent), seed \(seed): \(entries)")
                XCTAssertFalse(
                    Parser.parse(source: left).hasError, "\(file.lastPathComponent), seed \(seed): \(entries)")
            }
        }
        XCTAssertGreaterThan(changed, 200, "places that were left out")
    }
}
