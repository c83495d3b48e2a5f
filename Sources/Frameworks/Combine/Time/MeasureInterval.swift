extension Publishers {
    /// The times between the values of a publisher.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context

        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(IntervalSubscriber<Upstream.Output, Context, S>(subscriber, scheduler))
        }
    }
}

private final class IntervalSubscriber<Input, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
    Described
where Downstream.Input == Context.SchedulerTimeType.Stride {
    typealias Failure = Downstream.Failure
    private let connection = Guarded<Connection>()
    private let last = Guarded<Context.SchedulerTimeType?>(nil)
    private let downstream: Downstream
    private let scheduler: Context

    init(_ downstream: Downstream, _ scheduler: Context) {
        self.downstream = downstream
        self.scheduler = scheduler
    }

    func receive(subscription: any Subscription) {
        guard connection.connect(subscription) else { return }
        _ = last.exchange(scheduler.now)
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard connection.isConnected else { return .none }
        let now = scheduler.now
        guard let before = last.exchange(now) else { return .none }
        let more = downstream.receive(before.distance(to: now))
        if more > .none { connection.request(more) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if connection.end() != nil { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) { connection.request(demand) }
    func cancel() { connection.cancel() }
    var description: String { "MeasureInterval" }
}

extension Publisher {
    /// Passes on the times between values, the first from the subscription on.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
