import Foundation
import LoopbackServer

/// The page itself: one HTML document that loads nothing but the inspector's answers.
///
/// Its script and style run only with a nonce that is new in each answer.
struct Page: Sendable {
    private let text: String

    init() throws {
        let file = Bundle.module.bundleURL.appendingPathComponent("Inspector.html")
        guard let data = try? Data(contentsOf: file) else { throw InspectorError.pageMissing(file.path) }
        text = String(decoding: data, as: UTF8.self)
    }

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
