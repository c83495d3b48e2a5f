import CSDL2
import Foundation
import HeadlessHost
import UIKit

/// Turns SDL's keys and texts into presses.
///
/// A key that writes goes down when its text is known, which SDL sends in an event of its own right after the key's.
/// Text without a key is an input method's.
@MainActor struct KeyTranslation {
    private struct Waiting {
        let code: Int32
        let key: HostKey
        let modifiers: UIKeyModifierFlags
    }

    /// The key whose text may follow.
    private var waiting: Waiting?
    /// The modifiers of the last key: with Control or Command held, the desktop may send a text that nobody typed.
    private var modifiers: UIKeyModifierFlags = []
    /// The keys that are down, as they went down.
    private var held: [Int32: (key: HostKey, modifiers: UIKeyModifierFlags)] = [:]

    mutating func down(_ event: SDL_KeyboardEvent) -> [HostEvent] {
        let code = event.keysym.sym
        modifiers = Self.modifiers(event.keysym.mod)
        guard let key = Self.key(of: code) else { return [] }
        var events = flush()
        if event.repeat != 0, let before = held.removeValue(forKey: code) {
            events.append(.key(before.key, modifiers: before.modifiers, isDown: false))
        }
        let writes = key.characters.unicodeScalars.first.map { $0.value >= 0x20 && $0.value != 0x7F } ?? false
        if writes, modifiers.isDisjoint(with: [.control, .command]) {
            waiting = Waiting(code: code, key: key, modifiers: modifiers)
            return events
        }
        held[code] = (key, modifiers)
        return events + [.key(key, modifiers: modifiers, isDown: true)]
    }

    /// A key that isn't the app's.
    mutating func command(_ event: SDL_KeyboardEvent) -> [HostEvent] {
        modifiers = Self.modifiers(event.keysym.mod)
        return flush()
    }

    mutating func up(_ event: SDL_KeyboardEvent) -> [HostEvent] {
        let code = event.keysym.sym
        modifiers = Self.modifiers(event.keysym.mod)
        let events = flush()
        guard let (key, modifiers) = held.removeValue(forKey: code) else { return events }
        return events + [.key(key, modifiers: modifiers, isDown: false)]
    }

    mutating func written(_ text: String) -> [HostEvent] {
        guard let pressed = waiting else {
            let isTyped = !text.isEmpty && modifiers.isDisjoint(with: [.control, .command])
            return isTyped ? [.text(text)] : []
        }
        waiting = nil
        let key = HostKey(characters: text, input: pressed.key.input)
        held[pressed.code] = (key, pressed.modifiers)
        return [.key(key, modifiers: pressed.modifiers, isDown: true)]
    }

    /// A key whose text never came, such as a dead one, goes down without.
    mutating func flush() -> [HostEvent] {
        guard let pressed = waiting else { return [] }
        waiting = nil
        let key = HostKey(characters: "", input: pressed.key.input)
        held[pressed.code] = (key, pressed.modifiers)
        return [.key(key, modifiers: pressed.modifiers, isDown: true)]
    }

    private static let named: [Int32: HostKey] = [
        SDLK_RETURN.code: .returnKey, SDLK_KP_ENTER.code: .returnKey, SDLK_TAB.code: .tab,
        SDLK_BACKSPACE.code: .delete, SDLK_ESCAPE.code: .escape, SDLK_UP.code: .up,
        SDLK_DOWN.code: .down, SDLK_LEFT.code: .left, SDLK_RIGHT.code: .right,
    ]

    private static func key(of code: Int32) -> HostKey? {
        if let key = named[code] { return key }
        // Codes of keys that write are the characters that they write without modifiers.
        guard code >= 0x20, code < 0x4000_0000, code != 0x7F, let scalar = Unicode.Scalar(UInt32(code)) else {
            return nil
        }
        return HostKey(Character(scalar))
    }

    static func modifiers(_ flags: UInt16) -> UIKeyModifierFlags {
        let flags = UInt32(flags)
        var result: UIKeyModifierFlags = []
        if flags & KMOD_SHIFT.rawValue != 0 { result.insert(.shift) }
        if flags & KMOD_CTRL.rawValue != 0 { result.insert(.control) }
        if flags & KMOD_ALT.rawValue != 0 { result.insert(.alternate) }
        if flags & KMOD_GUI.rawValue != 0 { result.insert(.command) }
        if flags & KMOD_CAPS.rawValue != 0 { result.insert(.alphaShift) }
        return result
    }
}
