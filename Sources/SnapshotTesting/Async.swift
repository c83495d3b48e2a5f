/// A value that is delivered later, or at once.
@preconcurrency @MainActor public struct Async<Value> {
    /// Starts the work; the callback is called once, on the main actor, and never where the work fails.
    public let run: @MainActor (_ callback: @escaping @MainActor (Value) -> Void) -> Void
    /// The same, with the failure.
    let start: @MainActor (_ callback: @escaping @MainActor (Result<Value, any Error>) -> Void) -> Void

    /// Makes a value that `run` hands to its callback, now or later.
    public init(run: @escaping @MainActor (_ callback: @escaping @MainActor (Value) -> Void) -> Void) {
        self.run = run
        start = { callback in run { callback(.success($0)) } }
    }

    init(start: @escaping @MainActor (_ callback: @escaping @MainActor (Result<Value, any Error>) -> Void) -> Void) {
        self.start = start
        run = { callback in start { if case .success(let value) = $0 { callback(value) } } }
    }

    /// Delivers a value at once.
    public init(value: Value) {
        self.init { callback in callback(value) }
    }

    /// Delivers what the work returns, or its error.
    init(catching work: () throws -> Value) {
        let result = Result { try work() }
        self.init(start: { callback in callback(result) })
    }

    /// Makes another value of each that comes.
    public func map<NewValue>(_ transform: @escaping @MainActor (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue>(start: { callback in start { callback($0.map(transform)) } })
    }

    /// This, then what comes of its value.
    func followed<NewValue>(by next: @escaping @MainActor (Value) -> Async<NewValue>) -> Async<NewValue> {
        Async<NewValue>(start: { callback in
            start { result in
                switch result {
                case .success(let value): next(value).start(callback)
                case .failure(let error): callback(.failure(error))
                }
            }
        })
    }
}
