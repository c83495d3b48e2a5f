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
    private let lock = Lock()
    private var receiver: Receiver<Downstream.Input, Downstream.Failure>?
    private var demand = Subscribers.Demand.none
    private var isSending = false
    // The app's code, and called outside of the lock: the loop that sends is alone with them.
    private var next: Iterator.Element?
    private var iterator: Iterator
    let description: String

    init(_ downstream: Downstream, _ first: Iterator.Element, _ iterator: Iterator, describing text: String) {
        receiver = Receiver(downstream)
        next = first
        self.iterator = iterator
        description = text
    }

    func request(_ demand: Subscribers.Demand) {
        let sends = lock.whileHeld {
            self.demand += demand
            guard !isSending, receiver != nil else { return false }
            isSending = true
            return true
        }
        if sends { send() }
    }

    private func send() {
        while let receive = receiveIfDemanded(), let value = next {
            next = iterator.next()
            let more = receive(value)
            if more > .none { lock.whileHeld { demand += more } }
            if next == nil {
                drop()?.complete(.finished)
                return
            }
        }
    }

    /// The receiver of the next value, whose demand is counted; nil where nothing more is sent now.
    private func receiveIfDemanded() -> ((Downstream.Input) -> Subscribers.Demand)? {
        lock.whileHeld {
            guard let receiver, demand > .none else {
                isSending = false
                return nil
            }
            demand -= 1
            return receiver.receive
        }
    }

    func cancel() { _ = drop() }

    /// Lets the subscriber go, and returns it where it was still there.
    private func drop() -> Receiver<Downstream.Input, Downstream.Failure>? {
        lock.whileHeld {
            let last = receiver
            receiver = nil
            return last
        }
    }
}
