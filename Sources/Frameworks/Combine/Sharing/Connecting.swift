/// A publisher that sends nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Connects the publisher; what it returns disconnects it.
    func connect() -> any Cancellable
}

extension Publishers {
    /// A publisher whose subscribers share one subscription, through a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private let subject = Guarded<SubjectType?>(nil)

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        /// The subject that subscribers share, made for the first of them.
        private var shared: SubjectType {
            if let subject = subject.current { return subject }
            let made = createSubject()
            return subject.use { subject in
                if let subject { return subject }
                subject = made
                return made
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: MulticastSubscriber(subscriber))
        }

        public func connect() -> any Cancellable {
            upstream.subscribe(shared)
        }
    }

    /// A publisher that sends nothing before it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

        public init(upstream: Upstream) {
            inner = Multicast(upstream: upstream) { PassthroughSubject() }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            inner.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { inner.connect() }
    }

    /// A connectable publisher that is connected as long as somebody subscribes.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public final let upstream: Upstream

        private struct State {
            var subscribers = 0
            var connection: (any Cancellable)?
        }

        private let state = Guarded(State())

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = state.use { state in
                state.subscribers += 1
                return state.subscribers == 1
            }
            upstream.subscribe(CountedSubscriber(subscriber, isGone: subscriberLeft))
            guard isFirst else { return }
            let connection = upstream.connect()
            let isWanted = state.use { state in
                guard state.subscribers > 0 else { return false }
                state.connection = connection
                return true
            }
            if !isWanted { connection.cancel() }
        }

        private func subscriberLeft() {
            let connection = state.use { state -> (any Cancellable)? in
                state.subscribers -= 1
                guard state.subscribers == 0 else { return nil }
                defer { state.connection = nil }
                return state.connection
            }
            connection?.cancel()
        }
    }

    /// A publisher whose subscribers share one subscription, from the first of them to the last.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public final let upstream: Upstream
        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.receive(subscriber: subscriber)
        }

        public static func == (left: Share<Upstream>, right: Share<Upstream>) -> Bool { left === right }
    }
}

/// A subscriber of the subject that many share.
private final class MulticastSubscriber<Downstream: Subscriber>: Subscriber, Subscription, Described {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    private let connection = Guarded<Connection>()
    private let downstream: Downstream

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        connection.isConnected ? downstream.receive(input) : .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if connection.end() != nil { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) { connection.request(demand) }
    func cancel() { connection.cancel() }
    var description: String { "Multicast" }
}

/// A subscriber whose leaving is counted.
private final class CountedSubscriber<Downstream: Subscriber>: Subscriber, Subscription, Described {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    private let connection = Guarded<Connection>()
    private let downstream: Downstream
    private let isGone: () -> Void

    init(_ downstream: Downstream, isGone: @escaping () -> Void) {
        self.downstream = downstream
        self.isGone = isGone
    }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

    func receive(completion: Subscribers.Completion<Failure>) {
        if connection.end() != nil { isGone() }
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { connection.request(demand) }

    func cancel() {
        guard let subscription = connection.end() else { return }
        subscription.cancel()
        isGone()
    }

    var description: String { "Autoconnect" }
}

extension ConnectablePublisher {
    /// Connects with the first subscriber and disconnects with the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Sends nothing before it is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Publisher {
    /// Sends values to all subscribers through a subject that a closure makes.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends values to all subscribers through a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }

    /// Shares one subscription among all subscribers.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
