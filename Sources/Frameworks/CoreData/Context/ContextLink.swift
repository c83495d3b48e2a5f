import Synchronization

/// The reference to a context that its objects share, and that doesn't retain it.
///
/// A context says itself when it goes, for the same reason as objects do: see `ObjectRegistry`.
final class ContextLink: @unchecked Sendable {
    let registry = ObjectRegistry()
    private let lock = Mutex<Void>(())
    private var pointer: UnsafeRawPointer?

    /// The context, as long as it is there.
    var context: NSManagedObjectContext? {
        lock.withLock { _ in pointer.flatMap { LiveReference.retained($0, as: NSManagedObjectContext.self) } }
    }

    func connect(_ context: NSManagedObjectContext) {
        lock.withLock { _ in pointer = UnsafeRawPointer(Unmanaged.passUnretained(context).toOpaque()) }
    }

    /// The context calls this when it goes.
    func disconnect() { lock.withLock { _ in pointer = nil } }
}
