import OSLog
import XCTest

/// Kind: documented — Apple's documentation of `os_log` and `Logger`, and C's of `printf`.
final class LogTests: XCTestCase {
    private final class Entries: @unchecked Sendable {
        var all: [OSLog.Entry] = []
    }

    private func entries(_ body: () -> Void) -> [OSLog.Entry] {
        let entries = Entries()
        OSLog.handler = { entries.all.append($0) }
        defer { OSLog.handler = nil }
        body()
        return entries.all
    }

    func testFormats() {
        let texts = entries {
            os_log("%{public}@ has %d of %ld, %.2f%%", "A", 3, 10 as Int64, 30.0)
            os_log("%x %@", 255, [1, 2])
            os_log("%@ and %@", nil as String?)
        }.map(\.text)
        XCTAssertEqual(texts, ["A has 3 of 10, 30.00%", "ff [1, 2]", "(null) and <missing>"])
    }

    func testALogHasNamesAndTypes() {
        let log = OSLog(subsystem: "app", category: "net")
        let all = entries {
            os_log("one", log: log, type: .error)
            os_log(.debug, log: log, "two")
            os_log("none", log: .disabled)
        }
        XCTAssertEqual(all.map(\.text), ["one", "two"])
        XCTAssertEqual(all.map(\.type), [.error, .debug])
        XCTAssertEqual(all.map(\.category), ["net", "net"])
    }

    func testALoggersMessages() {
        let logger = Logger(subsystem: "app", category: "ui")
        let (name, count) = ("Ann", 7)
        let all = entries {
            logger.info("\(name, privacy: .public) \(count)")
            logger.fault("\(255, format: .hex(includePrefix: true)) \(1.5, format: .fixed(precision: 2))|")
            logger.notice("\(name, align: .right(columns: 5))")
        }
        XCTAssertEqual(all.map(\.text), ["Ann 7", "0xff 1.50|", "  Ann"])
        XCTAssertEqual(all.map(\.type), [.info, .fault, .default])
    }

    /// Apple's documentation: an object's number stays the same, others differ.
    func testNumbersOfSignposts() {
        let (log, first, second) = (OSLog.default, NSObject(), NSObject())
        XCTAssertEqual(OSSignpostID(log: log, object: first), OSSignpostID(log: log, object: first))
        XCTAssertNotEqual(OSSignpostID(log: log, object: first), OSSignpostID(log: log, object: second))
        os_signpost(.begin, log: log, name: "load", signpostID: OSSignpostID(log: log), "%{public}s", "a")
    }
}
