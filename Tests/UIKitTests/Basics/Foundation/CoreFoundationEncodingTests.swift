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
}
