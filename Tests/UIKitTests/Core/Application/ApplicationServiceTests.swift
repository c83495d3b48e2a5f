import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIApplication`, and what a simulator answers.
///
/// Services of the system around an app.
@MainActor final class ApplicationServiceTests: XCTestCase {
    func testAddressesAreHandedToTheHost() async throws {
        let host = try HeadlessHost()
        let application = UIApplication.shared
        let page = try XCTUnwrap(URL(string: "https://example.com"))
        let call = try XCTUnwrap(URL(string: "tel:123"))
        let settings = try XCTUnwrap(URL(string: UIApplication.openSettingsURLString))
        XCTAssertTrue(application.canOpenURL(page))
        XCTAssertTrue(application.canOpenURL(settings))
        XCTAssertFalse(application.canOpenURL(call))
        var answers: [Bool] = []
        application.open(page) { answers.append($0) }
        application.open(call) { answers.append($0) }
        application.open(page, options: [.universalLinksOnly: true]) { answers.append($0) }
        XCTAssertEqual(answers, [], "the answer comes in a later turn")
        host.advance(by: 0.01)
        XCTAssertEqual(answers, [true, false, false])
        XCTAssertEqual(application.externalURLs.opened, [page])
        application.externalURLs.schemes = ["tel"]
        application.externalURLs.opener = { $0 != page }
        let opensCall = await application.open(call)
        let opensPage = await application.open(page)
        XCTAssertTrue(opensCall)
        XCTAssertFalse(opensPage)
        application.restart()
        XCTAssertFalse(application.canOpenURL(call))
    }

    /// A task that hasn't ended after thirty seconds in the background has its handler called; one that has doesn't.
    func testTasksEndInTheBackground() async throws {
        let host = try HeadlessHost()
        let application = UIApplication.shared
        var expired: [String] = []
        XCTAssertEqual(application.backgroundTimeRemaining, .greatestFiniteMagnitude)
        let first = application.beginBackgroundTask { expired.append("first") }
        let second = application.beginBackgroundTask(withName: "upload") { expired.append("second") }
        XCTAssertNotEqual(first, .invalid)
        XCTAssertNotEqual(first, second)
        host.enterBackground()
        host.advance(by: 10)
        XCTAssertEqual(application.backgroundTimeRemaining, 20, accuracy: 0.1)
        application.endBackgroundTask(first)
        host.advance(by: 25)
        XCTAssertEqual(expired, ["second"])
        XCTAssertEqual(application.backgroundTimeRemaining, 0)
        application.endBackgroundTask(second)
        host.enterForeground()
        XCTAssertEqual(application.backgroundTimeRemaining, .greatestFiniteMagnitude)
    }

    func testTheDeviceAnswersAsASimulatorDoes() async throws {
        let device = UIDevice.current
        device.isBatteryMonitoringEnabled = true
        XCTAssertEqual(device.batteryLevel, -1)
        XCTAssertEqual(device.batteryState, .unknown)
        XCTAssertFalse(device.proximityState)
        XCTAssertNotNil(device.identifierForVendor)
        XCTAssertEqual(device.identifierForVendor, device.identifierForVendor)
        let screen = UIScreen.main
        XCTAssertEqual(screen.maximumFramesPerSecond, 60)
        XCTAssertEqual(UIScreen.screens, [screen])
        XCTAssertFalse(screen.isCaptured)
        XCTAssertEqual(screen.currentMode?.size, screen.nativeBounds.size)
        var changes = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
        ) { _ in MainActor.assumeIsolated { changes += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        screen.brightness = 2
        XCTAssertEqual(screen.brightness, 1)
        screen.brightness = 1
        screen.brightness = 0.5
        XCTAssertEqual(changes, 2)
    }

    func testThereAreNoMessagesFromAfar() async throws {
        final class Delegate: NSObject, UIApplicationDelegate {
            var code: Int?
            func application(
                _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
            ) { code = (error as NSError).code }
        }
        let host = try HeadlessHost()
        let delegate = Delegate()
        let old = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = old }
        UIApplication.shared.registerForRemoteNotifications()
        host.advance(by: 0.01)
        XCTAssertEqual(delegate.code, 3010)
        XCTAssertFalse(UIApplication.shared.isRegisteredForRemoteNotifications)
        // The names of UIKit's headers before UserNotifications.
        let wanted = UIUserNotificationSettings(types: [.alert, .badge, .sound], categories: nil)
        XCTAssertEqual(wanted.types.rawValue, 7)
        UIApplication.shared.registerUserNotificationSettings(wanted)
        XCTAssertEqual(UIApplication.shared.currentUserNotificationSettings?.types, [])
        var failure: (any Error)?
        UIApplication.shared.setAlternateIconName("Dark") { failure = $0 }
        host.advance(by: 0.01)
        XCTAssertNotNil(failure)
    }
}
