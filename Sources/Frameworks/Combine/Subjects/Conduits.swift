/// The subscribers of a subject, in the order in which they came, and its end.
///
/// Values are sent outside of the lock: a subscriber may subscribe, cancel or send in the middle of a delivery, and then
/// the list that is being gone through stays what it was.
final class ConduitList<Output, Failure: Error>: CustomStringConvertible {
    private struct State {
        var conduits: [ConduitBase<Output, Failure>] = []
        var completion: Subscribers.Completion<Failure>?
        var upstream: [any Subscription] = []
        var hasSubscriber = false
    }

    private let state = Guarded(State())
    /// Publishers are asked for values when they connect, not when the first subscriber comes.
    private let demandsAtOnce: Bool

    /// The name of the subject, and of its subscriptions.
    let description: String

    init(_ name: String, demandsAtOnce: Bool) {
        description = name
        self.demandsAtOnce = demandsAtOnce
    }

    deinit {
        for subscription in state.current.upstream { subscription.cancel() }
    }

    /// Adds a subscriber, or returns the completion that it is to receive.
    func add(_ conduit: ConduitBase<Output, Failure>) -> Subscribers.Completion<Failure>? {
        let (completion, waiting) = state.use { state in
            guard state.completion == nil else { return (state.completion, [any Subscription]()) }
            state.conduits.append(conduit)
            let isFirst = !state.hasSubscriber
            state.hasSubscriber = true
            return (nil, isFirst ? state.upstream : [])
        }
        if !demandsAtOnce {
            for subscription in waiting { subscription.request(.unlimited) }
        }
        return completion
    }

    func remove(_ conduit: ConduitBase<Output, Failure>) {
        state.use { $0.conduits.removeAll { $0 === conduit } }
    }

    /// The subscribers that a value reaches; none once the subject has ended.
    var receivers: [ConduitBase<Output, Failure>] { state.use { $0.completion == nil ? $0.conduits : [] } }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let last = state.use { state -> [ConduitBase<Output, Failure>] in
            guard state.completion == nil else { return [] }
            state.completion = completion
            defer { state.conduits = [] }
            return state.conduits
        }
        for conduit in last { conduit.finish(completion) }
    }

    var hasEnded: Bool { state.use { $0.completion != nil } }

    /// Keeps a publisher's subscription: values are demanded of it from the first subscriber on.
    func addUpstream(_ subscription: any Subscription) {
        let demands = state.use { state in
            state.upstream.append(subscription)
            return demandsAtOnce || state.hasSubscriber
        }
        if demands { subscription.request(.unlimited) }
    }
}

/// A subscriber of a subject and its demand.
class ConduitBase<Output, Failure: Error>: Subscription {
    func offer(_ value: Output) {}
    func finish(_ completion: Subscribers.Completion<Failure>) {}
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
