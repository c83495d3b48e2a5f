import Foundation
import UIKit

/// A script as lines: a time in seconds, what happens, and its numbers.
///
///     0.0 down 180.0 500.0
///     0.016666666666666666 move 180.0 480.0
///     0.25 up 180.0 100.0
///     0.5 wheel 180.0 300.0 0.0 40.0
///     0.6 keydown 0 a a
///     2.0 end
extension HostScript: CustomStringConvertible {
    /// The script as lines of text, from which an equal script can be made.
    public var description: String {
        steps.map { "\($0.time) \($0.event.line)\n" }.joined() + "\(duration) end\n"
    }

    /// - Throws: `HostScriptError`, with the line's number.
    public init(text: String) throws {
        var steps: [Step] = []
        var end = 0.0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(separator: " ").map(String.init)
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            guard let time = Double(first), time >= (steps.last?.time ?? 0), time.isFinite, words.count > 1 else {
                throw HostScriptError(
                    line: index + 1, text: String(line), reason: "it begins with a time, not before the last one's")
            }
            if words[1] == "end" {
                end = time
                continue
            }
            guard let event = HostEvent(words: Array(words.dropFirst())) else {
                throw HostScriptError(
                    line: index + 1, text: String(line),
                    reason: "after the time comes down, move, up, stay or cancel x y [finger], wheel x y dx dy, "
                        + "hover [x y], keydown or keyup modifiers input characters, text words, turn, resize w h, "
                        + "resizing w h, back, device name, ios number, size XS to AX5, appearance light or dark, "
                        + "keyboard attached or drawn, or end"
                )
            }
            steps.append(Step(time, event))
        }
        self.init(steps, duration: end)
    }
}

/// A line of a script that isn't one.
public struct HostScriptError: Error, Hashable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The line as it was written.
    public let text: String
    /// The reason why it isn't understood.
    public let reason: String

    /// The line, its number and the reason.
    public var description: String { "line \(line) of the script, '\(text)': \(reason)" }
}

extension HostEvent {
    fileprivate var line: String {
        switch self {
        case .touch(let kind, let point, let finger):
            "\(kind.word) \(point.x) \(point.y)" + (finger == 0 ? "" : " \(finger)")
        case .key(let key, let modifiers, let isDown):
            "\(isDown ? "keydown" : "keyup") \(modifiers.rawValue) \(key.input.inOneWord) \(key.characters.inOneWord)"
        case .text(let text): "text \(text.inOneWord)"
        case .wheel(let point, let distance): "wheel \(point.x) \(point.y) \(distance.x) \(distance.y)"
        case .hover(let point): point.map { "hover \($0.x) \($0.y)" } ?? "hover"
        case .turn: "turn"
        case .resize(let size): "resize \(size.width) \(size.height)"
        case .resizing(let size): "resizing \(size.width) \(size.height)"
        case .back: "back"
        case .change(let setting): setting.line
        }
    }

    fileprivate init?(words: [String]) {
        let rest = Array(words.dropFirst())
        let numbers = rest.compactMap(Double.init).filter(\.isFinite)
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
        if let kind = TouchScript.Step.Kind(word: words[0]) {
            guard numbers.count == rest.count, (2...3).contains(numbers.count) else { return nil }
            self = .touch(kind, at: point(0), finger: numbers.count == 3 ? Int(numbers[2]) : 0)
            return
        }
        switch words[0] {
        case "keydown", "keyup":
            guard rest.count == 3, let modifiers = Int(rest[0]) else { return nil }
            self = .key(
                HostKey(characters: rest[2].fromOneWord, input: rest[1].fromOneWord),
                modifiers: UIKeyModifierFlags(rawValue: modifiers), isDown: words[0] == "keydown")
        case "text" where rest.count == 1: self = .text(rest[0].fromOneWord)
        case "wheel" where numbers.count == 4: self = .wheel(at: point(0), by: point(2))
        case "hover" where rest.isEmpty: self = .hover(nil)
        case "hover" where numbers.count == 2: self = .hover(point(0))
        case "turn" where rest.isEmpty: self = .turn
        case "resize" where numbers.count == 2: self = .resize(CGSize(width: numbers[0], height: numbers[1]))
        case "resizing" where numbers.count == 2: self = .resizing(CGSize(width: numbers[0], height: numbers[1]))
        case "back" where rest.isEmpty: self = .back
        default:
            guard let setting = HostSetting(words: words) else { return nil }
            self = .change(setting)
        }
    }
}

extension HostSetting {
    fileprivate var line: String {
        switch self {
        case .device(let name): "device \(name)"
        case .release(let release): "ios \(release.major).\(release.minor)"
        case .textSize(let category): "size \(category.shortName)"
        case .appearance(let style): "appearance \(style == .dark ? "dark" : "light")"
        case .keyboard(let isAttached): "keyboard \(isAttached ? "attached" : "drawn")"
        }
    }

    fileprivate init?(words: [String]) {
        guard words.count == 2 else { return nil }
        switch words[0] {
        case "device" where DeviceProfile.named(words[1]) != nil: self = .device(words[1].lowercased())
        case "ios":
            guard let release = SystemRelease(words[1]) else { return nil }
            self = .release(release)
        case "size":
            guard let size = UIContentSizeCategory(shortName: words[1]) else { return nil }
            self = .textSize(size)
        case "appearance" where words[1] == "light": self = .appearance(.light)
        case "appearance" where words[1] == "dark": self = .appearance(.dark)
        case "keyboard" where words[1] == "attached": self = .keyboard(isAttached: true)
        case "keyboard" where words[1] == "drawn": self = .keyboard(isAttached: false)
        default: return nil
        }
    }
}

extension TouchScript.Step.Kind {
    fileprivate var word: String {
        switch self {
        case .down: "down"
        case .move: "move"
        case .up: "up"
        case .stay: "stay"
        case .cancel: "cancel"
        }
    }

    fileprivate init?(word: String) {
        guard let kind = [Self.down, .move, .up, .stay, .cancel].first(where: { $0.word == word }) else { return nil }
        self = kind
    }
}

extension String {
    /// Percent-encoded where it isn't letters and digits; `%` alone for nothing.
    fileprivate var inOneWord: String {
        isEmpty ? "%" : addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "%"
    }

    fileprivate var fromOneWord: String { self == "%" ? "" : removingPercentEncoding ?? self }
}
