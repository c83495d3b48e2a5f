import HeadlessHost
import HostServices
import UserNotifications
import XCTest

private final class Receiver: NSObject, UNUserNotificationCenterDelegate {
    var answered: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.banner]) }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        answered.append("\(response.notification.request.identifier) \(response.actionIdentifier)")
        completionHandler()
    }
}

/// Kind: documented — Apple's pages "Asking permission to use notifications" and "Scheduling a notification locally".
@MainActor final class NotificationTests: XCTestCase {
    private func request(_ seconds: TimeInterval) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Weekly Staff Meeting"
        content.body = "Every Tuesday at 2pm"
        return UNNotificationRequest(
            identifier: "meeting", content: content,
            trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false))
    }

    func testANotificationComesByTheHostsClock() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        host.services.allowed = [.notifications]
        let (center, receiver) = (UNUserNotificationCenter.current(), Receiver())
        center.delegate = receiver
        let isGranted = try await center.requestAuthorization(options: [.alert, .sound, .badge])
        XCTAssertTrue(isGranted)
        try await center.add(request(5))
        host.advance(by: 4)
        XCTAssertEqual(host.services.notifications, [])
        let pending = await center.pendingNotificationRequests()
        XCTAssertEqual(pending.map(\.identifier), ["meeting"])
        host.advance(by: 2)
        XCTAssertEqual(host.services.notifications.map(\.title), ["Weekly Staff Meeting"])
        host.services.open(try XCTUnwrap(host.services.notifications.first))
        XCTAssertEqual(receiver.answered, ["meeting \(UNNotificationDefaultActionIdentifier)"])
        XCTAssertEqual(host.services.notifications, [])
    }

    /// Apple's page "Declaring your actionable notification types".
    func testCategoriesAreKept() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        defer { withExtendedLifetime(host) {} }
        let reply = UNTextInputNotificationAction(
            identifier: "REPLY", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Text")
        let category = UNNotificationCategory(
            identifier: "MEETING_INVITATION", actions: [reply], intentIdentifiers: [],
            hiddenPreviewsBodyPlaceholder: "Hidden", options: .customDismissAction)
        UNUserNotificationCenter.current().setNotificationCategories([category])
        let kept = await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current().getNotificationCategories { found in
                continuation.resume(returning: found.map(\.hiddenPreviewsBodyPlaceholder))
            }
        }
        XCTAssertEqual(kept, ["Hidden"])
    }

    func testWithoutPermissionARequestIsRefused() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let center = UNUserNotificationCenter.current()
        let isGranted = try await center.requestAuthorization(options: [.alert])
        XCTAssertFalse(isGranted)
        do {
            try await center.add(request(5))
            XCTFail("a notification was accepted without permission")
        } catch { XCTAssertEqual((error as? UNError)?.code, .notificationsNotAllowed) }
        let settings = await center.notificationSettings()
        XCTAssertEqual(settings.authorizationStatus, .denied)
        XCTAssertEqual(host.services.notifications, [])
    }
}
