import Foundation

// Both ends of a relationship change together.

extension NSManagedObject {
    /// Sets a relationship to one.
    final func setDestination(_ object: NSManagedObject?, at slot: Int) {
        willChange()
        let old = values[slot].reference
        let new = object.map { reference(to: $0, at: slot) }
        guard old != new else { return }
        announce()
        if let old, let former = destination(old, at: slot) { former.detach(self, at: inverse(of: slot)) }
        assignReference(new, object, at: slot)
        if let object { object.attach(self, at: inverse(of: slot)) }
    }

    /// Sets all objects of a relationship to many.
    final func setObjects(_ objects: [NSManagedObject], at slot: Int) {
        willChange()
        let old = rows(at: slot)
        let new = RelatedRows(objects.map { reference(to: $0, at: slot) })
        guard old.rows != new.rows else { return }
        announce()
        for row in old.rows where !new.contains(row) {
            context?.object(row)?.detach(self, at: inverse(of: slot))
        }
        assignRelated(new, at: slot)
        for object in objects where !old.contains(object.reference) { object.attach(self, at: inverse(of: slot)) }
    }

    /// Adds objects at the end of a relationship to many, or at a position of an ordered one.
    final func insert(_ objects: [NSManagedObject], at slot: Int, index: Int? = nil) {
        willChange()
        var rows = self.rows(at: slot)
        var added: [NSManagedObject] = []
        var index = index
        for object in objects {
            let row = reference(to: object, at: slot)
            guard !rows.contains(row) else { continue }
            if let place = index {
                rows.insert(row, at: place)
                index = place + 1
            } else {
                rows.append(row)
            }
            added.append(object)
        }
        guard !added.isEmpty else { return }
        announce()
        assignRelated(rows, at: slot)
        for object in added { object.attach(self, at: inverse(of: slot)) }
    }

    final func remove(_ objects: [NSManagedObject], at slot: Int) {
        willChange()
        var rows = self.rows(at: slot)
        let removed = objects.filter { rows.remove($0.reference) }
        guard !removed.isEmpty else { return }
        announce()
        assignRelated(rows, at: slot)
        for object in removed { object.detach(self, at: inverse(of: slot)) }
    }

    // MARK: The other end

    private func inverse(of slot: Int) -> String? { layout.slots[slot].relationship?.inverseRelationship?.name }

    /// Takes an object in as the other end of one of its relationships.
    private func attach(_ object: NSManagedObject, at name: String?) {
        guard let name, let slot = layout.slotByName[name] else { return }
        willChange()
        announce()
        if layout.slots[slot].isToMany {
            var rows = self.rows(at: slot)
            if rows.append(object.reference) { assignRelated(rows, at: slot) }
            return
        }
        guard values[slot].reference != object.reference else { return }
        // The object that was there loses this one.
        if let old = values[slot].reference, let former = destination(old, at: slot) {
            former.detachOnly(self, at: inverse(of: slot))
        }
        assignReference(object.reference, object, at: slot)
    }

    private func detach(_ object: NSManagedObject, at name: String?) { detachOnly(object, at: name) }

    private func detachOnly(_ object: NSManagedObject, at name: String?) {
        guard let name, let slot = layout.slotByName[name], !state.contains(.gone) else { return }
        willChange()
        announce()
        if layout.slots[slot].isToMany {
            var rows = self.rows(at: slot)
            if rows.remove(object.reference) { assignRelated(rows, at: slot) }
        } else if values[slot].reference == object.reference {
            assignReference(nil, nil, at: slot)
        }
    }

    // MARK: Values

    /// The number of an object that a relationship is to lead to.
    ///
    /// - Raises: `NSInvalidArgumentException` for an object of another context.
    private func reference(to object: NSManagedObject, at slot: Int) -> RowReference {
        guard object.context === context, context != nil else {
            raise(
                .invalidArgument,
                "Illegal attempt to establish a relationship '\(layout.slots[slot].name)' between objects in different contexts (source = \(self), destination = \(object))"
            )
        }
        return object.reference
    }

    private func assignReference(_ row: RowReference?, _ object: NSManagedObject?, at slot: Int) {
        values[slot] = row.map { .reference($0) } ?? .none
        related[slot] = object
    }

    private func assignRelated(_ rows: RelatedRows, at slot: Int) {
        values[slot] = .related(rows)
        related[slot] = nil
    }
}
