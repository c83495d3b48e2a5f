import Foundation
import TestSupport
import XCTest

@testable import TextLayout

/// Measurements of text among the fixtures.
enum Oracle {
    struct SystemFont: Decodable {
        struct Cuts: Decodable {
            var text: [String: Double]
            var display: [String: Double]
        }

        var weights: [String: Cuts]
        var tracking: [String: Double]
    }

    struct Width: Decodable {
        var text: String
        var size: Double
        var weight: String
        var scale: Double
        var width: Double
        var control: String
        var use: Bool
    }

    static func data(_ path: String) throws -> Data {
        try Data(contentsOf: RepositoryPaths.fixtures.appendingPathComponent("TextLayout").appendingPathComponent(path))
    }

    static func lines<Record: Decodable>(_ path: String) throws -> [Record] {
        try data(path).split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Record.self, from: $0) }
    }

    static func systemFontMetrics() throws -> SystemFont {
        try JSONDecoder().decode(SystemFont.self, from: data("fonts/system-font-metrics.json"))
    }

    static func widths() throws -> [Width] { try lines("fonts/widths.jsonl") }
}
