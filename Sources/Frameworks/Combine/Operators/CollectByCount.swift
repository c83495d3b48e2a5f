extension Publishers {
    /// Arrays of so many values; the last one may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectingSubscriber<Upstream.Output, S>(subscriber, count))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

private final class CollectingSubscriber<Input, Downstream: Subscriber>: Subscriber, Subscription,
    Described
where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure
    private let connection = Guarded<Connection>()
    private let values = Guarded<[Input]>([])
    private let downstream: Downstream
    private let count: Int

    init(_ downstream: Downstream, _ count: Int) {
        self.downstream = downstream
        self.count = count
    }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        let full = values.use { values -> [Input]? in
            values.append(input)
            guard values.count == count else { return nil }
            defer { values = [] }
            return values
        }
        return full.map { downstream.receive($0) * count } ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard connection.end() != nil else { return }
        let rest = values.exchange([])
        if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { connection.request(demand * count) }

    func cancel() {
        connection.cancel()
        _ = values.exchange([])
    }

    var description: String { "CollectByCount" }
}

extension Publisher {
    /// Passes on arrays of so many values; the last one may be shorter.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}
