/// Objects, each once, in the order in which they came.
struct ObjectSet {
    private var places: [ObjectIdentifier: Int] = [:]
    private var objects: [Int: NSManagedObject] = [:]
    private var next = 0

    var isEmpty: Bool { places.isEmpty }
    var count: Int { places.count }

    func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

    /// - Returns: false if it was there.
    @discardableResult
    mutating func insert(_ object: NSManagedObject) -> Bool {
        guard places[ObjectIdentifier(object)] == nil else { return false }
        places[ObjectIdentifier(object)] = next
        objects[next] = object
        next += 1
        return true
    }

    @discardableResult
    mutating func remove(_ object: NSManagedObject) -> Bool {
        guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return false }
        objects[place] = nil
        return true
    }

    mutating func removeAll() {
        places.removeAll(keepingCapacity: true)
        objects.removeAll(keepingCapacity: true)
    }

    /// In the order in which they came. O(n log n).
    var list: [NSManagedObject] { objects.sorted { $0.key < $1.key }.map(\.value) }

    var set: Set<NSManagedObject> { Set(objects.values) }
}
