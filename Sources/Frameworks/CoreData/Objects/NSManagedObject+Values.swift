import Foundation

extension NSManagedObject {
    // MARK: Reading

    /// Reads the values of a fault.
    final func fireIfNeeded() {
        guard state.contains(.fault) else { return }
        context?.fire(self)
    }

    /// The value of a slot as key-value coding gives it.
    final func object(at slot: Int) -> Any? {
        if let recorded {
            recorded.note(layout.slots[slot].name)
            return nil
        }
        fireIfNeeded()
        return object(values[slot], at: slot)
    }

    final func object(_ value: PropertyValue, at slot: Int) -> Any? {
        let property = layout.slots[slot]
        switch property.kind {
        case .attribute(.objectIDAttributeType):
            guard case .text(let text) = value, let url = URL(string: text) else { return nil }
            return context?.coordinator?.managedObjectID(forURIRepresentation: url)
        case .attribute(let type): return AttributeValues.object(value, as: type)
        case .toOne:
            guard case .reference(let row) = value else { return nil }
            return destination(row, at: slot)
        case .toMany(let isOrdered): return collection(value, at: slot, isOrdered: isOrdered)
        case .fetched: return fetchedObjects(at: slot)
        }
    }

    /// The object at the other end, kept for the next time.
    final func destination(_ row: RowReference, at slot: Int) -> NSManagedObject? {
        if let known = related[slot] as? NSManagedObject, known.reference == row { return known }
        guard let object = context?.object(row) else { return nil }
        related[slot] = object
        return object
    }

    private func collection(_ value: PropertyValue, at slot: Int, isOrdered: Bool) -> Any? {
        if case .unread = value {
            _ = rows(at: slot)
            return collection(values[slot], at: slot, isOrdered: isOrdered)
        }
        guard let rows = value.related else { return isOrdered ? NSOrderedSet() : NSSet() }
        if let known = related[slot] { return known }
        let objects = rows.rows.compactMap { context?.object($0) }
        let made: AnyObject = isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        if value == values[slot] { related[slot] = made }
        return made
    }

    /// The objects at the other end of a relationship to many, in their order.
    final func objects(at slot: Int) -> [NSManagedObject] {
        rows(at: slot).rows.compactMap { context?.object($0) }
    }

    /// The rows of a relationship to many, read where they haven't been.
    final func rows(at slot: Int) -> RelatedRows {
        fireIfNeeded()
        if case .unread = values[slot] {
            let rows = RelatedRows(context?.relatedRows(of: self, at: slot) ?? [])
            values[slot] = .related(rows)
            committed[slot] = .related(rows)
        }
        return values[slot].related ?? RelatedRows()
    }

    private func fetchedObjects(at slot: Int) -> Any? {
        if let known = related[slot] { return known }
        guard let property = layout.slots[slot].description as? NSFetchedPropertyDescription,
            let request = property.fetchRequest?.copy() as? NSFetchRequest<any NSFetchRequestResult>
        else { return nil }
        request.predicate = request.predicate?.substituting(["FETCH_SOURCE": self, "FETCHED_PROPERTY": property])
        let found = ((try? context?.fetch(request)) ?? []) as NSArray
        related[slot] = found
        return found
    }

    // MARK: Writing

    /// Tells the context of a change that is about to happen.
    final func willChange() {
        fireIfNeeded()
        context?.willChange(self)
    }

    /// Sets a value as key-value coding gives it.
    final func set(_ value: Any?, at slot: Int) {
        guard recorded == nil else { return }
        let property = layout.slots[slot]
        switch property.kind {
        case .attribute(let type):
            guard let value, !(value is NSNull) else { return assign(.none, at: slot) }
            guard let stored = AttributeValues.stored(value, as: type) else {
                raise(
                    .invalidArgument,
                    "Unacceptable type of value for attribute: property = \"\(property.name)\"; desired type = \(type.className ?? "any"); given type = \(Swift.type(of: value)); value = \(value)."
                )
            }
            assign(stored, at: slot)
        case .toOne: setDestination(value.map { object($0, for: property) }, at: slot)
        case .toMany: setObjects(ManagedCollections.objects(in: value, for: property, of: layout), at: slot)
        case .fetched: raise(.invalidArgument, "the fetched property \"\(property.name)\" can't be set")
        }
    }

    private func object(_ value: Any, for property: PropertySlot) -> NSManagedObject {
        guard let object = value as? NSManagedObject else {
            raise(
                .invalidArgument,
                "Unacceptable type of value for to-one relationship: property = \"\(property.name)\"; desired type = \(property.relationship?.destinationEntity?.managedObjectClassName ?? ""); given type = \(type(of: value)); value = \(value)."
            )
        }
        return object
    }

    /// Sets an attribute's value.
    final func assign(_ value: PropertyValue, at slot: Int) {
        willChange()
        announce()
        values[slot] = value
    }
}
