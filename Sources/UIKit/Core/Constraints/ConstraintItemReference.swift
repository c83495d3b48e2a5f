/// A view or layout guide as constraints and anchors refer to it: nil once it is gone, and never held.
///
/// Swift's own weak references give their object a side table, after which each retain and release of it is several
/// times as slow, for as long as it lives; every view that a constraint names would pay. The object owns this instead,
/// and clears it when it goes.
///
/// Invariant: one of `view` and `guide` is the object that owns the reference, or both are nil after its end.
final class ConstraintItemReference {
    unowned(unsafe) private(set) var view: UIView?
    unowned(unsafe) private(set) var guide: UILayoutGuide?

    init(_ view: UIView) { self.view = view }

    init(_ guide: UILayoutGuide) { self.guide = guide }

    var object: AnyObject? { view ?? guide }

    var isGone: Bool { view == nil && guide == nil }

    func objectIsGone() {
        view = nil
        guide = nil
    }
}

extension ConstraintItemReference {
    /// The view itself, or that of the guide.
    @MainActor var owningView: UIView? { view ?? guide?.owningView }
}

/// The reference to an item of a constraint; nothing else than views and guides can be one.
@MainActor func constraintItemReference(to item: AnyObject?) -> ConstraintItemReference? {
    if let view = item as? UIView { return view.constraintItemReference }
    return (item as? UILayoutGuide)?.constraintItemReference
}

extension UIView {
    var constraintItemReference: ConstraintItemReference {
        if let reference = storedReference { return reference }
        let reference = ConstraintItemReference(self)
        storedReference = reference
        return reference
    }
}

extension UILayoutGuide {
    var constraintItemReference: ConstraintItemReference {
        if let reference = storedReference { return reference }
        let reference = ConstraintItemReference(self)
        storedReference = reference
        return reference
    }
}
