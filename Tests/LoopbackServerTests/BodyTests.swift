import Foundation
import LoopbackServer
import XCTest

/// Kind: documented — HTTP's rules for bodies, and our limit.
///
/// The bodies of clients as they reach a handler.
final class BodyTests: XCTestCase {
    private let client = Client()

    func testABodyWithinTheLimitArrivesWhole() async throws {
        let server = try LoopbackServer(bodyLimit: 100_000) { .data($0.body, contentType: "application/octet-stream") }
        defer { server.stop() }
        for size in [0, 1, 5_000, 100_000] {
            let sent = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) })
            let answer = try await client.send("POST", server.baseURL, body: sent)
            XCTAssertEqual(answer.status, 200)
            XCTAssertEqual(answer.body, sent, "\(size) bytes")
        }
    }

    func testALargerBodyIsRefusedAndTheHandlerNotAsked() async throws {
        let server = try LoopbackServer(bodyLimit: 1000) { _ in .text("ok") }
        defer { server.stop() }
        for size in [1001, 2_000_000] {
            let answer = try await client.send("POST", server.baseURL, body: Data(count: size))
            XCTAssertEqual(answer.status, 413, "\(size) bytes")
            XCTAssertTrue(answer.text.contains("1000"), answer.text)
        }
        XCTAssertEqual(server.requestCount, 0)
        let answer = try await client.send("POST", server.baseURL, body: Data(count: 1000))
        XCTAssertEqual(answer.status, 200)
    }

    func testOtherMethodsAreRefusedBesidePost() async throws {
        let server = try LoopbackServer(bodyLimit: 1000) { _ in .text("ok") }
        defer { server.stop() }
        let answer = try await client.send("PUT", server.baseURL, body: Data("x".utf8))
        XCTAssertEqual(answer.status, 405)
        XCTAssertEqual(answer.fields["allow"], "GET, HEAD, POST")
    }
}
