extension NSObject {
    /// Calls a method after the present turn; the object and the argument are held until then.
    ///
    /// Methods behind selectors belong to the main actor here, so it is called there: what it blocks, it blocks. The order
    /// of calls is that in which they were asked for, which threads wouldn't promise.
    @preconcurrency @MainActor public func performSelector(inBackground selector: Selector, with argument: Any?) {
        perform(selector, with: argument, afterDelay: 0)
    }

    /// Calls a method on the main thread: at once where the caller waits and is there, else after the present turn.
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

    /// As the one without modes: the hosts' loop has one.
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
