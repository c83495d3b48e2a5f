import UIKit
import XCTest

@testable import Inspector

/// Kind: documented — Documentation/inspector.md: who isn't answered, and with which status.
///
/// Clients that aren't answered, and the status that they get.
@MainActor final class AdmissionTests: XCTestCase {
    private func assertRefused(
        _ answer: Visitor.Answer, _ status: Int, _ words: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(answer.status, status, answer.text, file: file, line: line)
        XCTAssertEqual(answer.object["version"] as? Int, 1, answer.text, file: file, line: line)
        let error = answer.object["error"] as? String ?? ""
        XCTAssertTrue(error.contains(words), "“\(words)” isn't in: \(error)", file: file, line: line)
    }

    func testWithoutTheTokenNothingIsAnswered() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let token = visitor.inspector.address.lastPathComponent
        XCTAssertEqual(token.count, 32)
        let changed = (token.first == "0" ? "1" : "0") + token.dropFirst()
        for path in ["/", "/tree", "/\(changed)/tree", "/\(token.dropLast())/tree", "/\(token.uppercased())x/tree"] {
            assertRefused(try await visitor.ask(path), 403, "token")
        }
        let right = try await visitor.ask("tree")
        XCTAssertEqual(right.status, 200)
    }

    func testTokensDiffer() async throws {
        let tokens = (0..<100).map { _ in Admission.randomToken() }
        XCTAssertEqual(Set(tokens).count, 100)
        XCTAssertTrue(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }

    func testForeignHostsAndOriginsAreRefused() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let port = try XCTUnwrap(visitor.inspector.address.port)
        for host in [
            "example.com", "example.com:\(port)", "127.0.0.1", "127.0.0.1:\(port + 1)", "127.0.0.1.example.com:\(port)",
        ] {
            assertRefused(try await visitor.ask("tree", fields: ["Host": host]), 403, "Host")
        }
        for origin in ["http://example.com", "null", "https://127.0.0.1:\(port)", "http://127.0.0.1:\(port + 1)"] {
            assertRefused(try await visitor.ask("tree", fields: ["Origin": origin]), 403, "Origin")
        }
        for site in ["cross-site", "same-site"] {
            assertRefused(try await visitor.ask("tree", fields: ["Sec-Fetch-Site": site]), 403, "Another site")
        }
        for fields in [
            ["Origin": "http://127.0.0.1:\(port)"], ["Host": "localhost:\(port)"], ["Sec-Fetch-Site": "same-origin"],
        ] {
            let answer = try await visitor.ask("tree", fields: fields)
            XCTAssertEqual(answer.status, 200, "\(fields) \(answer.text)")
        }
    }

    func testMalformedQuestionsAreRefused() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        for (path, status, words) in [
            ("nothing", 404, "Nothing is called 'nothing'"), ("view?id=9999", 404, "No view"),
            ("view?id=x", 400, "'id'"), ("view", 400, "'id'"), ("view?id=-1", 400, "'id'"),
            ("hit?x=1", 400, "'y'"), ("hit?x=nan&y=1", 400, "'x'"), ("hit?x=1&y=1e300", 400, "'y'"),
            ("changes?after=-1", 400, "'after'"), ("changes?layers=2", 400, "'layers'"), ("layer.png", 400, "'id'"),
            ("layer.png?id=9999", 404, "No view"), ("explanation?id=9999", 404, "No view"),
            ("trace?after=x", 400, "'after'"), ("trial", 405, "needs POST"),
            ("explanation?id=99999999999999999999", 400, "'id'"),
        ] {
            assertRefused(try await visitor.ask(path), status, words)
        }
        _ = try await visitor.ask("tree")
        assertRefused(try await visitor.ask("explanation?id=1&of=colour"), 400, "height, width, x, y")
        for (body, status, words) in [
            ("{", 400, "JSON"), ("[]", 400, "JSON"), ("", 400, "JSON"), ("{}", 400, "'version' is missing"),
            ("{\"version\":2}", 400, "version 1"), ("{\"version\":1}", 400, "'kind' is missing"),
            ("{\"version\":1,\"kind\":\"colour\"}", 400, "colour"),
            ("{\"version\":1,\"kind\":\"constant\",\"id\":77,\"number\":1}", 404, "No active constraint"),
            ("{\"version\":1,\"kind\":\"width\",\"id\":1,\"number\":1e99}", 400, "'number'"),
            ("{\"version\":1,\"kind\":\"width\",\"id\":1}", 400, "is missing"),
            ("{\"version\":1,\"kind\":\"text\",\"id\":1,\"text\":\"x\"}", 400, "no label"),
            ("{\"version\":1,\"kind\":\"contentSize\",\"text\":\"huge\"}", 400, "XS"),
            (String(repeating: "[", count: 20_000), 400, "JSON"),
        ] {
            assertRefused(try await visitor.post("trial", body), status, words)
        }
        assertRefused(try await visitor.post("settings", "{\"version\":1,\"device\":\"toaster\"}"), 400, "toaster")
        assertRefused(try await visitor.post("tree", "{\"version\":1}"), 405, "needs GET")
        assertRefused(
            try await visitor.ask("trial", fields: ["Content-Type": "text/plain"], posting: Data("{}".utf8)), 415,
            "application/json")
        XCTAssertEqual(visitor.host.deviceName, "iphone-se2")
    }

    func testAHugeBodyIsRefused() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let answer = try await visitor.ask("trial", posting: Data(repeating: 0x20, count: 3_000_000))
        XCTAssertEqual(answer.status, 413, answer.text)
        let full = try await visitor.ask("trial", posting: Data(repeating: 0x20, count: Inspector.bodyLimit))
        XCTAssertEqual(full.status, 400, "as large as may be, though no JSON: \(full.text)")
    }

    func testThePageLoadsNothingFromElsewhere() async throws {
        let visitor = try Visitor(LabelController())
        defer { visitor.close() }
        let page = try await visitor.ask("./")
        XCTAssertEqual(page.status, 200)
        XCTAssertEqual(page.fields["content-type"], "text/html; charset=utf-8")
        XCTAssertFalse(page.text.contains("http:") || page.text.contains("https:") || page.text.contains("//cdn"))
        XCTAssertFalse(page.text.contains("{{nonce}}"))
        let policy = try XCTUnwrap(page.fields["content-security-policy"])
        for words in ["default-src 'none'", "script-src 'nonce-", "connect-src 'self'", "frame-ancestors 'none'"] {
            XCTAssertTrue(policy.contains(words), policy)
        }
        XCTAssertFalse(policy.contains("unsafe"), policy)
        let again = try await visitor.ask("./")
        XCTAssertNotEqual(again.fields["content-security-policy"], policy, "each answer has a nonce of its own")
        let tree = try await visitor.ask("tree")
        XCTAssertEqual(tree.fields["content-security-policy"], "default-src 'none'")
        XCTAssertEqual(tree.fields["cache-control"], "no-store")
        XCTAssertEqual(tree.fields["x-content-type-options"], "nosniff")
    }
}
