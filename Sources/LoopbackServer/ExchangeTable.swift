import CMicroHTTPD
import Foundation

/// The state that a server's thread and its clients' threads share: the handler, the counts, and the connections on
/// hold.
///
/// Invariant: a connection is in `held` exactly while libmicrohttpd has it suspended. Removing it and resuming it are
/// one step under `lock`, so each is resumed once, and none after `dropHeld()`.
final class ExchangeTable: @unchecked Sendable {
    let handler: LoopbackServer.Handler
    /// The largest body of a request in bytes; 0 where only GET and HEAD are served.
    let bodyLimit: Int

    private let lock = NSLock()
    private var pathsAsked: [String: Int] = [:]
    private var held: [Int: OpaquePointer] = [:]
    private var nextHold = 0
    private var isStopping = false
    private var servingThread: pthread_t?

    init(bodyLimit: Int, handler: @escaping LoopbackServer.Handler) {
        self.bodyLimit = bodyLimit
        self.handler = handler
    }

    var requestCount: Int { lock.withLock { pathsAsked.values.reduce(0, +) } }

    func requestCount(forPath path: String) -> Int { lock.withLock { pathsAsked[path] ?? 0 } }

    var heldCount: Int { lock.withLock { held.count } }

    /// True if the caller runs on the server's own thread.
    var isServingThread: Bool {
        lock.withLock { servingThread.map { pthread_equal($0, pthread_self()) != 0 } ?? false }
    }

    /// Forgets the server's thread at its end, since the system may give its identity to another thread.
    func forgetServingThread() {
        lock.withLock { servingThread = nil }
    }

    /// Counts a request, and remembers the thread that serves it.
    func noteRequest(path: String) {
        lock.withLock {
            servingThread = pthread_self()
            pathsAsked[path, default: 0] += 1
        }
    }

    /// Suspends a connection until `gate` opens. Returns false where the server is stopping; then the connection is
    /// to be closed.
    func hold(_ connection: OpaquePointer, behind gate: LoopbackServer.Gate) -> Bool {
        let hold: Int? = lock.withLock {
            guard !isStopping else { return nil }
            MHD_suspend_connection(connection)
            nextHold += 1
            held[nextHold] = connection
            return nextHold
        }
        guard let hold else { return false }
        gate.whenReleased { [weak self] in self?.resume(hold) }
        return true
    }

    /// True if the server has begun to stop.
    var isClosing: Bool { lock.withLock { isStopping } }

    /// Resumes all connections on hold, for the server to close them, and lets no further one be held.
    func dropHeld() {
        lock.withLock {
            isStopping = true
            for hold in held.keys.sorted() {
                if let connection = held.removeValue(forKey: hold) { MHD_resume_connection(connection) }
            }
        }
    }

    private func resume(_ hold: Int) {
        lock.withLock {
            if let connection = held.removeValue(forKey: hold) { MHD_resume_connection(connection) }
        }
    }
}
