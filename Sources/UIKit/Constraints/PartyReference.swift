/// A view or layout guide as constraints and anchors refer to it: nil once it is gone, and never held.
///
/// Swift's own weak references give their object a side table, after which each retain and release of it is several
/// times as slow, for as long as it lives; every view that a constraint names would pay. The object owns this instead,
/// and clears it when it goes.
///
/// Invariant: `object` is the object that owns the reference, or nil after its end.
final class PartyReference {
    unowned(unsafe) private(set) var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }

    func objectIsGone() { object = nil }
}

/// What constraints can name.
@MainActor protocol ConstraintParty: AnyObject {
    var partyReference: PartyReference { get }
}

/// The reference to an item of a constraint; nothing else than views and guides can be one.
@MainActor func partyReference(to item: AnyObject?) -> PartyReference? {
    (item as? any ConstraintParty)?.partyReference
}

extension UIView: ConstraintParty {
    var partyReference: PartyReference {
        if let reference = storedReference { return reference }
        let reference = PartyReference(self)
        storedReference = reference
        return reference
    }
}

extension UILayoutGuide: ConstraintParty {
    var partyReference: PartyReference {
        if let reference = storedReference { return reference }
        let reference = PartyReference(self)
        storedReference = reference
        return reference
    }
}
