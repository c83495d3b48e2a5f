import FoundationNetworking
import HeadlessHost
import HostServices
import LoopbackServer
import XCTest

/// Kind: documented — the comment of `RequestAnswers`.
@MainActor final class AnswerTests: XCTestCase {
    private func get(_ text: String) async throws -> (String, Int) {
        let (data, response) = try await URLSession.shared.data(from: try XCTUnwrap(URL(string: text)))
        return (String(decoding: data, as: UTF8.self), (response as? HTTPURLResponse)?.statusCode ?? 0)
    }

    func testRequestsOfTheSharedSessionAreAnswered() async throws {
        XCTAssertTrue(HeadlessHost.answersRequests, "a session is older than the host's protocol")
        let host = try HeadlessHost(device: "iphone-15")
        let folder = try Answers(["https://example.org/users?page=1": "one", "https://example.org/pictures/*": "any"])
        host.answers = try RequestAnswers(folder: folder.url)
        let users = try await get("https://example.org/users?page=1")
        XCTAssertEqual(users.0, "one")
        XCTAssertEqual(users.1, 200)
        let picture = try await get("https://example.org/pictures/7.png")
        XCTAssertEqual(picture.0, "any")
        for _ in 0..<2 {
            do {
                _ = try await get("https://example.org/users?page=2")
                XCTFail("a request without an answer was answered")
            } catch { XCTAssertEqual((error as? URLError)?.code, .notConnectedToInternet) }
        }
        XCTAssertEqual(host.answers?.unanswered, ["GET https://example.org/users?page=2"])
    }

    func testAnswersAreRecordedAndReplayed() async throws {
        XCTAssertTrue(HeadlessHost.answersRequests, "a session is older than the host's protocol")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("answers-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let address: String
        do {
            let server = try LoopbackServer { _ in
                .data(Data("{\"name\": \"Rhine\"}".utf8), contentType: "application/json")
            }
            address = server.baseURL.appendingPathComponent("rivers").absoluteString
            let host = try HeadlessHost(device: "iphone-15")
            host.answers = try RequestAnswers(folder: folder, isRecording: true)
            let first = try await get(address)
            XCTAssertEqual(first.0, "{\"name\": \"Rhine\"}")
            server.stop()
        }
        let host = try HeadlessHost(device: "iphone-15")
        host.answers = try RequestAnswers(folder: folder)
        let again = try await get(address)
        XCTAssertEqual(again.0, "{\"name\": \"Rhine\"}")
        XCTAssertEqual(host.answers?.unanswered, [])
    }

    func testWithoutANetworkEveryRequestFails() async throws {
        XCTAssertTrue(HeadlessHost.answersRequests, "a session is older than the host's protocol")
        let host = try HeadlessHost(device: "iphone-15")
        host.services.network = .none
        do {
            _ = try await get("http://127.0.0.1:9/")
            XCTFail("a request was answered without a network")
        } catch { XCTAssertEqual((error as? URLError)?.code, .notConnectedToInternet) }
    }

    func testAListThatCannotBeReadSaysWhy() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("no-such-answers")
        XCTAssertThrowsError(try RequestAnswers(folder: folder)) {
            XCTAssertTrue("\($0)".contains("answers.json isn't a list of answers"), "\($0)")
        }
    }
}
