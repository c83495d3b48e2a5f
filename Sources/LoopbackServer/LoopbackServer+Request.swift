import Foundation

extension LoopbackServer {
    /// One line of a message's head.
    public struct Field: Sendable, Hashable {
        public var name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// A client's request.
    public struct Request: Sendable, Hashable {
        /// The methods that reach a handler; the server itself refuses all others.
        public enum Method: String, Sendable, Hashable {
            case get = "GET"
            case head = "HEAD"
            /// Only where the server was given a limit for bodies.
            case post = "POST"
        }

        public var method: Method
        /// The path with its leading slash, percent-decoded, without the query.
        public var path: String
        /// The query's items in the order of the URL, percent-decoded; an item without `=` has no value.
        public var query: [URLQueryItem]
        /// The fields in the order they were sent, names as the client wrote them.
        public var headers: [Field]

        /// The bytes after the head; empty for GET and HEAD where the server takes no bodies.
        public var body: Data

        public init(
            method: Method, path: String, query: [URLQueryItem] = [], headers: [Field] = [], body: Data = Data()
        ) {
            self.method = method
            self.path = path
            self.query = query
            self.headers = headers
            self.body = body
        }

        /// The value of the first query item of that name, or nil where there is none or it has no value.
        public func queryValue(_ name: String) -> String? {
            query.first { $0.name == name }?.value
        }

        /// The value of the first field of that name, whatever its case.
        public func headerValue(_ name: String) -> String? {
            headers.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value
        }
    }
}
