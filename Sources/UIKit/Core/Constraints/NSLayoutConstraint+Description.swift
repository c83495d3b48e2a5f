extension NSLayoutConstraint {
    /// One line, as UIKit's logs print it, under the name of an app's own class: `<NSLayoutConstraint:0x… 'id' UIView:0x….height == 44   (active)>`.
    ///
    /// Facing edges print in the visual format: `V:|-(8)-[UILabel:0x…]   (active, names: '|':UIView:0x… )`.
    var constraintDescription: String {
        var text = "<\(classAndAddress(self))"
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
        let left = side(firstItem, firstAttribute, firstOrigin)
        guard secondItem != nil else { return "\(left) \(sign) \(shortNumber(constant))" }
        let factor = multiplier == 1 ? "" : "\(shortNumber(multiplier))*"
        let offset =
            constant == 0 ? "" : constant > 0 ? " + \(shortNumber(constant))" : " - \(shortNumber(-constant))"
        return "\(left) \(sign) \(factor)\(side(secondItem, secondAttribute, secondOrigin))\(offset)"
    }

    private func side(_ item: AnyObject?, _ attribute: Attribute, _ origin: AnchorPlace?) -> String {
        let place = "\(name(of: item)).\(attribute.name)"
        guard let origin else { return place }
        return "(\(place) - \(name(of: origin.referencedItem)).\(origin.attribute.name))"
    }

    private func name(of item: AnyObject?) -> String {
        guard let item else { return "(deallocated)" }
        if let guide = item as? UILayoutGuide {
            return classAndAddress(guide) + (guide.identifier.isEmpty ? "" : "'\(guide.identifier)'")
        }
        return (item as? UIView)?.constraintName ?? classAndAddress(item)
    }

    /// The visual format for a gap, where it would make this very constraint: the later item is the first one.
    /// `view.trailing == superview.trailing - 8` prints as an equation, the other way round as `[view]-(8)-|`.
    private var visualFormat: (format: String, container: UIView?)? {
        guard multiplier == 1, firstOrigin == nil, secondOrigin == nil, let first = firstItem, let second = secondItem,
            let gap = Gap(firstAttribute, secondAttribute)
        else { return nil }
        let prefix = gap.isVertical ? "V:" : "H:"
        let length = standardSpaceName.map { "\($0)(\(shortNumber(constant)))" } ?? shortNumber(constant)
        let space = "(\(relation == .equal ? "" : sign)\(length))"
        let direction = gap.isSided ? "(LTR)" : ""
        let outerOfFirst = (first as? UIView)?.superview
        let outerOfSecond = (second as? UIView)?.superview
        switch (gap.kind, gap.firstIsStart) {
        case (.facing, true) where first !== second && outerOfFirst !== second && outerOfSecond !== first:
            return ("\(prefix)[\(name(of: second))]-\(space)-[\(name(of: first))]\(direction)", nil)
        case (.aligned, true) where outerOfFirst != nil && outerOfFirst === second:
            return ("\(prefix)|-\(space)-[\(name(of: first))]\(direction)", outerOfFirst)
        case (.aligned, false) where outerOfSecond != nil && outerOfSecond === first:
            return ("\(prefix)[\(name(of: second))]-\(space)-|\(direction)", outerOfSecond)
        default:
            return nil
        }
    }

    private struct Gap {
        enum Kind { case facing, aligned }
        let kind: Kind
        let isVertical: Bool
        let firstIsStart: Bool
        /// Left and right, which don't depend on the text's direction, are marked.
        let isSided: Bool

        init?(_ first: Attribute, _ second: Attribute) {
            let starts: Set<Attribute> = [.leading, .top, .left]
            let ends: Set<Attribute> = [.trailing, .bottom, .right]
            guard starts.contains(first) || ends.contains(first), starts.contains(second) || ends.contains(second)
            else { return nil }
            firstIsStart = starts.contains(first)
            kind = firstIsStart == starts.contains(second) ? .aligned : .facing
            isVertical = first == .top || first == .bottom
            isSided = first == .left || first == .right
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
    /// Class and address, followed by a label's or button's text, cut after 25 characters.
    var constraintName: String {
        guard let text = (self as? any DescribedByText)?.describingText, !text.isEmpty else {
            return classAndAddress(self)
        }
        let cut = text.count > 25 ? text.prefix(25) + "..." : Substring(text)
        return "\(classAndAddress(self))'\(cut)'"
    }
}
