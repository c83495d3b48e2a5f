import Foundation
@_weakLinked public import FoundationNetworking

extension URLSessionConfiguration {
    /// The same configuration, whose sessions ask the host for answers before they ask the network.
    ///
    /// Foundation on Linux asks registered protocols for the shared session alone. The source adapter adds this to the
    /// configurations of an app's own sessions. The app's own protocols stay before the host's. In a program without a host it
    /// is this object itself.
    public var askingHost: URLSessionConfiguration {
        guard let host = NSClassFromString("HeadlessHost.AnsweringProtocol"), host is URLProtocol.Type,
            let copy = copy() as? URLSessionConfiguration
        else { return self }
        var classes = copy.protocolClasses ?? []
        guard !classes.contains(where: { $0 == host }) else { return self }
        let foundations = classes.firstIndex { String(reflecting: $0).hasPrefix("FoundationNetworking.") }
        classes.insert(host, at: foundations ?? classes.endIndex)
        copy.protocolClasses = classes
        return copy
    }
}
