import Foundation
import TestSupport
import XCTest

/// Kind: documented — ARCHITECTURE.md: state of the process below the hosts is listed with its reason.
///
/// State of the process below the hosts: each variable that outlives an app is listed with its reason.
///
/// State that an app or a device makes belongs to `UIApplication` or to the view that made it, and ends with it.
final class GlobalStateTests: XCTestCase {
    private static let listPath = "Tests/Fixtures/Architecture/global-state.tsv"
    /// The largest number of lines. It is lowered whenever lines go, and never raised.
    private static let mostEntries = 52

    func testEveryGlobalVariableIsListed() throws {
        let found = try SourceTree().belowHosts.flatMap(GlobalVariable.all(in:))
        let listed = try Set(entries())
        for variable in found where !listed.contains(variable.key) {
            XCTFail(
                """
                \(variable.path):\(variable.line): \(variable.name) is state of the whole process. Keep it in \
                UIApplication, in its host or in what it is about; else list it with its reason in \(Self.listPath).
                """)
        }
        let present = Set(found.map(\.key))
        for entry in listed where !present.contains(entry) {
            XCTFail("\(Self.listPath): \(entry) is gone; delete the line")
        }
        XCTAssertLessThanOrEqual(listed.count, Self.mostEntries)
    }

    func testVariablesAreFoundAndComputedOnesAreNot() {
        let file = SourceFile(
            path: "Sources/UIKit/Core/A.swift",
            text: """
                enum A {
                    static var a = 1
                    private static weak var b: View?
                    static var c: Int { 1 }
                    static var d = 1 { didSet { e() } }
                    static let f = 1
                    nonisolated(unsafe) static let g = Box()
                    nonisolated(unsafe) var h = 1
                }
                nonisolated(unsafe) private var i = 1
                // static var j = 1
                """)
        XCTAssertEqual(GlobalVariable.all(in: file).map(\.name), ["a", "b", "d", "g", "i"])
    }

    private func entries() throws -> [String] {
        let text = try String(contentsOf: RepositoryPaths.root.appendingPathComponent(Self.listPath), encoding: .utf8)
        return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 3, !fields[2].isEmpty else { throw Malformed(line: String(line)) }
            return "\(fields[0]) \(fields[1])"
        }
    }

    private struct Malformed: Error, CustomStringConvertible {
        var line: String
        var description: String { "'\(line)' isn't path, variable and reason between tabs" }
    }
}

/// A stored variable of the process: static, or global and exempt from isolation.
private struct GlobalVariable {
    let path: String
    let line: Int
    let name: String

    var key: String { "\(path) \(name)" }

    static func all(in file: SourceFile) -> [GlobalVariable] {
        let lines = String(decoding: file.masked.code, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { number, line in
            guard let name = name(in: String(line)) else { return nil }
            return GlobalVariable(path: file.path, line: number + 1, name: name)
        }
    }

    private static func name(in line: String) -> String? {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        guard let keyword = words.firstIndex(where: { $0 == "var" || $0 == "let" }), keyword + 1 < words.count else {
            return nil
        }
        let modifiers = words[..<keyword]
        let isGlobal = line.first.map { !$0.isWhitespace } ?? false
        let isUnchecked = line.contains("nonisolated(unsafe)")
        guard modifiers.contains("static") || (isGlobal && isUnchecked) else { return nil }
        if words[keyword] == "let" { return isUnchecked ? words[keyword + 1] : nil }
        let isComputed = line.contains("{") && !line.contains("=") && !line.contains("didSet")
        return isComputed ? nil : words[keyword + 1]
    }
}
