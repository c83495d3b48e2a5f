import CSDL2
import Foundation
import UIKit

/// Something that a key of the desk asks of a window, not of the app in it.
enum WindowCommand: Hashable {
    /// Back to the screen before, or a presented screen away, unless a text is being edited.
    case back(isEscape: Bool)
    case turn
    /// The next text size, or the one before; 0 is the standard one.
    case textSize(Int)
    case appearance
    /// The keyboard on the screen, which goes away when a key is typed on, or back.
    case keyboard
    /// The next device, or the one before.
    case device(Int)
    /// The next release, or the one before.
    case release(Int)
    /// The program's own: the screen anew.
    case restart
    /// The program's own: the inspector.
    case inspect
    case keys
    case close

    /// The keys as a list shows them.
    static let listed: [(keys: String, meaning: String)] = [
        ("Esc, Alt ←", "back"), ("F2", "turn the device"), ("F3, Shift F3", "next device, the one before"),
        ("F4, Shift F4", "next release of iOS, the one before"), ("Ctrl +, Ctrl −", "larger text, smaller text"),
        ("Ctrl 0", "standard text size"), ("Ctrl Shift A", "light or dark"), ("Ctrl K", "keyboard on the screen"),
        ("Ctrl R", "start the screen again"),
        ("F12", "inspector"), ("F1", "these keys"), ("Ctrl W, Ctrl Q", "close the window"),
    ]

    /// The command of a key; nil where the key is the app's.
    ///
    /// - Parameter code: SDL's code of the key.
    init?(code: Int32, modifiers: UIKeyModifierFlags) {
        let chosen = modifiers.intersection([.control, .shift, .alternate, .command])
        switch (code, chosen) {
        case (SDLK_ESCAPE.code, []): self = .back(isEscape: true)
        case (SDLK_LEFT.code, .alternate), (SDLK_AC_BACK.code, []): self = .back(isEscape: false)
        case (SDLK_F1.code, []): self = .keys
        case (SDLK_F2.code, []): self = .turn
        case (SDLK_F3.code, []): self = .device(1)
        case (SDLK_F3.code, .shift): self = .device(-1)
        case (SDLK_F4.code, []): self = .release(1)
        case (SDLK_F4.code, .shift): self = .release(-1)
        case (SDLK_F12.code, []): self = .inspect
        case (SDLK_w.code, .control), (SDLK_q.code, .control): self = .close
        case (SDLK_r.code, .control): self = .restart
        case (SDLK_k.code, .control): self = .keyboard
        case (SDLK_a.code, [.control, .shift]): self = .appearance
        case (SDLK_PLUS.code, .control), (SDLK_PLUS.code, [.control, .shift]), (SDLK_EQUALS.code, .control),
            (SDLK_EQUALS.code, [.control, .shift]), (SDLK_KP_PLUS.code, .control):
            self = .textSize(1)
        case (SDLK_MINUS.code, .control), (SDLK_KP_MINUS.code, .control): self = .textSize(-1)
        case (SDLK_0.code, .control), (SDLK_KP_0.code, .control): self = .textSize(0)
        default: return nil
        }
    }
}

extension SDL_KeyCode {
    /// The code in keyboard events.
    var code: Int32 { Int32(bitPattern: rawValue) }
}
