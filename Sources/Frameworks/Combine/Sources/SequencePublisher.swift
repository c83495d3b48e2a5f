extension Sequence {
    /// A publisher that sends the elements in order and finishes.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers {
    /// A publisher of a sequence's elements.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements

        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var iterator = sequence.makeIterator()
            guard let first = iterator.next() else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
                return
            }
            let subscription = ElementsSubscription(
                subscriber, first, iterator, describing: String(describing: sequence))
            subscriber.receive(subscription: subscription)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

/// A sequence that is sent as far as it is demanded; one call of the sequence's iterator is ahead, so that the end
/// follows the last element at once.
private final class ElementsSubscription<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription,
    Described
where Downstream.Input == Iterator.Element {
    private struct State {
        var downstream: Downstream?
        var next: Iterator.Element?
        var iterator: Iterator
        var demand = Subscribers.Demand.none
        var isSending = false
    }

    private let state: Guarded<State>
    let description: String

    init(_ downstream: Downstream, _ first: Iterator.Element, _ iterator: Iterator, describing text: String) {
        state = Guarded(State(downstream: downstream, next: first, iterator: iterator))
        description = text
    }

    func request(_ demand: Subscribers.Demand) {
        let sends = state.use { state in
            state.demand += demand
            guard !state.isSending, state.downstream != nil else { return false }
            state.isSending = true
            return true
        }
        if sends { send() }
    }

    private func send() {
        while true {
            let ready = state.use { state -> (Downstream, Iterator.Element)? in
                guard let downstream = state.downstream, state.demand > .none, let next = state.next else {
                    state.isSending = false
                    return nil
                }
                state.demand -= 1
                return (downstream, next)
            }
            guard let (downstream, value) = ready else { return }
            // The iterator is the app's code: it runs outside of the lock. Only this loop uses it.
            var iterator = state.use { $0.iterator }
            let following = iterator.next()
            state.use { state in
                state.iterator = iterator
                state.next = following
            }
            let more = downstream.receive(value)
            let isOver = state.use { state -> Bool in
                state.demand += more
                guard following == nil, state.downstream != nil else { return false }
                state.downstream = nil
                state.isSending = false
                return true
            }
            if isOver {
                downstream.receive(completion: .finished)
                return
            }
        }
    }

    func cancel() { state.use { $0.downstream = nil } }
}
