/// An activity that can be stopped.
public protocol Cancellable {
    /// Stops it; further calls do nothing.
    func cancel()
}

extension Cancellable {
    /// Puts it into a collection that keeps it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}

/// An activity that is cancelled when the last reference to this object goes.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let action: Guarded<(() -> Void)?>

    public init(_ cancel: @escaping () -> Void) { action = Guarded(cancel) }

    public init<C: Cancellable>(_ canceller: C) { action = Guarded({ canceller.cancel() }) }

    deinit { cancel() }

    public func cancel() {
        action.exchange(nil)?()
    }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
}
