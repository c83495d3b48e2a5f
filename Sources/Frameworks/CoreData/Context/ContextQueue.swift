import Dispatch
import Foundation

/// The queue of a context: the main one, one of its own, or none.
final class ContextQueue: @unchecked Sendable {
    let isMain: Bool
    private let isConfined: Bool
    private let queue: DispatchQueue
    private static let key = DispatchSpecificKey<ObjectIdentifier>()

    init(isMain: Bool, isConfined: Bool) {
        self.isMain = isMain
        self.isConfined = isConfined
        queue = isMain ? .main : DispatchQueue(label: "NSManagedObjectContext")
        if !isMain { queue.setSpecific(key: Self.key, value: ObjectIdentifier(self)) }
    }

    /// True where the context may be used at once.
    var isCurrent: Bool {
        if isConfined { return true }
        if isMain { return Thread.isMainThread }
        return DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self)
    }

    /// False for a context of a thread that has no queue: another thread must not touch its objects.
    var isWaiting: Bool { !isConfined || Thread.isMainThread }

    func async(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        (isConfined && Thread.isMainThread ? .main : queue).async { body() }
    }

    func sync<Result>(_ body: () throws -> Result) rethrows -> Result {
        isCurrent ? try body() : try queue.sync(execute: body)
    }
}
