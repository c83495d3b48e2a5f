import Foundation
import FoundationNetworking
import XCTest

/// A client of one test: it keeps no cache, and lets its connections go when the test ends.
final class Client: Sendable {
    let session: URLSession

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 20
        configuration.urlCache = nil
        session = URLSession(configuration: configuration)
    }

    deinit { session.invalidateAndCancel() }

    struct Answer: Sendable {
        var status: Int
        var fields: [String: String]
        var body: Data

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    func send(_ method: String = "GET", _ url: URL, fields: [String: String] = [:], body: Data? = nil) async throws
        -> Answer
    {
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body
        for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await session.data(for: request)
        let http = try XCTUnwrap(response as? HTTPURLResponse)
        var received: [String: String] = [:]
        for (name, value) in http.allHeaderFields {
            received[String(describing: name).lowercased()] = String(describing: value)
        }
        return Answer(status: http.statusCode, fields: received, body: data)
    }
}

/// Waits until `condition` holds, for at most ten seconds.
func waitUntil(
    _ what: String, file: StaticString = #filePath, line: UInt = #line, _ condition: () throws -> Bool
) async throws {
    for _ in 0..<1000 {
        if try condition() { return }
        try await Task.sleep(for: .milliseconds(10))
    }
    XCTFail("waited ten seconds, and still not: \(what)", file: file, line: line)
}
