import Foundation
import UIKit
import XCTest

/// Looks after every test of the bundle at what is left for the next, and takes it away: windows on the screen, handlers of
/// logs and exceptions, a tracer, another release's behaviour, another device and its settings, an app's delegate, motion
/// and time. So no test has to restore any of these.
///
/// A window is a sign that a host outlives its test. With `MASU_LEFTOVERS=fail` in the environment such a window fails the
/// next test, with the name of the one that left it: a run that has ended can't fail any more.
final class LeftoverObserver: NSObject, XCTestObservation, @unchecked Sendable {
    private var last = "no test"
    private let isStrict = ProcessInfo.processInfo.environment["MASU_LEFTOVERS"] == "fail"

    /// Called as the bundle is loaded, before XCTest lists its tests.
    static func register() { XCTestObservationCenter.shared.addTestObserver(LeftoverObserver()) }

    func testCaseWillStart(_ testCase: XCTestCase) {
        guard Thread.isMainThread else { return }
        let windows = MainActor.assumeIsolated { Leftovers.take() }
        if isStrict, !windows.isEmpty {
            testCase.recordFailure(
                withDescription: "\(last) left on the screen: \(windows.joined(separator: ", "))", inFile: #filePath,
                atLine: #line, expected: false)
        }
        last = testCase.name
    }
}

@MainActor enum Leftovers {
    /// Sets back what outlives a test; returns the windows that were on the screen, in words.
    static func take() -> [String] {
        UIKitLog.handler = nil
        UIKitException.handler = nil
        if Trace.tracer != nil { Trace.tracer = nil }
        // The sources of the tests' numbers are of iOS 13, where they don't say another release.
        BehaviourProfile.current = BehaviourProfile(release: .iOS13)
        let windows = UIApplication.shared.visibleWindows.map { "\(type(of: $0)) \($0.frame)" }
        UIApplication.shared.endDevice(with: UIApplication.shared.windows)
        UIApplication.shared.restart()
        UIApplication.shared.delegate = nil
        UIMenuController.shared.menuItems = nil
        UIScreen.main.device = .standard
        UIScreen.main.overridingTraits = UITraitCollection()
        return windows
    }
}

#if compiler(>=6.3)
    /// XCTest on Linux has no principal class that could register observers; what stands in this section is called as the
    /// program is loaded. Older compilers, which can't say that, run the tests unobserved.
    @section(".init_array") @used
    nonisolated(unsafe) private let registration: @convention(c) () -> Void = { LeftoverObserver.register() }
#endif
