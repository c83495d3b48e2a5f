/// A subject that passes values on to those who are subscribed and demand them, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let list: ConduitList<Output, Failure>
    /// Values are sent whether they are demanded or not.
    private let ignoresDemand: Bool

    public init() {
        list = ConduitList("PassthroughSubject", demandsAtOnce: false)
        ignoresDemand = false
    }

    /// A subject that another publisher sends through, under that one's name, whether values are demanded or not.
    init(name: String) {
        list = ConduitList(name, demandsAtOnce: false)
        ignoresDemand = true
    }

    public func send(subscription: any Subscription) { list.addUpstream(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = PassthroughConduit(subscriber, list, ignoresDemand)
        if let completion = list.add(conduit) {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    public func send(_ input: Output) {
        for conduit in list.receivers { conduit.offer(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }
}

private final class PassthroughConduit<Downstream: Subscriber>: ConduitBase<Downstream.Input, Downstream.Failure>,
    Described
{
    private struct State {
        var downstream: Downstream?
        var demand = Subscribers.Demand.none
    }

    private let state: Guarded<State>
    private weak var list: ConduitList<Downstream.Input, Downstream.Failure>?

    private let ignoresDemand: Bool
    let description: String

    init(
        _ downstream: Downstream, _ list: ConduitList<Downstream.Input, Downstream.Failure>,
        _ ignoresDemand: Bool
    ) {
        state = Guarded(State(downstream: downstream))
        self.list = list
        self.ignoresDemand = ignoresDemand
        description = list.description
    }

    override func offer(_ value: Downstream.Input) {
        let receiver = state.use { state -> Downstream? in
            guard ignoresDemand || state.demand > .none else { return nil }
            state.demand -= 1
            return state.downstream
        }
        guard let receiver else { return }
        let more = receiver.receive(value)
        if more > .none { state.use { $0.demand += more } }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let receiver = state.use { state in
            defer { state.downstream = nil }
            return state.downstream
        }
        receiver?.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscriber of PassthroughSubject demanded no value; demand at least one.")
        state.use { if $0.downstream != nil { $0.demand += demand } }
    }

    override func cancel() {
        state.use { $0.downstream = nil }
        list?.remove(self)
    }

    var parts: [(label: String, value: Any)] {
        let state = state.current
        let downstream = (label: "downstream", value: state.downstream as Any)
        if ignoresDemand { return [downstream] }
        let subject = state.downstream == nil ? nil : list
        return [("parent", subject as Any), downstream, ("demand", state.demand), ("subject", subject as Any)]
    }
}
