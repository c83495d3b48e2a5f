import Foundation

/// The subscriptions of two publishers whose values are sent in pairs.
final class ZipGroup<First, Second, Downstream: Subscriber>: Subscription, Described
where Downstream.Input == (First, Second) {
    typealias Failure = Downstream.Failure

    private enum Side: CaseIterable { case first, second }

    private struct State {
        var first: [First] = []
        var second: [Second] = []
        /// The subscriptions of those publishers that haven't ended.
        var subscriptions: [Side: any Subscription] = [:]
        /// Demanded while a pair is being sent: the publisher that completed the pair hears of it by its answer.
        var demandWhileSending: Subscribers.Demand?
        var demand = Subscribers.Demand.none
        var firstHasFinished = false
        var secondHasFinished = false
        var isOver = false

        /// Releases the subscriptions and returns them, the first publisher's first.
        mutating func takeSubscriptions() -> [any Subscription] {
            defer { subscriptions = [:] }
            return inOrder
        }

        var inOrder: [any Subscription] { Side.allCases.compactMap { subscriptions[$0] } }
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
        PairedSubscriber(description, connect: { [self] in connect($0, .first) }) { [self] value in
            receive(.first) { $0.first.append(value) }
        } end: { [self] in
            end($0, .first) { $0.firstHasFinished = true }
        }
    }

    var second: PairedSubscriber<Second, Failure> {
        PairedSubscriber(description, connect: { [self] in connect($0, .second) }) { [self] value in
            receive(.second) { $0.second.append(value) }
        } end: { [self] in
            end($0, .second) { $0.secondHasFinished = true }
        }
    }

    private func connect(_ subscription: any Subscription, _ side: Side) {
        let demand = state.use { state -> Subscribers.Demand? in
            guard !state.isOver else { return nil }
            state.subscriptions[side] = subscription
            return state.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    private func receive(_ side: Side, _ add: (inout State) -> Void) -> Subscribers.Demand {
        let pair = state.use { state -> (First, Second)? in
            guard !state.isOver else { return nil }
            add(&state)
            guard !state.first.isEmpty, !state.second.isEmpty else { return nil }
            state.demandWhileSending = Subscribers.Demand.none
            return (state.first.removeFirst(), state.second.removeFirst())
        }
        guard let pair else { return .none }
        sending.lock()
        let more = downstream.receive(pair)
        sending.unlock()
        let (demand, other) = state.use { state -> (Subscribers.Demand, (any Subscription)?) in
            let demand = more + (state.demandWhileSending ?? .none)
            state.demandWhileSending = nil
            state.demand += demand
            return (demand, state.subscriptions[side == .first ? .second : .first])
        }
        if demand > .none { other?.request(demand) }
        finishIfExhausted()
        return demand
    }

    /// No further pair can come where one publisher has finished and none of its values waits.
    private func finishIfExhausted() {
        let rest = state.use { state -> [any Subscription]? in
            let isExhausted =
                state.firstHasFinished && state.first.isEmpty || state.secondHasFinished && state.second.isEmpty
            guard !state.isOver, isExhausted else { return nil }
            state.isOver = true
            return state.takeSubscriptions()
        }
        guard let rest else { return }
        for subscription in rest { subscription.cancel() }
        sending.lock()
        downstream.receive(completion: .finished)
        sending.unlock()
    }

    private func end(_ completion: Subscribers.Completion<Failure>, _ side: Side, _ mark: (inout State) -> Void) {
        state.use { $0.subscriptions[side] = nil }
        if case .finished = completion {
            state.use { mark(&$0) }
            return finishIfExhausted()
        }
        guard let rest = close() else { return }
        for subscription in rest { subscription.cancel() }
        sending.lock()
        downstream.receive(completion: completion)
        sending.unlock()
    }

    private func close() -> [any Subscription]? {
        state.use { state in
            guard !state.isOver else { return nil }
            state.isOver = true
            return state.takeSubscriptions()
        }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.requireValues(description)
        let subscriptions = state.use { state -> [any Subscription] in
            guard !state.isOver else { return [] }
            if let waiting = state.demandWhileSending {
                state.demandWhileSending = waiting + demand
                return []
            }
            state.demand += demand
            return state.inOrder
        }
        for subscription in subscriptions { subscription.request(demand) }
    }

    func cancel() {
        for subscription in close() ?? [] { subscription.cancel() }
    }
}
