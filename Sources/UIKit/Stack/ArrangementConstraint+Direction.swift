extension ArrangementConstraint {
    /// The same constraint with left and right in place of leading and trailing, in a direction of text.
    ///
    /// Leading and trailing mean a side by each item's own direction. Where the arranged views don't all share the stack
    /// view's, its own direction decides for all of them. A positive constant still separates.
    func bySides(isRightToLeft: Bool) -> ArrangementConstraint {
        guard firstAttribute.engineAttribute.axis == .horizontal else { return self }
        var sided = self
        sided.firstAttribute = firstAttribute.side(isRightToLeft: isRightToLeft)
        sided.secondAttribute = secondAttribute.side(isRightToLeft: isRightToLeft)
        if isRightToLeft, sided.firstAttribute != firstAttribute {
            sided.constant = -constant
            sided.relation = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? relation
        }
        return sided
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate func side(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
        switch self {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: self
        }
    }
}
