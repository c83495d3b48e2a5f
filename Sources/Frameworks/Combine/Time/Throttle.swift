extension Publishers {
    /// At most one value in each interval, the first or the latest.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ThrottlingSubscriber(subscriber, self))
        }
    }
}

private final class ThrottlingSubscriber<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
    Subscription, Described
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private struct State {
        var value: Input?
        var completion: Subscribers.Completion<Failure>?
        var demand = Subscribers.Demand.none
        /// The moment at which a value was last sent; before the first, that of the subscription.
        var last: Context.SchedulerTimeType
        var hasSent = false
        var isScheduled = false
        var isOver = false
    }

    private let connection = Guarded<Connection>()
    private let state: Guarded<State>
    private let downstream: Guarded<Downstream?>
    private let settings: Publishers.Throttle<Upstream, Context>

    init(_ downstream: Downstream, _ settings: Publishers.Throttle<Upstream, Context>) {
        self.downstream = Guarded(downstream)
        self.settings = settings
        state = Guarded(State(last: settings.scheduler.now))
    }

    func receive(subscription: any Subscription) {
        guard connection.connect(subscription) else { return }
        let now = settings.scheduler.now
        state.use { $0.last = now }
        connection.request(.unlimited)
        downstream.current?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        let now = settings.scheduler.now
        let due = state.use { state -> Context.SchedulerTimeType?? in
            guard state.demand > .none else { return nil }
            if settings.latest || state.value == nil { state.value = .some(input) }
            guard !state.isScheduled else { return nil }
            state.isScheduled = true
            guard state.hasSent else { return .some(nil) }
            let next = state.last.advanced(by: settings.interval)
            return .some(next <= now ? nil : next)
        }
        if let due { schedule(at: due) }
        return .none
    }

    /// Sends what waits at a moment, or as soon as possible.
    private func schedule(at moment: Context.SchedulerTimeType?) {
        let action: () -> Void = { [weak self] in self?.send() }
        if let moment {
            settings.scheduler.schedule(
                after: moment, tolerance: settings.scheduler.minimumTolerance, options: nil, action)
        } else {
            settings.scheduler.schedule(options: nil, action)
        }
    }

    private func send() {
        guard !state.use({ $0.isOver }) else { return }
        // With the end no further moment counts.
        let now = state.use({ $0.completion == nil }) ? settings.scheduler.now : nil
        let (value, completion) = state.use { state -> (Input?, Subscribers.Completion<Failure>?) in
            state.isScheduled = false
            guard !state.isOver else { return (nil, nil) }
            let value = state.value
            state.value = nil
            if value != nil {
                state.last = now ?? state.last
                state.hasSent = true
                state.demand -= 1
            }
            if state.completion != nil { state.isOver = true }
            return (value, state.completion)
        }
        if let value, let more = downstream.current?.receive(value), more > .none {
            state.use { $0.demand += more }
        }
        if let completion { downstream.exchange(nil)?.receive(completion: completion) }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard connection.end() != nil else { return }
        let now = settings.scheduler.now
        let due = state.use { state -> Context.SchedulerTimeType?? in
            state.completion = completion
            guard !state.isScheduled else { return nil }
            state.isScheduled = true
            guard state.hasSent else { return .some(nil) }
            let next = state.last.advanced(by: settings.interval)
            return .some(next <= now ? nil : next)
        }
        if let due { schedule(at: due) }
    }

    func request(_ demand: Subscribers.Demand) { state.use { $0.demand += demand } }

    func cancel() {
        state.use { state in
            state.isOver = true
            state.value = nil
        }
        _ = downstream.exchange(nil)
        connection.close()
    }

    var description: String { "Throttle" }
}

extension Publisher {
    /// Passes on at most one value in each interval: the first of it, or the latest.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
