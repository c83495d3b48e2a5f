import Foundation

extension LoopbackServer {
    /// The server's response.
    public struct Response: Sendable {
        /// An HTTP status, 200...599. Another value, or a header that HTTP doesn't allow, is answered with 500 and a
        /// text that says so.
        public var status: Int
        public var headers: [Field]
        /// Not sent for HEAD, though its length is.
        public var body: Data
        /// Holds the response back until it is released; nil sends at once.
        public var gate: Gate?

        public init(status: Int = 200, headers: [Field] = [], body: Data = Data(), gate: Gate? = nil) {
            self.status = status
            self.headers = headers
            self.body = body
            self.gate = gate
        }

        /// Status 200 with bytes of a media type such as `image/png`.
        public static func data(_ body: Data, contentType: String) -> Response {
            Response(headers: [Field(name: "Content-Type", value: contentType)], body: body)
        }

        /// UTF-8 text.
        public static func text(_ text: String, status: Int = 200) -> Response {
            Response(
                status: status, headers: [Field(name: "Content-Type", value: "text/plain; charset=utf-8")],
                body: Data(text.utf8))
        }

        /// Status 404 with a line of text that names the path.
        public static func notFound(_ path: String) -> Response {
            text("Nothing is served at \(path)\n", status: 404)
        }

        /// The same response, sent only once `gate` is released.
        public func held(by gate: Gate) -> Response {
            var response = self
            response.gate = gate
            return response
        }
    }
}
