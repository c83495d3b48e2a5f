extension Publishers {
    /// The rule by which values are collected in time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// The values of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// The values of each interval, or so many as soon as they are there.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Arrays of values by time.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimeCollector<Upstream.Output, Context, S>(subscriber, strategy, options))
        }
    }
}

/// A subscriber that collects with unlimited demand. An interval without values sends nothing.
private final class TimeCollector<Input, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
    Described
where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure

    private struct State {
        var values: [Input] = []
        var demand = Subscribers.Demand.none
    }

    private let connection = Guarded<Connection>()
    private let state = Guarded(State())
    private let timer = Guarded<(any Cancellable)?>(nil)
    private let downstream: Downstream
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let count: Int?
    private let options: Context.SchedulerOptions?

    init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.options = options
        switch strategy {
        case .byTime(let scheduler, let interval):
            (self.scheduler, self.interval, count) = (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
        }
    }

    func receive(subscription: any Subscription) {
        guard connection.connect(subscription) else { return }
        downstream.receive(subscription: self)
        restartTimer()
        connection.request(.unlimited)
    }

    private func restartTimer() {
        timer.exchange(nil)?.cancel()
        let new = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in self?.send() }
        _ = timer.exchange(new)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        let isFull = state.use { state in
            state.values.append(input)
            return count.map { state.values.count >= $0 } ?? false
        }
        if isFull {
            send()
            restartTimer()
        }
        return .none
    }

    private func send() {
        guard connection.isConnected else { return }
        let values = state.use { state -> [Input] in
            guard state.demand > .none, !state.values.isEmpty else { return [] }
            state.demand -= 1
            defer { state.values = [] }
            return state.values
        }
        guard !values.isEmpty else { return }
        let more = downstream.receive(values)
        state.use { $0.demand += more }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard connection.end() != nil else { return }
        timer.exchange(nil)?.cancel()
        let rest = state.use { $0.demand > .none ? $0.values : [] }
        scheduler.schedule(options: options) { [downstream] in
            if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
            downstream.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) { state.use { $0.demand += demand } }

    func cancel() {
        timer.exchange(nil)?.cancel()
        connection.cancel()
        state.use { $0.values = [] }
    }

    var description: String { "CollectByTime" }
}

extension Publisher {
    /// Collects values by time.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
