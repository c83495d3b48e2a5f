extension NSLayoutConstraint {
    /// Raises for attributes that can't be paired, with UIKit's reasons.
    func validatePairing(hasSecondItem: Bool) {
        guard let firstReference, !firstReference.isGone, hasSecondItem == hasSecond else {
            raise("Constraint items must each be a view or layout guide.")
            return
        }
        if let problem = pairingProblem { raise(problem) }
    }

    /// The reason why the attributes can't be paired; nil where they can.
    var pairingProblem: String? {
        let first = firstAttribute.engineAttribute
        let second = secondAttribute.engineAttribute
        let hasSecond = hasSecond
        if first.kind == .location, !hasSecond || multiplier == 0 || second.kind == .none {
            return
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                + "illegal constraint of a location equal to a constant. Location attributes must be specified in "
                + "pairs."
        }
        if first.kind == .none || (hasSecond && second.kind != first.kind) {
            return "Invalid pairing of layout attributes."
        }
        if hasSecond, firstAttribute.clashes(with: secondAttribute) {
            return
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                + "leading/trailing for both or neither."
        }
        if !multiplier.isFinite || !constant.isFinite {
            return "Multiplier and constant must be finite numbers, not \(multiplier) and \(constant)."
        }
        return nil
    }

    /// True if a horizontal attribute is paired with a vertical one.
    ///
    /// Such a constraint can be made and activated; it is rejected when it is added to a layout's engine.
    var crossesAxes: Bool {
        let first = firstAttribute.engineAttribute
        return first.kind == .location && hasSecond && first.axis != secondAttribute.engineAttribute.axis
    }

    func raiseCrossedAxes() {
        UIKitException.raise(.invalidLayoutConstraint, crossedAxesReason)
    }

    var crossedAxesReason: String { "Constraint improperly relates anchors of incompatible types: \(description)" }

    /// True if there is a second item that still exists.
    private var hasSecond: Bool {
        guard let secondReference else { return false }
        return !secondReference.isGone
    }

    private func raise(_ reason: String) {
        let item = firstItem.map { ($0 as? NSObject)?.description ?? "\($0)" } ?? "nil"
        UIKitException.raise(.invalidArgument, "NSLayoutConstraint for \(item): \(reason)")
    }
}

extension NSLayoutConstraint.Attribute {
    /// True if one follows the text's direction and the other is a fixed side.
    func clashes(with other: Self) -> Bool {
        let (first, second) = (engineAttribute, other.engineAttribute)
        return (first.isDirectional && second.isSided) || (first.isSided && second.isDirectional)
    }
}

extension UIView {
    /// Content priorities may be 0, which has no effect, as apps rely on.
    func validatesContentPriority(_ priority: UILayoutPriority) -> Bool {
        guard !(0...1000).contains(priority.rawValue) else { return true }
        UIKitException.raise(
            .internalInconsistency,
            "It's illegal to set priority:\(shortNumber(CGFloat(priority.rawValue))).  Priorities must be greater "
                + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
        return false
    }
}
