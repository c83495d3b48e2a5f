import Foundation

extension DispatchQueue {
    /// Runs the work in the queue's order, and returns once it has ended; on Linux the queue's own thread may run it.
    public func asyncAndWait<Result>(execute work: () throws -> Result) rethrows -> Result { try sync(execute: work) }
    public func asyncAndWait<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result
    {
        try sync(flags: flags, execute: work)
    }
    public func asyncAndWait(execute workItem: DispatchWorkItem) { sync(execute: workItem) }
}
