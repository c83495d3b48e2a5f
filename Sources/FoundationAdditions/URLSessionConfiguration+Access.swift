import Foundation
@_weakLinked import FoundationNetworking

/// The kinds of network that a session's requests may use, which Foundation has on Apple's systems. No network of a
/// host is expensive or constrained, so that the answers are kept and refuse nothing.
extension URLSessionConfiguration {
    /// False refuses networks in Low Data Mode.
    public var allowsConstrainedNetworkAccess: Bool {
        get { NetworkAccess.of(self).isConstrainedAllowed }
        set { NetworkAccess.of(self).isConstrainedAllowed = newValue }
    }

    /// False refuses networks that the system deems expensive, such as a cellular one.
    public var allowsExpensiveNetworkAccess: Bool {
        get { NetworkAccess.of(self).isExpensiveAllowed }
        set { NetworkAccess.of(self).isExpensiveAllowed = newValue }
    }

    /// `waitsForConnectivity`, which Foundation lets nobody set on Linux: the source adapter renames assignments. The answer is
    /// kept, and requests fail at once all the same where there is no network.
    public var _waitsForConnectivity: Bool {
        get { NetworkAccess.of(self).waits }
        set { NetworkAccess.of(self).waits = newValue }
    }

    /// `background(withIdentifier:)`, which Foundation on Linux says it hasn't: the source adapter renames calls. Transfers end with
    /// the process here, as a default session's.
    public static func _background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

extension URLSessionTask {
    /// True whatever is set: data are handed on as they arrive.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set {}
    }
}

/// The values kept for one configuration, as long as that lives.
final class NetworkAccess {
    var isConstrainedAllowed = true
    var isExpensiveAllowed = true
    var waits = false
    var oldestProtocol = SSLProtocol.tlsProtocol12
    var newestProtocol = SSLProtocol.tlsProtocol13
    var oldestVersion = tls_protocol_version_t.TLSv12
    var newestVersion = tls_protocol_version_t.TLSv13

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: (owner: Owner, access: NetworkAccess)] = [:]

    static func of(_ configuration: URLSessionConfiguration) -> NetworkAccess {
        lock.withLock {
            known = known.filter { $0.value.owner.object != nil }
            if let found = known[ObjectIdentifier(configuration)] { return found.access }
            let access = NetworkAccess()
            known[ObjectIdentifier(configuration)] = (Owner(configuration), access)
            return access
        }
    }

    private final class Owner {
        weak var object: URLSessionConfiguration?
        init(_ object: URLSessionConfiguration) { self.object = object }
    }
}
