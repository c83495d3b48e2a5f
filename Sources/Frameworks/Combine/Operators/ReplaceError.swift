extension Publishers {
    /// A publisher with a last value in place of its failure.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never
        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.subscribe(ReplaceErrorSubscriber<Upstream.Failure, S>(subscriber, output))
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

/// A subscriber that keeps a value back until it is demanded where the publisher fails without demand.
private final class ReplaceErrorSubscriber<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, Described
where Downstream.Failure == Never {
    typealias Input = Downstream.Input

    private struct State {
        var demand = Subscribers.Demand.none
        /// The publisher has failed, and the value awaits a demand.
        var isValueDue = false
    }

    private let connection = Guarded<Connection>()
    private let state = Guarded(State())
    private let downstream: Downstream
    private let output: Input

    init(_ downstream: Downstream, _ output: Input) {
        self.downstream = downstream
        self.output = output
    }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        state.use { state in
            precondition(state.demand > .none, "A value reached ReplaceError for which there was no demand.")
            state.demand -= 1
        }
        let more = downstream.receive(input)
        state.use { $0.demand += more }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard connection.end() != nil else { return }
        guard case .failure = completion else { return downstream.receive(completion: .finished) }
        let sends = state.use { state in
            state.isValueDue = state.demand == .none
            return !state.isValueDue
        }
        if sends { sendLast() }
    }

    func request(_ demand: Subscribers.Demand) {
        let sends = state.use { state in
            guard state.isValueDue, demand > .none else {
                state.demand += demand
                return false
            }
            state.isValueDue = false
            return true
        }
        if sends { sendLast() } else { connection.request(demand) }
    }

    private func sendLast() {
        _ = downstream.receive(output)
        downstream.receive(completion: .finished)
    }

    func cancel() {
        state.use { $0.isValueDue = false }
        connection.cancel()
    }

    var description: String { "ReplaceError" }
}

extension Publisher {
    /// Sends a value and finishes where the publisher fails.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
