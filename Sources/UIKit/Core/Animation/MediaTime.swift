/// The host's time for callers off the main actor.
///
/// Invariant: equal to `Timeline.now`, which alone writes it.
enum MediaTime {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var seconds: TimeInterval = 0

    static var now: TimeInterval {
        get { lock.withLock { seconds } }
        set { lock.withLock { seconds = newValue } }
    }
}
