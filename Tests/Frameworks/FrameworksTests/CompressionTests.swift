import Compression
import XCTest

/// Kind: documented, property — RFC 1951, and Apple's documentation of Compression; what was compressed comes back.
final class CompressionTests: XCTestCase {
    /// A block that is stored: its kind, its length, the length's complement, the bytes (RFC 1951, 3.2.4).
    func testStoredBytes() throws {
        let stored = Data([1, 5, 0, 0xFA, 0xFF] + "hello".utf8)
        let data = try (stored as NSData).decompressed(using: .zlib)
        XCTAssertEqual(String(decoding: data as Data, as: UTF8.self), "hello")
        var room = [UInt8](repeating: 0, count: 3)
        let count = compression_decode_buffer(&room, 3, [UInt8](stored), stored.count, nil, COMPRESSION_ZLIB)
        XCTAssertEqual(Array(room[..<count]), Array("hel".utf8))
    }

    func testBytesComeBack() throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7 &* 31) }
        let small = try (Data(bytes) as NSData).compressed(using: .zlib)
        XCTAssertLessThan(small.length, 20_000)
        XCTAssertEqual(try small.decompressed(using: .zlib) as Data, Data(bytes))
        let none = try NSData().compressed(using: .zlib)
        XCTAssertEqual(try none.decompressed(using: .zlib).length, 0)
        let cut = small.subdata(with: NSRange(location: 0, length: small.length / 2)) as NSData
        XCTAssertThrowsError(try cut.decompressed(using: .zlib)) {
            XCTAssertEqual(($0 as? CocoaError)?.code.rawValue, 5377)
        }
    }

    /// Formats that aren't here fail where they are asked for.
    func testOtherFormats() {
        XCTAssertThrowsError(try NSData().compressed(using: .lzfse)) {
            XCTAssertEqual(($0 as? CocoaError)?.code.rawValue, 5376)
        }
        var room: [UInt8] = [0]
        XCTAssertEqual(compression_encode_buffer(&room, 1, [1], 1, nil, COMPRESSION_LZ4), 0)
        // Without room for everything nothing counts.
        XCTAssertEqual(compression_encode_buffer(&room, 1, [1, 2, 3], 3, nil, COMPRESSION_ZLIB), 0)
    }
}
