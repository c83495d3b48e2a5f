import Foundation
import HeadlessHost
import XCTest

/// The beginnings and ends of XCTest cases: snapshots are counted from 1 in each, and each tells a contradiction of
/// constraints once.
///
/// Invariant: XCTest calls on the main thread, where the log's state is read and written.
final class TestCaseObserver: NSObject, XCTestObservation, @unchecked Sendable {
    private static let shared: TestCaseObserver = {
        let observer = TestCaseObserver()
        XCTestObservationCenter.shared.addTestObserver(observer)
        return observer
    }()

    /// True from the first screen of a case to the case's end.
    private var hasLog = false

    /// Observes the present case and those that come after it.
    static func start() { _ = shared }

    /// Opens the present case's log, for its first screen.
    @MainActor static func openLog() {
        guard !shared.hasLog else { return }
        shared.hasLog = true
        ScreenLog.begin()
    }

    func testCaseWillStart(_ testCase: XCTestCase) { SnapshotCounter.startAnew() }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        SnapshotCounter.startAnew()
        guard hasLog else { return }
        hasLog = false
        MainActor.assumeIsolated { ScreenLog.end() }
    }
}
