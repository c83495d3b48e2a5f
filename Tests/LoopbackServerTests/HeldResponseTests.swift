import Foundation
import LoopbackServer
import XCTest

/// Kind: documented — our documentation of gates.
///
/// Responses that wait for a gate.
final class HeldResponseTests: XCTestCase {
    private let client = Client()

    func testAHeldResponseArrivesOnlyAfterItsRelease() async throws {
        let gate = LoopbackServer.Gate()
        let server = try LoopbackServer(routes: ["/held": LoopbackServer.Response.text("late").held(by: gate)])
        defer { server.stop() }
        let arrival = Arrival()
        let fetch = fetch("held", of: server, arrival)

        try await waitUntil("the response is held") { server.heldCount == 1 }
        try await Task.sleep(for: .milliseconds(100))
        XCTAssertFalse(arrival.happened)
        XCTAssertEqual(server.requestCount, 1)

        gate.release()
        let answer = try await fetch.value
        XCTAssertEqual(answer.text, "late")
        XCTAssertTrue(arrival.happened)
        XCTAssertEqual(server.heldCount, 0)
        XCTAssertEqual(server.requestCount, 1, "a released response isn't asked for a second time")
    }

    func testOtherRequestsAreServedWhileOneIsHeld() async throws {
        let gate = LoopbackServer.Gate()
        let server = try LoopbackServer { request in
            request.path == "/held" ? LoopbackServer.Response.text("late").held(by: gate) : .text("at once")
        }
        defer { server.stop() }
        let held = fetch("held", of: server, Arrival())
        try await waitUntil("the response is held") { server.heldCount == 1 }
        let other = try await client.send("GET", server.baseURL.appendingPathComponent("other"))
        XCTAssertEqual(other.text, "at once")
        gate.release()
        let late = try await held.value
        XCTAssertEqual(late.text, "late")
    }

    func testAnOpenGateHoldsNothing() async throws {
        let gate = LoopbackServer.Gate()
        gate.release()
        gate.release()
        let server = try LoopbackServer(routes: ["/a": LoopbackServer.Response.text("a").held(by: gate)])
        defer { server.stop() }
        let answer = try await client.send("GET", server.baseURL.appendingPathComponent("a"))
        XCTAssertEqual(answer.text, "a")
    }

    func testOneReleaseSendsAllThatTheGateHolds() async throws {
        let gate = LoopbackServer.Gate()
        let server = try LoopbackServer { request in .text(request.path).held(by: gate) }
        defer { server.stop() }
        let fetches = (0..<4).map { fetch("p\($0)", of: server, Arrival()) }
        try await waitUntil("all four are held") { server.heldCount == 4 }
        gate.release()
        for (n, fetch) in fetches.enumerated() {
            let answer = try await fetch.value
            XCTAssertEqual(answer.text, "/p\(n)")
        }
    }

    func testStoppingClosesHeldConnectionsAndALaterReleaseIsHarmless() async throws {
        let gate = LoopbackServer.Gate()
        let server = try LoopbackServer { request in .text(request.path).held(by: gate) }
        let fetches = (0..<3).map { fetch("p\($0)", of: server, Arrival()) }
        try await waitUntil("all three are held") { server.heldCount == 3 }
        server.stop()
        XCTAssertEqual(server.heldCount, 0)
        for fetch in fetches {
            switch await fetch.result {
            case .success(let answer): XCTFail("a stopped server answered \(answer.text)")
            case .failure(let error): XCTAssertTrue(error is URLError, "\(error)")
            }
        }
        gate.release()
        server.stop()
    }

    func testReleasingAResponseWhoseClientHasGoneIsHarmless() async throws {
        let gate = LoopbackServer.Gate()
        let server = try LoopbackServer { request in
            request.path == "/held" ? LoopbackServer.Response.text("late").held(by: gate) : .text("at once")
        }
        defer { server.stop() }
        let held = fetch("held", of: server, Arrival())
        try await waitUntil("the response is held") { server.heldCount == 1 }
        held.cancel()
        if case .success = await held.result { XCTFail("a cancelled request was answered") }
        gate.release()
        XCTAssertEqual(server.heldCount, 0)
        let other = try await client.send("GET", server.baseURL.appendingPathComponent("other"))
        XCTAssertEqual(other.text, "at once")
    }

    func testReleaseAndStopRacingEachOtherEndCleanly() async throws {
        for _ in 0..<50 {
            let gate = LoopbackServer.Gate()
            let server = try LoopbackServer { _ in .text("a").held(by: gate) }
            let fetch = fetch("p", of: server, Arrival())
            try await waitUntil("it is held") { server.heldCount == 1 }
            let release = Task.detached { gate.release() }
            let stop = Task.detached { server.stop() }
            await release.value
            await stop.value
            if case .success(let answer) = await fetch.result { XCTAssertEqual(answer.text, "a") }
            XCTAssertEqual(server.heldCount, 0)
        }
    }

    private func fetch(_ path: String, of server: LoopbackServer, _ arrival: Arrival) -> Task<Client.Answer, any Error>
    {
        let client = client
        let url = server.baseURL.appendingPathComponent(path)
        return Task {
            let answer = try await client.send("GET", url)
            arrival.note()
            return answer
        }
    }
}

/// A flag that is set once.
private final class Arrival: @unchecked Sendable {
    private let lock = NSLock()
    private var flag = false

    func note() { lock.withLock { flag = true } }
    var happened: Bool { lock.withLock { flag } }
}
