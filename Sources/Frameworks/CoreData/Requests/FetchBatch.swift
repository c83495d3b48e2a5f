/// Objects of one fetch whose values are read together when the first of them is asked for its.
final class FetchBatch {
    private var members: [RowReference]

    private init(_ objects: ArraySlice<NSManagedObject>) { members = objects.map(\.reference) }

    static func divide(_ objects: [NSManagedObject], by size: Int) {
        var start = 0
        while start < objects.count {
            let part = objects[start..<min(start + size, objects.count)]
            start += size
            let isWaiting = { (object: NSManagedObject) in
                object.state.contains(.fault) && !object.state.contains(.isAtHand)
            }
            let faults = part.allSatisfy(isWaiting) ? part : part.filter(isWaiting)[...]
            guard !faults.isEmpty else { continue }
            let batch = FetchBatch(faults)
            for object in faults { object.batch = batch }
        }
    }

    /// Reads all members' values; an object that is gone from memory isn't read.
    func read(_ object: NSManagedObject, in context: NSManagedObjectContext) {
        let objects = members.compactMap(context.registeredObject)
        members = []
        Self.read(objects, in: context)
        for object in objects where object.batch === self { object.batch = nil }
    }

    static func read(_ objects: [NSManagedObject], in context: NSManagedObjectContext) {
        let faults = objects.filter { $0.state.contains(.fault) && !$0.state.contains(.isAtHand) }
        guard !faults.isEmpty, let rows = try? context.source?.rows(faults.map(\.reference)) else { return }
        for row in rows { context.registeredObject(row.reference)?.take(row) }
    }
}
