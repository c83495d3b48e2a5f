import Foundation
import UIKit

/// A property of a view that the page shows and changes, by its name in Swift.
///
/// Values are texts on the wire: numbers, `true` and `false`, `#RRGGBBAA` or nothing for a colour, and texts as they are.
@MainActor struct EditableProperty {
    enum Kind: String, Encodable {
        case number, flag, color, text
    }

    let name: String
    let kind: Kind
    /// The numbers that it takes.
    let range: ClosedRange<Double>
    /// nil for a view that doesn't have the property.
    let read: (UIView) -> String?
    let write: (UIView, String) -> Void
    /// The statement that sets it, by the view's name and the value as Swift.
    let code: (_ receiver: String, _ value: String) -> String

    /// - Throws: `Refusal`, 400, for a text that is no value of the property's.
    func checked(_ value: String) throws(Refusal) -> String {
        switch kind {
        case .number:
            guard let number = Double(value), range.contains(number) else {
                throw Refusal(
                    400, "\(name) is a number from \(range.lowerBound) to \(range.upperBound), not '\(value)'.")
            }
            return EditableProperty.words(number)
        case .flag:
            guard value == "true" || value == "false" else {
                throw Refusal(400, "\(name) is true or false, not '\(value)'.")
            }
        case .color:
            guard value.isEmpty || UIColor(hexadecimal: value) != nil else {
                throw Refusal(400, "\(name) is a colour such as #3366CCFF, or empty, not '\(value)'.")
            }
        case .text:
            guard value.utf8.count <= 10_000 else {
                throw Refusal(400, "\(name) has at most 10000 bytes, not \(value.utf8.count).")
            }
        }
        return value
    }

    /// A value as Swift.
    func literal(_ value: String) -> String {
        switch kind {
        case .number, .flag: value
        case .color: UIColor(hexadecimal: value)?.literal ?? "nil"
        case .text: "\"" + value.map(Self.escaped).joined() + "\""
        }
    }

    private static func escaped(_ character: Character) -> String {
        switch character {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        default: String(character)
        }
    }

    /// A number with at most three decimals, whole ones without.
    nonisolated static func words(_ number: Double) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension EditableProperty {
    static func number<View: UIView>(
        _ name: String, of type: View.Type, in range: ClosedRange<Double>, _ get: @escaping (View) -> CGFloat,
        _ set: @escaping (View, CGFloat) -> Void,
        code: @escaping (String, String) -> String
    ) -> EditableProperty {
        EditableProperty(
            name: name, kind: .number, range: range, read: { ($0 as? View).map { words(Double(get($0))) } },
            write: { view, value in
                if let view = view as? View, let number = Double(value) { set(view, CGFloat(number)) }
            }, code: code)
    }

    static func number<View: UIView>(
        _ name: String, of type: View.Type, in range: ClosedRange<Double>, _ get: @escaping (View) -> CGFloat,
        _ set: @escaping (View, CGFloat) -> Void
    ) -> EditableProperty {
        number(name, of: type, in: range, get, set) { "\($0).\(name) = \($1)" }
    }

    static func flag(
        _ name: String, _ get: @escaping (UIView) -> Bool, _ set: @escaping (UIView, Bool) -> Void
    ) -> EditableProperty {
        EditableProperty(
            name: name, kind: .flag, range: 0...1, read: { "\(get($0))" }, write: { set($0, $1 == "true") },
            code: { "\($0).\(name) = \($1)" })
    }

    static func color<View: UIView>(
        _ name: String, of type: View.Type, _ get: @escaping (View) -> UIColor?,
        _ set: @escaping (View, UIColor?) -> Void
    ) -> EditableProperty {
        EditableProperty(
            name: name, kind: .color, range: 0...1,
            read: { ($0 as? View).map { view in get(view)?.hexadecimal(view.traitCollection) ?? "" } },
            write: { view, value in
                if let view = view as? View { set(view, UIColor(hexadecimal: value)) }
            }, code: { "\($0).\(name) = \($1)" })
    }

    static func text<View: UIView>(
        _ name: String, of type: View.Type, _ get: @escaping (View) -> String?,
        _ set: @escaping (View, String) -> Void
    ) -> EditableProperty {
        EditableProperty(
            name: name, kind: .text, range: 0...1, read: { ($0 as? View).map { get($0) ?? "" } },
            write: { view, value in
                if let view = view as? View { set(view, value) }
            }, code: { "\($0).\(name) = \($1)" })
    }
}

extension UIColor {
    /// `#RRGGBBAA` or `#RRGGBB`; nil for anything else.
    fileprivate convenience init?(hexadecimal text: String) {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
            let number = UInt32(digits.count == 6 ? digits + "FF" : digits, radix: 16)
        else { return nil }
        func part(_ shift: UInt32) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    /// As it is shown under traits.
    fileprivate func hexadecimal(_ traits: UITraitCollection) -> String {
        "#" + resolvedColor(with: traits).parts.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }

    fileprivate var literal: String {
        let parts = parts.map { EditableProperty.words(Double($0)) }
        return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
    }

    private var parts: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { min(1, max(0, $0)) }
    }
}
