import Foundation
@_weakLinked public import FoundationNetworking

/// A version of the protocol that connections are secured by, as the framework Security names them.
public enum SSLProtocol: Int32, Sendable {
    case sslProtocolUnknown = 0
    case tlsProtocol1 = 4
    case tlsProtocol11 = 7
    case tlsProtocol12 = 8
    case dtlsProtocol1 = 9
    case tlsProtocol13 = 10
    case dtlsProtocol12 = 11
    case tlsProtocolMaxSupported = 999
}

/// The same by the numbers of the protocol itself.
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 0x0301
    case TLSv11 = 0x0302
    case TLSv12 = 0x0303
    case TLSv13 = 0x0304
    case DTLSv10 = 0xfeff
    case DTLSv12 = 0xfefd
}

/// The versions that a session's connections may have. The answers are kept: the host's library for connections chooses.
extension URLSessionConfiguration {
    public var tlsMinimumSupportedProtocol: SSLProtocol {
        get { NetworkAccess.of(self).oldestProtocol }
        set { NetworkAccess.of(self).oldestProtocol = newValue }
    }
    public var tlsMaximumSupportedProtocol: SSLProtocol {
        get { NetworkAccess.of(self).newestProtocol }
        set { NetworkAccess.of(self).newestProtocol = newValue }
    }
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { NetworkAccess.of(self).oldestVersion }
        set { NetworkAccess.of(self).oldestVersion = newValue }
    }
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { NetworkAccess.of(self).newestVersion }
        set { NetworkAccess.of(self).newestVersion = newValue }
    }
}
