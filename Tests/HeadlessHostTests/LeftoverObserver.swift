import Foundation
import UIKit
import XCTest

/// Checks after every test of the bundle that nothing of it is left for the next: no window on the screen, no handler of
/// logs or exceptions, no tracer, no other release's behaviour.
///
/// A run that has ended can't fail any more, so what a test leaves fails the one after it, with the first one's name. Then
/// it is taken away, so that one culprit has one victim.
final class LeftoverObserver: NSObject, XCTestObservation, @unchecked Sendable {
    private var last = "no test"

    /// Called as the bundle is loaded, before XCTest lists its tests.
    static func register() { XCTestObservationCenter.shared.addTestObserver(LeftoverObserver()) }

    func testCaseWillStart(_ testCase: XCTestCase) {
        for leftover in takeLeftovers() {
            testCase.recordFailure(
                withDescription: "\(last) left \(leftover)", inFile: #filePath, atLine: #line, expected: false)
        }
        last = testCase.name
    }

    func testBundleDidFinish(_ testBundle: Bundle) {
        for leftover in takeLeftovers() { preconditionFailure("\(last), the last test, left \(leftover)") }
    }

    private func takeLeftovers() -> [String] {
        guard Thread.isMainThread else { return [] }
        return MainActor.assumeIsolated { Leftovers.take() }
    }
}

@MainActor enum Leftovers {
    /// What there is, in words; it is gone then.
    static func take() -> [String] {
        var found: [String] = []
        let windows = UIApplication.shared.windows
        if !windows.isEmpty {
            let names = windows.map { "\(type(of: $0)) \($0.frame)" }.joined(separator: ", ")
            found.append("\(windows.count) windows on the screen: \(names). Release the HeadlessHost in tearDown()")
            UIApplication.shared.endDevice(keeping: [])
        }
        if UIKitLog.handler != nil {
            found.append("UIKitLog.handler")
            UIKitLog.handler = nil
        }
        if UIKitException.handler != nil {
            found.append("UIKitException.handler")
            UIKitException.handler = nil
        }
        if Trace.tracer != nil {
            found.append("Trace.tracer")
            Trace.tracer = nil
        }
        let standard = BehaviourProfile(release: .iOS13_14)
        if BehaviourProfile.current.release != standard.release {
            found.append("BehaviourProfile.current of \(BehaviourProfile.current.release)")
            BehaviourProfile.current = standard
        }
        return found
    }
}

#if compiler(>=6.3)
    /// XCTest on Linux has no principal class that could register observers; what stands in this section is called as the
    /// program is loaded. Older compilers, which can't say that, run the tests unobserved.
    @section(".init_array") @used
    nonisolated(unsafe) private let registration: @convention(c) () -> Void = { LeftoverObserver.register() }
#endif
