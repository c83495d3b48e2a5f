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
    Subscription, CustomStringConvertible
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let connection = Guarded<Connection>()
    private let timer = Guarded<(any Cancellable)?>(nil)
    private let downstream: Guarded<Downstream?>
    private let settings: Publishers.Timeout<Upstream, Context>

    init(_ downstream: Downstream, _ settings: Publishers.Timeout<Upstream, Context>) {
        self.downstream = Guarded(downstream)
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
        guard let subscription = connection.end() else { return }
        subscription.cancel()
        timer.exchange(nil)?.cancel()
        let end = settings.customError.map { Subscribers.Completion.failure($0()) } ?? .finished
        downstream.exchange(nil)?.receive(completion: end)
    }

    func receive(subscription: any Subscription) {
        guard connection.connect(subscription) else { return }
        downstream.current?.receive(subscription: self)
        restartTimer()
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        restartTimer()
        settings.scheduler.schedule(options: settings.options) { [self] in
            guard connection.isConnected, let more = downstream.current?.receive(input), more > .none else { return }
            connection.request(more)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard connection.end() != nil else { return }
        timer.exchange(nil)?.cancel()
        settings.scheduler.schedule(options: settings.options) { [self] in
            downstream.exchange(nil)?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) { connection.request(demand) }

    func cancel() {
        timer.exchange(nil)?.cancel()
        _ = downstream.exchange(nil)
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
