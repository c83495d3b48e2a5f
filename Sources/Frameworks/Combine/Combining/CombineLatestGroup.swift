import Foundation

/// The subscriptions of two publishers whose latest values are sent together.
final class CombineLatestGroup<First, Second, Downstream: Subscriber>: Subscription, Described
where Downstream.Input == (First, Second) {
    typealias Failure = Downstream.Failure

    private struct State {
        var first: First?
        var second: Second?
        var subscriptions: [any Subscription] = []
        var demand = Subscribers.Demand.none
        var finished = 0
        var isOver = false
    }

    private let state = Guarded(State())
    private let downstream: Downstream
    /// Held while the subscriber is called, since publishers may send from several threads.
    private let sending = NSRecursiveLock()
    let description: String

    init(_ name: String, _ downstream: Downstream) {
        description = name
        self.downstream = downstream
    }

    var first: PairedSubscriber<First, Failure> {
        PairedSubscriber(description, connect: connect) { [self] value in
            receive { $0.first = .some(value) }
        } end: { [self] in
            end($0) { $0.first == nil }
        }
    }

    var second: PairedSubscriber<Second, Failure> {
        PairedSubscriber(description, connect: connect) { [self] value in
            receive { $0.second = .some(value) }
        } end: { [self] in
            end($0) { $0.second == nil }
        }
    }

    private func connect(_ subscription: any Subscription) {
        let demand = state.use { state -> Subscribers.Demand? in
            guard !state.isOver else { return nil }
            state.subscriptions.append(subscription)
            return state.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    private func receive(_ keep: (inout State) -> Void) -> Subscribers.Demand {
        sending.lock()
        defer { sending.unlock() }
        let pair = state.use { state -> (First, Second)? in
            guard !state.isOver else { return nil }
            keep(&state)
            guard let first = state.first, let second = state.second, state.demand > .none else { return nil }
            state.demand -= 1
            return (first, second)
        }
        guard let pair else { return .none }
        let more = downstream.receive(pair)
        if more > .none { request(more) }
        return .none
    }

    /// The end of one publisher: of all, where it leaves the other without a partner.
    private func end(_ completion: Subscribers.Completion<Failure>, _ hasNoValue: (State) -> Bool) {
        let rest = state.use { state -> [any Subscription]? in
            guard !state.isOver else { return nil }
            state.finished += 1
            if case .finished = completion, state.finished < 2, !hasNoValue(state) { return nil }
            state.isOver = true
            defer { state.subscriptions = [] }
            return state.subscriptions
        }
        guard let rest else { return }
        for subscription in rest { subscription.cancel() }
        sending.lock()
        downstream.receive(completion: completion)
        sending.unlock()
    }

    func request(_ demand: Subscribers.Demand) {
        let subscriptions = state.use { state -> [any Subscription] in
            guard !state.isOver else { return [] }
            state.demand += demand
            return state.subscriptions
        }
        for subscription in subscriptions { subscription.request(demand) }
    }

    func cancel() {
        let rest = state.use { state in
            state.isOver = true
            defer { state.subscriptions = [] }
            return state.subscriptions
        }
        for subscription in rest { subscription.cancel() }
    }
}
