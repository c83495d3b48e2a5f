import Foundation
import UIKit

/// A key of the host's keyboard.
public struct HostKey: Hashable, Sendable {
    /// The text that it types without modifiers.
    public let characters: String
    /// The key's name in key commands.
    public let input: String

    /// A key that types a character.
    public init(_ character: Character) {
        characters = String(character)
        input = String(character).lowercased()
    }

    package init(characters: String, input: String) {
        self.characters = characters
        self.input = input
    }

    /// The Return key.
    public static let returnKey = HostKey(characters: "\r", input: "\r")
    /// The Tab key.
    public static let tab = HostKey(characters: "\t", input: "\t")
    /// The key that deletes the character before the caret.
    public static let delete = HostKey(characters: "\u{8}", input: "\u{8}")
    /// The Escape key.
    public static let escape = HostKey(characters: "", input: "UIKeyInputEscape")
    /// The arrow up.
    public static let up = HostKey(characters: "", input: "UIKeyInputUpArrow")
    /// The arrow down.
    public static let down = HostKey(characters: "", input: "UIKeyInputDownArrow")
    /// The arrow to the left.
    public static let left = HostKey(characters: "", input: "UIKeyInputLeftArrow")
    /// The arrow to the right.
    public static let right = HostKey(characters: "", input: "UIKeyInputRightArrow")
}

extension HeadlessHost {
    /// A key goes down and up.
    public func press(_ key: HostKey, modifiers: UIKeyModifierFlags = []) {
        for phase in [UIPress.Phase.began, .ended] {
            UIApplication.shared.deliverKey(
                characters: key.characters, input: key.input, modifiers: modifiers, phase: phase, time: time)
            settle()
        }
    }

    /// The device is shaken.
    public func shake() {
        UIApplication.shared.deliverShake(time: time)
        settle()
    }

    /// Types a text, a key for each character.
    public func type(_ text: String) {
        for character in text { press(character == "\n" ? .returnKey : HostKey(character)) }
    }
}

extension HeadlessHost {
    /// An input method composes a text: it is marked, and takes the place of what was marked before.
    ///
    /// - Parameter selected: within the text, in UTF-16 units; nil for its end.
    public func compose(_ text: String, selected: NSRange? = nil) {
        UIApplication.shared.compose(text, selected: selected, time: time)
        settle()
    }

    /// The composed text stays, as ordinary text.
    public func endComposing() {
        UIApplication.shared.endComposing(time: time)
        settle()
    }
}
