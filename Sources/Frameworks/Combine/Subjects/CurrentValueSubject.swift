/// A subject that keeps its last value, which new subscribers receive first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let list = ConduitList<Output, Failure>(demandsAtOnce: true)
    private let stored: Guarded<Output>

    public init(_ value: Output) { stored = Guarded(value) }

    /// The last value. Setting it sends it.
    public var value: Output {
        get { stored.current }
        set { send(newValue) }
    }

    public func send(subscription: any Subscription) { list.addUpstream(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = CurrentValueConduit(subscriber, list, stored)
        if let completion = list.add(conduit) {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    public func send(_ input: Output) {
        _ = stored.exchange(input)
        for conduit in list.receivers { conduit.offer(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }
}

/// A subscriber of a `CurrentValueSubject`. A value that it had no demand for is not lost: when it demands again it
/// receives the last one.
private final class CurrentValueConduit<Downstream: Subscriber>: ConduitBase<Downstream.Input, Downstream.Failure>,
    CustomStringConvertible
{
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
        /// The subscriber has received the subject's last value.
        var isUpToDate = false
    }

    private let state: Guarded<State>
    private weak var list: ConduitList<Downstream.Input, Downstream.Failure>?
    private let stored: Guarded<Downstream.Input>

    init(
        _ downstream: Downstream, _ list: ConduitList<Downstream.Input, Downstream.Failure>,
        _ stored: Guarded<Downstream.Input>
    ) {
        state = Guarded(State(downstream: downstream))
        self.list = list
        self.stored = stored
    }

    override func offer(_ value: Downstream.Input) {
        let receiver = state.use { state -> Downstream? in
            guard state.demand > .none, let downstream = state.downstream else {
                state.isUpToDate = false
                return nil
            }
            state.demand -= 1
            state.isUpToDate = true
            return downstream
        }
        guard let receiver else { return }
        let more = receiver.receive(value)
        if more > .none { add(more) }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let receiver = state.use { state in
            defer { state.downstream = nil }
            return state.downstream
        }
        receiver?.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscriber of CurrentValueSubject demanded no value; demand at least one.")
        add(demand)
    }

    /// Adds to the demand, and sends the last value where the subscriber hasn't received it.
    private func add(_ demand: Subscribers.Demand) {
        let receiver = state.use { state -> Downstream? in
            state.demand += demand
            guard !state.isUpToDate, let downstream = state.downstream else { return nil }
            state.isUpToDate = true
            state.demand -= 1
            return downstream
        }
        guard let receiver else { return }
        let more = receiver.receive(stored.current)
        if more > .none { add(more) }
    }

    override func cancel() {
        state.use { $0.downstream = nil }
        list?.remove(self)
    }

    var description: String { "CurrentValueSubject" }
}
