/// A publisher of one value, which some work promises when the publisher is made.
///
/// The work starts at once and runs once, however many subscribe; its result is kept.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        var waiting: [FutureConduitBase<Output, Failure>] = []
    }

    private let state = Guarded(State())

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [state] result in
            let waiting = state.use { state -> [FutureConduitBase<Output, Failure>] in
                guard state.result == nil else { return [] }
                state.result = result
                defer { state.waiting = [] }
                return state.waiting
            }
            for conduit in waiting { conduit.fulfill(result) }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = FutureConduit(subscriber) { [state] conduit in
            state.use { $0.waiting.removeAll { $0 === conduit } }
        }
        let result = state.use { state in
            if state.result == nil { state.waiting.append(conduit) }
            return state.result
        }
        subscriber.receive(subscription: conduit)
        if let result { conduit.fulfill(result) }
    }
}

class FutureConduitBase<Output, Failure: Error>: Subscription {
    func fulfill(_ result: Result<Output, Failure>) {}
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

private final class FutureConduit<Downstream: Subscriber>: FutureConduitBase<Downstream.Input, Downstream.Failure>,
    Described
{
    private struct State {
        var downstream: Downstream?
        var hasDemand = false
        var value: Downstream.Input?
    }

    private let state: Guarded<State>
    private let onCancel: (FutureConduitBase<Downstream.Input, Downstream.Failure>) -> Void

    init(
        _ downstream: Downstream,
        onCancel: @escaping (FutureConduitBase<Downstream.Input, Downstream.Failure>) -> Void
    ) {
        state = Guarded(State(downstream: downstream))
        self.onCancel = onCancel
    }

    override func fulfill(_ result: Result<Downstream.Input, Downstream.Failure>) {
        switch result {
        case .failure(let error):
            state.use { state in
                defer { state.downstream = nil }
                return state.downstream
            }?.receive(completion: .failure(error))
        case .success(let value):
            state.use { $0.value = .some(value) }
            sendIfDemanded()
        }
    }

    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscriber of Future demanded no value; demand at least one.")
        state.use { $0.hasDemand = true }
        sendIfDemanded()
    }

    private func sendIfDemanded() {
        let ready = state.use { state -> (Downstream, Downstream.Input)? in
            guard state.hasDemand, let value = state.value, let downstream = state.downstream else { return nil }
            state.downstream = nil
            return (downstream, value)
        }
        guard let (downstream, value) = ready else { return }
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }

    override func cancel() {
        state.use { $0.downstream = nil }
        onCancel(self)
    }

    var description: String { "Future" }
}
