/// The demand of a subscriber that is served by one publisher after another.
///
/// Demand that a publisher didn't meet is carried over to the next.
final class Successive<Downstream: Subscriber> {
    private struct State {
        var current: (any Subscription)?
        var demand = Subscribers.Demand.none
        var isOver = false
        /// Grows with each publisher, so that one that was left no longer counts.
        var generation = 0
    }

    let downstream: Downstream
    private let state = Guarded(State())

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Announces a publisher; those before it no longer count. Returns the number by which it is known.
    func begin() -> Int {
        let (old, generation) = state.use { state in
            let old = state.current
            state.current = nil
            state.generation += 1
            return (old, state.generation)
        }
        old?.cancel()
        return generation
    }

    /// Keeps the subscription of a publisher and demands what is still demanded.
    func connect(_ subscription: any Subscription, _ generation: Int) {
        let demand = state.use { state -> Subscribers.Demand? in
            guard !state.isOver, state.generation == generation, state.current == nil else { return nil }
            state.current = subscription
            return state.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    func send(_ value: Downstream.Input, _ generation: Int) -> Subscribers.Demand {
        let sends = state.use { state in
            guard !state.isOver, state.generation == generation else { return false }
            state.demand -= 1
            return true
        }
        guard sends else { return .none }
        let more = downstream.receive(value)
        return state.use { state in
            state.demand += more
            return state.generation == generation && !state.isOver ? more : .none
        }
    }

    /// Releases the subscription of a publisher that has ended. False where it no longer counts.
    func end(_ generation: Int) -> Bool {
        state.use { state in
            guard !state.isOver, state.generation == generation else { return false }
            state.current = nil
            return true
        }
    }

    func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let old = state.use { state -> (any Subscription)?? in
            guard !state.isOver else { return nil }
            state.isOver = true
            defer { state.current = nil }
            return .some(state.current)
        }
        guard let old else { return }
        old?.cancel()
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let current = state.use { state -> (any Subscription)? in
            guard !state.isOver else { return nil }
            state.demand += demand
            return state.current
        }
        current?.request(demand)
    }

    func cancel() {
        let current = state.use { state in
            state.isOver = true
            defer { state.current = nil }
            return state.current
        }
        current?.cancel()
    }

    var isOver: Bool { state.use { $0.isOver } }
}

/// The subscriber of one of several publishers that serve the same subscriber one after another.
final class SuccessiveSubscriber<Downstream: Subscriber, Failure: Error>: Subscriber {
    typealias Input = Downstream.Input
    private let parent: Successive<Downstream>
    private let generation: Int
    private let end: (Subscribers.Completion<Failure>) -> Void

    /// - Parameter end: called when this publisher completes and still counts.
    init(_ parent: Successive<Downstream>, end: @escaping (Subscribers.Completion<Failure>) -> Void) {
        self.parent = parent
        self.end = end
        generation = parent.begin()
    }

    func receive(subscription: any Subscription) { parent.connect(subscription, generation) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { parent.send(input, generation) }

    func receive(completion: Subscribers.Completion<Failure>) {
        if parent.end(generation) { end(completion) }
    }
}
