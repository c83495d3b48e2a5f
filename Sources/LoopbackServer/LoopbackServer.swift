import CMicroHTTPD
import Foundation

/// An HTTP server for samples and tests, reachable from this machine alone.
///
/// It listens on 127.0.0.1 at a port that the system picks, answers GET and HEAD, and POST where it was given a limit
/// for bodies, and refuses every other method with 405. One thread of its own serves all connections. All members may be called from any thread, except that `stop()`
/// must not be called from the handler.
public final class LoopbackServer: @unchecked Sendable {
    /// Answers one request; runs on the server's thread and delays all other requests until it returns, so a slow
    /// answer belongs behind a `Gate`.
    public typealias Handler = @Sendable (Request) -> Response

    private let exchanges: ExchangeTable
    private let port: UInt16
    /// Guards `daemon`, and makes a second caller of `stop()` wait until the first has finished.
    private let stopping = NSLock()
    private var daemon: OpaquePointer?
    /// The buffer that libmicrohttpd writes its messages to; freed after the daemon.
    private let diagnostic: UnsafeMutablePointer<CChar>

    /// Starts a server whose answers come from `handler`.
    ///
    /// - Parameters:
    ///   - port: The port to listen on; 0, the default, takes any free one.
    ///   - bodyLimit: The largest body of a POST in bytes; more are refused with 413. 0, the default, serves no POST.
    /// - Throws: `StartFailure` if the port is taken or the process is out of descriptors.
    public init(port: UInt16 = 0, bodyLimit: Int = 0, handler: @escaping Handler) throws {
        let exchanges = ExchangeTable(bodyLimit: bodyLimit, handler: handler)
        let diagnostic = UnsafeMutablePointer<CChar>.allocate(capacity: Int(MASU_DIAGNOSTIC_CAPACITY))
        errno = 0
        // The daemon never outlives the table: `deinit` stops it before the table is let go.
        let context = Unmanaged.passUnretained(exchanges).toOpaque()
        guard let daemon = masu_start_loopback_daemon(port, answerCallback, completedCallback, context, diagnostic)
        else {
            // Some versions clean up before they return, and leave errno to what that did; their message is right.
            let system = String(cString: strerror(errno))
            let message = String(cString: diagnostic).trimmingCharacters(in: .whitespacesAndNewlines)
            diagnostic.deallocate()
            throw StartFailure(port: port, reason: message.isEmpty ? system : message)
        }
        let boundPort = masu_daemon_port(daemon)
        guard boundPort != 0 else {
            MHD_stop_daemon(daemon)
            diagnostic.deallocate()
            throw StartFailure(port: port, reason: "the library doesn't say which port it bound")
        }
        self.exchanges = exchanges
        self.daemon = daemon
        self.diagnostic = diagnostic
        self.port = boundPort
    }

    /// Starts a server that answers each path with a fixed response, and any other path with 404.
    ///
    /// - Parameter routes: Responses by decoded path, each path with its leading slash.
    public convenience init(routes: [String: Response]) throws {
        try self.init { request in routes[request.path] ?? .notFound(request.path) }
    }

    deinit {
        stop()
        diagnostic.deallocate()
    }

    /// The server's root, such as `http://127.0.0.1:49152/`.
    public var baseURL: URL {
        var components = URLComponents()
        components.scheme = "http"
        components.host = "127.0.0.1"
        components.port = Int(port)
        components.path = "/"
        guard let url = components.url else {
            preconditionFailure("LoopbackServer: \(components) is no URL although its port \(port) is valid")
        }
        return url
    }

    /// The number of requests handed to the handler since the start, held ones included.
    public var requestCount: Int { exchanges.requestCount }

    /// The number of requests for one decoded path handed to the handler.
    public func requestCount(forPath path: String) -> Int { exchanges.requestCount(forPath: path) }

    /// The number of responses that a closed gate is holding back now.
    public var heldCount: Int { exchanges.heldCount }

    /// Closes the port and every connection, and returns when the server's thread has ended.
    ///
    /// Clients whose response is held, or not fully sent, see their connection close. A second call does nothing.
    public func stop() {
        precondition(
            !exchanges.isServingThread,
            "LoopbackServer.stop() was called from the server's own handler, where it would wait for itself; "
                + "call it from another thread")
        stopping.withLock {
            guard let daemon else { return }
            exchanges.dropHeld()
            MHD_stop_daemon(daemon)
            self.daemon = nil
            exchanges.forgetServingThread()
        }
    }
}

extension LoopbackServer {
    /// The reason why a server didn't start.
    public struct StartFailure: Error, Sendable, Hashable, CustomStringConvertible {
        /// The requested port; 0 means any.
        public var port: UInt16
        /// The reason that the library or the system gave.
        public var reason: String

        public var description: String {
            let place = port == 0 ? "a free port" : "port \(port)"
            let advice =
                port == 0
                ? "Check the process's limit of open files." : "Pass port 0 to let the system pick a free one."
            return "LoopbackServer can't listen on \(place) of 127.0.0.1: \(reason). \(advice)"
        }
    }
}

extension LoopbackServer.StartFailure: LocalizedError {
    public var errorDescription: String? { description }
}
