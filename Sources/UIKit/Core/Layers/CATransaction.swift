/// Changes of layers that belong together: how long and how they move, and who is told at their end.
///
/// Changes outside of one belong to the turn of the main loop, which moves what an app's own layers show.
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
    /// Keeps other threads from going on between this and `unlock()`; one thread may ask more than once.
    public nonisolated static func lock() { values.lock() }
    public nonisolated static func unlock() { values.unlock() }

    /// Lays out what is marked, now.
    public static func flush() { UIApplication.shared.commit() }

    /// Seconds that an animation without a duration of its own takes.
    public static func animationDuration() -> CFTimeInterval { stack.last?.duration ?? 0.25 }
    public static func setAnimationDuration(_ dur: CFTimeInterval) { stack.last?.duration = dur }
    public static func animationTimingFunction() -> CAMediaTimingFunction? { stack.last?.function }
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        stack.last?.function = function
    }
    /// Whether changes are there at once.
    public static func disableActions() -> Bool { stack.last?.disablesActions ?? false }
    public static func setDisableActions(_ flag: Bool) { stack.last?.disablesActions = flag }
    public static func completionBlock() -> (() -> Void)? { stack.last?.completion }
    public static func setCompletionBlock(_ block: (() -> Void)?) { stack.last?.completion = block }
}

/// One transaction, until all that was animated in it is over.
@MainActor final class LayerTransaction {
    var duration: CFTimeInterval
    var function: CAMediaTimingFunction?
    var disablesActions: Bool
    var completion: (() -> Void)?
    /// Animations that were added in it and aren't over.
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
