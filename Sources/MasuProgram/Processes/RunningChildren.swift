import Foundation

/// The programs that were started and still run, so that none outlives this one.
///
/// `@unchecked Sendable`: the lock guards the list.
final class RunningChildren: @unchecked Sendable {
    static let shared = RunningChildren()

    private let lock = NSLock()
    private var processes: [Process] = []
    private var isEnding = false

    /// - Throws: where the program can't be started, or this one is about to end.
    func start(_ process: Process) throws {
        try lock.withLock {
            guard !isEnding else { throw CancellationError() }
            try process.run()
            processes.append(process)
        }
    }

    func remove(_ process: Process) {
        lock.withLock { processes.removeAll { $0 === process } }
    }

    /// Ends all that run now; others may be started.
    func endAll() {
        for process in lock.withLock({ processes }) where process.isRunning { Self.end(process.processIdentifier) }
    }

    /// Ends all, and this program.
    func exit(_ status: Int32) -> Never {
        lock.withLock { isEnding = true }
        endAll()
        Foundation.exit(status)
    }

    /// The group first: a compiler has many processes.
    static func end(_ identifier: Int32) {
        let group = getpgid(identifier)
        if group > 1, group != getpgrp() { kill(-group, SIGKILL) }
        kill(identifier, SIGKILL)
    }

    /// From here on an interruption from the terminal ends the programs too.
    func endWithInterruption() -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { Self.shared.exit(128 + number) }
            source.resume()
            return source
        }
    }
}
