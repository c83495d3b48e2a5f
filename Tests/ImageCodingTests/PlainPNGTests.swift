import Foundation
import Graphics
import TestSupport
import XCTest

@testable import ImageCoding

/// Kind: property — the file doesn't depend on the order in which bands of rows are drawn.
final class PlainPNGTests: XCTestCase {
    private let (width, height) = (37, 40)

    private func file(_ numbers: [UInt32], bands: [Range<Int>]) -> Data? {
        numbers.withUnsafeBufferPointer { numbers in
            let drawn = DrawnPixels(width: width, height: height, numbers: numbers)
            let file = PlainPNG()
            for rows in bands { file.add(rows, of: drawn) }
            return file.file(of: drawn)
        }
    }

    private func numbers(_ random: inout SeededGenerator) -> [UInt32] {
        var numbers: [UInt32] = []
        for index in 0..<width * height {
            let isNew = index < width || Int.random(in: 0..<4, using: &random) == 0
            numbers.append(isNew ? .random(in: 0...0xff_ffff, using: &random) | 0xff00_0000 : numbers[index - width])
        }
        return numbers
    }

    func testBandsInAnyOrderGiveTheFileOfTheWhole() throws {
        var random = SeededGenerator(seed: 12)
        for round in 0..<60 {
            let numbers = numbers(&random)
            let whole = try XCTUnwrap(file(numbers, bands: [0..<height]))
            var edges = (0..<round % 6).map { _ in Int.random(in: 1..<height, using: &random) }
            edges = [0] + Set(edges).sorted() + [height]
            let bands = zip(edges, edges.dropFirst()).map { $0..<$1 }.shuffled(using: &random)
            XCTAssertEqual(file(numbers, bands: bands), whole, "\(bands), round \(round) of seed 12")
            XCTAssertEqual(file(numbers, bands: []), whole, "rows that nobody added are written at the end")
        }
    }

    func testAPixelThatIsNotOpaqueIsRefusedWhereverItIs() throws {
        var random = SeededGenerator(seed: 13)
        let opaque = numbers(&random)
        for row in 0..<height {
            var numbers = opaque
            numbers[row * width + 5] = 0x7f00_0000
            XCTAssertNil(file(numbers, bands: [20..<height, 0..<20]), "row \(row)")
        }
    }
}
