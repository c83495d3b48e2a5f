import Foundation
import LoopbackServer
import XCTest

/// Kind: documented, property — our documentation of the server; nothing is left behind.
///
/// The resources that a server takes from the system, and gives back.
final class ServerLifetimeTests: XCTestCase {
    func testItListensOnTheLoopbackAddressAlone() throws {
        let server = try LoopbackServer(routes: [:])
        defer { server.stop() }
        XCTAssertEqual(server.baseURL.host, "127.0.0.1")
        let port = try XCTUnwrap(server.baseURL.port)
        // Each line of these tables has the local address as hexadecimal "address:port" in its second column, and the
        // state in its fourth; 0A is LISTEN.
        var listening: [String] = []
        for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
            let lines = try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n").dropFirst()
            for line in lines {
                let columns = line.split(separator: " ")
                guard columns[3] == "0A", columns[1].hasSuffix(String(format: ":%04X", port)) else { continue }
                listening.append(String(columns[1]))
            }
        }
        XCTAssertEqual(listening, [String(format: "0100007F:%04X", port)])
    }

    func testTwoServersHaveDifferentPorts() throws {
        let first = try LoopbackServer(routes: [:])
        let second = try LoopbackServer(routes: [:])
        XCTAssertNotEqual(first.baseURL, second.baseURL)
    }

    func testATakenPortIsNamedInTheError() throws {
        let server = try LoopbackServer(routes: [:])
        defer { server.stop() }
        let port = UInt16(try XCTUnwrap(server.baseURL.port))
        XCTAssertThrowsError(try LoopbackServer(port: port) { _ in .text("") }) { error in
            let text = String(describing: error)
            XCTAssertTrue(text.contains("port \(port)"), text)
            XCTAssertTrue(text.contains("in use"), text)
            XCTAssertEqual((error as? LoopbackServer.StartFailure)?.port, port)
        }
    }

    func testAfterStoppingThePortIsFree() throws {
        let first = try LoopbackServer(routes: [:])
        let port = UInt16(try XCTUnwrap(first.baseURL.port))
        first.stop()
        let second = try LoopbackServer(port: port) { _ in .text("") }
        XCTAssertEqual(second.baseURL.port, Int(port))
        second.stop()
        try assertNoServerThreads()
    }

    func testStoppingFromManyThreadsAtOnceStopsOnce() async throws {
        let server = try LoopbackServer(routes: [:])
        let port = UInt16(try XCTUnwrap(server.baseURL.port))
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { server.stop() } }
        }
        try assertNoServerThreads()
        let next = try LoopbackServer(port: port) { _ in .text("") }
        XCTAssertEqual(next.baseURL.port, Int(port), "the port is free")
        next.stop()
    }

    func testStoppingUnderLoadEndsEveryRequest() async throws {
        let server = try LoopbackServer { _ in .text(String(repeating: "a", count: 50_000)) }
        let client = Client()
        let url = server.baseURL
        let fetches = (0..<100).map { _ in Task { try await client.send("GET", url) } }
        try await waitUntil("some requests have arrived") { server.requestCount > 10 }
        server.stop()
        for fetch in fetches {
            switch await fetch.result {
            case .success(let answer): XCTAssertEqual(answer.body.count, 50_000)
            case .failure(let error): XCTAssertTrue(error is URLError, "\(error)")
            }
        }
        try assertNoServerThreads()
    }

    func testServersLeaveNoDescriptorAndNoThreadBehind() async throws {
        try await serveOnce()  // The first use of URLSession opens descriptors that stay.
        let before = try openSockets()
        let descriptors = try openDescriptors()
        for _ in 0..<20 { try await serveOnce() }
        try await waitUntil("as many descriptors as before") { try openDescriptors() <= descriptors }
        try await waitUntil("as many sockets as before") { try openSockets() <= before }
        try assertNoServerThreads()
    }

    func testAServerThatIsLetGoStops() throws {
        let descriptors = try openDescriptors()
        for _ in 0..<50 { _ = try LoopbackServer(routes: [:]) }
        XCTAssertLessThanOrEqual(try openDescriptors(), descriptors)
        try assertNoServerThreads()
    }

    /// Starts a server, fetches one answer, leaves one held, and stops.
    private func serveOnce() async throws {
        let gate = LoopbackServer.Gate()
        let client = Client()
        let server = try LoopbackServer(routes: [
            "/a": .text("a"), "/held": LoopbackServer.Response.text("late").held(by: gate),
        ])
        let url = server.baseURL
        let answer = try await client.send("GET", url.appendingPathComponent("a"))
        XCTAssertEqual(answer.text, "a")
        XCTAssertFalse(try serverThreads().isEmpty, "the names by which threads are counted have changed")
        let held = Task { try await client.send("GET", url.appendingPathComponent("held")) }
        try await waitUntil("the response is held") { server.heldCount == 1 }
        server.stop()
        if case .success = await held.result { XCTFail("a stopped server answered") }
    }

    private func openDescriptors() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }

    private func openSockets() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter {
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
            return target?.hasPrefix("socket:") ?? false
        }.count
    }

    /// The names of the process's threads that belong to libmicrohttpd.
    /// The system lists a thread that was joined for a moment more.
    private func assertNoServerThreads(line: UInt = #line) throws {
        for _ in 0..<200 where try !serverThreads().isEmpty { usleep(10_000) }
        XCTAssertEqual(try serverThreads(), [], line: line)
    }

    private func serverThreads() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").compactMap {
            try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)
        }.filter { $0.hasPrefix("MHD") }
    }
}
