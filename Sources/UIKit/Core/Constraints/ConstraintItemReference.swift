/// A reference to a view or layout guide: nil once that is deallocated, and never retaining.
///
/// Of constraints and anchors, and of what each cell or layout keeps of its list and each gesture of its view.
///
/// Swift's own weak references give their object a side table, after which each retain and release of it is several
/// times as slow, for its whole life; every list and every view in a constraint would pay for that. The object owns this reference
/// instead, and clears it when it is deallocated.
///
/// `unowned(unsafe)`: the owner clears the reference in its `deinit`, so it is nil before it could dangle.
///
/// Invariant: one of `view` and `guide` is the object that owns the reference, or both are nil after its deallocation.
final class ConstraintItemReference {
    unowned(unsafe) private(set) var view: UIView?
    unowned(unsafe) private(set) var guide: UILayoutGuide?

    /// The first of the item's anchors that somebody has, which keep this reference.
    unowned(unsafe) var newestAnchor: (any ItemAnchor)?

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

/// The reference to an item of a constraint; nil for objects that are neither view nor guide.
@MainActor func constraintItemReference(to item: AnyObject?) -> ConstraintItemReference? {
    if let view = item as? UIView { return view.constraintItemReference }
    return (item as? UILayoutGuide)?.constraintItemReference
}

extension UIView {
    /// Made when it is first asked for.
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
