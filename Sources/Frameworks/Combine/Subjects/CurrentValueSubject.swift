/// A subject that keeps its last value, which new subscribers receive first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let list: ConduitList<Output, Failure>
    private let stored: Guarded<Output>

    public convenience init(_ value: Output) { self.init(value, name: "CurrentValueSubject") }

    /// A subject that another publisher sends through, under that one's name.
    init(_ value: Output, name: String) {
        list = ConduitList(name, demandsAtOnce: true)
        stored = Guarded(value)
    }

    /// The last value. Setting it sends it, and changes it after the end as well.
    public var value: Output {
        get { stored.current }
        set {
            _ = stored.exchange(newValue)
            for conduit in list.receivers { conduit.offer(newValue) }
        }
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

    /// Sends a value and keeps it; after the end it does neither.
    public func send(_ input: Output) {
        if !list.hasEnded { value = input }
    }

    public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }
}

/// A subscriber of a `CurrentValueSubject`. A value that it had no demand for is not lost: when it demands again it
/// receives the last one.
private final class CurrentValueConduit<Downstream: Subscriber>: ConduitBase<Downstream.Input, Downstream.Failure>,
    Described
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

    let description: String

    init(
        _ downstream: Downstream, _ list: ConduitList<Downstream.Input, Downstream.Failure>,
        _ stored: Guarded<Downstream.Input>
    ) {
        state = Guarded(State(downstream: downstream))
        self.list = list
        self.stored = stored
        description = list.description
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
            guard let downstream = state.downstream else { return nil }
            state.demand += demand
            guard !state.isUpToDate else { return nil }
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

    var parts: [(label: String, value: Any)] {
        let state = state.current
        let subject = state.downstream == nil ? nil : list
        return [
            ("parent", subject as Any), ("downstream", state.downstream as Any), ("demand", state.demand),
            ("subject", subject as Any),
        ]
    }
}
