extension Publishers {
    /// A publisher whose values arrive on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options) = (scheduler, options)
            upstream.subscribe(
                DeferringSubscriber("ReceiveOn", subscriber) { scheduler.schedule(options: options, $0) })
        }
    }

    /// A publisher whose values arrive some time later.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options, interval, tolerance) = (scheduler, options, interval, tolerance)
            upstream.subscribe(
                DeferringSubscriber("Delay", subscriber) { action in
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, action)
                })
        }
    }

    /// A publisher that is subscribed to, asked and cancelled on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (upstream, scheduler, options) = (upstream, scheduler, options)
            scheduler.schedule(options: options) {
                upstream.subscribe(
                    RequestingElsewhere(subscriber) { scheduler.schedule(options: options, $0) })
            }
        }
    }
}

/// A subscriber that receives values and the end through a scheduler.
private final class DeferringSubscriber<Downstream: Subscriber>: Subscriber, Subscription, Described {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let connection = Guarded<Connection>()
    private let hasCompleted = Guarded(false)
    private let downstream: Downstream
    private let schedule: (@escaping () -> Void) -> Void
    let description: String

    init(_ name: String, _ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
        description = name
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected, !hasCompleted.current else { return .none }
        schedule { [self] in
            guard connection.isConnected else { return }
            let more = downstream.receive(input)
            if more > .none { connection.request(more) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard connection.isConnected, !hasCompleted.exchange(true) else { return }
        schedule { [self] in
            connection.end()
            downstream.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) { connection.request(demand) }

    /// Cancels. An end that waits for the scheduler still arrives, as on Apple's systems; values don't.
    func cancel() { connection.cancel() }
}

/// A subscriber whose demands and cancelling go through a scheduler.
private final class RequestingElsewhere<Downstream: Subscriber>: Subscriber, Subscription, Described {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure
    private let connection = Guarded<Connection>()
    private let downstream: Downstream
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        if connection.connect(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        connection.isConnected ? downstream.receive(input) : .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if connection.end() != nil { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        guard let subscription = connection.current.subscription else { return }
        schedule { [self] in withExtendedLifetime(self) { subscription.request(demand) } }
    }

    func cancel() {
        guard let subscription = connection.current.subscription else { return }
        connection.end()
        schedule { [self] in withExtendedLifetime(self) { subscription.cancel() } }
    }

    var description: String { "SubscribeOn" }
}

extension Publisher {
    /// Receives values and the end on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Subscribes, demands and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// Passes values and the end on some time later.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}
