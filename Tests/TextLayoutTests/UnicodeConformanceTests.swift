import Foundation
import XCTest

@testable import TextLayout

/// Kind: oracle — Unicode's own test files, from Debian's package unicode-data.
///
/// Counts are those of version 15.0; of another version's lines all but one in fifty have to pass.
final class UnicodeConformanceTests: XCTestCase {
    private static var isVersion15: Bool {
        let text = try? String(contentsOfFile: "/usr/share/unicode/ReadMe.txt", encoding: .utf8)
        return text?.contains("Version 15.0.0") ?? false
    }

    private static func lines(of name: String) throws -> [Substring] {
        let file = URL(fileURLWithPath: "/usr/share/unicode/\(name)")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw XCTSkip("\(file.path) is missing: install unicode-data")
        }
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    /// Line breaks as text is broken here, with strict Japanese rules; the file tests the default ones.
    func testLineBreaks() throws {
        let analysis = UnicodeAnalysis()
        var passed = 0
        var total = 0
        for line in try Self.lines(of: "auxiliary/LineBreakTest.txt") {
            let test = line.prefix { $0 != "#" }.split(separator: " ").filter { $0 != "\t" }
            var units: [UInt16] = []
            var expected: [Int32] = []
            for token in test.map({ $0.trimmingCharacters(in: .whitespaces) }) {
                switch token {
                case "×", "": break
                case "÷": expected.append(Int32(units.count))
                default:
                    let scalar = try XCTUnwrap(UInt32(token, radix: 16).flatMap(Unicode.Scalar.init))
                    units += Array(String(Character(scalar)).utf16)
                }
            }
            var found: [Int32] = []
            units.withUnsafeBufferPointer { analysis.appendLineBreaks(in: $0, to: &found) }
            total += 1
            if found == expected { passed += 1 }
        }
        print("LineBreakTest: \(passed) of \(total)")
        XCTAssertGreaterThanOrEqual(passed, total * 49 / 50)
        guard Self.isVersion15 else { return }
        XCTAssertGreaterThanOrEqual(passed, 7623)
        XCTAssertEqual(total, 7654)
    }

    /// Embedding levels and the visual order.
    func testBidirectionalOrder() throws {
        let analysis = UnicodeAnalysis()
        var levelsPassed = 0
        var orderPassed = 0
        var total = 0
        for line in try Self.lines(of: "BidiCharacterTest.txt") {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            guard fields.count == 5 else { continue }
            let scalars = try fields[0].split(separator: " ").map {
                try XCTUnwrap(UInt32($0, radix: 16).flatMap(Unicode.Scalar.init))
            }
            var units: [UInt16] = []
            var starts: [Int] = []
            for scalar in scalars {
                starts.append(units.count)
                units += Array(String(Character(scalar)).utf16)
            }
            let direction: WritingDirection =
                switch fields[1] {
                case "0": .leftToRight
                case "1": .rightToLeft
                default: .natural
                }
            let (levels, base) = units.withUnsafeBufferPointer { analysis.levels(of: $0, direction: direction) }
            let expected = fields[3].split(separator: " ").map { UInt8($0) }
            total += 1
            let agrees = zip(starts, expected).allSatisfy { start, level in level == nil || levels[start] == level }
            if agrees, UInt8(fields[2]) == base { levelsPassed += 1 }
            let shown = starts.indices.filter { expected[$0] != nil }
            let order = VisualOrder.order(of: shown.map { levels[starts[$0]] }).map { shown[$0] }
            if order == fields[4].split(separator: " ").compactMap({ Int($0) }) { orderPassed += 1 }
        }
        print("BidiCharacterTest: levels \(levelsPassed), order \(orderPassed) of \(total)")
        XCTAssertGreaterThan(total, 90_000)
        XCTAssertGreaterThanOrEqual(min(levelsPassed, orderPassed), total * 49 / 50)
        guard Self.isVersion15 else { return }
        // ICU differs in 31 lines: brackets within overrides that are closed, and marks after brackets.
        XCTAssertEqual(total, 91_707)
        XCTAssertGreaterThanOrEqual(levelsPassed, 91_676)
        XCTAssertGreaterThanOrEqual(orderPassed, 91_677)
    }
}
