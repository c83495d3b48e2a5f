extension Publishers {
    /// The values of all the publishers that a closure makes of a publisher's values.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        /// The number of publishers that may run at once.
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outer = FlatMapSubscriber<Upstream.Output, NewPublisher, S>(subscriber, maxPublishers, transform)
            subscriber.receive(subscription: outer.merger)
            upstream.subscribe(outer)
        }
    }
}

private final class FlatMapSubscriber<Input, Inner: Publisher, Downstream: Subscriber>: Subscriber,
    Described
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    typealias Failure = Downstream.Failure
    let merger: Merger<Downstream>
    private let connection = Guarded<Connection>()
    private let limit: Subscribers.Demand
    private let transform: (Input) -> Inner
    /// The number of the upstream itself among those whose end is awaited.
    private let outer: Int

    init(_ downstream: Downstream, _ limit: Subscribers.Demand, _ transform: @escaping (Input) -> Inner) {
        self.limit = limit
        self.transform = transform
        merger = Merger("FlatMap", downstream)
        outer = merger.announce()
        merger.onCancel = { [connection] in connection.close() }
        if limit != .unlimited {
            merger.onRoom = { [connection] in connection.request(.max(1)) }
        }
    }

    func receive(subscription: any Subscription) {
        guard connection.connect(subscription) else { return }
        if merger.isOver { return connection.close() }
        subscription.request(limit)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected, !merger.isOver else { return .none }
        transform(input).subscribe(MergedSubscriber(merger))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard connection.end() != nil else { return }
        merger.complete(completion, outer)
    }

    var description: String { "FlatMap" }
}

extension Publisher {
    /// Makes a publisher of each value and passes on the values of all of them.
    ///
    /// - Parameter maxPublishers: the number of publishers that may run at once.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    /// Makes a publisher of each value, which may fail, and passes on the values of all of them.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Makes a publisher of each value and passes on the values of all of them.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher {
    /// Makes a publisher of each value, which can't fail, and passes on the values of all of them.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}
