import SnapshotTesting
import UIKit
import XCTest

/// Kind: documented — the forms that existing references of other libraries have.
///
/// The texts that strategies for values keep; the forms are those that existing references of other libraries have.
@MainActor final class ValueTests: XCTestCase {
    private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws -> String {
        var result: String?
        strategy.snapshot(value).run { result = $0 }
        return try XCTUnwrap(result)
    }

    private struct River: Codable {
        var name = "Tone"
        var length = 322
        var mouth: String?
    }

    private enum Direction: String, CaseIterable {
        case up, down
        case left
    }

    private final class Spring {
        var stream: Stream?
    }

    private final class Stream {
        let spring: Spring
        init(_ spring: Spring) {
            self.spring = spring
            spring.stream = self
        }
    }

    /// A struct's parts are in the order of their lines.
    func testDumpOfAStruct() async throws {
        XCTAssertEqual(
            try text(River(), .dump), "▿ River\n  - length: 322\n  - mouth: Optional<String>.none\n  - name: \"Tone\"\n"
        )
    }

    func testDumpOfCollections() async throws {
        XCTAssertEqual(try text([1, 2], .dump), "▿ 2 elements\n  - 1\n  - 2\n")
        XCTAssertEqual(try text([7], .dump), "▿ 1 element\n  - 7\n")
        XCTAssertEqual(try text(Set(["b", "a"]), .dump), "▿ 2 members\n  - \"a\"\n  - \"b\"\n")
        XCTAssertEqual(
            try text(["c": 3, "a": 1], .dump),
            """
            ▿ 2 key/value pairs
              ▿ (2 elements)
                - key: "a"
                - value: 1
              ▿ (2 elements)
                - key: "c"
                - value: 3

            """)
        XCTAssertEqual(try text([Int](), .dump), "- 0 elements\n")
    }

    func testDumpOfSingleValues() async throws {
        XCTAssertEqual(try text("Hello" as Any, .dump), "- \"Hello\"\n")
        XCTAssertEqual(try text("Hello".dropLast(2), .dump), "- \"Hel\"\n")
        XCTAssertEqual(try text("a" as Character, .dump), "- \"a\"\n")
        XCTAssertEqual(try text(Data("Hello, world!".utf8), .dump), "- 13 bytes\n")
        XCTAssertEqual(try text(Date(timeIntervalSinceReferenceDate: 0), .dump), "- 2001-01-01T00:00:00Z\n")
        XCTAssertEqual(try text(NSObject(), .dump), "- <NSObject>\n")
        XCTAssertEqual(try text(Direction.left, .dump), "- Direction.left\n")
        XCTAssertEqual(try text(Optional(5), .dump), "▿ Optional<Int>\n  - some: 5\n")
    }

    func testDumpOfACircle() async throws {
        let spring = Spring()
        _ = Stream(spring)
        XCTAssertEqual(
            try text(spring, .dump),
            """
            ▿ Spring
              ▿ stream: Optional<Stream>
                ▿ some: Stream
                  ▿ spring (circular reference detected)

            """)
    }

    func testJSONAndPropertyLists() async throws {
        XCTAssertEqual(try text(River(), .json), "{\n  \"length\" : 322,\n  \"name\" : \"Tone\"\n}")
        let object: Any = ["b": 1, "a": [2]]
        XCTAssertEqual(try text(object, .json), "{\n  \"a\" : [\n    2\n  ],\n  \"b\" : 1\n}")
        let list = try text(River(), .plist)
        XCTAssertTrue(list.contains("<key>length</key>\n\t<integer>322</integer>"), list)
        XCTAssertEqual(Snapshotting<River, String>.plist.pathExtension, "plist")
        let bench = Bench()
        defer { bench.close() }
        let message = try XCTUnwrap(bench.verify(3 as Any, as: .json))
        XCTAssertTrue(message.contains("is no array or dictionary"), message)
    }

    func testFunctionsAreTables() async throws {
        let strategy = Snapshotting<Direction, String>.func(into: Snapshotting<Int, String>.description)
        XCTAssertEqual(try text({ $0.rawValue.count }, strategy), "\"up\",\"2\"\n\"down\",\"4\"\n\"left\",\"4\"")
        XCTAssertEqual(strategy.pathExtension, "csv")
    }

    func testRequests() async throws {
        var request = URLRequest(url: try XCTUnwrap(URL(string: "https://rivers.example/list?b=2&a=1")))
        request.addValue("text/html", forHTTPHeaderField: "Accept")
        request.addValue("key={\"a\":1}", forHTTPHeaderField: "Cookie")
        XCTAssertEqual(
            try text(request, .raw), "GET https://rivers.example/list?a=1&b=2\nAccept: text/html\nCookie: key={\"a\":1}"
        )
        XCTAssertEqual(
            try text(request, .curl),
            "curl \\\n\t--header \"Accept: text/html\" \\\n\t--cookie \"key={\\\"a\\\":1}\" \\\n"
                + "\t\"https://rivers.example/list?a=1&b=2\"")
        request.httpMethod = "POST"
        request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)
        XCTAssertTrue(try text(request, .raw).hasSuffix("\n\n{\"b\":1,\"a\":2}"))
        XCTAssertTrue(try text(request, .raw(pretty: true)).hasSuffix("\n\n{\n  \"a\" : 2,\n  \"b\" : 1\n}"))
        XCTAssertTrue(
            try text(request, .curl).contains("--request POST \\\n") && text(request, .curl).contains("{\\\"b\\\":1"))
    }

    func testWaitingLetsTimePass() async throws {
        final class Box: @unchecked Sendable { var text = "early" }
        let box = Box()
        let timer = Timer(timeInterval: 0.05, repeats: false) { _ in box.text = "late" }
        RunLoop.main.add(timer, forMode: .default)
        let strategy: Snapshotting<Void, String> = SimplySnapshotting.lines.pullback { box.text }
        XCTAssertEqual(try text((), strategy), "early")
        XCTAssertEqual(try text((), .wait(for: 0.2, on: strategy)), "late")
    }
}
