/// Objects, each once, in the order in which they came.
///
/// Invariant: `places` says where each object is in `objects`; all other places there are empty.
struct ObjectSet {
    private var places: [ObjectIdentifier: Int] = [:]
    private var objects: [NSManagedObject?] = []
    /// The objects as a set, where somebody has asked for it since the last change.
    private var made: Set<NSManagedObject>?

    var isEmpty: Bool { places.isEmpty }
    var count: Int { places.count }

    func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

    /// - Returns: false if it was there.
    @discardableResult
    mutating func insert(_ object: NSManagedObject) -> Bool {
        guard places[ObjectIdentifier(object)] == nil else { return false }
        places[ObjectIdentifier(object)] = objects.count
        objects.append(object)
        made = nil
        return true
    }

    /// Removes an object. O(1) on average.
    @discardableResult
    mutating func remove(_ object: NSManagedObject) -> Bool {
        guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return false }
        objects[place] = nil
        made = nil
        if objects.count > 16, objects.count > places.count * 2 { close() }
        return true
    }

    /// Closes the gaps.
    private mutating func close() {
        objects = objects.filter { $0 != nil }
        for (place, object) in objects.enumerated() {
            if let object { places[ObjectIdentifier(object)] = place }
        }
    }

    mutating func removeAll() {
        places.removeAll(keepingCapacity: true)
        objects.removeAll(keepingCapacity: true)
        made = nil
    }

    /// In the order in which they came. O(n).
    var list: [NSManagedObject] { objects.compactMap { $0 } }

    var set: Set<NSManagedObject> { made ?? Set(list) }

    /// The objects as a set, which is kept until the next change. O(n) the first time.
    mutating func keptSet() -> Set<NSManagedObject> {
        if made == nil { made = Set(list) }
        return made ?? []
    }
}
