/// A value that is delivered later, or at once.
@preconcurrency @MainActor public struct Async<Value> {
    /// Starts the work; the callback is called once, on the main actor.
    public let run: @MainActor (_ callback: @escaping @MainActor (Value) -> Void) -> Void

    public init(run: @escaping @MainActor (_ callback: @escaping @MainActor (Value) -> Void) -> Void) {
        self.run = run
    }

    /// Delivers a value at once.
    public init(value: Value) {
        self.init { callback in callback(value) }
    }

    public func map<NewValue>(_ transform: @escaping @MainActor (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { value in callback(transform(value)) } }
    }
}
