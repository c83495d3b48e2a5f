import Foundation
@_weakLinked import FoundationNetworking

/// A service in the local network, by its name; nobody publishes or finds one here.
open class NetService: NSObject {
    public let domain: String
    public let type: String
    public let name: String
    /// -1 until an address is known, which never happens here.
    public let port: Int

    public init(domain: String, type: String, name: String, port: Int32) {
        (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
    }
    public convenience init(domain: String, type: String, name: String) {
        self.init(domain: domain, type: type, name: name, port: -1)
    }
}

/// The method by which a server proves who it is, whose certificates the system checks here.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The method by which an app proves who it is by a certificate of its own, for which no server's question reaches it here.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension Stream {
    /// Foundation on Linux has no pairs of streams: the call ends the app.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        preconditionFailure(
            "Stream.getBoundStreams(withBufferSize:inputStream:outputStream:) was used, which isn't there on Linux")
    }
}

extension URLSession {
    /// Foundation on Linux has no tasks of streams: the call ends the app.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionTask {
        preconditionFailure("URLSession.streamTask(withHostName:port:) was used, which isn't there on Linux")
    }
    /// Foundation on Linux has no tasks of streams: the call ends the app.
    public func streamTask(with service: NetService) -> URLSessionTask {
        preconditionFailure("URLSession.streamTask(with:) was used, which isn't there on Linux")
    }
}

extension URL {
    /// True if the file can be read now: on Linux no file is promised by another process.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
