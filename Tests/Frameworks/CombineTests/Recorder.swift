import Combine

/// A subscriber that writes down what it receives.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
    /// `value(…)`, `finished` or `failure(…)`, in order.
    private(set) var events: [String] = []
    private(set) var subscription: (any Subscription)?
    private let initialDemand: Subscribers.Demand
    /// Demanded in addition with each value.
    private let demandPerValue: Subscribers.Demand

    init(_ initialDemand: Subscribers.Demand = .unlimited, perValue: Subscribers.Demand = .none) {
        self.initialDemand = initialDemand
        demandPerValue = perValue
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if initialDemand > .none { subscription.request(initialDemand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append("\(input)")
        return demandPerValue
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: events.append("finished")
        case .failure(let error): events.append("failure \(error)")
        }
    }

    func cancel() { subscription?.cancel() }
}

extension Publisher {
    /// Everything that the publisher sends at once.
    func recorded(_ demand: Subscribers.Demand = .unlimited) -> [String] {
        let recorder = Recorder<Output, Failure>(demand)
        subscribe(recorder)
        return recorder.events
    }
}

/// An error of these tests.
enum Mishap: Error, Equatable { case one, two }

/// A scheduler whose time a test sets: whole numbers, which stand for nothing.
final class TestScheduler: Scheduler {
    struct SchedulerTimeType: Strideable, Hashable {
        var ticks: Int
        func distance(to other: SchedulerTimeType) -> Stride { Stride(magnitude: other.ticks - ticks) }
        func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(ticks: ticks + n.magnitude) }

        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable {
            var magnitude: Int
            init(magnitude: Int) { self.magnitude = magnitude }
            init(integerLiteral value: Int) { magnitude = value }
            init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
            static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
            static func + (left: Stride, right: Stride) -> Stride { .init(magnitude: left.magnitude + right.magnitude) }
            static func - (left: Stride, right: Stride) -> Stride { .init(magnitude: left.magnitude - right.magnitude) }
            static func * (left: Stride, right: Stride) -> Stride { .init(magnitude: left.magnitude * right.magnitude) }
            static func *= (left: inout Stride, right: Stride) { left = left * right }
            static func seconds(_ s: Int) -> Stride { .init(magnitude: s) }
            static func seconds(_ s: Double) -> Stride { .init(magnitude: Int(s)) }
            static func milliseconds(_ ms: Int) -> Stride { .init(magnitude: ms) }
            static func microseconds(_ us: Int) -> Stride { .init(magnitude: us) }
            static func nanoseconds(_ ns: Int) -> Stride { .init(magnitude: ns) }
        }
    }

    typealias SchedulerOptions = Never
    private(set) var now = SchedulerTimeType(ticks: 0)
    var minimumTolerance: SchedulerTimeType.Stride { 0 }
    private var waiting: [(due: Int, order: Int, action: () -> Void)] = []
    private var count = 0

    func schedule(options: Never?, _ action: @escaping () -> Void) { wait(until: now.ticks, action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        wait(until: date.ticks, action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        var isOver = false
        func repeatAction(at due: Int) {
            wait(until: due) {
                guard !isOver else { return }
                action()
                repeatAction(at: due + interval.magnitude)
            }
        }
        repeatAction(at: date.ticks)
        return AnyCancellable { isOver = true }
    }

    private func wait(until due: Int, _ action: @escaping () -> Void) {
        count += 1
        waiting.append((due, count, action))
    }

    /// Runs everything that is due up to a moment, in order.
    func advance(to moment: Int) {
        while let next = waiting.filter({ $0.due <= moment }).min(by: { ($0.due, $0.order) < ($1.due, $1.order) }) {
            waiting.removeAll { $0.order == next.order }
            now.ticks = max(now.ticks, next.due)
            next.action()
        }
        now.ticks = moment
    }
}
