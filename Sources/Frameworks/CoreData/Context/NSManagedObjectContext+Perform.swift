import Foundation

extension NSManagedObjectContext {
    /// Runs a block on the context's queue, later; changes are processed after it.
    public func perform(_ block: @escaping () -> Void) {
        queue.async {
            block()
            self.processPendingChanges()
        }
    }

    /// Runs a block on the context's queue and waits for its end.
    public func performAndWait(_ block: () -> Void) { queue.sync(block) }

    /// Runs a block on the context's queue, waits, and gives its result.
    public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try queue.sync(block) }

    /// The moment at which an asynchronous block starts.
    public enum ScheduledTaskType: Sendable {
        /// At once if the caller is on the queue already.
        case immediate
        /// Runs the block after what waits on the queue already.
        case enqueued
    }

    /// Runs a block on the context's queue, and gives its result.
    public func perform<Result>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () -> Result
    ) async -> Result {
        await withCheckedContinuation { continuation in
            nonisolated(unsafe) let block = block
            queue.async {
                nonisolated(unsafe) let result = block()
                self.processPendingChanges()
                continuation.resume(returning: result)
            }
        }
    }

    /// Runs a block on the context's queue, and gives its result or its error.
    public func perform<Result>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
    ) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            nonisolated(unsafe) let block = block
            queue.async {
                nonisolated(unsafe) let outcome = Swift.Result { try block() }
                self.processPendingChanges()
                continuation.resume(with: outcome)
            }
        }
    }
}
