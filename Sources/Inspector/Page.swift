import Foundation
import LoopbackServer

/// The page itself: one HTML document, put together from its parts, that loads nothing but the inspector's answers.
///
/// Its script and style run only with a nonce that is new in each answer.
struct Page: Sendable {
    private let text: String

    init() throws {
        let folder = Bundle.module.bundleURL.appendingPathComponent("Page")
        func part(_ name: String) throws -> String {
            let file = folder.appendingPathComponent(name)
            guard let data = try? Data(contentsOf: file) else { throw InspectorError.pageMissing(file.path) }
            return String(decoding: data, as: UTF8.self)
        }
        let script = try Self.scripts.map { try part($0 + ".js") }.joined()
        text = try part("page.html").replacingOccurrences(of: "{{style}}", with: try part("page.css"))
            .replacingOccurrences(of: "{{script}}", with: script)
    }

    /// The scripts in the order in which they depend on each other.
    private static let scripts = [
        "questions", "tree", "beside", "screen", "space", "chain", "properties", "details", "trace", "panes", "live",
    ]

    /// The page, where it is asked for; nil for everything else.
    func answer(to request: LoopbackServer.Request, under prefix: String) -> LoopbackServer.Response? {
        guard request.path == prefix, request.method != .post else { return nil }
        let nonce = Admission.randomToken()
        let html = text.replacingOccurrences(of: "{{nonce}}", with: nonce)
        var response = LoopbackServer.Response.data(Data(html.utf8), contentType: "text/html; charset=utf-8")
        let policy =
            "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src 'self'; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        response.headers.append(.init(name: "Content-Security-Policy", value: policy))
        return response
    }
}
