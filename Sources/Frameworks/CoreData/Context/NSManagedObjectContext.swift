import Dispatch
import Foundation
import FoundationAdditions

/// The queue on which a context's objects are used.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// The thread that uses the context.
    case confinementConcurrencyType = 0
    /// A queue of the context's own.
    case privateQueueConcurrencyType = 1
    /// The main queue.
    case mainQueueConcurrencyType = 2
}

/// Objects being worked on, each once, and their changes until they are saved.
///
/// A context is used on its queue: by `perform` and `performAndWait`, or on the main thread for one of the main queue. It keeps
/// objects alive that have changes, no others.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// The kind of queue that the context was made for.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    let queue: ContextQueue
    let link = ContextLink()
    var inserted = ObjectSet()
    var updated = ObjectSet()
    var deleted = ObjectSet()
    /// Changes since they were processed last.
    var pending = PendingChanges()
    var isProcessing = false
    var isScheduled = false
    var isSaving = false

    /// The store's coordinator; for a context below another, that one's.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator }
        set {
            ownCoordinator?.forget(self)
            ownCoordinator = newValue
            newValue?.add(self)
        }
    }
    private var ownCoordinator: NSPersistentStoreCoordinator?
    var coordinator: NSPersistentStoreCoordinator? { ownCoordinator ?? parent?.coordinator }

    /// The context that this one reads from and saves into.
    open var parent: NSManagedObjectContext? { didSet { parent?.children.append(link) } }
    var children: [ContextLink] = []

    /// A name for debugging and for the store's history.
    open var name: String?
    /// The author of what is saved, for the store's history.
    open var transactionAuthor: String?
    /// The recorder of changes that are to be reverted; nil, the default, records none.
    open var undoManager: (any UndoRecording)? { didSet { undoValues = [:] } }
    /// Values before the changes since they were processed last, where there is an undo manager.
    var undoValues: [ObjectIdentifier: [PropertyValue]] = [:]
    /// The later numbers of objects that undo steps mention.
    var undoNumbers: [RowReference: RowReference] = [:]
    /// Ours for an app's own values.
    public let userInfo = NSMutableDictionary()
    /// An `NSMergePolicy`: it decides when an object was changed by somebody else too.
    open var mergePolicy: Any = NSMergePolicy.error
    /// True to take over what other contexts save in the same coordinator, or in the context above. The default is false.
    open var automaticallyMergesChangesFromParent = false
    /// True to apply delete rules when changes are processed, false at each deletion. The default is true.
    open var propagatesDeletesAtEndOfEvent = true
    /// True to keep every object that the context knows in memory. The default is false: only changed objects are kept.
    open var retainsRegisteredObjects = false
    /// True to treat a fault whose row is gone as a deleted object, false to end the program there. The default is true.
    open var shouldDeleteInaccessibleFaults = true
    /// Seconds for which read values stay good; kept, and values are read anew when a fault is.
    open var stalenessInterval: TimeInterval = -1
    private var retained: [RowReference: NSManagedObject] = [:]

    /// A context of a queue, without a coordinator or a context above.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ContextQueue(isMain: ct == .mainQueueConcurrencyType, isConfined: ct == .confinementConcurrencyType)
        super.init()
        link.connect(self)
    }

    /// A context that belongs to the thread that uses it.
    public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

    /// A context of a private queue, or of the main one.
    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    /// The queues by the short names of newer programs.
    public enum ConcurrencyType: Sendable {
        /// A queue of the context's own, or the main one.
        case privateQueue, mainQueue
    }

    deinit {
        link.disconnect()
        for object in link.registry.objects { object.leave() }
    }

    var source: (any ObjectSource)? { parent ?? ownCoordinator }
    var model: NSManagedObjectModel? { coordinator?.managedObjectModel }
    var layout: ModelLayout? { coordinator?.layout }

    func store(_ reference: RowReference) -> NSPersistentStore? {
        reference.isTemporary ? nil : coordinator?.store(number: reference.store)
    }

    // MARK: Registered objects

    /// The objects that the context knows and somebody retains.
    open var registeredObjects: Set<NSManagedObject> { Set(link.registry.objects) }

    func registeredObject(_ reference: RowReference) -> NSManagedObject? { link.registry[reference] }

    func register(_ object: NSManagedObject) {
        link.registry.insert(object)
        if retainsRegisteredObjects { retained[object.reference] = object }
    }

    /// Registers objects by their new numbers, those that have any.
    func renumber(_ objects: [NSManagedObject], _ numbers: [RowReference: RowReference]) {
        if !retained.isEmpty {
            for object in objects where object.reference.isTemporary {
                guard let number = numbers[object.reference] else { continue }
                if retained.removeValue(forKey: object.reference) != nil { retained[number] = object }
            }
        }
        link.registry.renumber(objects, numbers)
    }

    func unregister(_ reference: RowReference) {
        link.registry.remove(reference)
        if !retained.isEmpty { retained[reference] = nil }
    }

    /// An object by its number: a registered one, or a new fault.
    func object(_ reference: RowReference) -> NSManagedObject? {
        if let known = link.registry[reference] { return known }
        var reference = reference
        if !reference.isExact {
            guard let exact = try? source?.exact(reference) else { return nil }
            reference = exact
        }
        return makeFault(reference)
    }

    func makeFault(_ reference: RowReference) -> NSManagedObject? {
        layout.flatMap { makeFault(reference, $0) }
    }

    /// A new fault, for callers that have the model's layout at hand.
    func makeFault(_ reference: RowReference, _ layout: ModelLayout) -> NSManagedObject {
        let entity = layout.entities[Int(reference.entity)]
        let object = entity.objectClass.init(entity: entity.description, insertInto: nil)
        object.becomeFault(of: reference, entity.unreadValues, link)
        register(object)
        return object
    }

    /// New faults for rows of which none is known.
    func makeFaults(_ rows: [StoredRow], _ layout: ModelLayout) -> [NSManagedObject] {
        guard let first = rows.first else { return [] }
        var objects: [NSManagedObject] = []
        objects.reserveCapacity(rows.count)
        var entity = layout.entities[Int(first.reference.entity)]
        var (type, description, unread) = (entity.objectClass, entity.description, entity.unreadValues)
        for row in rows {
            if Int(row.reference.entity) != entity.index {
                entity = layout.entities[Int(row.reference.entity)]
                (type, description, unread) = (entity.objectClass, entity.description, entity.unreadValues)
            }
            let object = type.init(entity: description, insertInto: nil)
            object.becomeFault(of: row.reference, unread, link)
            object.take(row)
            objects.append(object)
        }
        link.registry.insert(objects)
        if retainsRegisteredObjects {
            for object in objects { retained[object.reference] = object }
        }
        return objects
    }

    func forgetAll() {
        for object in link.registry.objects { object.leave() }
        link.registry.removeAll()
        retained.removeAll()
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
        pending = PendingChanges()
    }

    /// The entity of a class in the context's model.
    func description(of type: NSManagedObject.Type) -> NSEntityDescription {
        if let entity = layout?.entity(of: type) { return entity.description }
        if let entity = layout?.entity(named: String(describing: type)) { return entity.description }
        // Without a store of its own the context takes what any loaded model says of the class, as `entity()` does.
        if layout == nil, let entity = LoadedModels.shared.entity(of: type) { return entity.description }
        raise(
            .invalidArgument,
            "An NSManagedObject of class '\(type)' must have a valid NSEntityDescription: the context's model has \(model?.entityNames ?? "no entities")."
        )
    }

    // MARK: Asking for objects

    /// The object if it is registered.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        registeredObject(objectID.reference)
    }

    /// The object, which may be a fault for a row that isn't there.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let known = object(local(objectID)) { return known }
        raise(.objectInaccessible, "CoreData could not fulfill a fault for '\(objectID)'")
    }

    /// The object of a row that is there.
    ///
    /// - Throws: `NSManagedObjectReferentialIntegrityError` where it is gone.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let reference = local(objectID)
        if let known = registeredObject(reference), !known.isFault {
            guard !known.state.contains(.gone) else { throw CocoaFailure.missing(objectID) }
            return known
        }
        guard let row = try source?.row(reference) else { throw CocoaFailure.missing(objectID) }
        guard let object = object(row.reference) else { throw CocoaFailure.missing(objectID) }
        object.take(row)
        return object
    }

    /// The identity's number in this context's coordinator, which may have the store under another one.
    private func local(_ objectID: NSManagedObjectID) -> RowReference {
        guard !objectID.isTemporaryID, let coordinator,
            let number = coordinator.number(ofStore: objectID.storeIdentifier)
        else { return objectID.reference }
        var reference = objectID.reference
        reference.store = number
        return reference
    }

    // MARK: Sets of changes

    /// Objects that were inserted since the last saving. O(n).
    open var insertedObjects: Set<NSManagedObject> { inserted.set }
    /// Objects that were changed since the last saving, whether or not their values differ now. O(n).
    open var updatedObjects: Set<NSManagedObject> { updated.set }
    /// Objects that will be deleted with the next saving. O(n).
    open var deletedObjects: Set<NSManagedObject> { deleted.set }
    /// True if there is something to save: insertions, deletions, or changes that differ from what is stored.
    open var hasChanges: Bool {
        !inserted.isEmpty || !deleted.isEmpty || updated.list.contains { $0.hasPersistentChangedValues }
            || !pending.isEmpty && !updated.isEmpty
    }
}
