extension Publishers {
    /// The moment at which a buffer asks its publisher for values.
    public enum PrefetchStrategy: Equatable, Hashable, Sendable {
        /// As many as the buffer holds, and another one for each that is sent.
        case keepFull
        /// As many as the subscriber demands.
        case byRequest
    }

    /// The values that a full buffer loses.
    public enum BufferingStrategy<Failure: Error> {
        case dropNewest
        case dropOldest
        case customError(() -> Failure)
    }

    /// A publisher whose values wait for demand in a buffer.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let size: Int
        public let prefetch: PrefetchStrategy
        public let whenFull: BufferingStrategy<Upstream.Failure>

        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(BufferingSubscriber(subscriber, size, prefetch, whenFull))
        }
    }
}

private final class BufferingSubscriber<Downstream: Subscriber>: Subscriber, Subscription, Described {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private struct State {
        var values: [Input] = []
        var demand = Subscribers.Demand.none
        var completion: Subscribers.Completion<Failure>?
        var isSending = false
        var isOver = false
    }

    private let connection = Guarded<Connection>()
    private let state = Guarded(State())
    private let downstream: Downstream
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>

    init(
        _ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
        _ whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        self.downstream = downstream
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
    }

    func receive(subscription: any Subscription) {
        guard connection.connect(subscription) else { return }
        connection.request(prefetch == .keepFull ? .max(size) : .unlimited)
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        let isFull = state.use { state in
            guard state.values.count >= size else {
                state.values.append(input)
                return false
            }
            return true
        }
        if isFull {
            switch whenFull {
            case .dropNewest: break
            case .dropOldest:
                state.use { state in
                    if !state.values.isEmpty { state.values.removeFirst() }
                    if size > 0 { state.values.append(input) }
                }
            case .customError(let makeError):
                let error = makeError()
                connection.cancel()
                state.use { state in
                    state.values = []
                    if state.completion == nil { state.completion = .failure(error) }
                }
            }
        }
        return drain()
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard connection.end() != nil else { return }
        state.use { state in
            if state.completion == nil { state.completion = completion }
        }
        _ = drain()
    }

    /// Sends as much as is demanded, and the end after the last value; returns how many more the publisher may send.
    private func drain() -> Subscribers.Demand {
        let begins = state.use { state in
            guard !state.isSending, !state.isOver else { return false }
            state.isSending = true
            return true
        }
        guard begins else { return .none }
        var sent = 0
        while true {
            let value = state.use { state -> Input? in
                guard !state.isOver, state.demand > .none, !state.values.isEmpty else { return nil }
                state.demand -= 1
                return .some(state.values.removeFirst())
            }
            guard let value else { break }
            let more = downstream.receive(value)
            state.use { $0.demand += more }
            sent += 1
        }
        let completion = state.use { state -> Subscribers.Completion<Failure>? in
            state.isSending = false
            guard !state.isOver, let completion = state.completion, state.values.isEmpty else { return nil }
            state.isOver = true
            return completion
        }
        if let completion {
            downstream.receive(completion: completion)
            return .none
        }
        return prefetch == .keepFull ? .max(sent) : .none
    }

    func request(_ demand: Subscribers.Demand) {
        state.use { $0.demand += demand }
        let more = drain()
        if more > .none { connection.request(more) }
    }

    func cancel() {
        state.use { state in
            state.isOver = true
            state.values = []
        }
        connection.cancel()
    }

    var description: String { "Buffer" }
}

extension Publisher {
    /// Keeps values for which there is no demand, so many at most.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
