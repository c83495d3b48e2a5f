/// The outcome of a value at an operator that sends one value at the end.
enum Gathering<Failure: Error> {
    /// More values are awaited.
    case proceed
    /// The result is known already.
    case complete
    case fail(Failure)
}

/// An operator that gathers all values, with unlimited demand, and sends at most one when it knows its result.
///
/// The result waits until the subscriber demands a value.
final class Reduction<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    Described
{
    typealias Failure = UpstreamFailure

    private struct State {
        var hasDemand = false
        /// The result and nothing else is left to send.
        var isComplete = false
        var isOver = false
    }

    private let connection = Guarded<Connection>()
    private let state = Guarded(State())
    private let downstream: Downstream
    private let name: String
    private let gather: (Input) -> Gathering<Downstream.Failure>
    private let result: () -> Downstream.Input?
    /// The result before the first value.
    private let initial: Downstream.Input?
    private let mapFailure: (UpstreamFailure) -> Downstream.Failure

    /// - Parameters:
    ///   - gather: takes a value in; called one after the other.
    ///   - result: the value to send at the end, or nil for none, as far as it is known.
    init(
        _ name: String, _ downstream: Downstream, gather: @escaping (Input) -> Gathering<Downstream.Failure>,
        result: @escaping () -> Downstream.Input?, mapFailure: @escaping (UpstreamFailure) -> Downstream.Failure
    ) {
        self.name = name
        self.downstream = downstream
        self.gather = gather
        self.result = result
        initial = result()
        self.mapFailure = mapFailure
    }

    func receive(subscription: any Subscription) {
        guard connection.connect(subscription) else { return }
        downstream.receive(subscription: self)
        connection.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        switch gather(input) {
        case .proceed: break
        case .complete:
            connection.cancel()
            complete()
        case .fail(let error):
            connection.cancel()
            fail(error)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<UpstreamFailure>) {
        guard connection.end() != nil else { return }
        switch completion {
        case .finished: complete()
        case .failure(let error): fail(mapFailure(error))
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let sends = state.use { state in
            state.hasDemand = true
            guard state.isComplete, !state.isOver else { return false }
            state.isOver = true
            return true
        }
        if sends { send() }
    }

    func cancel() {
        guard !connection.isAwaiting else { return }
        state.use { $0.isOver = true }
        connection.cancel()
    }

    private func complete() {
        let sends = state.use { state in
            guard !state.isOver else { return false }
            state.isComplete = true
            guard state.hasDemand else { return false }
            state.isOver = true
            return true
        }
        if sends { send() }
    }

    private func send() {
        if let value = result() { _ = downstream.receive(value) }
        downstream.receive(completion: .finished)
    }

    private func fail(_ error: Downstream.Failure) {
        let sends = state.use { state in
            defer { state.isOver = true }
            return !state.isOver
        }
        if sends { downstream.receive(completion: .failure(error)) }
    }

    var description: String { name }

    var parts: [(label: String, value: Any)] {
        [
            ("downstream", downstream), ("result", result() as Any), ("initial", initial as Any),
            ("status", connection.current),
        ]
    }
}
