import Foundation

/// The loop as a scheduler. What waits on the main loop waits by the host's clock, where a host has one.
extension RunLoop: Scheduler {
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public var date: Date

        public init(_ date: Date) { self.date = date }

        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(floatLiteral: other.date.timeIntervalSince(date))
        }

        public func advanced(by value: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(value.timeInterval))
        }

        /// A length of time in seconds.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
            SchedulerTimeIntervalConvertible, Sendable
        {
            public var magnitude: TimeInterval
            public var timeInterval: TimeInterval { magnitude }

            public init(floatLiteral value: TimeInterval) { magnitude = value }
            public init(integerLiteral value: TimeInterval) { magnitude = value }
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = TimeInterval(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
            public static func * (left: Stride, right: Stride) -> Stride { Stride(left.magnitude * right.magnitude) }
            public static func + (left: Stride, right: Stride) -> Stride { Stride(left.magnitude + right.magnitude) }
            public static func - (left: Stride, right: Stride) -> Stride { Stride(left.magnitude - right.magnitude) }
            public static func *= (left: inout Stride, right: Stride) { left = left * right }
            public static func += (left: inout Stride, right: Stride) { left = left + right }
            public static func -= (left: inout Stride, right: Stride) { left = left - right }

            public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
            public static func seconds(_ s: Double) -> Stride { Stride(s) }
            public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1_000) }
            public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1_000_000) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1_000_000_000) }
        }
    }

    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(LoopTime.now(of: self)) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if self === RunLoop.main {
            DispatchQueue.main.async { action() }
        } else {
            perform { action() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if self === RunLoop.main, MainClock.start(after: now.distance(to: date).timeInterval, action) { return }
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if self === RunLoop.main,
            let wait = MainClock.run(
                after: now.distance(to: date).timeInterval, every: interval.timeInterval, action)
        {
            return wait
        }
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}

/// The present moment of a loop, as a date: on the main loop the host's time, counted from the reference date.
enum LoopTime {
    static func now(of loop: RunLoop) -> Date {
        guard loop === RunLoop.main, let seconds = MainClock.now else { return Date() }
        return Date(timeIntervalSinceReferenceDate: seconds)
    }
}

/// The queue as a scheduler. What waits on the main queue waits by the host's clock, where a host has one.
extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    public typealias SchedulerOptions = RunLoop.SchedulerOptions

    public var now: SchedulerTimeType {
        SchedulerTimeType(self === OperationQueue.main ? LoopTime.now(of: .main) : Date())
    }

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let delay = now.distance(to: date)
        if self === OperationQueue.main, MainClock.start(after: delay.timeInterval, action) { return }
        nonisolated(unsafe) let action = action
        DispatchQueue.global().asyncAfter(deadline: .now() + delay.timeInterval) { [self] in
            addOperation { action() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let delay = now.distance(to: date).timeInterval
        if self === OperationQueue.main,
            let wait = MainClock.run(after: delay, every: interval.timeInterval, action)
        {
            return wait
        }
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.setEventHandler { [self] in addOperation { action() } }
        timer.schedule(deadline: .now() + delay, repeating: interval.timeInterval)
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
