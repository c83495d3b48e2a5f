/// The subscription of a subscriber that a second publisher serves where the first one fails.
///
/// Demand that the first didn't meet goes over to the second. Cancelling between the two has no effect, and values of
/// a publisher that sends them after it was cancelled are passed on, both as on Apple's systems.
final class Recovery<Failure: Error, New: Publisher, Downstream: Subscriber>: Subscription, Described
where New.Output == Downstream.Input {
    private enum Stage {
        case beforeFirst
        case first(any Subscription)
        case beforeSecond
        case second(any Subscription)
        case over
    }

    private struct State {
        var stage = Stage.beforeFirst
        var demand = Subscribers.Demand.none
    }

    private let state = Guarded(State())
    private let downstream: Downstream
    private let recover: (Failure) -> Result<New, Downstream.Failure>
    private let mapFailure: (New.Failure) -> Downstream.Failure
    let description: String

    init(
        _ name: String, _ downstream: Downstream, recover: @escaping (Failure) -> Result<New, Downstream.Failure>,
        mapFailure: @escaping (New.Failure) -> Downstream.Failure
    ) {
        description = name
        self.downstream = downstream
        self.recover = recover
        self.mapFailure = mapFailure
    }

    /// The subscriber of the first publisher.
    var subscriber: RecoverySubscriber<Downstream.Input, Failure> {
        RecoverySubscriber(description, parts: { [self] in parts }) { [self] in
            connectFirst($0)
        } next: { [self] in
            receiveFirst($0)
        } end: { [self] in
            endFirst($0)
        }
    }

    private func connectFirst(_ subscription: any Subscription) {
        let isWanted = state.use { state in
            guard case .beforeFirst = state.stage else { return false }
            state.stage = .first(subscription)
            return true
        }
        if isWanted { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    private func receiveFirst(_ input: Downstream.Input) -> Subscribers.Demand {
        state.use { state in
            precondition(state.demand > .none, "A value reached \(description) for which there was no demand.")
            state.demand -= 1
        }
        let more = downstream.receive(input)
        state.use { $0.demand += more }
        return more
    }

    private func endFirst(_ completion: Subscribers.Completion<Failure>) {
        let counts = state.use { state in
            switch (state.stage, completion) {
            case (.first, .finished): state.stage = .over
            case (.first, .failure), (.beforeFirst, .failure): state.stage = .beforeSecond
            case (.beforeSecond, .failure), (.second, .failure):
                preconditionFailure("A publisher reached \(description) that failed twice; a publisher ends once.")
            default: return false
            }
            return true
        }
        guard counts else { return }
        guard case .failure(let error) = completion else { return downstream.receive(completion: .finished) }
        switch recover(error) {
        case .success(let publisher):
            publisher.subscribe(
                RecoverySubscriber<Downstream.Input, New.Failure>(description, parts: { [self] in parts }) { [self] in
                    connectSecond($0)
                } next: { [downstream] in
                    downstream.receive($0)
                } end: { [self] in
                    endSecond($0)
                })
        case .failure(let error):
            state.use { $0.stage = .over }
            downstream.receive(completion: .failure(error))
        }
    }

    private func connectSecond(_ subscription: any Subscription) {
        let demand = state.use { state -> Subscribers.Demand? in
            guard case .beforeSecond = state.stage else { return nil }
            state.stage = .second(subscription)
            return state.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    private func endSecond(_ completion: Subscribers.Completion<New.Failure>) {
        let counts = state.use { state in
            switch state.stage {
            case .beforeSecond, .second:
                state.stage = .over
                return true
            default: return false
            }
        }
        if counts { downstream.receive(completion: completion.mapError(mapFailure)) }
    }

    func request(_ demand: Subscribers.Demand) {
        let subscription = state.use { state -> (any Subscription)? in
            switch state.stage {
            case .first(let subscription):
                state.demand += demand
                return subscription
            case .beforeFirst, .beforeSecond: state.demand += demand
            case .second(let subscription): return subscription
            case .over: break
            }
            return nil
        }
        subscription?.request(demand)
    }

    func cancel() {
        let subscription = state.use { state -> (any Subscription)? in
            switch state.stage {
            case .first(let subscription), .second(let subscription):
                state.stage = .over
                return subscription
            case .beforeFirst, .beforeSecond, .over: return nil
            }
        }
        subscription?.cancel()
    }

    var parts: [(label: String, value: Any)] { [("downstream", downstream), ("demand", state.current.demand)] }
}

/// The subscriber of one of the two publishers.
struct RecoverySubscriber<Input, Failure: Error>: Subscriber, Described {
    let combineIdentifier = CombineIdentifier()
    let description: String
    private let dump: () -> [(label: String, value: Any)]
    private let connect: (any Subscription) -> Void
    private let next: (Input) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void

    init(
        _ name: String, parts: @escaping () -> [(label: String, value: Any)],
        connect: @escaping (any Subscription) -> Void, next: @escaping (Input) -> Subscribers.Demand,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        description = name
        dump = parts
        self.connect = connect
        self.next = next
        self.end = end
    }

    func receive(subscription: any Subscription) { connect(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { next(input) }
    func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
    var parts: [(label: String, value: Any)] { dump() }
}
