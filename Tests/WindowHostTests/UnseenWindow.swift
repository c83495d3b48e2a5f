import CSDL2
import HeadlessHost
import XCTest

@testable import UIKit
@testable import WindowHost

/// A window on SDL's dummy display, which every machine has.
@MainActor final class UnseenWindow {
    let host: HeadlessHost
    let window: WindowHost

    init(device: String = "iphone-se2", _ controller: UIViewController, zoom: Double? = nil) throws {
        host = try HeadlessHost(device: device)
        host.show(controller)
        window = try Self.open(host, zoom: zoom)
    }

    static func open(_ host: HeadlessHost, zoom: Double? = nil) throws -> WindowHost {
        setenv("SDL_VIDEODRIVER", "dummy", 1)
        WindowHost.takesUnseenDisplay = true
        return try WindowHost(host, title: "Test", zoom: zoom)
    }

    /// One run of the loop over SDL's events.
    func handOver() -> [HostEvent] {
        let events = window.pollInput()
        for event in events { host.perform(event) }
        return events
    }

    func close() { window.close() }
}

/// Puts events where SDL's own stand.
@MainActor enum Push {
    static func button(_ isDown: Bool, _ x: Int32, _ y: Int32) {
        var event = SDL_Event()
        event.button.type = isDown ? SDL_MOUSEBUTTONDOWN.rawValue : SDL_MOUSEBUTTONUP.rawValue
        event.button.button = UInt8(SDL_BUTTON_LEFT)
        event.button.x = x
        event.button.y = y
        SDL_PushEvent(&event)
    }

    static func motion(_ x: Int32, _ y: Int32) {
        var event = SDL_Event()
        event.motion.type = SDL_MOUSEMOTION.rawValue
        event.motion.x = x
        event.motion.y = y
        SDL_PushEvent(&event)
    }

    static func wheel(_ y: Float) {
        var event = SDL_Event()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.preciseY = y
        SDL_PushEvent(&event)
    }

    static func finger(_ type: SDL_EventType, _ identifier: Int64, _ x: Float, _ y: Float) {
        var event = SDL_Event()
        event.tfinger.type = type.rawValue
        event.tfinger.fingerId = identifier
        event.tfinger.x = x
        event.tfinger.y = y
        SDL_PushEvent(&event)
    }

    static func key(_ isDown: Bool, _ code: Int32, _ modifiers: SDL_Keymod = KMOD_NONE, repeats: Bool = false) {
        var event = SDL_Event()
        event.key.type = isDown ? SDL_KEYDOWN.rawValue : SDL_KEYUP.rawValue
        event.key.keysym.sym = code
        event.key.keysym.mod = UInt16(modifiers.rawValue)
        event.key.repeat = repeats ? 1 : 0
        SDL_PushEvent(&event)
    }

    static func text(_ text: String) {
        var event = SDL_Event()
        event.text.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8.prefix(31)) }
        SDL_PushEvent(&event)
    }
}

/// Takes keys, and writes down what it hears.
final class Typist: UIView, UIKeyInput {
    var text = ""
    var presses: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            self.presses.append("+\(press.key?.charactersIgnoringModifiers ?? "")\(press.key?.characters ?? "")")
        }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { self.presses.append("-\(press.key?.charactersIgnoringModifiers ?? "")") }
    }
}
