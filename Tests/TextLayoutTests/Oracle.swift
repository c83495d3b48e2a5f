import Foundation
import TestSupport
import XCTest

@testable import TextLayout

/// The recordings beside the repository; a test that asks for one skips where there is none.
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
        guard let folder = RepositoryPaths.oracles else { throw XCTSkip("no recordings beside the repository") }
        return try Data(contentsOf: folder.appendingPathComponent(path))
    }

    static func lines<Record: Decodable>(_ path: String) throws -> [Record] {
        try data(path).split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Record.self, from: $0) }
    }

    static func systemFontMetrics() throws -> SystemFont {
        try JSONDecoder().decode(SystemFont.self, from: data("fonts/system-font-metrics.json"))
    }

    static func widths() throws -> [Width] { try lines("fonts/widths.jsonl") }
}
