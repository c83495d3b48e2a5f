import Graphics
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIAccessibility`'s settings and their notifications.
@MainActor final class AccessibilitySettingsTests: XCTestCase {
    override func tearDown() async throws {
        UIApplication.shared.assistance.settings = AccessibilitySettings()
        _ = UIApplication.shared.assistance.drainAnnouncements()
    }

    func testSettingsAreTheHostsAndTold() async throws {
        XCTAssertFalse(UIAccessibility.isReduceMotionEnabled)
        var told: [NSNotification.Name] = []
        let names = [
            UIAccessibility.reduceMotionStatusDidChangeNotification,
            UIAccessibility.voiceOverStatusDidChangeNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                MainActor.assumeIsolated { told.append(name) }
            }
        }
        UIApplication.shared.assistance.settings.isReduceMotionEnabled = true
        XCTAssertTrue(UIAccessibility.isReduceMotionEnabled)
        XCTAssertEqual(told, [UIAccessibility.reduceMotionStatusDidChangeNotification])
        observers.forEach { NotificationCenter.default.removeObserver($0) }
    }

    /// No host is supervised, so that no session is granted.
    func testGuidedAccessIsAskedAndTold() async throws {
        final class Delegate: NSObject, UIApplicationDelegate, UIGuidedAccessRestrictionDelegate {
            var told: [String] = []
            var guidedAccessRestrictionIdentifiers: [String]? { ["org.example.buy", "org.example.share"] }
            func guidedAccessRestriction(
                withIdentifier restrictionIdentifier: String,
                didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState
            ) { told.append("\(restrictionIdentifier) \(newRestrictionState)") }
            func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
        }
        let host = try HeadlessHost(device: "iphone-se2")
        let (delegate, old) = (Delegate(), UIApplication.shared.delegate)
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = old }
        UIApplication.shared.assistance.settings.deniedRestrictions = ["org.example.buy", "org.example.other"]
        XCTAssertEqual(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "org.example.buy"), .deny)
        XCTAssertEqual(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "org.example.share"), .allow)
        UIApplication.shared.assistance.settings.deniedRestrictions = []
        XCTAssertEqual(delegate.told, ["org.example.buy deny", "org.example.buy allow"])
        var answers: [Bool] = []
        UIAccessibility.requestGuidedAccessSession(enabled: true) { answers.append($0) }
        UIAccessibility.configureForGuidedAccess(features: [.zoom], enabled: true) { done, error in
            answers.append(done)
            XCTAssertEqual(error as? UIAccessibility.GuidedAccessError, .init(.failed))
        }
        XCTAssertEqual(answers, [])
        host.advance(by: 0.1)
        XCTAssertEqual(answers, [false, false])
    }

    func testZoomIsToldOnTheScreen() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        host.show(controller)
        let canvas = UIView(frame: CGRect(x: 10, y: 100, width: 200, height: 200))
        controller.view.addSubview(canvas)
        UIAccessibility.zoomFocusChanged(
            zoomType: .insertionPoint, toFrame: CGRect(x: 5, y: 6, width: 2, height: 20), in: canvas)
        XCTAssertEqual(UIApplication.shared.assistance.zoomFocus, CGRect(x: 15, y: 106, width: 2, height: 20))
    }

    func testOnlyWhoIsThereHears() async throws {
        UIAccessibility.post(notification: .announcement, argument: "one")
        XCTAssertTrue(UIApplication.shared.assistance.drainAnnouncements().isEmpty)
        UIApplication.shared.assistance.settings.isVoiceOverRunning = true
        UIAccessibility.post(notification: .announcement, argument: "two")
        let button = UIButton(type: .system)
        button.accessibilityLabel = "Send"
        UIAccessibility.post(notification: .screenChanged, argument: button)
        let heard = UIApplication.shared.assistance.drainAnnouncements()
        XCTAssertEqual(heard.map(\.words), ["two", "Send"])
        XCTAssertEqual(heard.map(\.notification), [.announcement, .screenChanged])
        XCTAssertTrue(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIButton === button)
    }

    func testABlurIsOpaqueWithoutTransparency() async throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        func backdrops() -> Int {
            view.displayList().commands.count { if case .backdrop = $0 { true } else { false } }
        }
        XCTAssertEqual(backdrops(), 1)
        UIApplication.shared.assistance.settings.isReduceTransparencyEnabled = true
        XCTAssertEqual(backdrops(), 0)
    }

    func testVibrantContentsTakeOneColour() async throws {
        let blur = UIBlurEffect(style: .dark)
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let red = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
        red.backgroundColor = .red
        view.contentView.addSubview(red)
        let bitmap = try renderBitmap(of: view, scale: 1)
        func pixel(_ x: Int) -> [UInt8] { Array(bitmap.pixels[(x * 4)..<(x * 4 + 4)]) }
        XCTAssertEqual(pixel(2)[0], pixel(2)[1], "white of some strength, as the blur is dark")
        XCTAssertGreaterThan(pixel(2)[3], 200)
        XCTAssertEqual(pixel(7)[3], 0)
    }
}
