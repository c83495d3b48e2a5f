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

    public func send(_ input: Output) { list.send(input) }

    public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }
}

private final class PassthroughConduit<Downstream: Subscriber>: ConduitBase<Downstream.Input, Downstream.Failure>,
    Described
{
    private let lock = Lock()
    private var receiver: Receiver<Downstream.Input, Downstream.Failure>?
    private var demand = Subscribers.Demand.none
    private weak var list: ConduitList<Downstream.Input, Downstream.Failure>?

    private let ignoresDemand: Bool
    let description: String

    init(
        _ downstream: Downstream, _ list: ConduitList<Downstream.Input, Downstream.Failure>,
        _ ignoresDemand: Bool
    ) {
        receiver = Receiver(downstream)
        self.list = list
        self.ignoresDemand = ignoresDemand
        description = list.description
    }

    override func offer(_ value: Downstream.Input) {
        let receive = lock.whileHeld { () -> ((Downstream.Input) -> Subscribers.Demand)? in
            guard ignoresDemand || demand > .none else { return nil }
            demand -= 1
            return receiver?.receive
        }
        guard let receive else { return }
        let more = receive(value)
        if more > .none { lock.whileHeld { demand += more } }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        drop()?.complete(completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscriber of PassthroughSubject demanded no value; demand at least one.")
        lock.whileHeld { if receiver != nil { self.demand += demand } }
    }

    override func cancel() {
        _ = drop()
        list?.remove(self)
    }

    /// Lets the subscriber go, and returns it where it was still there.
    private func drop() -> Receiver<Downstream.Input, Downstream.Failure>? {
        lock.whileHeld {
            let last = receiver
            receiver = nil
            return last
        }
    }

    var parts: [(label: String, value: Any)] {
        let (receiver, demand) = lock.whileHeld { (self.receiver, self.demand) }
        let downstream = (label: "downstream", value: (receiver?.subscriber as? Downstream) as Any)
        if ignoresDemand { return [downstream] }
        let subject = receiver == nil ? nil : list
        return [("parent", subject as Any), downstream, ("demand", demand), ("subject", subject as Any)]
    }
}
