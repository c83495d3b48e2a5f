extension Publishers {
    /// Each value combined with the result before it.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            let next = nextPartialResult
            upstream.subscribe(
                PassingSubscriber("Scan", subscriber) { value, subscriber in
                    result = next(result, value)
                    return subscriber.receive(result)
                } parts: {
                    [("downstream", subscriber), ("result", result)]
                })
        }
    }

    /// Each value combined with the result before it, by a closure that may fail.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error
        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.subscribe(
                TryScanSubscriber<Upstream.Output, Upstream.Failure, S>(subscriber, initialResult, nextPartialResult))
        }
    }
}

/// A subscriber that combines values with a result, wherever they come from: after the end and a failure as well.
private final class TryScanSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    Described
where Downstream.Failure == any Error {
    private let connection = Guarded<Connection>()
    private let result: Guarded<Downstream.Input>
    private let downstream: Downstream
    private let next: (Downstream.Input, Input) throws -> Downstream.Input

    init(
        _ downstream: Downstream, _ initial: Downstream.Input,
        _ next: @escaping (Downstream.Input, Input) throws -> Downstream.Input
    ) {
        self.downstream = downstream
        result = Guarded(initial)
        self.next = next
    }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        do {
            let value = try next(result.current, input)
            _ = result.exchange(value)
            return downstream.receive(value)
        } catch {
            guard let subscription = connection.end() else { return .none }
            subscription.cancel()
            downstream.receive(completion: .failure(error))
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if connection.end() != nil { downstream.receive(completion: completion.mapError { $0 as any Error }) }
    }

    func request(_ demand: Subscribers.Demand) { connection.request(demand) }
    func cancel() { connection.cancel() }
    var description: String { "TryScan" }

    var parts: [(label: String, value: Any)] {
        [("downstream", downstream), ("status", connection.current), ("result", result.current)]
    }
}

extension Publisher {
    /// Combines each value with the result before it and passes on every result.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines each value with the result before it; what the closure throws is the failure.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
