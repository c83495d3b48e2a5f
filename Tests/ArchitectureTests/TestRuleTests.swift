import Foundation
import TestSupport
import XCTest

/// Kind: documented — CONTRIBUTING.md, "Adding a test": tests lie beside their sources, say their kind, and assert.
final class TestRuleTests: XCTestCase {
    /// The files of tests, those of the source adapter among them.
    private func files() throws -> [SourceFile] {
        let tree = try SourceTree.shared.get()
        return tree.tests + tree.beside.filter { $0.path.hasPrefix("Adapt/Tests/") }
    }

    /// Folders of tests with Swift files, by the test target.
    private func folders() throws -> [String: Set<String>] {
        Dictionary(grouping: try SourceTree.shared.get().tests.map(\.path)) {
            $0.split(separator: "/").dropFirst().first.map(String.init) ?? ""
        }
        .mapValues { paths in Set(paths.map { ($0 as NSString).deletingLastPathComponent }) }
    }

    func testEachFolderOfTestsIsAFolderOfSources() throws {
        var strays: Set<String> = []
        for (target, folders) in try folders() {
            let module = TestExceptions.modules[target] ?? String(target.dropLast("Tests".count))
            guard try SourceTree.shared.get().modules.contains(module) else { continue }
            for folder in folders {
                let sources = folder.replacingOccurrences(of: "Tests/\(target)", with: "Sources/\(module)")
                let path = RepositoryPaths.root.appendingPathComponent(sources).path
                if !FileManager.default.fileExists(atPath: path) { strays.insert(folder) }
            }
        }
        XCTAssertEqual(
            strays.filter { TestExceptions.folders[$0] == nil }.sorted(), [], "no folder of sources has these names")
        XCTAssertEqual(
            TestExceptions.folders.keys.filter { !strays.contains($0) }, [], "these exceptions excuse nothing now")
    }

    /// Tests lie in folders whose folder of sources holds files too, so that a class and its tests are side by side.
    func testUIKitsTestsLieBesideTheirSources() throws {
        let filled = Set(
            try SourceTree.shared.get().sources.filter { $0.module == "UIKit" }
                .map { ($0.path as NSString).deletingLastPathComponent })
        let loose = try files().map(\.path).filter { path in
            guard path.hasPrefix("Tests/UIKitTests/") else { return false }
            let folder = (path as NSString).deletingLastPathComponent
            return !filled.contains(folder.replacingOccurrences(of: "Tests/UIKitTests", with: "Sources/UIKit"))
        }
        XCTAssertEqual(
            loose.filter { TestExceptions.looseFiles[$0] == nil }, [], "their folders of sources have no files")
        XCTAssertEqual(
            TestExceptions.looseFiles.keys.filter { !loose.contains($0) }, [], "these exceptions excuse nothing now")
    }

    /// `UndoManagerTests` and `WindowTests` lie in the folders of `UndoManager` and `UIWindow`.
    func testUIKitsTestsOfATypeLieBesideIt() throws {
        func name(_ path: String) -> String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
        func folder(_ path: String) -> String {
            path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/")
        }
        let sources = Dictionary(
            grouping: try SourceTree.shared.get().sources.filter { $0.module == "UIKit" }.map(\.path), by: name)
        var found = 0
        for path in try files().map(\.path) where path.hasPrefix("Tests/UIKitTests/") && path.hasSuffix("Tests.swift") {
            let subject = name(path).dropLast("Tests".count)
            let places = ["", "UI", "NS", "CA", "CG"].flatMap { sources[$0 + subject] ?? [] }.map(folder)
            guard !places.isEmpty else { continue }
            found += 1
            XCTAssertTrue(
                places.contains(folder(path)), "\(path) is named like a source in \(places.joined(separator: ", "))")
        }
        XCTAssertGreaterThan(found, 50, "the scan didn't find the sources")
    }

