import Foundation
import FoundationAdditions
import XCTest

/// Kind: oracle — the sentences that public test suites expect of Apple's Foundation, and that logs of iOS quote.
final class ErrorDescriptionTests: XCTestCase {
    private struct Row: Codable { let name: String }
    private enum Failure: Error { case first, second }
    private struct Worded: LocalizedError { var errorDescription: String? { "No rows." } }

    private func text(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "no error"
        } catch { return _ErrorDescription.text(of: error) }
    }

    private func decoded(_ json: String) -> String {
        text { _ = try JSONDecoder().decode(Row.self, from: Data(json.utf8)) }
    }

    func testDecoding() {
        let missing = "The data couldn’t be read because it is missing."
        let format = "The data couldn’t be read because it isn’t in the correct format."
        XCTAssertEqual(decoded("{}"), missing)
        XCTAssertEqual(decoded("{\"name\": null}"), missing)
        XCTAssertEqual(decoded("{\"name\": 3}"), format)
        XCTAssertEqual(decoded("<html>"), format)
        XCTAssertEqual(text { _ = try JSONSerialization.jsonObject(with: Data("<".utf8)) }, format)
        XCTAssertEqual(
            text { _ = try JSONEncoder().encode([Double.nan]) },
            "The data couldn’t be written because it isn’t in the correct format.")
    }

    func testErrorsWithoutADescription() {
        XCTAssertEqual(
            _ErrorDescription.text(of: NSError(domain: "Test", code: 0)),
            "The operation couldn’t be completed. (Test error 0.)")
        XCTAssertEqual(
            _ErrorDescription.text(of: URLError(.badURL)),
            "The operation couldn’t be completed. (NSURLErrorDomain error -1000.)")
        let own = _ErrorDescription.text(of: Failure.second)
        XCTAssertTrue(own.hasPrefix("The operation couldn’t be completed. (") && own.hasSuffix(" error 1.)"), own)
    }

    func testDescriptionsOfTheErrorsOwnStay() {
        XCTAssertEqual(_ErrorDescription.text(of: Worded()), "No rows.")
        for domain in ["Test", NSCocoaErrorDomain, NSURLErrorDomain] {
            let error = NSError(domain: domain, code: 4, userInfo: [NSLocalizedDescriptionKey: "Given"])
            XCTAssertEqual(_ErrorDescription.text(of: error), "Given")
        }
    }

    func testFiles() {
        let path = "/nowhere/rows.json"
        let none = "The file “rows.json” couldn’t be opened because there is no such file."
        XCTAssertEqual(text { _ = try Data(contentsOf: URL(fileURLWithPath: path)) }, none)
        XCTAssertEqual(text { _ = try String(contentsOfFile: path, encoding: .utf8) }, none)
        XCTAssertEqual(
            text { try FileManager.default.removeItem(atPath: path) }, "“rows.json” couldn’t be removed.")
    }

    /// A session says of what it couldn't load where that is; its words here are curl's.
    func testLoading() throws {
        let url = try XCTUnwrap(URL(string: "http://127.0.0.1:9/rows"))
        for (code, sentence) in [
            (-1003, "A server with the specified hostname could not be found."),
            (-1004, "Could not connect to the server."), (-1001, "The request timed out."),
            (-1009, "The Internet connection appears to be offline."),
        ] {
            let error = NSError(
                domain: NSURLErrorDomain, code: code,
                userInfo: [NSURLErrorFailingURLErrorKey: url, NSLocalizedDescriptionKey: "Failed to connect"])
            XCTAssertEqual(_ErrorDescription.text(of: error), sentence)
            XCTAssertEqual(_ErrorDescription.text(of: URLError(_nsError: error)), sentence)
        }
    }
}
