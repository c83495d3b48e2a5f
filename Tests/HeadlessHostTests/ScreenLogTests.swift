import UIKit
import XCTest

@testable import HeadlessHost

/// Kind: documented — a contradiction is printed once while hosts and tests have the log open, and the last one that closes it
/// says how many weren't.
@MainActor final class ScreenLogTests: XCTestCase {
    private let conflict = """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x11 UILabel:0x12.height == 20   (active)>",
            "<NSLayoutConstraint:0x13 UILabel:0x12.height == 30   (active)>"
        )
        """

    /// Standard error's text while something runs.
    private func printed(_ work: () throws -> Void) throws -> String {
        let (pipe, earlier) = (Pipe(), dup(STDERR_FILENO))
        dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
        defer { close(earlier) }
        do {
            defer {
                dup2(earlier, STDERR_FILENO)
                pipe.fileHandleForWriting.closeFile()
            }
            try work()
        }
        return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    override func setUp() async throws {
        UIKitLog.handler = nil
        // Whatever host another test keeps closes the log, and this one too.
        _ = try HeadlessHost()
    }

    private func count(_ text: String) -> Int { text.components(separatedBy: "Unable to simultaneously").count - 1 }

    func testAHostPrintsEachContradictionOnce() async throws {
        let text = try printed {
            let host = try HeadlessHost()
            for _ in 0..<3 { UIKitLog.write(conflict) }
            withExtendedLifetime(host) {}
        }
        XCTAssertEqual(count(text), 1, text)
        XCTAssertTrue(text.contains("Cure: "), text)
        XCTAssertTrue(text.hasSuffix("\n2 more of the same contradiction.\n"), text)
    }

    func testTheLastToCloseCounts() async throws {
        let text = try printed {
            ScreenLog.begin()
            for _ in 0..<2 {
                ScreenLog.begin()
                UIKitLog.write(conflict)
                ScreenLog.end()
            }
            ScreenLog.end()
            UIKitLog.write(conflict)
            UIKitLog.write(conflict)
        }
        XCTAssertEqual(count(text), 3, "once while it is open, and twice after that: \(text)")
        XCTAssertTrue(text.contains("\n1 more of the same contradiction.\n"), text)
    }
}
