import Foundation
import InterfaceBuilder
import TestSupport
import XCTest

/// Kind: property — any document is read or refused, soon and in little room.
///
/// Documents that want to harm: a clear error, soon and in little room.
final class HostileDocumentTests: XCTestCase {
    private static let start = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"

    private func message(_ text: String) -> String {
        do {
            _ = try InterfaceDocument(parsing: Array(text.utf8))
            return ""
        } catch {
            return "\(error)"
        }
    }

    func testSizesEndInAnError() {
        XCTAssertEqual(
            message(Self.start + String(repeating: "<view>", count: 100_000)),
            "line 1: elements are more than 512 deep inside each other")
        XCTAssertEqual(
            message(Self.start + String(repeating: "<view/>", count: 70_000)),
            "line 1: there are more than 60000 elements")
        let attributes = (0..<200).map { "a\($0)=\"\"" }.joined(separator: " ")
        XCTAssertEqual(message(Self.start + "<view \(attributes)/>"), "line 1: <view> has more than 128 attributes")
        XCTAssertEqual(
            message(String(repeating: " ", count: 9 << 20)),
            "the text has 9437184 bytes; documents of up to 8388608 are read")
    }

    /// The documents of the gallery, damaged in a few places at random: each is read or refused.
    func testDamagedDocuments() throws {
        let folder = RepositoryPaths.root.appendingPathComponent("Sources/GalleryScreens/TabbedDocuments/Documents")
        let seeds = try ["PreferredCell.xib", "Tabs.storyboard"].map {
            [UInt8](try Data(contentsOf: folder.appendingPathComponent($0)))
        }
        var generator = SeededGenerator(seed: 5)
        var refused = 0
        for round in 0..<600 {
            var bytes = seeds[round % seeds.count]
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: place)
                case 2: bytes.removeSubrange(place..<min(bytes.count, place + 200))
                default:
                    let other = Int.random(in: 0..<bytes.count, using: &generator)
                    bytes.insert(contentsOf: bytes[other..<min(bytes.count, other + 120)], at: place)
                }
            }
            do {
                let document = try InterfaceDocument(parsing: bytes)
                for root in DocumentRoot.list(document) {
                    XCTAssertNotNil(document.object(root.id), "seed 5, \(round)")
                }
            } catch is MarkupError {
                refused += 1
            }
        }
        XCTAssertGreaterThan(refused, 100)
    }
}
