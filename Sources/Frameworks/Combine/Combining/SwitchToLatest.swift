extension Publishers {
    /// The values of the latest of the publishers that a publisher sends.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outer = SwitchingSubscriber<P, S>(subscriber)
            subscriber.receive(subscription: outer)
            upstream.subscribe(outer)
        }
    }
}

private final class SwitchingSubscriber<Inner: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    Described
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    typealias Input = Inner
    typealias Failure = Downstream.Failure

    private struct State {
        var outerHasFinished = false
        var innerIsRunning = false
    }

    private let connection = Guarded<Connection>()
    private let state = Guarded(State())
    private let parent: Successive<Downstream>

    init(_ downstream: Downstream) { parent = Successive(downstream) }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { subscription.request(.unlimited) }
    }

    func receive(_ input: Inner) -> Subscribers.Demand {
        guard connection.isConnected, !parent.isOver else { return .none }
        state.use { $0.innerIsRunning = true }
        input.subscribe(
            SuccessiveSubscriber<Downstream, Failure>(parent) { [self] completion in
                switch completion {
                case .failure:
                    connection.close()
                    parent.complete(completion)
                case .finished:
                    let isOver = state.use { state in
                        state.innerIsRunning = false
                        return state.outerHasFinished
                    }
                    if isOver { parent.complete(.finished) }
                }
            })
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard connection.end() != nil else { return }
        if case .failure = completion { return parent.complete(completion) }
        let isOver = state.use { state in
            state.outerHasFinished = true
            return !state.innerIsRunning
        }
        if isOver { parent.complete(.finished) }
    }

    func request(_ demand: Subscribers.Demand) { parent.request(demand) }

    func cancel() {
        connection.close()
        parent.cancel()
    }

    var description: String { "SwitchToLatest" }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Passes on the values of the latest publisher that this one sent.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Passes on the values of the latest publisher that this one sent.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Passes on the values of the latest publisher that this one sent.
    @_disfavoredOverload
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}
