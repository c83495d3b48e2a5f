/// A constraint as a document states it.
public struct InterfaceConstraint: Hashable, Sendable {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    public let id: String
    /// nil for the view that holds the constraint.
    public let firstItem: String?
    public let firstAttribute: InterfaceAttribute
    public let relation: Relation
    public let secondItem: String?
    public let secondAttribute: InterfaceAttribute?
    public let multiplier: Double
    /// Points.
    public let constant: Double
    /// The priority: above 0, at most 1000.
    public let priority: Float
    public let identifier: String?
    /// Holds on the canvas only; dropped where the document is loaded by a program.
    public let isPlaceholder: Bool
    /// A standard distance; `constant` is what it came to on the canvas.
    public let isSymbolic: Bool

    /// - Throws: `MarkupError` for an attribute, relation, multiplier or priority that doesn't exist.
    public init(_ element: MarkupElement) throws {
        func failure(_ name: String) -> MarkupError {
            MarkupError(
                line: element.line,
                message: "constraint \(element.id ?? "without id") has the \(name) “\(element[name] ?? "")”, which "
                    + "isn't one")
        }
        id = element.id ?? ""
        firstItem = element["firstItem"]
        guard let first = element["firstAttribute"].flatMap(InterfaceAttribute.init) else {
            throw failure("firstAttribute")
        }
        firstAttribute = first
        switch element["relation"] {
        case nil, "equal": relation = .equal
        case "lessThanOrEqual": relation = .lessThanOrEqual
        case "greaterThanOrEqual": relation = .greaterThanOrEqual
        default: throw failure("relation")
        }
        secondItem = element["secondItem"]
        if let name = element["secondAttribute"] {
            guard let second = InterfaceAttribute(name) else { throw failure("secondAttribute") }
            secondAttribute = second
        } else {
            secondAttribute = nil
        }
        guard let multiplier = Self.multiplier(element["multiplier"]) else { throw failure("multiplier") }
        self.multiplier = multiplier
        constant = element.number("constant") ?? 0
        let priority = element["priority"].map { Float($0) ?? .nan } ?? 1000
        guard priority > 0, priority <= 1000 else { throw failure("priority") }
        self.priority = priority
        identifier = element["identifier"]
        isPlaceholder = element.flag("placeholder") ?? false
        isSymbolic = element.flag("symbolic") ?? false
    }

    /// `0.5`, `16:9` or `1/3`; 1 where nothing is written; nil for what isn't a number other than 0.
    static func multiplier(_ text: String?) -> Double? {
        guard let text else { return 1 }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
        switch parts.count {
        case 1:
            guard let value = parts[0], value.isFinite, abs(value) < 1e7 else { return nil }
            return value
        case 2:
            guard let over = parts[0], let under = parts[1], under != 0 else { return nil }
            let value = over / under
            return value.isFinite && abs(value) < 1e7 ? value : nil
        default: return nil
        }
    }
}

/// The attribute of a view that a constraint relates; raw values as in UIKit.
public enum InterfaceAttribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// The attribute by its name in documents.
    init?(_ name: String) {
        guard let attribute = Self.names[name] else { return nil }
        self = attribute
    }

    private static let names: [String: InterfaceAttribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
