extension NSLayoutConstraint {
    /// One line, as UIKit's logs print it: `<NSLayoutConstraint:0x… 'id' UIView:0x….height == 44   (active)>`.
    ///
    /// Edges that face each other print in the visual format: `V:|-(8)-[UILabel:0x…]   (active, names: '|':UIView:0x… )`.
    var constraintDescription: String {
        var text = "<NSLayoutConstraint:\(address(of: self))"
        if let identifier { text += " '\(identifier)'" }
        let names: String
        if let visual = visualFormat {
            text += " " + visual.format
            names = visual.container.map { ", names: '|':\(classAndAddress($0)) " } ?? ""
        } else {
            text += " " + equation
            names = ""
        }
        if priority != .required { text += " @\(shortNumber(CGFloat(priority.rawValue)))" }
        text += isActive ? "   (active\(names))>" : names.isEmpty ? "   (inactive)>" : "   (inactive\(names))>"
        return text
    }

    private var sign: String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    private var equation: String {
        let left = "\(name(of: firstItem)).\(firstAttribute.name)"
        guard secondItem != nil else { return "\(left) \(sign) \(shortNumber(constant))" }
        let factor = multiplier == 1 ? "" : "\(shortNumber(multiplier))*"
        let offset =
            constant == 0 ? "" : constant > 0 ? " + \(shortNumber(constant))" : " - \(shortNumber(-constant))"
        return "\(left) \(sign) \(factor)\(name(of: secondItem)).\(secondAttribute.name)\(offset)"
    }

    private func name(of item: AnyObject?) -> String {
        guard let item else { return "(deallocated)" }
        if let guide = item as? UILayoutGuide {
            return classAndAddress(guide) + (guide.identifier.isEmpty ? "" : "'\(guide.identifier)'")
        }
        return (item as? UIView)?.constraintName ?? classAndAddress(item)
    }

    /// The visual format for a gap between siblings or between a view and its container.
    private var visualFormat: (format: String, container: UIView?)? {
        guard multiplier == 1, let first = firstItem, let second = secondItem,
            let gap = Gap(firstAttribute, secondAttribute)
        else { return nil }
        let prefix = gap.isVertical ? "V:" : "H:"
        let firstView = first as? UIView
        let secondView = second as? UIView
        let relationSign = relation == .equal ? "" : sign
        switch gap.kind {
        case .facing where first !== second:
            // first.leading == second.trailing + c is [second]-(c)-[first].
            let (before, after, space, flipped) =
                gap.firstIsStart ? (second, first, constant, false) : (first, second, 0 - constant, true)
            let mark = flipped && relation != .equal ? (relation == .lessThanOrEqual ? ">=" : "<=") : relationSign
            return ("\(prefix)[\(name(of: before))]-(\(mark)\(shortNumber(space)))-[\(name(of: after))]", nil)
        case .aligned:
            guard firstView?.superview === second || secondView?.superview === first else { return nil }
            // view.trailing == superview.trailing + c is [view]-(-c)-|, the other way round [view]-(c)-|.
            let isViewFirst = firstView?.superview === second
            let view = isViewFirst ? first : second
            let isPositive = isViewFirst == gap.firstIsStart
            let mark = isPositive || relation == .equal ? relationSign : relation == .lessThanOrEqual ? ">=" : "<="
            let space = "(\(mark)\(shortNumber(isPositive ? constant : 0 - constant)))"
            let body = gap.firstIsStart ? "|-\(space)-[\(name(of: view))]" : "[\(name(of: view))]-\(space)-|"
            return (prefix + body, isViewFirst ? secondView : firstView)
        default:
            return nil
        }
    }

    private struct Gap {
        enum Kind { case facing, aligned }
        let kind: Kind
        let isVertical: Bool
        let firstIsStart: Bool

        init?(_ first: Attribute, _ second: Attribute) {
            let starts: Set<Attribute> = [.leading, .top, .left]
            let ends: Set<Attribute> = [.trailing, .bottom, .right]
            guard starts.contains(first) || ends.contains(first), starts.contains(second) || ends.contains(second)
            else { return nil }
            firstIsStart = starts.contains(first)
            kind = firstIsStart == starts.contains(second) ? .aligned : .facing
            isVertical = first == .top || first == .bottom
        }
    }

    func anchorDescription(of item: AnyObject, _ attribute: Attribute) -> String {
        let type: String =
            switch attribute.engineAttribute.kind {
            case .size: "NSLayoutDimension"
            default:
                attribute.engineAttribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
            }
        return "<\(type):\(address(of: item)) \"\(name(of: item)).\(attribute.name)\">"
    }
}

extension NSLayoutConstraint.Attribute {
    /// As in UIKit's logs.
    var name: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }
}

extension UIView {
    /// Class and address; a label's or button's text after it, cut after 25 characters.
    var constraintName: String {
        guard let text = (self as? any DescribedByText)?.describingText, !text.isEmpty else {
            return classAndAddress(self)
        }
        let cut = text.count > 25 ? text.prefix(25) + "..." : Substring(text)
        return "\(classAndAddress(self))'\(cut)'"
    }
}
