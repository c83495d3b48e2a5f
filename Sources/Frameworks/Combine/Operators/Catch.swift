extension Publishers {
    /// A publisher that is followed by another one where it fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure
        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let handler = handler
            upstream.subscribeWithRecovery("Catch", subscriber) { error, parent in
                handler(error).subscribe(SuccessiveSubscriber(parent) { parent.complete($0) })
            }
        }
    }

    /// A publisher that is followed by another one where it fails; the closure may fail too.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let handler = handler
            upstream.subscribeWithRecovery("TryCatch", subscriber) { error, parent in
                do {
                    try handler(error).subscribe(
                        SuccessiveSubscriber(parent) { parent.complete($0.mapError { $0 as any Error }) })
                } catch {
                    parent.complete(.failure(error))
                }
            }
        }
    }

    /// A publisher that is subscribed to again where it fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        /// The number of further attempts; nil for no limit.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            attempt(Successive(subscriber), remaining: retries, isFirst: true)
        }

        private func attempt<S: Subscriber>(_ parent: Successive<S>, remaining: Int?, isFirst: Bool)
        where S.Input == Output, S.Failure == Failure {
            let inner = SuccessiveSubscriber<S, Failure>(parent) { completion in
                guard case .failure = completion, remaining ?? 1 > 0, !parent.isOver else {
                    return parent.complete(completion)
                }
                attempt(parent, remaining: remaining.map { $0 - 1 }, isFirst: false)
            }
            upstream.subscribe(
                isFirst
                    ? AnnouncingSubscriber(inner, SuccessiveSubscription("Retry", parent), parent.downstream)
                    : AnnouncingSubscriber(inner, nil, parent.downstream))
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

/// A subscriber that announces itself to the downstream with the first subscription that it receives.
final class AnnouncingSubscriber<Downstream: Subscriber, Failure: Error>: Subscriber {
    typealias Input = Downstream.Input
    private let inner: SuccessiveSubscriber<Downstream, Failure>
    private let subscription: SuccessiveSubscription<Downstream>?
    private let downstream: Downstream

    init(
        _ inner: SuccessiveSubscriber<Downstream, Failure>, _ subscription: SuccessiveSubscription<Downstream>?,
        _ downstream: Downstream
    ) {
        self.inner = inner
        self.subscription = subscription
        self.downstream = downstream
    }

    func receive(subscription upstream: any Subscription) {
        if let subscription { downstream.receive(subscription: subscription) }
        inner.receive(subscription: upstream)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand { inner.receive(input) }
    func receive(completion: Subscribers.Completion<Failure>) { inner.receive(completion: completion) }
}

extension Publisher {
    /// Subscribes a subscriber that another publisher serves once this one has failed.
    func subscribeWithRecovery<S: Subscriber>(
        _ name: String, _ subscriber: S, recover: @escaping (Failure, Successive<S>) -> Void
    ) where S.Input == Output {
        let parent = Successive(subscriber)
        let inner = SuccessiveSubscriber<S, Failure>(parent) { completion in
            switch completion {
            case .finished: parent.complete(.finished)
            case .failure(let error): recover(error, parent)
            }
        }
        subscribe(AnnouncingSubscriber(inner, SuccessiveSubscription(name, parent), subscriber))
    }

    /// Goes on with another publisher where this one fails.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Goes on with another publisher where this one fails; what the closure throws is the failure.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// Subscribes again where the publisher fails, at most so many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}
