import Foundation

/// The subscriptions of two publishers whose values are sent in pairs.
final class ZipGroup<First, Second, Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == (First, Second) {
    typealias Failure = Downstream.Failure

    private struct State {
        var first: [First] = []
        var second: [Second] = []
        var subscriptions: [any Subscription] = []
        var demand = Subscribers.Demand.none
        var firstHasFinished = false
        var secondHasFinished = false
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
            receive { $0.first.append(value) }
        } end: { [self] in
            end($0) { $0.firstHasFinished = true }
        }
    }

    var second: PairedSubscriber<Second, Failure> {
        PairedSubscriber(description, connect: connect) { [self] value in
            receive { $0.second.append(value) }
        } end: { [self] in
            end($0) { $0.secondHasFinished = true }
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

    private func receive(_ add: (inout State) -> Void) -> Subscribers.Demand {
        let pair = state.use { state -> (First, Second)? in
            guard !state.isOver else { return nil }
            add(&state)
            guard !state.first.isEmpty, !state.second.isEmpty else { return nil }
            return (state.first.removeFirst(), state.second.removeFirst())
        }
        guard let pair else { return .none }
        sending.lock()
        let more = downstream.receive(pair)
        sending.unlock()
        if more > .none { request(more) }
        finishIfExhausted()
        return .none
    }

    /// No further pair can come where one publisher has finished and none of its values waits.
    private func finishIfExhausted() {
        let rest = state.use { state -> [any Subscription]? in
            let isExhausted =
                state.firstHasFinished && state.first.isEmpty || state.secondHasFinished && state.second.isEmpty
            guard !state.isOver, isExhausted else { return nil }
            state.isOver = true
            defer { state.subscriptions = [] }
            return state.subscriptions
        }
        guard let rest else { return }
        for subscription in rest { subscription.cancel() }
        sending.lock()
        downstream.receive(completion: .finished)
        sending.unlock()
    }

    private func end(_ completion: Subscribers.Completion<Failure>, _ mark: (inout State) -> Void) {
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
            defer { state.subscriptions = [] }
            return state.subscriptions
        }
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
        for subscription in close() ?? [] { subscription.cancel() }
    }
}

/// The subscriber of one of the publishers that a group joins.
final class PairedSubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    private let connection = Guarded<Connection>()
    private let connect: (any Subscription) -> Void
    private let next: (Input) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void
    let description: String

    init(
        _ name: String, connect: @escaping (any Subscription) -> Void, next: @escaping (Input) -> Subscribers.Demand,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        description = name
        self.connect = connect
        self.next = next
        self.end = end
    }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { connect(subscription) }
    }

    func receive(_ input: Input) -> Subscribers.Demand { connection.isConnected ? next(input) : .none }

    func receive(completion: Subscribers.Completion<Failure>) {
        if connection.end() != nil { end(completion) }
    }
}
