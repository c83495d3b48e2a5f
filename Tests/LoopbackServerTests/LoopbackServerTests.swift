import Foundation
import LoopbackServer
import XCTest

/// Kind: documented — HTTP's rules, and our documentation of the server.
///
/// The answers sent at once, as a client sees them.
final class LoopbackServerTests: XCTestCase {
    private let client = Client()

    func testBytesContentTypeAndHeadersArriveAsGiven() async throws {
        let picture = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        var response = LoopbackServer.Response.data(picture, contentType: "image/png")
        response.headers.append(.init(name: "X-Picture", value: "seven"))
        let server = try LoopbackServer(routes: ["/picture.png": response])
        defer { server.stop() }

        let answer = try await client.send("GET", server.baseURL.appendingPathComponent("picture.png"))
        XCTAssertEqual(answer.status, 200)
        XCTAssertEqual(answer.body, picture)
        XCTAssertEqual(answer.fields["content-type"], "image/png")
        XCTAssertEqual(answer.fields["x-picture"], "seven")
    }

    func testAnUnknownPathIsAnsweredWith404NamingIt() async throws {
        let server = try LoopbackServer(routes: ["/a": .text("a")])
        defer { server.stop() }
        let answer = try await client.send("GET", server.baseURL.appendingPathComponent("b"))
        XCTAssertEqual(answer.status, 404)
        XCTAssertTrue(answer.text.contains("/b"), answer.text)
    }

    func testTheHandlerSeesMethodPathQueryAndHeaders() async throws {
        let seen = Seen()
        let server = try LoopbackServer { request in
            seen.append(request)
            return .text("ok")
        }
        defer { server.stop() }
        let url = try XCTUnwrap(
            URL(string: "a%20b/%E5%86%99%E7%9C%9F?w=300&h=20%25&w=4&flag", relativeTo: server.baseURL))
        _ = try await client.send("GET", url.absoluteURL, fields: ["X-Asked-By": "a test"])

        let request = try XCTUnwrap(seen.requests.first)
        XCTAssertEqual(request.method, .get)
        XCTAssertEqual(request.path, "/a b/写真")
        XCTAssertEqual(
            request.query,
            [
                URLQueryItem(name: "w", value: "300"), URLQueryItem(name: "h", value: "20%"),
                URLQueryItem(name: "w", value: "4"), URLQueryItem(name: "flag", value: nil),
            ])
        XCTAssertEqual(request.queryValue("w"), "300")
        XCTAssertEqual(request.headerValue("x-asked-by"), "a test")
        XCTAssertNil(request.headerValue("x-not-sent"))
    }

    func testHeadHasTheLengthButNoBody() async throws {
        let server = try LoopbackServer(routes: ["/a": .text("twelve bytes")])
        defer { server.stop() }
        let answer = try await client.send("HEAD", server.baseURL.appendingPathComponent("a"))
        XCTAssertEqual(answer.status, 200)
        XCTAssertEqual(answer.fields["content-length"], "12")
        XCTAssertTrue(answer.body.isEmpty)
    }

    func testOtherMethodsAreRefusedWithoutReachingTheHandler() async throws {
        let server = try LoopbackServer { _ in .text("reached") }
        defer { server.stop() }
        let answer = try await client.send("POST", server.baseURL, body: Data(repeating: 65, count: 200_000))
        XCTAssertEqual(answer.status, 405)
        XCTAssertEqual(answer.fields["allow"], "GET, HEAD")
        XCTAssertTrue(answer.text.contains("POST"), answer.text)
        XCTAssertEqual(server.requestCount, 0)
    }

    func testRequestsAreCountedByPath() async throws {
        let server = try LoopbackServer(routes: ["/a": .text("a"), "/b": .text("b")])
        defer { server.stop() }
        for path in ["a", "b", "a", "missing"] {
            _ = try await client.send("GET", server.baseURL.appendingPathComponent(path))
        }
        XCTAssertEqual(server.requestCount, 4)
        XCTAssertEqual(server.requestCount(forPath: "/a"), 2)
        XCTAssertEqual(server.requestCount(forPath: "/missing"), 1)
        XCTAssertEqual(server.requestCount(forPath: "/never"), 0)
    }

    func testAResponseThatHTTPForbidsBecomesA500ThatSaysWhy() async throws {
        let server = try LoopbackServer(routes: [
            "/status": LoopbackServer.Response(status: 42),
            "/line": LoopbackServer.Response(headers: [.init(name: "X-Two", value: "one\r\ntwo")]),
            "/name": LoopbackServer.Response(headers: [.init(name: "X Y", value: "one")]),
            "/length": LoopbackServer.Response(headers: [.init(name: "content-length", value: "3")]),
        ])
        defer { server.stop() }
        for (path, reason) in [("status", "42"), ("line", "X-Two"), ("name", "X Y"), ("length", "Content-Length")] {
            let answer = try await client.send("GET", server.baseURL.appendingPathComponent(path))
            XCTAssertEqual(answer.status, 500, path)
            XCTAssertTrue(answer.text.contains(reason), "\(path): \(answer.text)")
        }
    }

    func testManyParallelRequestsGetTheirOwnAnswers() async throws {
        let server = try LoopbackServer { request in
            .text(String(repeating: request.queryValue("n") ?? "none", count: 2000))
        }
        defer { server.stop() }
        let client = client
        let base = server.baseURL.absoluteString
        try await withThrowingTaskGroup(of: Void.self) { group in
            for n in 0..<200 {
                group.addTask {
                    let answer = try await client.send("GET", try XCTUnwrap(URL(string: "\(base)p?n=\(n)")))
                    XCTAssertEqual(answer.text, String(repeating: "\(n)", count: 2000))
                }
            }
            try await group.waitForAll()
        }
        XCTAssertEqual(server.requestCount(forPath: "/p"), 200)
    }
}

/// The requests a handler has seen.
private final class Seen: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [LoopbackServer.Request] = []

    func append(_ request: LoopbackServer.Request) { lock.withLock { list.append(request) } }
    var requests: [LoopbackServer.Request] { lock.withLock { list } }
}
