import Foundation
import LoopbackServer

/// Decides which requests are answered: those with the token, to this server by its own name, and from its own page.
///
/// Another page in the same browser doesn't know the token; a name that was bent to the loopback shows in Host; a
/// request from elsewhere shows in Origin and Sec-Fetch-Site.
final class Admission: @unchecked Sendable {
    let token: String
    private let lock = NSLock()
    /// 0 until the server runs; no request is admitted before.
    private var port = 0

    init(token: String) { self.token = token }

    /// 128 bits of the system's randomness as 32 hexadecimal digits.
    static func randomToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<32).map { _ in String(UInt8.random(in: 0..<16, using: &generator), radix: 16) }.joined()
    }

    func open(port: Int) { lock.withLock { self.port = port } }

    /// The beginning of every admitted path.
    var prefix: String { "/\(token)/" }

    /// - Throws: `Refusal`, 403 or 415.
    func admit(_ request: LoopbackServer.Request) throws(Refusal) {
        let port = lock.withLock { self.port }
        let names = ["127.0.0.1:\(port)", "localhost:\(port)"]
        let hosts = request.values(of: "Host")
        guard port != 0, hosts.count == 1, let host = hosts.first, names.contains(host.lowercased()) else {
            throw Refusal(403, "The Host isn't this server's: open the address that the program printed.")
        }
        let origins = request.values(of: "Origin")
        guard origins.isEmpty || origins == ["http://\(host)"] else {
            throw Refusal(403, "The Origin isn't the inspector's own page.")
        }
        let sites = request.values(of: "Sec-Fetch-Site").map { $0.lowercased() }
        guard sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }) else {
            throw Refusal(403, "Another site asked for this.")
        }
        guard hasToken(request.path) else {
            throw Refusal(403, "The token is missing or wrong: open the address that the program printed.")
        }
        guard request.method != .post || request.headerValue("Content-Type")?.lowercased() == "application/json" else {
            throw Refusal(415, "Send the question as application/json.")
        }
    }

    /// Takes the same time wherever the first difference is.
    private func hasToken(_ path: String) -> Bool {
        let expected = Array(prefix.utf8)
        let given = Array(path.utf8.prefix(expected.count))
        guard given.count == expected.count else { return false }
        return zip(expected, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

extension LoopbackServer.Request {
    func values(of name: String) -> [String] {
        headers.filter { $0.name.caseInsensitiveCompare(name) == .orderedSame }.map(\.value)
    }

    /// The same request with its path behind a prefix: `tree` for `/0f3c…/tree`.
    func inside(_ prefix: String) -> LoopbackServer.Request {
        var request = self
        request.path = String(path.dropFirst(prefix.count))
        return request
    }
}
