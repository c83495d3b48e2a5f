/// The subscriber of one publisher and, when that has finished, of another.
///
/// Values for which there is no demand are left out; demand that the first didn't meet goes over to the second.
final class Concatenation<Suffix: Publisher, Downstream: Subscriber>
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    fileprivate enum Turn { case prefix, suffix }

    private struct State {
        var turn = Turn.prefix
        var subscription: (any Subscription)?
        var demand = Subscribers.Demand.none
        /// The publisher that follows, as long as it may still.
        var suffix: Suffix?
        var isOver = false
    }

    fileprivate let identifier = CombineIdentifier()
    private let state: Guarded<State>
    private let downstream: Downstream

    init(_ downstream: Downstream, suffix: Suffix) {
        self.downstream = downstream
        state = Guarded(State(suffix: suffix))
    }

    var prefixSubscriber: PrefixSubscriber<Suffix, Downstream> { PrefixSubscriber(parent: self) }

    fileprivate func connect(_ subscription: any Subscription, _ turn: Turn) {
        let demand = state.use { state -> Subscribers.Demand? in
            guard !state.isOver, state.turn == turn, state.subscription == nil else { return nil }
            state.subscription = subscription
            return state.demand
        }
        guard let demand else { return subscription.cancel() }
        if turn == .prefix {
            downstream.receive(subscription: ConcatenationSubscription(parent: self))
        } else if demand > .none {
            subscription.request(demand)
        }
    }

    fileprivate func send(_ input: Downstream.Input, _ turn: Turn) -> Subscribers.Demand {
        let sends = state.use { state in
            guard !state.isOver, state.turn == turn, state.subscription != nil, state.demand > .none else {
                return false
            }
            state.demand -= 1
            return true
        }
        guard sends else { return .none }
        let more = downstream.receive(input)
        state.use { $0.demand += more }
        return more
    }

    fileprivate func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ turn: Turn) {
        let (ends, next) = state.use { state -> (Bool, Suffix?) in
            guard !state.isOver, state.turn == turn, state.subscription != nil else { return (false, nil) }
            state.subscription = nil
            if turn == .prefix, case .finished = completion {
                state.turn = .suffix
                defer { state.suffix = nil }
                return (false, state.suffix)
            }
            state.isOver = true
            state.suffix = nil
            return (true, nil)
        }
        if ends { downstream.receive(completion: completion) }
        next?.subscribe(SuffixSubscriber(parent: self))
    }

    fileprivate func request(_ demand: Subscribers.Demand) {
        let subscription = state.use { state -> (any Subscription)? in
            guard !state.isOver else { return nil }
            state.demand += demand
            return state.subscription
        }
        subscription?.request(demand)
    }

    fileprivate func cancel() {
        let (subscription, suffix) = state.use { state -> ((any Subscription)?, Suffix?) in
            guard !state.isOver else { return (nil, nil) }
            state.isOver = true
            defer {
                state.subscription = nil
                state.suffix = nil
            }
            return (state.subscription, state.suffix)
        }
        subscription?.cancel()
        // The publisher goes here, outside of the lock.
        withExtendedLifetime(suffix) {}
    }
}

struct PrefixSubscriber<Suffix: Publisher, Downstream: Subscriber>: Subscriber, Described
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    fileprivate let parent: Concatenation<Suffix, Downstream>
    var combineIdentifier: CombineIdentifier { parent.identifier }
    var description: String { "Concatenate" }

    func receive(subscription: any Subscription) { parent.connect(subscription, .prefix) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { parent.send(input, .prefix) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { parent.end(completion, .prefix) }
}

private struct SuffixSubscriber<Suffix: Publisher, Downstream: Subscriber>: Subscriber, Described
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    let parent: Concatenation<Suffix, Downstream>
    var combineIdentifier: CombineIdentifier { parent.identifier }
    var description: String { "Concatenate" }

    func receive(subscription: any Subscription) { parent.connect(subscription, .suffix) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { parent.send(input, .suffix) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { parent.end(completion, .suffix) }
}

private struct ConcatenationSubscription<Suffix: Publisher, Downstream: Subscriber>: Subscription, Described
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    let parent: Concatenation<Suffix, Downstream>
    var combineIdentifier: CombineIdentifier { parent.identifier }
    var description: String { "Concatenate" }

    func request(_ demand: Subscribers.Demand) { parent.request(demand) }
    func cancel() { parent.cancel() }
}
