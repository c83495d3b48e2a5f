import Foundation
import LoopbackServer

/// The queue of requests from the server's thread, which the main actor empties between frames.
///
/// Invariant: a request is in `waiting` from when it is made until it is removed, given up or the queue is closed.
final class RequestQueue: @unchecked Sendable {
    /// A request and, once there is one, its answer; guarded by the queue's condition.
    final class Pending: @unchecked Sendable {
        let request: LoopbackServer.Request
        fileprivate var response: LoopbackServer.Response?

        init(_ request: LoopbackServer.Request) { self.request = request }
    }

    private let condition = NSCondition()
    private var waiting: [Pending] = []
    private var isOver = false

    var isClosed: Bool { condition.withLock { isOver } }

    /// Leaves a request and waits for its answer; on any thread but the main one.
    ///
    /// - Parameter patience: seconds.
    /// - Throws: `Refusal`, 503, if there was no answer in time or the queue is closed.
    func ask(_ request: LoopbackServer.Request, patience: TimeInterval = 10) throws(Refusal) -> LoopbackServer.Response
    {
        let pending = Pending(request)
        let end = Date().addingTimeInterval(patience)
        condition.lock()
        defer { condition.unlock() }
        if !isOver {
            waiting.append(pending)
            condition.broadcast()
        }
        while pending.response == nil, !isOver, condition.wait(until: end) {}
        waiting.removeAll { $0 === pending }
        if let response = pending.response { return response }
        throw isOver
            ? Refusal(503, "The inspector was closed.")
            : Refusal(
                503, "The program answered nothing for \(Int(patience)) s; its loop has to call answerRequests().")
    }

    /// The request that has waited longest, which is taken.
    func next() -> Pending? { condition.withLock { waiting.isEmpty ? nil : waiting.removeFirst() } }

    func answer(_ pending: Pending, with response: LoopbackServer.Response) {
        condition.withLock {
            pending.response = response
            condition.broadcast()
        }
    }

    /// Waits until a request is there, for so many seconds at most.
    func wait(upTo seconds: TimeInterval) {
        let end = Date().addingTimeInterval(seconds)
        condition.withLock {
            while waiting.isEmpty, !isOver, condition.wait(until: end) {}
        }
    }

    /// Releases all waiting requests, and all that come later.
    func close() {
        condition.withLock {
            isOver = true
            condition.broadcast()
        }
    }
}
