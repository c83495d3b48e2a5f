import CSDL2
import Foundation
import HeadlessHost
import UIKit

/// Turns SDL's events into a device's: a held button is a finger, a wheel a wheel, a key a press.
///
/// Invariant: `fingers` has the fingers that are down, numbered from 1; 0 is the mouse.
@MainActor struct InputTranslation {
    private var isButtonDown = false
    private var fingers: [Int64: Int] = [:]
    private var keys = KeyTranslation()
    var isTouching: Bool { isButtonDown || !fingers.isEmpty }
    /// Points that one notch of a wheel scrolls.
    private static let notch = 40.0

    mutating func mouse(_ event: SDL_Event, in host: WindowHost) -> [HostEvent] {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
            guard Int32(event.button.button) == SDL_BUTTON_LEFT else { return [] }
            let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
            guard isDown != isButtonDown else { return [] }
            isButtonDown = isDown
            let point = host.devicePoint(Double(event.button.x), Double(event.button.y))
            return [.touch(isDown ? .down : .up, at: point, finger: 0)]
        case SDL_MOUSEMOTION:
            let point = host.devicePoint(Double(event.motion.x), Double(event.motion.y))
            return [isButtonDown ? .touch(.move, at: point, finger: 0) : .hover(point)]
        default:
            var (x, y): (Int32, Int32) = (0, 0)
            SDL_GetMouseState(&x, &y)
            let turned = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
            let distance = CGPoint(
                x: Double(event.wheel.preciseX) * Self.notch * turned,
                y: -Double(event.wheel.preciseY) * Self.notch * turned)
            return [.wheel(at: host.devicePoint(Double(x), Double(y)), by: distance)]
        }
    }

    func pointerLeft() -> [HostEvent] { isButtonDown ? [] : [.hover(nil)] }

    mutating func finger(_ event: SDL_TouchFingerEvent, in host: WindowHost) -> [HostEvent] {
        let size = host.window.size
        let point = host.devicePoint(Double(event.x) * Double(size.width), Double(event.y) * Double(size.height))
        switch SDL_EventType(event.type) {
        case SDL_FINGERDOWN:
            let number = (1...).first { !fingers.values.contains($0) } ?? 1
            fingers[event.fingerId] = number
            return [.touch(.down, at: point, finger: number)]
        case SDL_FINGERMOTION:
            return fingers[event.fingerId].map { [.touch(.move, at: point, finger: $0)] } ?? []
        default:
            return fingers.removeValue(forKey: event.fingerId).map { [.touch(.up, at: point, finger: $0)] } ?? []
        }
    }

    mutating func keyboard(_ event: SDL_Event) -> [HostEvent] {
        switch SDL_EventType(event.type) {
        case SDL_KEYDOWN: return keys.down(event.key)
        case SDL_KEYUP: return keys.up(event.key)
        default:
            var text = event.text.text
            let written = withUnsafeBytes(of: &text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            return keys.written(written)
        }
    }

    /// A key of the window's own goes down; text that the desktop sends for it is nobody's.
    mutating func command(_ event: SDL_KeyboardEvent) -> [HostEvent] { keys.command(event) }

    mutating func flush() -> [HostEvent] { keys.flush() }
}
