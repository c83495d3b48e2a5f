extension Publishers {
    /// The values at a range of positions.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let range: CountableRange<Int>

        public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(
                range.lowerBound >= 0 && range.upperBound >= 0,
                "The positions \(range.lowerBound)..<\(range.upperBound) are negative; positions count from 0.")
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else {
                upstream.subscribe(FinishingSubscriber<Output, S>(subscriber))
                return
            }
            upstream.subscribe(OutputSubscriber(subscriber, range))
        }
    }

    /// The end of a publisher without its values.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Failure {
            upstream.subscribe(EndSubscriber<Upstream.Output, S>(downstream: subscriber))
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}
extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}

/// A subscriber that finishes as soon as it is connected.
private final class FinishingSubscriber<Input, Downstream: Subscriber>: Subscriber {
    typealias Failure = Downstream.Failure
    private let downstream: Guarded<Downstream?>
    init(_ downstream: Downstream) { self.downstream = Guarded(downstream) }

    func receive(subscription: any Subscription) {
        subscription.cancel()
        guard let downstream = downstream.exchange(nil) else { return }
        downstream.receive(subscription: Subscriptions.empty)
        downstream.receive(completion: .finished)
    }

    func receive(_ input: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Failure>) {}
}

/// A subscriber that demands all values and passes on the end alone; it has no state of its own.
private struct EndSubscriber<Input, Downstream: Subscriber>: Subscriber, Described {
    typealias Failure = Downstream.Failure
    let downstream: Downstream
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
    var description: String { "IgnoreOutput" }
}

extension Publisher {
    /// Passes on the value at a position, counted from 0, and finishes.
    public func output(at index: Int) -> Publishers.Output<Self> {
        precondition(index >= 0, "The position \(index) is negative; positions count from 0.")
        return Publishers.Output(upstream: self, range: index..<index + 1)
    }

    /// Passes on the values at a range of positions and finishes.
    public func output<R: RangeExpression<Int>>(in range: R) -> Publishers.Output<Self> {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "The position \(range.lowerBound) is negative; positions count from 0.")
        return Publishers.Output(upstream: self, range: range)
    }

    /// Passes on at most so many values and finishes.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        precondition(maxLength >= 0, "The length \(maxLength) is negative; pass on zero or more values.")
        return Publishers.Output(upstream: self, range: 0..<maxLength)
    }

    /// Passes on nothing but the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
