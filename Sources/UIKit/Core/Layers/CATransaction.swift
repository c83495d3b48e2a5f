/// A group of layer changes with a common duration, timing and completion.
///
/// Changes outside of a transaction belong to an implicit one of the run-loop pass, which animates an app's own layers.
@preconcurrency @MainActor public enum CATransaction {
    private static var stack: [LayerTransaction] = []

    static var current: LayerTransaction? { stack.last }

    public static func begin() { stack.append(LayerTransaction(inheriting: stack.last)) }

    /// Ends the innermost transaction; its completion waits for the animations that were added in it.
    public static func commit() {
        guard let transaction = stack.popLast() else { return }
        transaction.commit()
    }

    private nonisolated static let values = NSRecursiveLock()
    /// Blocks other threads between this and `unlock()`; a thread may nest calls.
    public nonisolated static func lock() { values.lock() }
    public nonisolated static func unlock() { values.unlock() }

    /// Performs pending layout now.
    public static func flush() { UIApplication.shared.commit() }

    /// The duration in seconds of an animation without one of its own.
    public static func animationDuration() -> CFTimeInterval { stack.last?.duration ?? 0.25 }
    public static func setAnimationDuration(_ dur: CFTimeInterval) { stack.last?.duration = dur }
    public static func animationTimingFunction() -> CAMediaTimingFunction? { stack.last?.function }
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        stack.last?.function = function
    }
    /// True if changes aren't animated.
    public static func disableActions() -> Bool { stack.last?.disablesActions ?? false }
    public static func setDisableActions(_ flag: Bool) { stack.last?.disablesActions = flag }
    public static func completionBlock() -> (() -> Void)? { stack.last?.completion }
    public static func setCompletionBlock(_ block: (() -> Void)?) { stack.last?.completion = block }
}

/// A transaction, until all of its animations are over.
@MainActor final class LayerTransaction {
    var duration: CFTimeInterval
    var function: CAMediaTimingFunction?
    var disablesActions: Bool
    var completion: (() -> Void)?
    /// The number of its running animations.
    var pending = 0
    private var isCommitted = false

    init(inheriting outer: LayerTransaction?) {
        duration = outer?.duration ?? 0.25
        function = outer?.function
        disablesActions = outer?.disablesActions ?? false
    }

    func commit() {
        isCommitted = true
        guard completion != nil, pending == 0 else { return }
        UIApplication.shared.animations.layers.complete(self)
        LayoutTransaction.request()
    }

    func animationEnded() {
        pending -= 1
        if isCommitted, pending == 0 { complete() }
    }

    func complete() {
        let completion = completion
        self.completion = nil
        completion?()
    }
}
