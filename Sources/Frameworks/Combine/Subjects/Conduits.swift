/// The subscribers of a subject, in the order in which they came, and its end.
///
/// Values are sent outside of the lock: a subscriber may subscribe, cancel or send in the middle of a delivery, and then
/// the list that is being gone through stays what it was.
final class ConduitList<Output, Failure: Error>: CustomStringConvertible {
    private let lock = Lock()
    /// Kept by a type that isn't generic: each is a `ConduitBase<Output, Failure>`.
    private var conduits: [Conduit] = []
    private var upstream: [any Subscription] = []
    private var hasSubscriber = false
    private var isOver = false
    private var completion: Subscribers.Completion<Failure>?
    /// Publishers are asked for values when they connect, not when the first subscriber comes.
    private let demandsAtOnce: Bool

    /// The name of the subject, and of its subscriptions.
    let description: String

    init(_ name: String, demandsAtOnce: Bool) {
        description = name
        self.demandsAtOnce = demandsAtOnce
    }

    deinit {
        for subscription in upstream { subscription.cancel() }
    }

    /// Adds a subscriber, or returns the completion that it is to receive.
    func add(_ conduit: ConduitBase<Output, Failure>) -> Subscribers.Completion<Failure>? {
        var waiting: [any Subscription] = []
        let completion = lock.whileHeld { () -> Subscribers.Completion<Failure>? in
            guard !isOver else { return self.completion }
            conduits.append(conduit)
            if !hasSubscriber { waiting = upstream }
            hasSubscriber = true
            return nil
        }
        if !demandsAtOnce {
            for subscription in waiting { subscription.request(.unlimited) }
        }
        return completion
    }

    func remove(_ conduit: ConduitBase<Output, Failure>) {
        lock.whileHeld { conduits.removeAll { $0 === conduit } }
    }

    /// Sends a value to the subscribers; to none once the subject has ended.
    func send(_ value: Output) {
        if let receivers { send(value, to: receivers) }
    }

    /// The subscribers that a value reaches now; nil once the subject has ended.
    var receivers: [Conduit]? { lock.whileHeld { isOver ? nil : conduits } }

    /// Sends a value to subscribers of this list.
    func send(_ value: Output, to receivers: [Conduit]) {
        for conduit in receivers { unsafeDowncast(conduit, to: ConduitBase<Output, Failure>.self).offer(value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let last = lock.whileHeld { () -> [Conduit] in
            guard !isOver else { return [] }
            isOver = true
            self.completion = completion
            defer { conduits = [] }
            return conduits
        }
        for conduit in last { unsafeDowncast(conduit, to: ConduitBase<Output, Failure>.self).finish(completion) }
    }

    /// Keeps a publisher's subscription: values are demanded of it from the first subscriber on.
    func addUpstream(_ subscription: any Subscription) {
        let demands = lock.whileHeld {
            upstream.append(subscription)
            return demandsAtOnce || hasSubscriber
        }
        if demands { subscription.request(.unlimited) }
    }
}

/// A subscriber of a subject.
class Conduit {}

/// A subscriber of a subject and its demand.
class ConduitBase<Output, Failure: Error>: Conduit, Subscription {
    func offer(_ value: Output) {}
    func finish(_ completion: Subscribers.Completion<Failure>) {}
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
