import CSDL2
import HeadlessHost
import XCTest

@testable import UIKit
@testable import WindowHost

/// Kind: documented — SDL's documentation of events, and Apple's of touches and keys.
///
/// Events of SDL become a user's actions on the device.
@MainActor final class InputTests: XCTestCase {
    func testAButtonIsAFinger() async throws {
        let controller = UIViewController()
        let test = try UnseenWindow(controller)
        defer { test.close() }
        var taps = 0
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
        controller.view.addSubview(button)
        test.host.settle()
        Push.motion(140, 118)
        Push.button(true, 150, 120)
        Push.motion(152, 121)
        Push.button(false, 152, 121)
        XCTAssertEqual(
            test.handOver(),
            [
                .hover(CGPoint(x: 140, y: 118)), .touch(.down, at: CGPoint(x: 150, y: 120), finger: 0),
                .touch(.move, at: CGPoint(x: 152, y: 121), finger: 0),
                .touch(.up, at: CGPoint(x: 152, y: 121), finger: 0),
            ])
        XCTAssertEqual(taps, 1)
    }

    func testAWheelScrolls() async throws {
        let controller = UIViewController()
        let test = try UnseenWindow(controller)
        defer { test.close() }
        let scroll = UIScrollView(frame: controller.view.bounds)
        scroll.contentSize = CGSize(width: 375, height: 4000)
        controller.view.addSubview(scroll)
        test.host.settle()
        let top = scroll.contentOffset.y
        Push.wheel(-2)
        _ = test.handOver()
        XCTAssertEqual(scroll.contentOffset.y, top + 80)
    }

    func testFingersHaveNumbers() async throws {
        let test = try UnseenWindow(UIViewController())
        defer { test.close() }
        Push.finger(SDL_FINGERDOWN, 77, 0.5, 0.5)
        Push.finger(SDL_FINGERDOWN, 12, 0, 0)
        Push.finger(SDL_FINGERMOTION, 12, 1, 1)
        Push.finger(SDL_FINGERUP, 77, 0.5, 0.5)
        Push.finger(SDL_FINGERMOTION, 77, 0.5, 0.6)
        Push.finger(SDL_FINGERDOWN, 99, 0, 0)
        XCTAssertEqual(
            test.handOver(),
            [
                .touch(.down, at: CGPoint(x: 187.5, y: 333.5), finger: 1), .touch(.down, at: .zero, finger: 2),
                .touch(.move, at: CGPoint(x: 375, y: 667), finger: 2),
                .touch(.up, at: CGPoint(x: 187.5, y: 333.5), finger: 1), .touch(.down, at: .zero, finger: 1),
            ])
    }

    private func typing(_ body: (Typist) throws -> Void) throws -> Typist {
        let controller = UIViewController()
        let test = try UnseenWindow(controller)
        defer { test.close() }
        let typist = Typist(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(typist)
        XCTAssertTrue(typist.becomeFirstResponder())
        try body(typist)
        _ = test.handOver()
        return typist
    }

    /// A key that writes is told with its text, which comes after it; a dead key without; an input method's text alone.
    func testKeysAndText() async throws {
        let a = Int32(UInt8(ascii: "a"))
        let typist = try typing { _ in
            Push.key(true, a, KMOD_LSHIFT)
            Push.text("A")
            Push.key(false, a, KMOD_LSHIFT)
            Push.key(true, 0xB4)
            Push.key(false, 0xB4)
            Push.text("川")
            Push.key(true, Int32(bitPattern: SDLK_BACKSPACE.rawValue))
            Push.key(false, Int32(bitPattern: SDLK_BACKSPACE.rawValue))
            Push.key(true, Int32(bitPattern: SDLK_RETURN.rawValue))
        }
        XCTAssertEqual(typist.text, "A\n")
        XCTAssertEqual(typist.presses, ["+aA", "-a", "+´", "-´", "+\u{8}\u{8}", "-\u{8}", "+\r\r"])
    }

    func testAHeldKeyRepeats() async throws {
        let a = Int32(UInt8(ascii: "a"))
        let typist = try typing { _ in
            for index in 0..<3 {
                Push.key(true, a, repeats: index > 0)
                Push.text("a")
            }
            Push.key(false, a)
        }
        XCTAssertEqual(typist.text, "aaa")
    }

    /// With Control no text follows, and none is typed.
    func testShortcutsTypeNothing() async throws {
        let typist = try typing { _ in Push.key(true, Int32(UInt8(ascii: "s")), KMOD_LCTRL) }
        XCTAssertEqual(typist.text, "")
        XCTAssertEqual(typist.presses, ["+ss"])
    }

    /// Some desktops send a text with Control held, for the app's keys and the window's own.
    func testTextOfShortcutsIsNotTyped() async throws {
        let typist = try typing { _ in
            Push.key(true, Int32(UInt8(ascii: "1")), KMOD_LCTRL)
            Push.text("1")
            Push.key(false, Int32(UInt8(ascii: "1")), KMOD_LCTRL)
            Push.key(true, Int32(UInt8(ascii: "=")), KMOD_LCTRL)
            Push.text("=")
            Push.key(false, Int32(UInt8(ascii: "=")))
            Push.key(true, Int32(UInt8(ascii: "a")))
            Push.text("a")
        }
        XCTAssertEqual(typist.text, "a")
    }

    /// The keyboard on the screen goes away when a key is typed on, and Control K brings it back.
    func testKeysTakeTheKeyboardAway() async throws {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        controller.view.addSubview(field)
        let test = try UnseenWindow(device: "iphone-15", controller)
        defer { test.close() }
        field.becomeFirstResponder()
        test.host.advanceUntilStill()
        XCTAssertTrue(UIApplication.shared.showsKeyboard)
        Push.key(true, Int32(UInt8(ascii: "a")))
        Push.text("a")
        XCTAssertEqual(test.handOver().first, .change(.keyboard(isAttached: true)))
        XCTAssertEqual(field.text, "a")
        XCTAssertFalse(UIApplication.shared.showsKeyboard)
        XCTAssertTrue(field.isFirstResponder)
        Push.key(true, Int32(UInt8(ascii: "k")), KMOD_LCTRL)
        XCTAssertEqual(test.handOver(), [.change(.keyboard(isAttached: false))])
        XCTAssertTrue(UIApplication.shared.showsKeyboard)
    }

    func testTheDeviceIsTurned() async throws {
        let test = try UnseenWindow(device: "iphone-13", UIViewController())
        defer { test.close() }
        Push.key(true, Int32(bitPattern: SDLK_F2.rawValue))
        XCTAssertEqual(test.handOver(), [.turn])
        XCTAssertEqual(test.host.window.bounds.size, CGSize(width: 844, height: 390))
        XCTAssertEqual(UIScreen.main.traitCollection.verticalSizeClass, .compact)
    }

    func testTheWindowIsClosed() async throws {
        let test = try UnseenWindow(UIViewController())
        defer { test.close() }
        var event = SDL_Event()
        event.type = SDL_QUIT.rawValue
        SDL_PushEvent(&event)
        try test.window.run()
        XCTAssertTrue(test.window.isClosed)
    }
}
