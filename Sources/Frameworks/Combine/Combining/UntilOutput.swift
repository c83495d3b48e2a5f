extension Publishers {
    /// The values of a publisher until another one sends a value.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = PrefixUntilOutputSubscriber(subscriber, isOpen: true)
            other.subscribe(
                TriggerSubscriber<Other.Output, Other.Failure>(gate, cancels: false) { [gate] in
                    gate.finish()
                } end: { _ in
                })
            upstream.subscribe(gate)
        }
    }

    /// The values of a publisher after another one has sent a value.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = DropUntilOutputSubscriber(subscriber, isOpen: false)
            upstream.subscribe(gate)
            other.subscribe(
                TriggerSubscriber<Other.Output, Failure>(gate, cancels: true) { [gate] in
                    gate.open()
                } end: { [gate] completion in
                    gate.triggerEnded(completion)
                })
        }
    }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

/// A subscriber that passes values on while another publisher lets it.
private class GatedSubscriber<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    let trigger = Guarded<Connection>()
    private let connection = Guarded<Connection>()
    private let isOpen: Guarded<Bool>
    private let downstream: Downstream

    init(_ downstream: Downstream, isOpen: Bool) {
        self.downstream = downstream
        self.isOpen = Guarded(isOpen)
    }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        return isOpen.current ? downstream.receive(input) : .max(1)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let wasConnected = connection.end() != nil
        trigger.close()
        if wasConnected { downstream.receive(completion: completion) }
    }

    func open() { _ = isOpen.exchange(true) }

    /// The other publisher has sent a value, and that is the end, although a subscription may not have come yet.
    func finish() {
        connection.close()
        downstream.receive(completion: .finished)
    }

    /// The other publisher has ended: without a value of it none of these will ever be passed on.
    func triggerEnded(_ completion: Subscribers.Completion<Failure>) {
        if case .finished = completion, isOpen.current { return }
        guard let subscription = connection.end() else { return }
        subscription.cancel()
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { connection.request(demand) }

    func cancel() {
        connection.close()
        trigger.close()
    }
}

/// It has no description, as on Apple's systems: printed it shows its type.
private final class PrefixUntilOutputSubscriber<Downstream: Subscriber>: GatedSubscriber<Downstream> {}

private final class DropUntilOutputSubscriber<Downstream: Subscriber>: GatedSubscriber<Downstream>, Described {
    var description: String { "DropUntilOutput" }
}

/// The subscriber of the publisher that opens or closes a gate; it wants one value.
private final class TriggerSubscriber<Input, Failure: Error>: Subscriber {
    let combineIdentifier: CombineIdentifier
    private let connection: Guarded<Connection>
    /// The publisher is cancelled once it has sent its value.
    private let cancels: Bool
    private let fire: () -> Void
    private let end: (Subscribers.Completion<Failure>) -> Void

    init<Downstream: Subscriber>(
        _ gate: GatedSubscriber<Downstream>, cancels: Bool, fire: @escaping () -> Void,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        connection = gate.trigger
        combineIdentifier = gate.combineIdentifier
        self.cancels = cancels
        self.fire = fire
        self.end = end
    }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { subscription.request(.max(1)) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let subscription = connection.end() else { return .none }
        if cancels { subscription.cancel() }
        fire()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if connection.end() != nil { end(completion) }
    }
}

extension Publisher {
    /// Passes on values until another publisher sends one, then finishes.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Leaves out values until another publisher has sent one.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
