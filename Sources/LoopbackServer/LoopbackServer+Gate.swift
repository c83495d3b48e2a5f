import Foundation

extension LoopbackServer {
    /// Holds responses back until somebody releases them, so that the state before an answer can be looked at for as
    /// long as one likes.
    ///
    /// A gate starts closed and opens once. It may hold responses of several servers; a server that stops leaves the
    /// gate to the others.
    public final class Gate: @unchecked Sendable {
        private let lock = NSLock()
        private var isReleased = false
        private var waiting: [@Sendable () -> Void] = []

        public init() {}

        /// Sends the responses held here, in the order they arrived, and holds no later one. May be called again.
        public func release() {
            let ready = lock.withLock {
                isReleased = true
                defer { waiting = [] }
                return waiting
            }
            for action in ready { action() }
        }

        /// Runs `action` when the gate opens, or now if it has.
        func whenReleased(_ action: @escaping @Sendable () -> Void) {
            let isOpen = lock.withLock {
                if !isReleased { waiting.append(action) }
                return isReleased
            }
            if isOpen { action() }
        }
    }
}
