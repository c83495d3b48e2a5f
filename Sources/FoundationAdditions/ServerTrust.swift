import Foundation
import FoundationNetworking

/// A server's certificates, which Foundation on Linux checks by itself and shows nobody: there is no value of this type.
public enum _ServerTrust: Sendable {}

extension URLProtectionSpace {
    /// The certificates of the server; none, so that the app leaves the check to the system, as it does for other questions.
    public var _serverTrust: _ServerTrust? { nil }
}

extension URLCredential {
    /// An answer that trusts certificates.
    public convenience init(trust: _ServerTrust) {
        switch trust {}
    }
}
