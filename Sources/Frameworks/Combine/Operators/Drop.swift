extension Publishers {
    /// The values after the first so many.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Subscribes. A negative count ends the program here, not where the publisher is made.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            precondition(count >= 0, "The count \(count) is negative; leave out zero or more values.")
            let inner = DroppingSubscriber(subscriber, count)
            subscriber.receive(subscription: inner)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

/// A subscriber that demands the values that it leaves out itself, beside those that are demanded of it.
private final class DroppingSubscriber<Downstream: Subscriber>: Subscriber, Subscription, Described {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private struct State {
        var subscription: (any Subscription)?
        /// The values that are still to be left out.
        var remaining: Int
        /// Demanded while there was no subscription.
        var waiting = Subscribers.Demand.none
    }

    private let state: Guarded<State>
    private let downstream: Downstream

    init(_ downstream: Downstream, _ count: Int) {
        self.downstream = downstream
        state = Guarded(State(remaining: count))
    }

    func receive(subscription: any Subscription) {
        let demand = state.use { state -> Subscribers.Demand? in
            guard state.subscription == nil else { return nil }
            state.subscription = subscription
            defer { state.waiting = .none }
            return state.waiting + state.remaining
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let isLeftOut = state.use { state in
            guard state.remaining > 0 else { return false }
            state.remaining -= 1
            return true
        }
        return isLeftOut ? .none : downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        state.use { $0.subscription = nil }
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireValues("Drop")
        let subscription = state.use { state -> (any Subscription)? in
            if state.subscription == nil { state.waiting += demand }
            return state.subscription
        }
        subscription?.request(demand)
    }

    func cancel() {
        let subscription = state.use { state -> (any Subscription)? in
            defer { state.subscription = nil }
            return state.subscription
        }
        subscription?.cancel()
    }

    var description: String { "Drop" }
}

extension Publisher {
    /// Leaves out the first so many values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}
