/// Names that Foundation has on Apple's systems and not on Linux.

public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

/// Seconds since 2001, by the clock on the wall: for an app's own measurements, the framework asks its host.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let HUGE = MAXFLOAT

/// Runs the body: without Objective-C nothing waits for a pool to be drained.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// A name without a method: it can be compared, and sent only to objects that are known to have it.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObject {
    /// The class's name, with its module's where that isn't the framework.
    public class func description() -> String {
        let name = NSStringFromClass(self)
        return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
    }

    /// Calls a method without arguments, or with one.
    @preconcurrency @MainActor public func perform(_ selector: Selector!, with object: Any? = nil) {
        selector?.send(to: self, sender: object)
    }

    /// Calls a method when a number of seconds has passed on the host's clock; the object is held until then.
    @preconcurrency @MainActor public func perform(
        _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval
    ) {
        DelayedCalls.add(to: self, selector, argument, delay)
    }

    /// Calls off what waits for an object.
    @preconcurrency @MainActor public static func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedCalls.cancel(target as AnyObject) { _, _ in true }
    }

    /// Calls off what waits for an object with this method and an equal argument.
    @preconcurrency @MainActor public static func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object: Any?
    ) {
        DelayedCalls.cancel(target as AnyObject) { name, argument in
            guard name == selector else { return false }
            guard let argument, let object else { return argument == nil && object == nil }
            if let first = argument as? NSObject, let second = object as? NSObject { return first == second }
            return argument as AnyObject === object as AnyObject
        }
    }
}

/// Calls that wait for their time on the host's clock.
@MainActor private enum DelayedCalls {
    struct Call {
        let target: NSObject
        let selector: Selector
        let argument: Any?
        let wait: HostClock.Wait
    }

    static var waiting: [Call] = []

    static func add(to target: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
        waiting.removeAll { !$0.wait.isWaiting }
        let wait = UIApplication.shared.after(delay) {
            target.perform(selector, with: argument)
            waiting.removeAll { !$0.wait.isWaiting }
        }
        waiting.append(Call(target: target, selector: selector, argument: argument, wait: wait))
    }

    static func cancel(_ target: AnyObject, where isMeant: (Selector, Any?) -> Bool) {
        waiting.removeAll {
            guard $0.target === target, isMeant($0.selector, $0.argument) else { return false }
            $0.wait.cancel()
            return true
        }
    }
}

extension NSObject {
    /// The class itself, for `Bundle(for:)`.
    public class func classForCoder() -> AnyClass { self }
}

extension NSMutableString {
    /// Adds what a format makes of its arguments.
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
        append(String(format: String(describing: format), arguments: arguments))
    }
}
