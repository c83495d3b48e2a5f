extension Publishers {
    /// The values of publishers of one type as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }

        public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let merger = Merger("Merge", subscriber)
            let sources = publishers.map { _ in MergedSubscriber(merger) }
            subscriber.receive(subscription: merger)
            if publishers.isEmpty { return subscriber.receive(completion: .finished) }
            for (publisher, source) in Swift.zip(publishers, sources) { publisher.subscribe(source) }
        }

        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Passes on the values of this and another publisher of its type as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}
