extension Publishers {
    /// The last value of each burst: those that no other follows for a while.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(DebouncingSubscriber(subscriber, self))
        }
    }
}

/// A subscriber that waits for a pause. A value for which there is no demand when its time comes is lost, and so is one
/// that waits when the publisher completes.
private final class DebouncingSubscriber<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
    Subscription, Described
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private struct State {
        var value: Input?
        var generation = 0
        var demand = Subscribers.Demand.none
        var timer: (any Cancellable)?
        /// The generation whose timer has run, maybe in the call that scheduled it.
        var fired = -1
    }

    private let connection = Guarded<Connection>()
    private let state = Guarded(State())
    private let downstream: Guarded<Downstream?>
    private let settings: Publishers.Debounce<Upstream, Context>

    init(_ downstream: Downstream, _ settings: Publishers.Debounce<Upstream, Context>) {
        self.downstream = Guarded(downstream)
        self.settings = settings
    }

    func receive(subscription: any Subscription) {
        guard connection.connect(subscription) else { return }
        downstream.current?.receive(subscription: self)
        connection.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        let (generation, old) = state.use { state in
            state.value = .some(input)
            state.generation += 1
            defer { state.timer = nil }
            return (state.generation, state.timer)
        }
        old?.cancel()
        let due = settings.scheduler.now.advanced(by: settings.dueTime)
        let timer = settings.scheduler.schedule(
            after: due, interval: settings.dueTime, tolerance: settings.scheduler.minimumTolerance,
            options: settings.options
        ) { [weak self] in self?.isDue(generation) }
        let isOver = state.use { state in
            guard state.generation == generation, state.fired != generation else { return true }
            state.timer = timer
            return false
        }
        if isOver { timer.cancel() }
        return .none
    }

    private func isDue(_ generation: Int) {
        let (value, timer) = state.use { state -> (Input?, (any Cancellable)?) in
            guard state.generation == generation, state.fired != generation else { return (nil, nil) }
            state.fired = generation
            defer {
                state.timer = nil
                state.value = nil
            }
            guard state.demand > .none else { return (nil, state.timer) }
            state.demand -= 1
            return (state.value, state.timer)
        }
        timer?.cancel()
        guard let value, connection.isConnected, let downstream = downstream.current else { return }
        let more = downstream.receive(value)
        state.use { $0.demand += more }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard connection.end() != nil else { return }
        stopTimer()
        settings.scheduler.schedule(options: nil) { [self] in
            downstream.exchange(nil)?.receive(completion: completion)
        }
    }

    private func stopTimer() {
        let timer = state.use { state in
            state.generation += 1
            defer {
                state.timer = nil
                state.value = nil
            }
            return state.timer
        }
        timer?.cancel()
    }

    func request(_ demand: Subscribers.Demand) { state.use { $0.demand += demand } }

    func cancel() {
        _ = downstream.exchange(nil)
        stopTimer()
        connection.cancel()
    }

    var description: String { "Debounce" }
}

extension Publisher {
    /// Passes on a value when no other has followed it for a while.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
