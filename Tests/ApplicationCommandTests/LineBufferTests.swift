import Foundation
import XCTest

@testable import ApplicationCommand

/// Kind: documented — lines of standard input and output.
final class LineBufferTests: XCTestCase {
    func testLinesComeInPieces() {
        var buffer = LineBuffer()
        XCTAssertEqual(buffer.add(Data("one\ntw".utf8)), ["one"])
        XCTAssertEqual(buffer.add(Data("o".utf8)), [])
        XCTAssertEqual(buffer.add(Data("\n\nthree".utf8)), ["two", ""])
        XCTAssertEqual(buffer.rest, "three")
    }

    func testALineThatIsTooLongIsOneLine() {
        var buffer = LineBuffer(longest: 4)
        XCTAssertEqual(buffer.add(Data("abcdef".utf8)), ["abcd"])
        XCTAssertEqual(buffer.add(Data("ghijklmnop".utf8)), [])
        XCTAssertNil(buffer.rest)
        XCTAssertEqual(buffer.add(Data("q\nnext\n".utf8)), ["next"])
        XCTAssertEqual(buffer.add(Data("abcde\nz\n".utf8)), ["abcd", "z"])
    }

    /// Nine million bytes in pieces of a pipe's size took more than a minute when each piece began the search anew.
    func testALongLineIsSearchedOnce() {
        var buffer = LineBuffer()
        let piece = Data(repeating: UInt8(ascii: "y"), count: 65_536)
        let begin = Date()
        for _ in 0..<140 { XCTAssertEqual(buffer.add(piece), []) }
        XCTAssertEqual(buffer.add(Data("\n".utf8)).first?.utf8.count, 140 * 65_536)
        XCTAssertLessThan(-begin.timeIntervalSinceNow, 20)
    }
}
