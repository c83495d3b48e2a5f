import Foundation
import XCTest

@testable import MasuProgram

/// Kind: documented — the Model Context Protocol, revision 2026-07-28, and JSON-RPC 2.0.
final class ProtocolAnswersTests: XCTestCase {
    private let answers = ProtocolAnswers(tools: [
        AgentTool(
            name: "echo", text: "Says it again.",
            parameters: [.init(name: "text", kind: .string, text: "The text.", isRequired: true)], readsOnly: true
        ) { ToolAnswer($0.string("text") ?? "") }
    ])

    private func answer(_ line: String) throws -> JSONValue { try XCTUnwrap(answers.answer(to: line)) }

    func testARequestNamesItsRevision() throws {
        let meta = #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#
        let discovered = try answer(#"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{\#(meta)}}"#)
        XCTAssertEqual(discovered["result"]?["supportedVersions"], ["2026-07-28"])
        XCTAssertEqual(discovered["result"]?["resultType"], "complete")
        let other = try answer(
            #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"1999-01-01"}}}"#
        )
        XCTAssertEqual(other["error"]?["code"], -32022)
        XCTAssertEqual(other["error"]?["data"]?["requested"], "1999-01-01")
    }

    func testOlderClientsShakeHands() throws {
        func agreed(_ version: String) throws -> JSONValue? {
            try answer(#"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(version)"}}"#)[
                "result"]?[
                    "protocolVersion"]
        }
        XCTAssertEqual(try agreed("2025-06-18"), "2025-06-18")
        XCTAssertEqual(try agreed("2031-01-01"), "2025-11-25")
    }

    func testErrorsHaveTheirNumbers() throws {
        func code(_ line: String) throws -> JSONValue? { try answer(line)["error"]?["code"] }
        XCTAssertEqual(try code("{"), -32700)
        XCTAssertEqual(try code("[1]"), -32600)
        XCTAssertEqual(try code(#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#), -32600)
        XCTAssertEqual(try code(#"{"jsonrpc":"2.0","id":1,"method":"nothing"}"#), -32601)
        XCTAssertEqual(try code(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nothing"}}"#), -32602)
        XCTAssertNil(answers.answer(to: #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#))
        XCTAssertNil(answers.answer(to: #"{"jsonrpc":"2.0","id":1,"result":{}}"#))
    }

    func testALongMessageIsRefusedByItsLength() throws {
        let long = try answer(String(repeating: "y", count: ClientMessages.longestLine))
        XCTAssertEqual(long["error"]?["code"], -32700)
        XCTAssertEqual(long["error"]?["message"], "A message has less than 8000000 bytes; this one has more.")
    }

    func testWrongArgumentsAreTheToolsAnswer() throws {
        func result(_ arguments: String) throws -> JSONValue? {
            try answer(
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":\#(arguments)}}"#)[
                    "result"]
        }
        XCTAssertEqual(try result(#"{"text":"a"}"#)?["content"], [["type": "text", "text": "a"]])
        XCTAssertEqual(try result(#"{"text":"a"}"#)?["isError"], false)
        for wrong in ["{}", #"{"text":true}"#, #"{"text":"a","other":1}"#, "[]"] {
            XCTAssertEqual(try result(wrong)?["isError"], true, wrong)
        }
    }

    func testLongAnswersAreCutAndSayHowToGoOn() {
        let lines = (1...200).map { "line \($0) of a long answer" }.joined(separator: "\n") + "\n"
        let first = ToolAnswer(lines: lines, rest: "tree with from @ shows them.")
        XCTAssertLessThanOrEqual(first.text.utf8.count, 2100)
        let match = first.text.firstMatch(of: /(\d+) more lines; tree with from (\d+) shows them\./)
        let (left, next) = (Int(match?.1 ?? "") ?? 0, Int(match?.2 ?? "") ?? 0)
        XCTAssertEqual(left + next, 201)
        let second = ToolAnswer(lines: lines, from: next, rest: "tree with from @ shows them.")
        XCTAssertTrue(second.text.hasPrefix("line \(next) of"), second.text)
    }

    /// Kind: property — messages made of the protocol's own words at random are answered or ignored, never fatal.
    func testRandomMessages() throws {
        var seed: UInt64 = 21
        func random(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % UInt64(count))
        }
        let words = [
            "jsonrpc", "2.0", "id", "method", "params", "name", "arguments", "tools/call", "tools/list", "initialize",
            "ping", "echo", "text", "_meta", "protocolVersion", "notifications/cancelled", "", "\u{1F600}",
        ]
        func value(_ depth: Int) -> JSONValue {
            switch random(depth > 4 ? 5 : 7) {
            case 0: return .null
            case 1: return .bool(random(2) == 0)
            case 2: return .integer(random(1000) - 500)
            case 3: return .number(Double(random(1000)) / 7)
            case 4: return .string(words[random(words.count)])
            case 5: return .array((0..<random(4)).map { _ in value(depth + 1) })
            default: return object(depth + 1)
            }
        }
        func object(_ depth: Int) -> JSONValue {
            .object(Dictionary((0..<random(6)).map { _ in (words[random(words.count)], value(depth)) }) { $1 })
        }
        for number in 0..<10_000 {
            var message = object(0)
            if number % 2 == 0, case .object(var fields) = message {
                fields["jsonrpc"] = "2.0"
                fields["id"] = 1
                fields["method"] = .string(words[7 + random(4)])
                message = .object(fields)
            }
            var line = String(decoding: message.line, as: UTF8.self)
            if number % 3 == 0 { line = String(line.prefix(random(line.count + 1))) }
            guard let answer = answers.answer(to: line) else { continue }
            XCTAssertEqual(answer["jsonrpc"], "2.0", "seed 21, message \(number): \(line)")
            XCTAssertTrue((answer["result"] == nil) != (answer["error"] == nil), "seed 21, message \(number): \(line)")
        }
    }

    func testDeepNestingIsAnError() throws {
        let line = String(repeating: "[", count: 100_000)
        XCTAssertEqual(try answer(line)["error"]?["code"], -32700)
    }
}
