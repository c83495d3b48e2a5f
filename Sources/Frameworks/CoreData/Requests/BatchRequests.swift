import Foundation

/// The form of a batch deletion's answer.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// True, where all went well.
    case resultTypeStatusOnly = 0
    /// The identities of the deleted objects.
    case resultTypeObjectIDs = 1
    /// The number of deleted objects.
    case resultTypeCount = 2
}

/// The form of a batch update's answer.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// True, where all went well.
    case statusOnlyResultType = 0
    /// The identities of the changed objects.
    case updatedObjectIDsResultType = 1
    /// The number of changed objects.
    case updatedObjectsCountResultType = 2
}

/// The form of a batch insertion's answer.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// True, where all went well.
    case statusOnly = 0
    /// The identities of the new objects.
    case objectIDs = 1
    /// The number of new objects.
    case count = 2
}

/// Deletes rows in the store, past all contexts.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// The request whose objects are deleted.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    /// The form of the answer. The default is a status alone.
    open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
    /// The kind of the request.
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

    /// A request to delete what another request would fetch.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }

    /// A request to delete objects of one entity by their identities.
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = objects.first?.entity
        request.predicate = NSPredicate(format: "SELF IN %@", objects)
        self.init(fetchRequest: request)
    }
}

/// Sets attributes of rows in the store, past all contexts.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The condition of the rows; nil for all.
    open var predicate: NSPredicate?
    /// True to change objects of entities below too. The default is true.
    open var includesSubentities = true
    /// Values by the names or descriptions of attributes.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// The form of the answer. The default is a status alone.
    open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType
    /// The kind of the request.
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

    /// A request to change the rows of an entity by its name.
    public init(entityName: String) { self.entityName = entityName }

    /// A request to change the rows of an entity.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// Inserts rows into the store, past all contexts.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The name of the entity.
    public let entityName: String
    /// The values of the new objects by the names of their attributes.
    open var objectsToInsert: [[String: Any]]?
    /// The closure that fills one object's values each time, and says true when there are no more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// The closure that fills one object each time, and says true when there are no more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// The form of the answer. The default is a status alone.
    open var resultType: NSBatchInsertRequestResultType = .statusOnly
    /// The kind of the request.
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

    /// A request to insert objects with values by the names of their attributes.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
    }

    /// - Parameter handler: fills one object's values each time, and says true when there are no more.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        dictionaryHandler = handler
    }

    /// A request to insert objects that a closure fills.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        managedObjectHandler = handler
    }

    /// A request to insert objects of an entity with values by the names of their attributes.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    /// A request to insert objects of an entity whose values a closure fills.
    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
    }

    /// A request to insert objects of an entity that a closure fills.
    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
    }
}

/// The answer to a batch deletion: true, a count or identities.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// The answer: true, a count or identities.
    public let result: Any?
    /// The form of the answer.
    public let resultType: NSBatchDeleteRequestResultType

    init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// The answer to a batch update: true, a count or identities.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// The answer: true, a count or identities.
    public let result: Any?
    /// The form of the answer.
    public let resultType: NSBatchUpdateRequestResultType

    init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// The answer to a batch insertion: true, a count or identities.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// The answer: true, a count or identities.
    public let result: Any?
    /// The form of the answer.
    public let resultType: NSBatchInsertRequestResultType

    init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
        self.result = result
        resultType = type
    }
}
