import UIKit
import XCTest

/// Kind: documented — Apple's `CFStringEncodings` and IANA's registry of character sets.
final class CoreFoundationEncodingTests: XCTestCase {
    func testNamesOfTheRegistry() {
        func encoding(_ name: String) -> String.Encoding {
            String.Encoding(
                rawValue: CFStringConvertEncodingToNSStringEncoding(
                    CFStringConvertIANACharSetNameToEncoding(name as CFString)))
        }
        XCTAssertEqual(encoding("utf-8"), .utf8)
        XCTAssertEqual(encoding("ISO-8859-1"), .isoLatin1)
        XCTAssertEqual(encoding("Windows-1252"), .windowsCP1252)
        XCTAssertEqual(CFStringConvertIANACharSetNameToEncoding("UTF-8" as CFString), 0x0800_0100)
        XCTAssertEqual(CFStringConvertIANACharSetNameToEncoding("klingon" as CFString), kCFStringEncodingInvalidId)
    }

    /// Apple's documentation of both functions: nil leaves every escape, an empty text none.
    func testPercentEscapes() {
        func replaced(_ text: String, keeping kept: String?) -> String? {
            CFURLCreateStringByReplacingPercentEscapes(nil, text as CFString, kept as CFString?) as String?
        }
        XCTAssertEqual(replaced("a%20b%2Fc", keeping: nil), "a%20b%2Fc")
        XCTAssertEqual(replaced("a%20b%2Fc", keeping: ""), "a b/c")
        XCTAssertEqual(replaced("a%20b%2Fc%2f", keeping: "/"), "a b%2Fc%2f")
        XCTAssertNil(replaced("%FF", keeping: ""))
        func added(_ text: String, leaving: String? = nil, escaping: String? = nil) -> String? {
            CFURLCreateStringByAddingPercentEscapes(
                nil, text as CFString, leaving as CFString?, escaping as CFString?, 0x0800_0100) as String?
        }
        XCTAssertEqual(added("a b/ü?c=#"), "a%20b/%C3%BC?c=%23")
        XCTAssertEqual(added("a b/c=#", leaving: "#", escaping: "/="), "a%20b%2Fc%3D#")
    }
}
