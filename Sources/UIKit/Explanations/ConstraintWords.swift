import AutoLayout
internal import Explanations

/// Constraints in the words of an explanation: names instead of addresses, the same in every run.
extension ViewNames {
    /// `label.top == contentView.top + 12 @49`.
    package func words(_ constraint: NSLayoutConstraint) -> String {
        let sign =
            switch constraint.relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        let left = side(constraint.firstItem, constraint.firstAttribute, constraint.firstOrigin)
        var text = "\(left) \(sign) "
        let constant = Double(constraint.constant)
        if constraint.secondReference == nil {
            text += constant.inPoints
        } else {
            let multiplier = Double(constraint.multiplier)
            if multiplier != 1 { text += "\(Self.ratio(multiplier)) × " }
            text += side(constraint.secondItem, constraint.secondAttribute, constraint.secondOrigin)
            if constant != 0 { text += constant > 0 ? " + \(constant.inPoints)" : " − \((-constant).inPoints)" }
        }
        if constraint.priority != .required { text += " @\(Double(constraint.priority.rawValue).inPoints)" }
        if let identifier = constraint.identifier { text += " '\(identifier)'" }
        return text
    }

    private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ origin: AnchorPlace?) -> String {
        let place = "\(name(of: item)).\(attribute.name)"
        guard let origin else { return place }
        return "(\(place) − \(name(of: origin.referencedItem)).\(origin.attribute.name))"
    }

    /// 0.5625 is 9/16; a number that is no simple ratio stays as it is.
    static func ratio(_ value: Double) -> String {
        for denominator in 1...20 {
            let numerator = value * Double(denominator)
            guard abs(numerator - numerator.rounded()) < 1e-9 else { continue }
            return denominator == 1 ? numerator.inPoints : "\(Int(numerator.rounded()))/\(denominator)"
        }
        return value.inPoints
    }
}

extension LayoutHost {
    /// A member of a conflict or of a chain; nil for one that isn't shown.
    func words(_ member: LayoutConflict.Member, _ names: ViewNames) -> String? {
        switch member {
        case .nonNegativeSize: return nil
        case .contentSize(let content):
            guard let party = itemOwner(of: content.item) else { return nil }
            let axis = content.axis == .horizontal ? "width" : "height"
            return "the \(axis) of \(name(party, names))'s content"
        case .constraint(let id):
            let constraint = engine.constraint(id)
            switch owner(of: id) {
            case .author(let author)?: return names.words(author)
            case .autoresizing(_, let name)?:
                let party = itemOwner(of: constraint.first)
                return "the autoresizing mask of \(party.map { self.name($0, names) } ?? "a view"), \(name)"
            case .guide(let guide, let edge)?: return "\(names.name(of: guide)), \(edge)"
            case .root(let name)?: return "\(name) \(constraint.constant.inPoints) of \(names.name(of: root))"
            case .target(let view)?:
                let height = constraint.constant.inPoints
                return "the table's target height of \(height) of \(names.name(of: view.object))"
            case nil: return nil
            }
        }
    }

    func name(_ party: LayoutItemOwner, _ names: ViewNames) -> String {
        switch party {
        case .view(let view): names.name(of: view.object)
        case .guide(let guide): names.name(of: guide.object)
        }
    }
}
