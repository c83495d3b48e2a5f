extension Publishers {
    /// A publisher with one value in place of none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ReplaceEmptySubscriber(subscriber, output))
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

/// A subscriber that sends one value where none came. It demands all values, beside those that are demanded of it.
private final class ReplaceEmptySubscriber<Downstream: Subscriber>: Subscriber, Subscription, Described {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private struct State {
        var isEmpty = true
        var hasDemand = false
        var hasFinished = false
        var isOver = false
    }

    private let connection = Guarded<Connection>()
    private let state = Guarded(State())
    private let downstream: Downstream
    private let value: Input

    init(_ downstream: Downstream, _ value: Input) {
        self.downstream = downstream
        self.value = value
    }

    func receive(subscription: any Subscription) {
        guard connection.connect(subscription) else { return }
        downstream.receive(subscription: self)
        connection.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        state.use { $0.isEmpty = false }
        return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard connection.end() != nil else { return }
        if case .failure = completion { return downstream.receive(completion: completion) }
        if !state.use({ $0.isEmpty }) { return downstream.receive(completion: .finished) }
        let sends = state.use { state in
            state.hasFinished = true
            return state.hasDemand && !state.isOver
        }
        if sends { send() }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireValues("ReplaceEmpty")
        let sends = state.use { state in
            state.hasDemand = true
            return state.hasFinished && state.hasDemand && !state.isOver
        }
        if sends { send() } else { connection.request(demand) }
    }

    private func send() {
        state.use { $0.isOver = true }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func cancel() {
        guard !connection.isAwaiting else { return }
        state.use { $0.isOver = true }
        connection.cancel()
    }

    var description: String { "ReplaceEmpty" }
}

extension Publisher {
    /// Sends a value where the publisher finishes without one.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
