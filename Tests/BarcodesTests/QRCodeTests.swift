import Barcodes
import Foundation
import TestSupport
import XCTest

/// Kind: oracle — symbols of another program (Tests/Fixtures/Barcodes); capacities of ISO/IEC 18004, table 7.
final class QRCodeTests: XCTestCase {
    private let levels: [Substring: QRCode.Correction] = ["L": .low, "M": .medium, "Q": .quartile, "H": .high]

    func testModulesAreThoseOfAnotherProgram() throws {
        let file = RepositoryPaths.fixtures.appendingPathComponent("Barcodes/qr-codes.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        XCTAssertEqual(lines.count, 6)
        for line in lines {
            let words = line.split(separator: " ")
            let digits = Array(words[2])
            let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
                UInt8(String(digits[$0...$0 + 1]), radix: 16)
            }
            let level = try XCTUnwrap(levels[words[0]])
            let code = try XCTUnwrap(QRCode(bytes, correction: level, mask: Int(words[1])))
            XCTAssertEqual(code.version, Int(words[3]))
            XCTAssertEqual(code.size, words.count - 4)
            for (row, word) in words.dropFirst(4).enumerated() {
                var bits = (0..<code.size).map { code.isDark(row: row, column: $0) ? "1" : "0" }.joined()
                while bits.hasPrefix("0") { bits.removeFirst() }
                XCTAssertEqual(bits, binary(word), "version \(code.version), row \(row)")
            }
        }
    }

    /// A hexadecimal number in binary digits, without leading zeros.
    private func binary(_ word: Substring) -> String {
        let digits = word.map { digit in
            let bits = String(digit.hexDigitValue ?? 0, radix: 2)
            return String(repeating: "0", count: 4 - bits.count) + bits
        }
        return String(digits.joined().drop { $0 == "0" })
    }

    func testTheSmallestVersionWithRoomIsTaken() {
        let bounds: [(QRCode.Correction, Int, Int)] = [
            (.low, 17, 1), (.low, 18, 2), (.medium, 14, 1), (.medium, 15, 2), (.quartile, 11, 1), (.high, 7, 1),
            (.high, 8, 2), (.low, 2953, 40), (.medium, 2331, 40), (.quartile, 1663, 40), (.high, 1273, 40),
        ]
        for (level, count, version) in bounds {
            let code = QRCode([UInt8](repeating: 65, count: count), correction: level, mask: 0)
            XCTAssertEqual(code?.version, version, "\(count) bytes at \(level)")
        }
        XCTAssertNil(QRCode([UInt8](repeating: 65, count: 2954), correction: .low))
        XCTAssertNil(QRCode([UInt8](repeating: 65, count: 1274), correction: .high))
    }

    func testTheMaskIsTheSameInEachRun() throws {
        let code = try XCTUnwrap(QRCode(Array("https://example.org".utf8), correction: .medium))
        let again = QRCode(Array("https://example.org".utf8), correction: .medium, mask: code.mask)
        XCTAssertEqual(code, again)
    }
}
