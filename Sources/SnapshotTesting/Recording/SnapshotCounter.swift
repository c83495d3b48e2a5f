import Foundation

/// Numbers the assertions without a name: 1, 2, … in each test, from 1 again when the test is run again.
///
/// Invariant: counts are read and written under the lock only.
final class SnapshotCounter: @unchecked Sendable {
    /// The counts of a Swift Testing test under the `snapshots` trait.
    @TaskLocal static var scoped: SnapshotCounter?
    private static let shared = SnapshotCounter()

    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    /// - Parameter key: the folder of the references and the test's name.
    static func next(for key: String) -> Int {
        TestCaseObserver.start()
        return (scoped ?? shared).next(for: key)
    }

    private func next(for key: String) -> Int {
        lock.withLock {
            counts[key, default: 0] += 1
            return counts[key, default: 0]
        }
    }

    static func startAnew() { shared.reset() }

    private func reset() { lock.withLock { counts = [:] } }
}
