extension NSObject {
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

/// A call that is pending on the host's clock.
struct DelayedCall {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let wait: HostClock.Wait
}

@MainActor private enum DelayedCalls {
    private static var waiting: [DelayedCall] {
        get { UIApplication.shared.delayedCalls }
        set { UIApplication.shared.delayedCalls = newValue }
    }

    static func add(to target: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
        waiting.removeAll { !$0.wait.isWaiting }
        let wait = UIApplication.shared.after(delay) {
            target.perform(selector, with: argument)
            waiting.removeAll { !$0.wait.isWaiting }
        }
        waiting.append(DelayedCall(target: target, selector: selector, argument: argument, wait: wait))
    }

    static func cancel(_ target: AnyObject, where isMeant: (Selector, Any?) -> Bool) {
        waiting.removeAll {
            guard $0.target === target, isMeant($0.selector, $0.argument) else { return false }
            $0.wait.cancel()
            return true
        }
    }
}
