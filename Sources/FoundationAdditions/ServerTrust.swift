import Foundation
@_weakLinked import FoundationNetworking

/// A server's certificates, which Foundation on Linux checks by itself and shows nobody: there is no value of this type.
public final class _ServerTrust: Sendable {
    private init() {}
}

extension URLProtectionSpace {
    /// The certificates of the server; none, so that the app leaves the check to the system, as it does for other questions.
    public var _serverTrust: _ServerTrust? { nil }
}

extension URLCredential {
    /// An answer that trusts certificates.
    public convenience init(trust: _ServerTrust) {
        preconditionFailure(
            "URLCredential(trust:) was called with certificates, of which Foundation on Linux shows none")
    }
}
