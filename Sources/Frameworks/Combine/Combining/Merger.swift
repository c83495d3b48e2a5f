import Foundation

/// Values of several publishers, sent on to one subscriber as they come.
///
/// With unlimited demand everything is demanded of all. Otherwise each publisher is asked for one value at a time: one
/// that comes without a demand waits, and its publisher isn't asked again before it was sent.
///
/// Invariant: `waiting` is empty where `demand` isn't zero, but while values are being sent.
final class Merger<Downstream: Subscriber>: Subscription, Described {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure

    private struct State {
        var sources: [Int: any Subscription] = [:]
        /// Publishers that haven't completed; each counts from before it is subscribed to.
        var running = 0
        var next = 0
        var demand = Subscribers.Demand.none
        var waiting: [(source: Int, value: Output)] = []
        var isSending = false
        var isOver = false
    }

    private let state = Guarded(State())
    private let downstream: Downstream
    /// Held while the subscriber is called, since publishers may send from several threads.
    private let sending = NSRecursiveLock()
    /// Called when a publisher has completed and others may take its place.
    var onRoom: (() -> Void)?
    var onCancel: (() -> Void)?
    let description: String

    init(_ name: String, _ downstream: Downstream) {
        description = name
        self.downstream = downstream
    }

    /// Announces a publisher, so that the end waits for it, and returns its number.
    func announce() -> Int {
        state.use { state in
            state.running += 1
            state.next += 1
            return state.next
        }
    }

    func connect(_ subscription: any Subscription, _ source: Int) {
        let demand = state.use { state -> Subscribers.Demand? in
            guard !state.isOver, state.sources[source] == nil else { return nil }
            state.sources[source] = subscription
            return state.demand == .unlimited ? .unlimited : .max(1)
        }
        guard let demand else { return subscription.cancel() }
        subscription.request(demand)
    }

    /// A value of a publisher; the answer is how many more it may send.
    func receive(_ value: Output, _ source: Int) -> Subscribers.Demand {
        let decision = state.use { state -> (sends: Bool, isUnlimited: Bool) in
            guard !state.isOver else { return (false, true) }
            if state.demand == .unlimited { return (true, true) }
            guard state.demand > .none, state.waiting.isEmpty else {
                state.waiting.append((source, value))
                return (false, true)
            }
            state.demand -= 1
            return (true, false)
        }
        guard decision.sends else { return .none }
        send(value)
        return decision.isUnlimited ? .none : .max(1)
    }

    private func send(_ value: Output) {
        sending.lock()
        let more = downstream.receive(value)
        sending.unlock()
        if more > .none { request(more) }
    }

    /// The end of a publisher. A failure ends everything.
    func complete(_ completion: Subscribers.Completion<Failure>, _ source: Int) {
        guard case .finished = completion else { return fail(completion) }
        let isOver = state.use { state -> Bool in
            guard !state.isOver else { return false }
            state.sources[source] = nil
            state.running -= 1
            return finishIfDone(&state)
        }
        if isOver { finish() } else { onRoom?() }
    }

    /// True if nothing is left to be sent; then it is over.
    private func finishIfDone(_ state: inout State) -> Bool {
        guard !state.isOver, state.running == 0, state.waiting.isEmpty, !state.isSending else { return false }
        state.isOver = true
        return true
    }

    private func finish() {
        sending.lock()
        downstream.receive(completion: .finished)
        sending.unlock()
        onRoom = nil
        onCancel = nil
    }

    private func fail(_ completion: Subscribers.Completion<Failure>) {
        guard let rest = end() else { return }
        for subscription in rest { subscription.cancel() }
        onCancel?()
        onRoom = nil
        onCancel = nil
        sending.lock()
        downstream.receive(completion: completion)
        sending.unlock()
    }

    /// Ends everything and returns the subscriptions that are left, in the order in which they came; nil where it was over.
    private func end() -> [any Subscription]? {
        state.use { state in
            guard !state.isOver else { return nil }
            state.isOver = true
            defer {
                state.sources = [:]
                state.waiting = []
            }
            return state.sources.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let (drains, opened) = state.use { state -> (Bool, [any Subscription]) in
            guard !state.isOver else { return (false, []) }
            let wasLimited = state.demand != .unlimited
            state.demand += demand
            var opened: [any Subscription] = []
            if wasLimited, state.demand == .unlimited {
                opened = state.sources.sorted { $0.key < $1.key }.map(\.value)
            }
            guard !state.waiting.isEmpty, !state.isSending else { return (false, opened) }
            state.isSending = true
            return (true, opened)
        }
        if drains { drain() }
        for subscription in opened { subscription.request(.unlimited) }
    }

    private func drain() {
        while true {
            let next = state.use { state -> (source: (any Subscription)?, value: Output)? in
                guard !state.isOver, state.demand > .none, !state.waiting.isEmpty else {
                    state.isSending = false
                    return nil
                }
                state.demand -= 1
                let (source, value) = state.waiting.removeFirst()
                return (state.demand == .unlimited ? nil : state.sources[source], value)
            }
            guard let next else { break }
            send(next.value)
            next.source?.request(.max(1))
        }
        if state.use({ finishIfDone(&$0) }) { finish() }
    }

    func cancel() {
        guard let rest = end() else { return }
        for subscription in rest { subscription.cancel() }
        onCancel?()
        onRoom = nil
        onCancel = nil
    }

    var isOver: Bool { state.use { $0.isOver } }
}

/// The subscriber of one of several publishers whose values are sent on as they come.
final class MergedSubscriber<Downstream: Subscriber>: Subscriber, Described {
    private let merger: Merger<Downstream>
    private let source: Int

    init(_ merger: Merger<Downstream>) {
        self.merger = merger
        source = merger.announce()
    }

    func receive(subscription: any Subscription) { merger.connect(subscription, source) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { merger.receive(input, source) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { merger.complete(completion, source) }
    var description: String { merger.description }
}
