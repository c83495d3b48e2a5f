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
