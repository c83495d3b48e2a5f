/// The subject of a constraint: an edge, a centre, a baseline or a size of an item.
///
/// Raw values are those of UIKit's `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: Int, Sendable, CaseIterable, BitwiseCopyable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing
    case width, height
    case centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
}

/// The direction along which an attribute measures.
public enum LayoutAxis: Int, Sendable, CaseIterable, BitwiseCopyable {
    case horizontal = 0
    case vertical = 1
}

extension LayoutAttribute {
    /// The kind of quantity that the attribute is; only like kinds may be related.
    public enum Kind: Sendable {
        case none, location, size
    }

    public var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        default: .location
        }
    }

    public var axis: LayoutAxis {
        switch self {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        default:
            .horizontal
        }
    }

    /// True if the attribute flips with the direction in which text runs.
    public var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// True if the attribute is bound to the left or right side whatever the direction.
    public var isSided: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The attribute without its margin, or nil where it has none.
    public var withinMargins: LayoutAttribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// True if the attribute refers to a scroll view's content rather than to its frame when a descendant names it.
    var addressesScrolledContent: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin, .firstBaseline, .lastBaseline:
            true
        default:
            false
        }
    }
}