    func testEveryClassSaysItsKind() throws {
        var count = 0
        for file in try files() {
            for test in file.classesOfTests() {
                count += 1
                guard test.kinds == nil else { continue }
                let kinds = TestKind.allCases.map(\.rawValue).joined(separator: ", ")
                XCTFail(
                    """
                    \(file.path):\(test.line): the comment of \(test.name) has to begin with "Kind: KIND — SOURCE.", KIND \
                    being one or several of \(kinds)
                    """)
            }
        }
        XCTAssertGreaterThan(count, 300, "the scan didn't find the classes")
    }

    func testEveryTestIsRunAndAsserts() throws {
        let tokens = try files().map(\.tokens)
        // Classes and suites of tests, and what comes from them.
        var classes = Set(try files().flatMap { $0.classesOfTests().map(\.name) })
        for _ in 0..<2 {
            for tokens in tokens {
                for index in tokens.indices.dropLast(3)
                where tokens[index].text == "class" && tokens[index + 2].text == ":"
                    && classes.contains(tokens[index + 3].text)
                { classes.insert(tokens[index + 1].text) }
            }
        }
        let shared = TestFunctions(try files().filter { $0.path.hasPrefix("Tests/TestSupport/") }).asserting()
        let targets = Dictionary(grouping: try files()) { $0.path.split(separator: "/")[1] }
        var bare: [String: TestFunctions.Function] = [:]
        var count = 0
        for (_, files) in targets {
            let functions = TestFunctions(files)
            count += functions.functions.count(where: \.isTest)
            for function in functions.functions where function.isTest && !classes.contains(function.type) {
                let place = "\(function.path):\(function.line)"
                XCTFail("\(place): \(function.type) is no class of tests: nobody runs \(function.name)")
            }
            for function in functions.bareTests(asserting: functions.asserting(known: shared)) {
                bare["\(function.type).\(function.name)"] = function
            }
        }
        for (name, function) in bare.sorted(by: { $0.key < $1.key }) where TestExceptions.bareTests[name] == nil {
            XCTFail("\(function.path):\(function.line): \(name) asserts nothing, and calls nothing that does")
        }
        XCTAssertEqual(
            TestExceptions.bareTests.keys.filter { bare[$0] == nil }, [], "these exceptions excuse nothing now")
        XCTAssertGreaterThan(count, 2000, "the scan didn't find the tests")
    }

    func testKindsAreRead() {
        let file = SourceFile(
            path: "Tests/A.swift",
            text: """
                /// Kind: oracle, documented — a recording.
                /// More.
                @MainActor final class First: XCTestCase {
                    final class Inner: XCTestCase {}
                }

                /// Kind: guess — nothing.
                final class Second: XCTestCase {}
                final class Third: XCTestCase {}
                /// Kind: model —
                @Suite(.serialized) struct Fourth {}
                let text = "class Fifth: XCTestCase"
                """)
        let classes = file.classesOfTests()
        XCTAssertEqual(classes.map(\.name), ["First", "Second", "Third", "Fourth"])
        XCTAssertEqual(classes.map(\.kinds), [[.oracle, .documented], nil, nil, nil])
    }

    func testAssertionsAreFoundThroughHelpers() {
        let file = SourceFile(
            path: "Tests/A.swift",
            text: """
                final class Tests: XCTestCase {
                    func testDirect() { XCTAssertTrue(true) }
                    func testThroughAHelper() async throws { try check(1) }
                    func testBare() throws { let made = try make(); made.stop() }
                    func testSkips() throws { throw XCTSkip("nothing") }
                    func testComment() { /* XCTAssertTrue */ }
                    private func check(_ number: Int) throws { compare(number) }
                    func compare(_ number: Int, file: StaticString = #filePath) { XCTAssertEqual(number, 1) }
                    func make() throws -> Server { Server() }
                    func testCaseWillStart(_ testCase: XCTestCase) {}
                }
                @Suite struct Suites { @Test func testExpects() { #expect(1 == 1) } }
                """)
        let functions = TestFunctions([file])
        XCTAssertEqual(functions.asserting(), ["testDirect", "testThroughAHelper", "check", "compare", "testExpects"])
        XCTAssertEqual(
            functions.bareTests(asserting: functions.asserting()).map { "\($0.type).\($0.name)" },
            ["Tests.testBare", "Tests.testSkips", "Tests.testComment"])
    }
}
