@_exported import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A moment or length of time as a fraction: so many parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: CMTimeValue
    /// Parts of a second.
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
    }
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// The nearest time with so many parts of a second; one between two is rounded away from zero.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite else {
            self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        let parts = seconds * Double(preferredTimescale)
        self.init(value: CMTimeValue(parts.rounded()), timescale: preferredTimescale)
        if parts.rounded() != parts { flags.insert(.hasBeenRounded) }
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    public var isValid: Bool { flags.contains(.valid) }
    public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
    public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
    public var isNumeric: Bool {
        isValid && flags.isDisjoint(with: [.positiveInfinity, .negativeInfinity, .indefinite])
    }
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// Not a number for times that aren't numeric, infinite for infinite ones.
    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }

    /// The time in parts of another length.
    public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
        guard isNumeric, newTimescale != timescale else { return self }
        let (product, isTooLarge) = value.multipliedReportingOverflow(by: CMTimeValue(newTimescale))
        guard !isTooLarge else { return CMTime(seconds: seconds, preferredTimescale: newTimescale) }
        let (quotient, rest) = product.quotientAndRemainder(dividingBy: CMTimeValue(timescale))
        var result = CMTime(value: quotient, timescale: newTimescale)
        guard rest != 0 else { return result }
        result.flags.insert(.hasBeenRounded)
        let sign: CMTimeValue = product < 0 ? -1 : 1
        switch method {
        case .roundHalfAwayFromZero, .`default`:
            if abs(rest) * 2 >= CMTimeValue(timescale) { result.value += sign }
        case .roundTowardZero, .quickTime: break
        case .roundAwayFromZero: result.value += sign
        case .roundTowardPositiveInfinity: if sign > 0 { result.value += 1 }
        case .roundTowardNegativeInfinity: if sign < 0 { result.value -= 1 }
        }
        return result
    }

    public static func + (left: CMTime, right: CMTime) -> CMTime { combine(left, right, +) }
    public static func - (left: CMTime, right: CMTime) -> CMTime { combine(left, right, -) }

    private static func combine(
        _ left: CMTime, _ right: CMTime, _ operation: (CMTimeValue, CMTimeValue) -> CMTimeValue
    ) -> CMTime {
        guard left.isValid, right.isValid else { return .invalid }
        guard left.isNumeric else { return left }
        guard right.isNumeric else { return right }
        let divisor = commonDivisor(left.timescale, right.timescale)
        let common = CMTimeValue(left.timescale) / CMTimeValue(divisor) * CMTimeValue(right.timescale)
        let scale = CMTimeScale(clamping: common)
        let (a, b) = (
            left.convertScale(scale, method: .default), right.convertScale(scale, method: .default)
        )
        var result = CMTime(value: operation(a.value, b.value), timescale: scale)
        if a.hasBeenRounded || b.hasBeenRounded { result.flags.insert(.hasBeenRounded) }
        return result
    }

    private static func commonDivisor(_ a: CMTimeScale, _ b: CMTimeScale) -> CMTimeScale {
        b == 0 ? max(1, a) : commonDivisor(b, a % b)
    }

    public static func < (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) < 0 }
    public static func == (left: CMTime, right: CMTime) -> Bool { CMTimeCompare(left, right) == 0 }
    public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

public enum CMTimeRoundingMethod: UInt32, Sendable {
    case roundHalfAwayFromZero = 1
    case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity

    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// -1, 0 or 1: from negative infinity over numbers and positive infinity to indefinite and invalid.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    func rank(_ time: CMTime) -> Int {
        if !time.isValid { return 4 }
        if time.isIndefinite { return 3 }
        if time.isPositiveInfinity { return 2 }
        return time.isNegativeInfinity ? 0 : 1
    }
    let (a, b) = (rank(time1), rank(time2))
    guard a == 1, b == 1 else { return a < b ? -1 : a > b ? 1 : 0 }
    let left = time1.value.multipliedFullWidth(by: Int64(time2.timescale))
    let right = time2.value.multipliedFullWidth(by: Int64(time1.timescale))
    if left.high != right.high { return left.high < right.high ? -1 : 1 }
    return left.low < right.low ? -1 : left.low > right.low ? 1 : 0
}

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public var end: CMTime { start + duration }
    public var isEmpty: Bool { duration == .zero }
    /// The end isn't contained.
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// The clock of something that is played; nothing is.
public final class CMTimebase: Sendable {}

/// 0: nothing is played.
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Double { 0 }

public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.flags.contains(.valid) }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !CMTIME_IS_VALID(time) }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { CMTIME_IS_VALID(time) && time.flags.contains(.indefinite) }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool {
    CMTIME_IS_VALID(time) && time.flags.isDisjoint(with: [.positiveInfinity, .negativeInfinity, .indefinite])
}
