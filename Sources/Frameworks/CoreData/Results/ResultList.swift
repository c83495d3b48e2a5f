/// Results in order, known by their identities and made into objects in batches as they are asked for.
///
/// O(1) for a result that is an object already; the first of a batch costs what the batch does.
final class ResultList {
    /// The size of batches where a request says none.
    static let standardBatchSize = 100

    private let references: [RowReference]
    private let batchSize: Int
    private let link: ContextLink?
    private var context: NSManagedObjectContext? { link?.context }
    private let prepare: ([NSManagedObject]) -> Void
    /// Objects that have been made, by their places.
    private var made: [Int: NSManagedObject] = [:]
    /// All objects, once all have been made.
    private var all: [NSManagedObject]?
    private lazy var places = Dictionary(
        references.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
    private lazy var objectPlaces = Dictionary(
        objects().enumerated().map { (ObjectIdentifier($0.element), $0.offset) }, uniquingKeysWith: { $1 })

    let count: Int

    init(_ objects: [NSManagedObject]) {
        references = []
        link = nil
        batchSize = Self.standardBatchSize
        prepare = { _ in }
        all = objects
        count = objects.count
    }

    /// - Parameter prepare: called with the new objects of each batch.
    init(
        _ references: [RowReference], in context: NSManagedObjectContext, batchSize: Int,
        prepare: @escaping ([NSManagedObject]) -> Void
    ) {
        self.references = references
        link = context.link
        self.batchSize = batchSize
        self.prepare = prepare
        count = references.count
        // An object that was never saved is known by itself: its number will be another one.
        for (place, reference) in references.enumerated() where reference.isTemporary {
            made[place] = context.registeredObject(reference)
        }
    }

    // MARK: Objects

    subscript(place: Int) -> NSManagedObject {
        if let all { return all[place] }
        if let known = made[place] { return known }
        let start = place / batchSize * batchSize
        let batch = make(start..<min(start + batchSize, count), [:])
        prepare(batch)
        return batch[place - start]
    }

    private func make(_ range: Range<Int>, _ known: [RowReference: NSManagedObject]) -> [NSManagedObject] {
        range.map { place in
            if let object = made[place] { return object }
            let reference = references[place]
            guard let object = known[reference] ?? context?.object(reference) else {
                raise(.internalInconsistency, "the context of the fetched results has lost its stores")
            }
            made[place] = object
            return object
        }
    }

    /// All objects; those that are known are taken as they are. O(n) the first time.
    func objects(known: [RowReference: NSManagedObject] = [:]) -> [NSManagedObject] {
        if let all { return all }
        context?.link.registry.reserve(count)
        let objects = make(0..<count, known)
        prepare(objects)
        all = objects
        made = [:]
        return objects
    }

    /// Objects at some places; the rest needn't be made.
    func objects(_ range: Range<Int>) -> [NSManagedObject] {
        range.count == count ? objects() : range.map { self[$0] }
    }

    // MARK: Places

    func place(of object: NSManagedObject) -> Int? {
        if all != nil { return objectPlaces[ObjectIdentifier(object)] }
        if let place = places[object.reference], made[place].map({ $0 === object }) ?? (object.context === context) {
            return place
        }
        // An object that has been saved since has another number than it had.
        return made.first { $0.value === object }?.key
    }

    /// The identity of a result, for which no object is made.
    func identity(_ place: Int) -> NSManagedObjectID? {
        if let object = all?[place] ?? made[place] { return object.objectID }
        let reference = references[place]
        guard let context, reference.isExact, let layout = context.layout else { return self[place].objectID }
        return NSManagedObjectID(reference, layout.entities[Int(reference.entity)], store: context.store(reference))
    }
}
