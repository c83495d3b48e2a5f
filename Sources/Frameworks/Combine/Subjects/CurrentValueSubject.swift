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
            list.send(newValue)
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
        guard let receivers = list.receivers else { return }
        _ = stored.exchange(input)
        list.send(input, to: receivers)
    }

    public func send(completion: Subscribers.Completion<Failure>) { list.finish(completion) }
}

/// A subscriber of a `CurrentValueSubject`. A value that it had no demand for is not lost: when it demands again it
/// receives the last one.
private final class CurrentValueConduit<Downstream: Subscriber>: ConduitBase<Downstream.Input, Downstream.Failure>,
    Described
{
    private let lock = Lock()
    private var receiver: Receiver<Downstream.Input, Downstream.Failure>?
    private var demand = Subscribers.Demand.none
    /// The subscriber has received the subject's last value.
    private var isUpToDate = false
    private weak var list: ConduitList<Downstream.Input, Downstream.Failure>?
    private let stored: Guarded<Downstream.Input>

    let description: String

    init(
        _ downstream: Downstream, _ list: ConduitList<Downstream.Input, Downstream.Failure>,
        _ stored: Guarded<Downstream.Input>
    ) {
        receiver = Receiver(downstream)
        self.list = list
        self.stored = stored
        description = list.description
    }

    override func offer(_ value: Downstream.Input) {
        let receive = lock.whileHeld { () -> ((Downstream.Input) -> Subscribers.Demand)? in
            guard demand > .none, let receiver else {
                isUpToDate = false
                return nil
            }
            demand -= 1
            isUpToDate = true
            return receiver.receive
        }
        guard let receive else { return }
        let more = receive(value)
        if more > .none { add(more) }
    }

    override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        drop()?.complete(completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A subscriber of CurrentValueSubject demanded no value; demand at least one.")
        add(demand)
    }

    /// Adds to the demand, and sends the last value where the subscriber hasn't received it.
    private func add(_ demand: Subscribers.Demand) {
        let receive = lock.whileHeld { () -> ((Downstream.Input) -> Subscribers.Demand)? in
            guard let receiver else { return nil }
            self.demand += demand
            guard !isUpToDate else { return nil }
            isUpToDate = true
            self.demand -= 1
            return receiver.receive
        }
        guard let receive else { return }
        let more = receive(stored.current)
        if more > .none { add(more) }
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
        let subject = receiver == nil ? nil : list
        let downstream = receiver?.subscriber as? Downstream
        return [
            ("parent", subject as Any), ("downstream", downstream as Any), ("demand", demand),
            ("subject", subject as Any),
        ]
    }
}
