import AdSupport
import AppTrackingTransparency
import BackgroundTasks
import CoreHaptics
import WidgetKit
import XCTest

/// Kind: documented — Documentation/frameworks.md: what isn't there answers as on a device without it.
final class RefusalTests: XCTestCase {
    func testThereAreNoHaptics() {
        XCTAssertFalse(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        XCTAssertThrowsError(try CHHapticEngine()) { XCTAssertEqual(($0 as NSError).domain, "com.apple.CoreHaptics") }
    }

    func testNothingRunsInTheBackground() async {
        XCTAssertTrue(BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
        XCTAssertFalse(BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
        XCTAssertThrowsError(try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))) {
            XCTAssertEqual(($0 as? BGTaskScheduler.Error)?.code, .unavailable)
        }
        let waiting = await BGTaskScheduler.shared.pendingTaskRequests()
        XCTAssertEqual(waiting.count, 0)
    }

    func testNobodyIsFollowed() async {
        let status = await ATTrackingManager.requestTrackingAuthorization()
        XCTAssertEqual(status, .denied)
        XCTAssertEqual(
            ASIdentifierManager.shared().advertisingIdentifier.uuidString, "00000000-0000-0000-0000-000000000000")
    }

    func testThereAreNoWidgets() async throws {
        let widgets = try await WidgetCenter.shared.currentConfigurations()
        XCTAssertEqual(widgets, [])
    }
}
