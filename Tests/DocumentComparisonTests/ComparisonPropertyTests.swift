import Foundation
import InterfaceBuilder
import TestSupport
import XCTest

@testable import DocumentComparison

/// Kind: property — a document has no differences from itself, nor from a copy of which only the order and the ids that
/// mean nothing were changed.
final class ComparisonPropertyTests: XCTestCase {
    /// All documents of both corpora in a soak, forty of them otherwise.
    func testACopyInAnotherOrderSaysNothing() throws {
        let isSoak = ProcessInfo.processInfo.environment["MASU_SOAK"] != nil
        var files = try [DocumentCorpus.earlier, .newer].flatMap(Self.documents)
        guard !files.isEmpty else { throw XCTSkip("other people's documents are absent") }
        let seed: UInt64 = 22
        var generator = SeededGenerator(seed: seed)
        files.shuffle(using: &generator)
        var compared = 0
        for file in isSoak ? files[...] : files.prefix(40) {
            guard let root = try? MarkupParser.parse([UInt8](Data(contentsOf: file))),
                let document = try? InterfaceDocument(root: root)
            else { continue }
            XCTAssertTrue(DocumentComparison(document, document).isEmpty, file.path)
            let copy = try InterfaceDocument(root: Self.shuffled(root, &generator))
            let comparison = DocumentComparison(document, copy)
            XCTAssertTrue(
                comparison.isEmpty, "\(file.path), seed \(seed): \(comparison.words.flatMap(\.lines).map(\.text))")
            compared += 1
        }
        XCTAssertGreaterThan(compared, isSoak ? 1400 : 20)
    }

    /// The same on a document of the test's own, which is always there.
    func testAShuffledDocumentOfTheTests() throws {
        let root = try MarkupParser.parse(Array(TestDocument().text.utf8))
        for seed in 0..<20 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let copy = try InterfaceDocument(root: Self.shuffled(root, &generator))
            XCTAssertTrue(DocumentComparison(try InterfaceDocument(root: root), copy).isEmpty, "seed \(seed)")
        }
    }

    private static func documents(_ corpus: DocumentCorpus) throws -> [URL] {
        guard let folder = RepositoryPaths.documents(corpus) else { return [] }
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map {
            folder.appendingPathComponent($0)
        }
    }

    /// Another order of attributes, roles, constraints, connections, resources and scenes; another version of Xcode; and
    /// new ids for constraints and connections.
    private static func shuffled(
        _ element: MarkupElement, _ generator: inout SeededGenerator
    ) -> MarkupElement {
        var ids: [String: String] = [:]
        collect(element, &ids, &generator)
        return copy(element, ids, &generator)
    }

    private static func collect(
        _ element: MarkupElement, _ ids: inout [String: String], _ generator: inout SeededGenerator
    ) {
        // Outlets to a constraint keep their names but lead to its new id.
        if let id = element.id, element.name == "constraint" { ids[id] = "new-\(generator.next() % 1000)-\(ids.count)" }
        for child in element.children { collect(child, &ids, &generator) }
    }

    private static func copy(
        _ element: MarkupElement, _ ids: [String: String], _ generator: inout SeededGenerator
    ) -> MarkupElement {
        var result = element
        for index in result.attributes.indices {
            let attribute = result.attributes[index]
            if element.name == "document", attribute.name == "toolsVersion" {
                result.attributes[index].value = "32700.99.1234"
            }
            if let id = ids[attribute.value], ["id", "destination", "reference"].contains(attribute.name) {
                result.attributes[index].value = id
            }
        }
        result.attributes.shuffle(using: &generator)
        result.children = result.children.map { copy($0, ids, &generator) }
        let isUnordered =
            ["constraints", "resources", "scenes", "dependencies"].contains(element.name)
            || !result.children.isEmpty && result.children.allSatisfy { $0.key != nil && $0.name != "state" }
        if isUnordered { result.children.shuffle(using: &generator) }
        return result
    }
}
