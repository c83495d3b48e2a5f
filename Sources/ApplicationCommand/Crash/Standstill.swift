import Foundation

/// The notice that a thread waits without an end, as the main thread of an app does that waits there for an answer which doesn't come:
/// its command would never end either.
///
/// A thread that goes on has some of the processor's time, be it a run loop that looks for work.
enum Standstill {
    /// Seconds without any of the processor's time. iOS gives the launch of an app about 20 (0x8badf00d).
    static let limit = 30

    /// The file that tells a standstill from a crash.
    static let mark = "standstill"

    /// Ends the process as a crash does where the calling thread stands still, so that the runtime writes that thread's stack.
    ///
    /// - Parameter folder: the place for the mark.
    static func watchCallingThread(marking folder: URL) {
        let thread = pthread_self()
        watch(thread, every: 1, checks: limit) {
            try? Data().write(to: folder.appendingPathComponent(mark))
            // Once the runtime has written the stack, the thread would go on waiting: the second signal ends the process.
            pthread_kill(thread, SIGABRT)
            Thread.sleep(forTimeInterval: 1)
            pthread_kill(thread, SIGABRT)
        }
    }

    /// - Parameters:
    ///   - interval: seconds between two looks.
    ///   - checks: the looks in a row that find nothing new. They are counted, since a stopped process has no time either.
    ///   - action: called once, on a thread of its own.
    static func watch(
        _ thread: pthread_t, every interval: TimeInterval, checks: Int, _ action: @escaping @Sendable () -> Void
    ) {
        var clock = clockid_t()
        guard pthread_getcpuclockid(thread, &clock) == 0 else { return }
        Thread.detachNewThread { [clock] in
            var (last, unchanged) = (nanoseconds(of: clock), 0)
            while unchanged < checks {
                Thread.sleep(forTimeInterval: interval)
                // A thread that has ended has no clock.
                guard let now = nanoseconds(of: clock) else { return }
                unchanged = now == last ? unchanged + 1 : 0
                last = now
            }
            action()
        }
    }

    private static func nanoseconds(of clock: clockid_t) -> Int? {
        var time = timespec()
        return clock_gettime(clock, &time) == 0 ? time.tv_sec * 1_000_000_000 + time.tv_nsec : nil
    }
}
