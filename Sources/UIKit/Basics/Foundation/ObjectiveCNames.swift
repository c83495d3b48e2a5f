/// Names that Foundation has on Apple's systems and not on Linux.

public typealias NSInteger = Int
public typealias NSUInteger = UInt
/// The status of a call that succeeded, an `OSStatus`.
public let noErr: Int32 = 0
public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let NSUIntegerMax = Int.max
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

/// Seconds since 2001, by the wall clock: for an app's own measurements; the framework uses its host's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let HUGE = MAXFLOAT

/// Runs the body: without Objective-C there is no pool to drain.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// A name without a method: comparable, and callable only on objects that are known to implement it.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObject {
    /// The class's name, with its module's unless that is the framework.
    public class func description() -> String {
        FrameworkTypes.bareName(NSStringFromClass(self))
    }

    /// Calls a method without arguments, or with one.
    @preconcurrency @MainActor public func perform(_ selector: Selector!, with object: Any? = nil) {
        selector?.send(to: self, sender: object)
    }
}

extension NSObject {
    /// The class itself, for `Bundle(for:)`.
    public class func classForCoder() -> AnyClass { self }
}

extension NSMutableString {
    /// Appends the result of a format and its arguments.
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
        append(String(format: String(describing: format), arguments: arguments))
    }
}

/// The version of Foundation, by which old code asks for a release of iOS: later than every one that has a name.
public let NSFoundationVersionNumber = 3000.0
public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0

extension NSData.WritingOptions {
    /// The name before iOS 4, which code still uses.
    public static var atomicWrite: NSData.WritingOptions { .atomic }
}
