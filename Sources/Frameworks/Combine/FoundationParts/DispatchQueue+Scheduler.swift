import Dispatch
import Foundation

/// The queue as a scheduler. What waits on the main queue waits by the host's clock, where a host has one.
extension DispatchQueue: Scheduler {
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// The time between the two; one that no `Int` of nanoseconds holds is `Int.max`, forwards and backwards.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            if end >= start { return .nanoseconds(Int(clamping: end - start)) }
            return .nanoseconds(start - end > UInt64(Int.max) ? .max : -Int(start - end))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + n.timeInterval)
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// A length of time in whole nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// Nanoseconds.
            public var magnitude: Int

            private enum CodingKeys: String, CodingKey { case magnitude = "_nanoseconds" }

            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let number): magnitude = Self.clamp(number, 1_000_000_000)
                case .milliseconds(let number): magnitude = Self.clamp(number, 1_000_000)
                case .microseconds(let number): magnitude = Self.clamp(number, 1_000)
                case .nanoseconds(let number): magnitude = number
                case .never: magnitude = .max
                @unknown default: magnitude = .max
                }
            }

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            public init(floatLiteral value: Double) { self = .seconds(value) }
            public init(integerLiteral value: Int) { self = .seconds(value) }

            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            private static func clamp(_ number: Int, _ unit: Int) -> Int {
                let product = number.multipliedReportingOverflow(by: unit)
                return product.overflow ? (number < 0 ? .min : .max) : product.partialValue
            }

            public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }

            public static func * (left: Stride, right: Stride) -> Stride {
                .seconds(left.seconds * right.seconds)
            }

            public static func + (left: Stride, right: Stride) -> Stride {
                Stride(nanoseconds: left.magnitude + right.magnitude)
            }

            public static func - (left: Stride, right: Stride) -> Stride {
                Stride(nanoseconds: left.magnitude - right.magnitude)
            }

            public static func *= (left: inout Stride, right: Stride) { left = left * right }
            public static func += (left: inout Stride, right: Stride) { left = left + right }
            public static func -= (left: inout Stride, right: Stride) { left = left - right }

            var seconds: Double { Double(magnitude) / 1_000_000_000 }

            public static func seconds(_ s: Double) -> Stride {
                let nanoseconds = s * 1_000_000_000
                return Stride(nanoseconds: nanoseconds < Double(Int.max) ? Int(nanoseconds) : .max)
            }

            public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: clamp(s, 1_000_000_000)) }
            public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: clamp(ms, 1_000_000)) }
            public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: clamp(us, 1_000)) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
        }
    }

    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public var now: SchedulerTimeType {
        if isMain, let seconds = MainClock.now {
            // One nanosecond more, since a time of zero means the present moment to Dispatch.
            return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64((seconds * 1e9).rounded()) + 1))
        }
        return SchedulerTimeType(.now())
    }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        async(
            group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [],
            execute: DispatchWorkItem(block: action))
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if isMain, MainClock.start(after: now.distance(to: date).seconds, action) { return }
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action()
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if isMain,
            let wait = MainClock.run(after: now.distance(to: date).seconds, every: interval.seconds, action)
        {
            return wait
        }
        let timer = DispatchSource.makeTimerSource(queue: self)
        nonisolated(unsafe) let action = action
        timer.setEventHandler { action() }
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}

extension DispatchQueue {
    /// Marks the main queue: on Linux each access to it makes another object.
    private static let mainMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        main.setSpecific(key: key, value: true)
        return key
    }()

    private var isMain: Bool { getSpecific(key: Self.mainMark) ?? false }

    private func async(
        group: DispatchGroup?, qos: DispatchQoS, flags: DispatchWorkItemFlags, execute item: DispatchWorkItem
    ) {
        nonisolated(unsafe) let item = item
        self.async(group: group, qos: qos, flags: flags) { item.perform() }
    }
}
