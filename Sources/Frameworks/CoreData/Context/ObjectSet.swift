/// Objects, each once, in the order in which they came.
///
/// Invariant: `places` says where each object is, in `objects` as long as there are no gaps, and in `gapped` otherwise; the
/// other one is empty, and so are all other places.
struct ObjectSet {
    private var places: [ObjectIdentifier: Int] = [:]
    private var objects: [NSManagedObject] = []
    /// The objects with the gaps of those that were removed.
    private var gapped: [NSManagedObject?] = []
    /// The objects as a set, where somebody has asked for it since the last change.
    private var made: Set<NSManagedObject>?

    var isEmpty: Bool { places.isEmpty }
    var count: Int { places.count }

    func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

    /// - Returns: false if it was there.
    @discardableResult
    mutating func insert(_ object: NSManagedObject) -> Bool {
        let place = gapped.isEmpty ? objects.count : gapped.count
        let known = places.updateValue(place, forKey: ObjectIdentifier(object))
        if let known {
            places[ObjectIdentifier(object)] = known
            return false
        }
        if gapped.isEmpty { objects.append(object) } else { gapped.append(object) }
        made = nil
        return true
    }

    /// Removes an object. O(1) on average.
    @discardableResult
    mutating func remove(_ object: NSManagedObject) -> Bool {
        guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return false }
        made = nil
        if places.isEmpty {
            removeAll()
        } else if gapped.isEmpty, place == objects.count - 1 {
            objects.removeLast()
        } else {
            if gapped.isEmpty {
                gapped = objects
                objects = []
            }
            gapped[place] = nil
            if gapped.count > 16, gapped.count > places.count * 2 { close() }
        }
        return true
    }

    /// Closes the gaps.
    private mutating func close() {
        objects = gapped.compactMap { $0 }
        gapped = []
        for (place, object) in objects.enumerated() { places[ObjectIdentifier(object)] = place }
    }

    mutating func removeAll() {
        places.removeAll(keepingCapacity: true)
        objects.removeAll(keepingCapacity: true)
        gapped = []
        made = nil
    }

    /// In the order in which they came. O(1), O(n) after removals.
    var list: [NSManagedObject] { gapped.isEmpty ? objects : gapped.compactMap { $0 } }

    var set: Set<NSManagedObject> { made ?? Set(list) }

    /// The objects as a set, which is kept until the next change. O(n) the first time.
    mutating func keptSet() -> Set<NSManagedObject> {
        if made == nil { made = Set(list) }
        return made ?? []
    }
}
