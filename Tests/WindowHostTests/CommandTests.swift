import CSDL2
import HeadlessHost
import XCTest

@testable import UIKit
@testable import WindowHost

/// Kind: documented — our documentation of a window's keys.
///
/// Keys of the desk ask something of the window; all others are the app's.
@MainActor final class CommandTests: XCTestCase {
    private func code(_ letter: Character) -> Int32 { Int32(letter.asciiValue ?? 0) }

    private func events(_ presses: [(Int32, SDL_Keymod)], device: String = "iphone-15") throws -> [HostEvent] {
        let test = try UnseenWindow(device: device, UIViewController())
        defer { test.close() }
        for (key, modifiers) in presses {
            Push.key(true, key, modifiers)
            Push.key(false, key, modifiers)
        }
        return test.handOver()
    }

    func testSettings() async throws {
        let shiftControl = SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_LSHIFT.rawValue)
        XCTAssertEqual(
            try events([(SDLK_F3.code, KMOD_NONE)]), [.change(.device(neighbour(of: "iphone-15", 1)))])
        XCTAssertEqual(
            try events([(SDLK_F3.code, KMOD_LSHIFT)]), [.change(.device(neighbour(of: "iphone-15", -1)))])
        XCTAssertEqual(try events([(code("a"), shiftControl)]), [.change(.appearance(.dark))])
        XCTAssertEqual(try events([(code("="), KMOD_LCTRL)]), [.change(.textSize(.extraLarge))])
        UIScreen.main.overridingTraits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        XCTAssertEqual(try events([(code("-"), KMOD_LCTRL)]), [.change(.textSize(.extraSmall))])
        XCTAssertEqual(try events([(code("0"), KMOD_LCTRL)]), [.change(.textSize(.large))])
    }

    private func neighbour(of name: String, _ step: Int) -> String {
        let names = HeadlessHost.deviceNames
        return names[((names.firstIndex(of: name) ?? 0) + step + names.count) % names.count]
    }

    func testBack() async throws {
        XCTAssertEqual(try events([(SDLK_LEFT.code, KMOD_LALT)]), [.back])
        XCTAssertEqual(
            try events([(SDLK_ESCAPE.code, KMOD_NONE)]),
            [.key(.escape, modifiers: [], isDown: true), .key(.escape, modifiers: [], isDown: false), .back])
    }

    func testTheProgramsOwnKeys() async throws {
        let test = try UnseenWindow(UIViewController())
        defer { test.close() }
        var asked: [String] = []
        test.window.onRestart = { asked.append("restart") }
        test.window.onInspect = { asked.append("inspect") }
        Push.key(true, code("r"), KMOD_LCTRL)
        Push.key(true, SDLK_F12.code)
        XCTAssertEqual(test.handOver(), [])
        XCTAssertEqual(asked, ["restart", "inspect"])
        Push.key(true, code("q"), KMOD_LCTRL)
        _ = test.handOver()
        XCTAssertTrue(test.window.isClosed)
    }

    /// A window is as large as the device that it shows, and says its name.
    func testAnotherDevice() async throws {
        let controller = UIViewController()
        controller.title = "Rivers"
        let test = try UnseenWindow(device: "iphone-se2", controller, zoom: 1)
        defer { test.close() }
        Push.key(true, SDLK_F3.code)
        for event in test.window.pollInput() { test.window.perform(event) }
        try test.window.draw()
        XCTAssertEqual(test.host.deviceName, neighbour(of: "iphone-se2", 1))
        XCTAssertEqual(test.window.window.size, test.host.screenSize)
        XCTAssertEqual(test.window.window.title, "Test – Rivers – \(test.host.deviceName) – \(test.host.release)")
    }
}
