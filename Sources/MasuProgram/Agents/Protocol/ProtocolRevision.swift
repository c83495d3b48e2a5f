/// The revisions of the Model Context Protocol that are spoken.
///
/// Since 2026-07-28 each request names its revision and there is no handshake; before, `initialize` agreed on one.
/// Source: the specification at modelcontextprotocol.io, revision 2026-07-28.
enum ProtocolRevision {
    static let latest = "2026-07-28"
    /// Those with a handshake, oldest first.
    static let withHandshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
    static let versionKey = "io.modelcontextprotocol/protocolVersion"
    static let serverKey = "io.modelcontextprotocol/serverInfo"

    /// The revision that a handshake agrees on.
    static func agreed(on asked: String?) -> String {
        asked.flatMap { withHandshake.contains($0) ? $0 : nil } ?? withHandshake[withHandshake.count - 1]
    }
}

/// An error of JSON-RPC, as the specification numbers them.
struct ProtocolError: Error, Equatable {
    var code: Int
    var message: String
    var data: JSONValue?

    static func parse(_ message: String) -> ProtocolError { ProtocolError(code: -32700, message: message) }
    static func request(_ message: String) -> ProtocolError { ProtocolError(code: -32600, message: message) }
    static func method(_ name: String) -> ProtocolError {
        ProtocolError(code: -32601, message: "There is no method '\(name.prefix(80))'.")
    }
    static func parameters(_ message: String) -> ProtocolError { ProtocolError(code: -32602, message: message) }
    static func revision(_ asked: String) -> ProtocolError {
        ProtocolError(
            code: -32022, message: "The revision '\(asked.prefix(40))' isn't supported.",
            data: [
                "supported": .array([.string(ProtocolRevision.latest)]), "requested": .string(String(asked.prefix(40))),
            ])
    }
}
