import Foundation

/// The kind of a request to a store.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType = 2
    case batchInsertRequestType = 5
    case batchUpdateRequestType = 6
    case batchDeleteRequestType = 7
}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked; nil for all.
    open var affectedStores: [NSPersistentStore]?
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    public override init() { super.init() }
}

/// The answer to a request.
open class NSPersistentStoreResult: NSObject {}

/// The form of a fetch's results; several may be named.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request for the objects of an entity that a predicate holds for, in an order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
    private var name: String?
    open var entity: NSEntityDescription? { didSet { name = entity?.name ?? name } }
    open var entityName: String? { name }
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of results; 0 is any number.
    open var fetchLimit = 0
    /// The number of results that are left out at the start.
    open var fetchOffset = 0
    /// The number of objects whose values are read together when one is asked for; 0 reads all with the fetch.
    open var fetchBatchSize = 0
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var returnsObjectsAsFaults = true
    /// True if changes that aren't saved count; dictionaries come from the store alone.
    open var includesPendingChanges = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var resultType: NSFetchRequestResultType = []
    /// Properties of dictionaries: names, property descriptions or expressions.
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?
    open var relationshipKeyPathsForPrefetching: [String]?

    public override required init() { super.init() }

    public convenience init(entityName: String) {
        self.init()
        name = entityName
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.name = name
        copy.entity = entity
        copy.take(settingsOf: self)
        return copy
    }

    /// Everything but the entity.
    private func take(settingsOf other: NSFetchRequest) {
        affectedStores = other.affectedStores
        predicate = other.predicate
        sortDescriptors = other.sortDescriptors
        fetchLimit = other.fetchLimit
        fetchOffset = other.fetchOffset
        fetchBatchSize = other.fetchBatchSize
        includesSubentities = other.includesSubentities
        includesPropertyValues = other.includesPropertyValues
        returnsObjectsAsFaults = other.returnsObjectsAsFaults
        includesPendingChanges = other.includesPendingChanges
        returnsDistinctResults = other.returnsDistinctResults
        shouldRefreshRefetchedObjects = other.shouldRefreshRefetchedObjects
        resultType = other.resultType
        propertiesToFetch = other.propertiesToFetch
        propertiesToGroupBy = other.propertiesToGroupBy
        havingPredicate = other.havingPredicate
        relationshipKeyPathsForPrefetching = other.relationshipKeyPathsForPrefetching
    }

    /// The objects, in the context of the queue that calls.
    open func execute() throws -> [ResultType] {
        guard let context = CurrentContext.value else {
            throw CocoaFailure.error(NSCoreDataError, "execute() is called outside of a context's perform(_:)")
        }
        return try context.fetch(self)
    }
}

/// The context whose block runs on this thread.
enum CurrentContext {
    @TaskLocal static var value: NSManagedObjectContext?
}

/// A fetch that is answered later.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    open var estimatedResultCount = 0

    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completionBlock = blk
    }
}

/// The answer to a fetch that is answered later.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// Nil until the answer is there.
    open internal(set) var finalResult: [ResultType]?
    open internal(set) var operationError: (any Error)?

    init(_ request: NSAsynchronousFetchRequest<ResultType>) { fetchRequest = request }
}
