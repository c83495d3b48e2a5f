import CSDL2
import Foundation
import HeadlessHost
import UIKit

extension WindowHost {
    /// The user's actions since the last frame, in order.
    func pollInput() -> [HostEvent] {
        var events: [HostEvent] = []
        var event = SDL_Event()
        while SDL_PollEvent(&event) != 0 {
            switch SDL_EventType(event.type) {
            case SDL_QUIT:
                close()
                return []
            case SDL_WINDOWEVENT: events += windowEvents(event.window)
            case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION, SDL_MOUSEWHEEL:
                events += input.mouse(event, in: self)
            case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: events += input.finger(event.tfinger, in: self)
            case SDL_KEYDOWN where command(of: event.key) != nil:
                guard event.key.repeat == 0, let command = command(of: event.key) else { continue }
                events += input.command(event.key) + obey(command)
                if isClosed { return [] }
            case SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT: events += attaching(input.keyboard(event))
            default: continue
            }
        }
        return events + attaching(input.flush()) + (edgeWasReleased().map { [$0] } ?? [])
    }

    /// Keys that are typed on take the keyboard on the screen away, as on a device with a keyboard attached.
    private func attaching(_ events: [HostEvent]) -> [HostEvent] {
        let types = events.contains {
            if case .key(let key, _, isDown: true) = $0 { !key.characters.isEmpty } else { false }
        }
        guard types, UIApplication.shared.showsKeyboard, !UIApplication.shared.hasAttachedKeyboard else {
            return events
        }
        return [.change(.keyboard(isAttached: true))] + events
    }

    private func command(of event: SDL_KeyboardEvent) -> WindowCommand? {
        WindowCommand(code: event.keysym.sym, modifiers: KeyTranslation.modifiers(event.keysym.mod))
    }

    private func windowEvents(_ event: SDL_WindowEvent) -> [HostEvent] {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            forgetPicture()
            return windowWasResized().map { [$0] } ?? []
        case SDL_WINDOWEVENT_EXPOSED:
            window.show()
            return []
        case SDL_WINDOWEVENT_LEAVE: return input.pointerLeft()
        default: return []
        }
    }
}
