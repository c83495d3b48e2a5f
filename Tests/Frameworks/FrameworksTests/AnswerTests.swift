import Combine
import FoundationAdditions
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

    /// `Data(contentsOf:)`, as the source adapter writes it; of a file it is the file's.
    func testContentsOfAddressesAreAnswered() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let folder = try Answers(["https://example.org/picture.png": "one"])
        host.answers = try RequestAnswers(folder: folder.url)
        let address = try XCTUnwrap(URL(string: "https://example.org/picture.png"))
        XCTAssertEqual(String(decoding: try Data(_contentsOf: address), as: UTF8.self), "one")
        XCTAssertThrowsError(try Data(_contentsOf: try XCTUnwrap(URL(string: "https://example.org/other.png")))) {
            XCTAssertEqual(($0 as? URLError)?.code, .notConnectedToInternet)
        }
        let file = folder.url.appendingPathComponent("own.txt")
        try Data("own".utf8).write(to: file)
        XCTAssertEqual(try Data(_contentsOf: file, options: .mappedIfSafe), Data("own".utf8))
    }

    /// Sessions that an app makes itself, as the source adapter writes them.
    func testRequestsOfOtherSessionsAreAnswered() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let folder = try Answers(["https://example.org/users?page=1": "one"])
        host.answers = try RequestAnswers(folder: folder.url)
        let url = try XCTUnwrap(URL(string: "https://example.org/users?page=1"))
        for configuration in [URLSessionConfiguration.default, .ephemeral] {
            let session = URLSession(configuration: configuration.askingHost)
            let (data, _) = try await session.data(from: url)
            XCTAssertEqual(String(decoding: data, as: UTF8.self), "one")
            XCTAssertEqual(configuration.protocolClasses?.count, URLSessionConfiguration.default.protocolClasses?.count)
        }
        let mocked = URLSessionConfiguration.ephemeral
        mocked.protocolClasses = [MockProtocol.self]
        let (data, _) = try await URLSession(configuration: mocked.askingHost).data(from: url)
        XCTAssertEqual(String(decoding: data, as: UTF8.self), "mock", "the app's own protocol comes first")
    }

    /// As Apple's page "Processing URL session data task results with Combine" does it.
    func testRequestsAsAPublisher() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let folder = try Answers(["https://example.org/numbers": "[3, 4]"])
        host.answers = try RequestAnswers(folder: folder.url)
        func numbers(_ address: String) throws -> some Publisher<[Int], any Error> {
            URLSession.shared.dataTaskPublisher(for: try XCTUnwrap(URL(string: address))).map(\.data)
                .decode(type: [Int].self, decoder: JSONDecoder())
        }
        var seen: [[Int]] = []
        for try await value in try numbers("https://example.org/numbers").values { seen.append(value) }
        XCTAssertEqual(seen, [[3, 4]])
        do {
            for try await value in try numbers("https://example.org/other").values { seen.append(value) }
            XCTFail("a request without an answer was answered")
        } catch { XCTAssertEqual((error as? URLError)?.code, .notConnectedToInternet) }
    }

    private final class MockProtocol: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            guard let url = request.url,
                let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
            else { return }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data("mock".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
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
