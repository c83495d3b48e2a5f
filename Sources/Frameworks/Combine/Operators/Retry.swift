extension Publishers {
    /// A publisher that is subscribed to again where it fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        /// The number of further attempts; nil or a negative number for no limit.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(RetryingSubscriber(upstream, subscriber, retries))
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

/// A subscriber that subscribes to its publisher again where that fails; demand that wasn't met goes over.
private final class RetryingSubscriber<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, Described
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private struct State {
        /// Nil once the end has reached it or it has cancelled.
        var downstream: Downstream?
        var subscription: (any Subscription)?
        var demand = Subscribers.Demand.none
        var remaining: Int?
        var wasAnnounced = false
        var isSubscribing = false
        /// The publisher failed while it was being subscribed to.
        var isAgainDue = false
    }

    private let upstream: Upstream
    private let state: Guarded<State>

    init(_ upstream: Upstream, _ downstream: Downstream, _ retries: Int?) {
        self.upstream = upstream
        let remaining = retries.flatMap { $0 < 0 ? nil : $0 }
        state = Guarded(State(downstream: downstream, remaining: remaining))
    }

    func receive(subscription: any Subscription) {
        let (isKept, announced, demand) = state.use { state -> (Bool, Downstream?, Subscribers.Demand) in
            guard let downstream = state.downstream, state.subscription == nil else { return (false, nil, .none) }
            state.subscription = subscription
            defer { state.wasAnnounced = true }
            return (true, state.wasAnnounced ? nil : downstream, state.demand)
        }
        guard isKept else { return subscription.cancel() }
        if let announced { return announced.receive(subscription: self) }
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let downstream = state.use { state -> Downstream? in
            guard let downstream = state.downstream else { return nil }
            precondition(state.demand > .none, "A value reached Retry for which there was no demand.")
            state.demand -= 1
            return downstream
        }
        guard let more = downstream?.receive(input), more > .none else { return .none }
        request(more)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (ended, subscribes) = state.use { state -> (Downstream?, Bool) in
            guard let downstream = state.downstream else { return (nil, false) }
            state.subscription = nil
            guard case .failure = completion, state.remaining != 0 else {
                state.downstream = nil
                return (downstream, false)
            }
            state.remaining = state.remaining.map { $0 - 1 }
            state.isAgainDue = true
            defer { state.isSubscribing = true }
            return (nil, !state.isSubscribing)
        }
        ended?.receive(completion: completion)
        if subscribes { subscribeAgain() }
    }

    /// Subscribes, once more wherever the publisher fails in the middle of that.
    private func subscribeAgain() {
        while takeTurn() { upstream.subscribe(self) }
    }

    private func takeTurn() -> Bool {
        state.use { state in
            state.isSubscribing = state.isAgainDue && state.downstream != nil
            state.isAgainDue = false
            return state.isSubscribing
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let subscription = state.use { state -> (any Subscription)? in
            guard state.downstream != nil else { return nil }
            state.demand += demand
            return state.subscription
        }
        subscription?.request(demand)
    }

    func cancel() {
        let subscription = state.use { state in
            state.downstream = nil
            defer { state.subscription = nil }
            return state.subscription
        }
        subscription?.cancel()
    }

    var description: String { "Retry" }
}

extension Publisher {
    /// Subscribes again where the publisher fails, at most so many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
