import Explanations
import Foundation
import LoopbackServer

/// The reason why a request is refused: an HTTP status, and a sentence.
struct Refusal: Error {
    var status: Int
    var reason: String

    init(_ status: Int, _ reason: String) {
        self.status = status
        self.reason = reason
    }
}

/// The version of the wire format, in every message both ways; raised when a field goes or changes its meaning.
let wireVersion = 1

/// Answers in the wire format.
enum Reply {
    private struct Fault: Encodable {
        var version = wireVersion
        var error: String
    }

    static func json(_ value: some Encodable, status: Int = 200) -> LoopbackServer.Response {
        do {
            var response = LoopbackServer.Response.data(
                Data(try JSONText.of(value).utf8), contentType: "application/json; charset=utf-8")
            response.status = status
            return response
        } catch {
            return .text("The answer can't be written as JSON: \(error)\n", status: 500)
        }
    }

    static func refusal(_ refusal: Refusal) -> LoopbackServer.Response {
        json(Fault(error: refusal.reason), status: refusal.status)
    }

    /// An answer, or why there is none; nothing of it is kept, framed, or taken for another type.
    static func secured(_ answer: () throws -> LoopbackServer.Response) -> LoopbackServer.Response {
        var response: LoopbackServer.Response
        do { response = try answer() } catch let error as Refusal { response = refusal(error) } catch {
            response = refusal(Refusal(500, "\(error)"))
        }
        response.headers += [
            .init(name: "Cache-Control", value: "no-store"), .init(name: "X-Content-Type-Options", value: "nosniff"),
            .init(name: "Referrer-Policy", value: "no-referrer"), .init(name: "X-Frame-Options", value: "DENY"),
            .init(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
        ]
        if response.headerValue("Content-Security-Policy") == nil {
            response.headers.append(.init(name: "Content-Security-Policy", value: "default-src 'none'"))
        }
        return response
    }
}

extension LoopbackServer.Response {
    func headerValue(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}
