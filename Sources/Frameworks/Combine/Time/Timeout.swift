extension Publishers {
    /// A publisher that ends where no value comes for a while.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public let customError: (() -> Upstream.Failure)?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimedSubscriber(subscriber, self))
        }
    }
}

private final class TimedSubscriber<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
    Subscription, Described
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let connection = Guarded<Connection>()
    private let timer = Guarded<(any Cancellable)?>(nil)
    private let downstream: Downstream
    private let hasDemand = Guarded(false)
    private let hasCompleted = Guarded(false)
    private let settings: Publishers.Timeout<Upstream, Context>

    init(_ downstream: Downstream, _ settings: Publishers.Timeout<Upstream, Context>) {
        self.downstream = downstream
        self.settings = settings
        _ = timer.exchange(startTimer())
    }

    private func startTimer() -> any Cancellable {
        settings.scheduler.schedule(
            after: settings.scheduler.now.advanced(by: settings.interval), interval: settings.interval,
            tolerance: settings.scheduler.minimumTolerance, options: settings.options
        ) { [self] in isDue() }
    }

    private func restartTimer() {
        timer.exchange(nil)?.cancel()
        _ = timer.exchange(startTimer())
    }

    private func isDue() {
        guard !hasCompleted.current, let subscription = connection.end() else { return }
        subscription.cancel()
        timer.exchange(nil)?.cancel()
        let end = settings.customError.map { Subscribers.Completion.failure($0()) } ?? .finished
        downstream.receive(completion: end)
    }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        restartTimer()
        settings.scheduler.schedule(options: settings.options) { [self] in
            guard connection.isConnected else { return }
            let more = downstream.receive(input)
            if more > .none { connection.request(more) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard connection.isConnected, !hasCompleted.exchange(true) else { return }
        timer.exchange(nil)?.cancel()
        settings.scheduler.schedule(options: settings.options) { [self] in
            if connection.end() != nil { downstream.receive(completion: completion) }
        }
    }

    /// Demands values; the time runs anew from the first demand on.
    func request(_ demand: Subscribers.Demand) {
        guard connection.isConnected else { return }
        if !hasDemand.exchange(true) { restartTimer() }
        connection.request(demand)
    }

    func cancel() {
        timer.exchange(nil)?.cancel()
        connection.cancel()
    }

    var description: String { "Timeout" }
}

extension Publisher {
    /// Ends where no value comes for a while: with an error where one is given, otherwise as finished.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}
