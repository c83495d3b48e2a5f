import Foundation
import Predicates

/// One saving in the history of a store.
open class NSPersistentHistoryTransaction: NSObject, KeyedValueProviding {
    /// The time of the saving.
    public let timestamp: Date
    /// The changes of the saving; nil where the request asks for none.
    open internal(set) var changes: [NSPersistentHistoryChange]?
    /// The number of the transaction in its store, from 1 on.
    public let transactionNumber: Int64
    /// The identifier of the store.
    public let storeID: String
    /// The identifier of the app that saved, or its name where it has none.
    public let bundleID: String
    /// The name of the process that saved.
    public let processID: String
    /// The name of the context that saved.
    public let contextName: String?
    /// The author that the context names.
    public let author: String?

    init(_ record: HistoryRecord, storeID: String) {
        timestamp = Date(timeIntervalSinceReferenceDate: record.timestamp)
        transactionNumber = record.number
        bundleID = record.bundle ?? ""
        processID = record.process ?? ""
        contextName = record.contextName
        author = record.author
        self.storeID = storeID
    }

    /// The place of the transaction in its store's history.
    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken([storeID: transactionNumber]) }

    /// The changes as a context that saved them would tell of them, for `mergeChanges(fromContextDidSave:)`.
    open func objectIDNotification() -> Notification {
        func identities(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
            Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
        }
        return Notification(
            name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
            userInfo: [
                NSInsertedObjectIDsKey: identities(.insert), NSUpdatedObjectIDsKey: identities(.update),
                NSDeletedObjectIDsKey: identities(.delete),
            ])
    }

    /// The entity of transactions, for requests on the history.
    open class var entityDescription: NSEntityDescription? { HistoryEntity.transaction() }

    /// The entity of transactions, which is the same for every context.
    open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? {
        entityDescription
    }

    /// A request for transactions, whose predicate knows `author`, `bundleID`, `contextName`, `processID`, `storeID`,
    /// `timestamp` and `transactionNumber`.
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { HistoryEntity.request(entityDescription) }

    /// The transaction's values by their names.
    public func keyedValue(_ key: String) -> KeyedValue? {
        switch key {
        case "author": KeyedValue(author)
        case "bundleID": KeyedValue(bundleID)
        case "contextName": KeyedValue(contextName)
        case "processID": KeyedValue(processID)
        case "storeID": KeyedValue(storeID)
        case "timestamp": KeyedValue(timestamp)
        case "token": KeyedValue(transactionNumber)
        case "transactionNumber": KeyedValue(transactionNumber)
        default: nil
        }
    }

    /// The number, author and store as text.
    open override var description: String {
        "<NSPersistentHistoryTransaction: \(transactionNumber) of \(storeID), author \(author ?? "nil"), \(timestamp)>"
    }
}

/// The kind of a change in the history of a store.
public enum NSPersistentHistoryChangeType: Int, Sendable {
    /// The object is new.
    case insert = 0
    /// Values of the object have changed.
    case update = 1
    /// The object is deleted.
    case delete = 2
}

/// The change of one object in the history of a store.
open class NSPersistentHistoryChange: NSObject, KeyedValueProviding {
    /// The number of the change in its store, from 1 on.
    public let changeID: Int64
    /// The identity of the object.
    public let changedObjectID: NSManagedObjectID
    /// The kind of the change.
    public let changeType: NSPersistentHistoryChangeType
    /// The values of a deleted object that its attributes ask to keep, by their names; nil for other changes.
    public let tombstone: [AnyHashable: Any]?
    /// The saving of the change.
    open internal(set) weak var transaction: NSPersistentHistoryTransaction?
    private var strongTransaction: NSPersistentHistoryTransaction?
    /// The properties that have changed; nil for other changes than updates, and for stores that another framework wrote.
    public let updatedProperties: Set<NSPropertyDescription>?

    init(
        _ number: Int64, _ identity: NSManagedObjectID, _ type: NSPersistentHistoryChangeType,
        tombstone: [AnyHashable: Any]?, updated: Set<NSPropertyDescription>?
    ) {
        changeID = number
        changedObjectID = identity
        changeType = type
        self.tombstone = tombstone
        updatedProperties = updated
    }

    /// Keeps the transaction alive, which doesn't have the change then.
    func retain(_ transaction: NSPersistentHistoryTransaction) {
        self.transaction = transaction
        strongTransaction = transaction
    }

    /// The entity of changes, for requests on the history.
    open class var entityDescription: NSEntityDescription? { HistoryEntity.change() }

    /// The entity of changes, which is the same for every context.
    open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? {
        entityDescription
    }

    /// A request for changes, whose predicate knows `changeID`, `changeType`, `changedEntity` and `changedObjectID`.
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { HistoryEntity.request(entityDescription) }

    /// The change's values by their names.
    public func keyedValue(_ key: String) -> KeyedValue? {
        switch key {
        case "changeID": KeyedValue(changeID)
        case "changeType": KeyedValue(changeType.rawValue)
        case "changedEntity": KeyedValue(changedObjectID.entity.name)
        case "changedObjectID": KeyedValue(changedObjectID)
        default: nil
        }
    }
}

/// Entities of the history, which no model has.
enum HistoryEntity {
    static func transaction() -> NSEntityDescription {
        entity(
            "Transaction",
            [
                ("author", .stringAttributeType), ("bundleID", .stringAttributeType),
                ("contextName", .stringAttributeType), ("processID", .stringAttributeType),
                ("storeID", .stringAttributeType), ("timestamp", .dateAttributeType),
                ("token", .integer64AttributeType), ("transactionNumber", .integer64AttributeType),
            ])
    }

    static func change() -> NSEntityDescription {
        entity(
            "Change",
            [
                ("changeID", .integer64AttributeType), ("changeType", .integer16AttributeType),
                ("changedEntity", .stringAttributeType), ("changedObjectID", .objectIDAttributeType),
            ])
    }

    static func request(_ entity: NSEntityDescription?) -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = entity
        return request
    }

    private static func entity(_ name: String, _ types: [(String, NSAttributeType)]) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.properties = types.map { name, type in
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.attributeType = type
            return attribute
        }
        return entity
    }
}
