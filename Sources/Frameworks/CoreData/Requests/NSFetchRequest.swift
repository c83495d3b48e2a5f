import Foundation

/// The kind of a request to a store.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    /// A fetch.
    case fetchRequestType = 1
    /// A saving.
    case saveRequestType = 2
    /// A batch insertion.
    case batchInsertRequestType = 5
    /// A batch update.
    case batchUpdateRequestType = 6
    /// A batch deletion.
    case batchDeleteRequestType = 7
}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked; nil for all.
    open var affectedStores: [NSPersistentStore]?
    /// The kind of the request.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    /// A request of no kind, for subclasses.
    public override init() { super.init() }
}

/// The answer to a request.
open class NSPersistentStoreResult: NSObject {}

/// The form of a fetch's results; several may be named.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: UInt

    /// A type by its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// Identities of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of values by the names of properties.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// One number: the count of the objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request for the objects of an entity that a predicate holds for, in an order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
    private var name: String?
    /// The entity whose objects are asked for.
    open var entity: NSEntityDescription? { didSet { name = entity?.name ?? name } }
    /// The name of the entity.
    open var entityName: String? { name }
    /// The condition of the objects; nil for all.
    open var predicate: NSPredicate?
    /// The order of the results, the first descriptor weighing most; nil for none.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The largest number of results; 0 is any number.
    open var fetchLimit = 0
    /// The number of results that are left out at the start.
    open var fetchOffset = 0
    /// The number of objects whose values are read together when one is asked for; 0 reads all with the fetch.
    open var fetchBatchSize = 0
    /// True to find objects of entities below too. The default is true.
    open var includesSubentities = true
    /// True to read values together with the rows. The default is true.
    open var includesPropertyValues = true
    /// True to make faults of objects that aren't known yet. The default is true; values that were read are at hand all the
    /// same.
    open var returnsObjectsAsFaults = true
    /// True if changes that aren't saved count; dictionaries come from the store alone.
    open var includesPendingChanges = true
    /// True to give equal dictionaries once. The default is false.
    open var returnsDistinctResults = false
    /// True to read values of objects that are known already anew. The default is false.
    open var shouldRefreshRefetchedObjects = false
    /// The form of the results. The default is objects.
    open var resultType: NSFetchRequestResultType = []
    /// Properties of dictionaries: names, property descriptions or expressions.
    open var propertiesToFetch: [Any]?
    /// The properties by which dictionaries are grouped.
    open var propertiesToGroupBy: [Any]?
    /// The condition of groups.
    open var havingPredicate: NSPredicate?
    /// The paths of relationships whose objects are read ahead.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// A request without an entity.
    public override required init() { super.init() }

    /// A request for the objects of an entity by its name.
    public convenience init(entityName: String) {
        self.init()
        name = entityName
    }

    /// A copy of the request.
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
    /// The request that is carried out.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The closure that is given the result.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// An app's estimate of the count; it changes nothing.
    open var estimatedResultCount = 0

    /// A request to fetch in the background.
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
    /// The request that the result answers.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// Nil until the answer is there.
    open internal(set) var finalResult: [ResultType]?
    /// The error that ended the fetch; nil where there was none.
    open internal(set) var operationError: (any Error)?

    init(_ request: NSAsynchronousFetchRequest<ResultType>) { fetchRequest = request }
}
