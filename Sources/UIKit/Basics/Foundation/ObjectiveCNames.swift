/// Names that Foundation has on Apple's systems and not on Linux.

public typealias NSInteger = Int
public typealias NSUInteger = UInt
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
        let name = NSStringFromClass(self)
        return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
    }

    /// Calls a method without arguments, or with one.
    @preconcurrency @MainActor public func perform(_ selector: Selector!, with object: Any? = nil) {
        selector?.send(to: self, sender: object)
    }

    /// Calls a method after a number of seconds on the host's clock; the object is retained until then.
    @preconcurrency @MainActor public func perform(
        _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval
    ) {
        DelayedCalls.add(to: self, selector, argument, delay)
    }

    /// Cancels an object's pending calls.
    @preconcurrency @MainActor public static func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedCalls.cancel(target as AnyObject) { _, _ in true }
    }

    /// Cancels an object's pending calls of this method with an equal argument.
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

/// Calls that are pending on the host's clock.
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
    /// Appends the result of a format and its arguments.
    public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
        append(String(format: String(describing: format), arguments: arguments))
    }
}
