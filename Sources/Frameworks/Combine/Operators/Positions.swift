extension Publishers {
    /// The values at a range of positions.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let range: CountableRange<Int>

        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var position = -1
            let range = range
            guard !range.isEmpty else {
                upstream.subscribe(FinishingSubscriber<Output, S>(subscriber))
                return
            }
            upstream.subscribe(
                Relay("Output", subscriber) { value in
                    position += 1
                    if position < range.lowerBound { return .skip }
                    return position + 1 < range.upperBound ? .send(value) : .sendLast(value)
                })
        }
    }

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

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var remaining = count
            upstream.subscribe(
                Relay("Drop", subscriber) { value in
                    guard remaining > 0 else { return .send(value) }
                    remaining -= 1
                    return .skip
                })
        }
    }

    /// The end of a publisher without its values.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Failure {
            upstream.subscribe(
                PassingSubscriber<Upstream.Output, Failure, S>("IgnoreOutput", subscriber) { _, _ in .max(1) })
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}
extension Publishers.Drop: Equatable where Upstream: Equatable {}
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

/// A subscriber that sends one value where none came.
final class ReplaceEmptySubscriber<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private struct State {
        var isEmpty = true
        var hasDemand = false
        var hasFinished = false
        var isOver = false
    }

    private let connection = Guarded<Connection>()
    private let state = Guarded(State())
    private let downstream: Downstream
    private let value: Input

    init(_ downstream: Downstream, _ value: Input) {
        self.downstream = downstream
        self.value = value
    }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        state.use { $0.isEmpty = false }
        return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard connection.end() != nil else { return }
        if case .failure = completion { return downstream.receive(completion: completion) }
        if !state.use({ $0.isEmpty }) { return downstream.receive(completion: .finished) }
        let sends = state.use { state in
            state.hasFinished = true
            return state.hasDemand && !state.isOver
        }
        if sends { send() }
    }

    func request(_ demand: Subscribers.Demand) {
        let sends = state.use { state in
            if demand > .none { state.hasDemand = true }
            return state.hasFinished && state.hasDemand && !state.isOver
        }
        if sends { send() } else { connection.request(demand) }
    }

    private func send() {
        state.use { $0.isOver = true }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    func cancel() {
        state.use { $0.isOver = true }
        connection.cancel()
    }

    var description: String { "ReplaceEmpty" }
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

    /// Leaves out the first so many values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "The count \(count) is negative; leave out zero or more values.")
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Passes on nothing but the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
