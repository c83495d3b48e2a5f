extension NSObject {
    /// Calls a method after the current run-loop pass; the object and the argument are retained until then.
    ///
    /// Methods behind selectors belong to the main actor here, so the call happens there and blocks it. Calls keep the
    /// order of the requests, which threads wouldn't guarantee.
    @preconcurrency @MainActor public func performSelector(inBackground selector: Selector, with argument: Any?) {
        perform(selector, with: argument, afterDelay: 0)
    }

    /// Calls a method on the main thread: at once where the caller waits and is on it, else after the current run-loop
    /// pass.
    @preconcurrency @MainActor public func performSelector(
        onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
    ) {
        if wait { perform(selector, with: argument) } else { perform(selector, with: argument, afterDelay: 0) }
    }

    @preconcurrency @MainActor public func performSelector(
        onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool, modes: [String]?
    ) {
        performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
    }

    /// Like the variant without modes: the hosts' run loop has one mode.
    @preconcurrency @MainActor public func perform(
        _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        perform(selector, with: argument, afterDelay: delay)
    }

    /// Calls a method with two arguments.
    @preconcurrency @MainActor public func perform(
        _ selector: Selector!, with object1: Any?, with object2: Any?
    ) {
        selector?.send(to: self, sender: object1, event: object2)
    }
}
