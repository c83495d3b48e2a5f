import ConstraintSolver

/// A constraint as UIKit's log prints it.
public struct LoggedConstraint: Hashable, Sendable, Codable {
    /// The class: NSLayoutConstraint, NSAutoresizingMaskLayoutConstraint, SnapKit.LayoutConstraint.
    public var type: String
    public var address: String
    public var identifier: String?
    /// The constraint's origin, as libraries record it: "Cell.swift#17".
    public var origin: String?
    public var first: LoggedPlace
    public var relation: LoggedRelation
    public var second: LoggedPlace?
    public var multiplier: Double
    public var constant: Double
    public var priority: Double
    /// The item of the first place in the log's notation: its superview or a name.
    public var container: LoggedItem?
    /// The hugging and compression resistance priorities of a content size.
    public var hugging: Double?
    public var compressionResistance: Double?
    public var text: String

    /// True if the framework made it, so that it can't be changed by itself.
    public var isFrameworks: Bool {
        if type == "NSAutoresizingMaskLayoutConstraint" || type == "_UILayoutSupportConstraint" { return true }
        // Some releases print the size that a list dictates without its name.
        guard let identifier else {
            return type == "NSLayoutConstraint" && isConstantSize && first.item.type == "UITableViewCellContentView"
        }
        return Self.frameworksIdentifiers.contains { identifier.hasPrefix($0) } && !identifier.hasPrefix("UISV-")
            || identifier == "UISV-hiding"
    }

    private static let frameworksIdentifiers = [
        "UIView-Encapsulated-Layout", "_UITemporaryLayout", "fittingSize", "UISV-hiding", "UIView-topMargin",
        "UIView-bottomMargin", "UIView-leftMargin", "UIView-rightMargin", "UIViewSafeAreaLayoutGuide",
        "UIViewLayoutMarginsGuide", "UIScrollView-", "UIViewReadable",
    ]

    /// True if it is a width or height that is a plain number.
    public var isConstantSize: Bool { second == nil && first.attribute.isSize }

    /// True if a stack view made it to place the views that it arranges and shows.
    var isArrangement: Bool { identifier?.hasPrefix("UISV-") == true && identifier != "UISV-hiding" }

    /// True if it ties a centre or a far edge: trailing or bottom, the latter also by the guide above the bottom bars.
    var isOfFarEdge: Bool {
        if first.attribute.isTrailing || first.attribute.isCenter { return true }
        return first.item.type.hasSuffix("UILayoutGuide") && second?.attribute.isTrailing == true
    }
}

public enum LoggedRelation: String, Hashable, Sendable, Codable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="

    var solverRelation: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

/// A view or guide of a log: two are the same where their addresses are, or their names where they have none.
public struct LoggedItem: Hashable, Sendable, Codable {
    public var type: String
    /// Empty for an item that is known by a name alone.
    public var address: String
    /// A text or a guide's identifier behind the address.
    public var label: String?

    /// The class, and as much of the address as makes it unique.
    public var name: String {
        let short = type.split(separator: ".").last.map(String.init) ?? type
        if let label, !label.isEmpty { return "\(short)'\(label)'" }
        return address.isEmpty ? short : "\(short):…\(address.suffix(4))"
    }

    /// The key that distinguishes items.
    public var key: String { address.isEmpty ? type : address }
}

public struct LoggedPlace: Hashable, Sendable, Codable {
    public var item: LoggedItem
    public var attribute: LoggedAttribute
    public var name: String { "\(item.name).\(attribute.rawValue)" }
}

/// The attributes of logs, with those of autoresizing masks.
public enum LoggedAttribute: String, Hashable, Sendable, Codable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline, baseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case minX, midX, maxX, minY, midY, maxY

    public var isSize: Bool { self == .width || self == .height }

    public var isVertical: Bool {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .baseline, .topMargin, .bottomMargin,
            .centerYWithinMargins, .minY, .midY, .maxY:
            true
        default: false
        }
    }

    public var isCenter: Bool {
        switch self {
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
        default: false
        }
    }

    public var isTrailing: Bool {
        switch self {
        case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin, .lastBaseline, .baseline, .maxX,
            .maxY:
            true
        default: false
        }
    }
}
