import Foundation

/// The form of the answer to a request on a store's history.
public enum NSPersistentHistoryResultType: Int, Sendable {
    /// True, where all went well.
    case statusOnly = 0
    /// The identities of the changed objects.
    case objectIDs = 1
    /// The number of transactions.
    case count = 2
    /// Transactions without their changes.
    case transactionsOnly = 3
    /// Changes, each with its transaction.
    case changesOnly = 4
    /// Transactions with their changes.
    case transactionsAndChanges = 5
}

/// Reads or shortens the history of stores that were opened with `NSPersistentHistoryTrackingKey`.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    /// The part of a history that a request is about.
    enum Extent {
        case date(Date)
        case token(NSPersistentHistoryToken?)
        case transaction(NSPersistentHistoryTransaction?)
        case matching(NSFetchRequest<any NSFetchRequestResult>)
    }

    let extent: Extent
    let isDeletion: Bool
    /// The form of the answer: transactions with their changes for a fetch, a status alone for a deletion.
    open var resultType: NSPersistentHistoryResultType
    /// The condition of transactions or changes, with a limit; other parts of the request change nothing.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    /// The token after or before which the request looks; nil where it was made of something else.
    open var token: NSPersistentHistoryToken? {
        if case .token(let token) = extent { token } else { nil }
    }
    /// The kind of the request.
    open override var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    /// A request about an extent of the history.
    init(_ extent: Extent, isDeletion: Bool) {
        self.extent = extent
        self.isDeletion = isDeletion
        resultType = isDeletion ? .statusOnly : .transactionsAndChanges
        super.init()
        if case .matching(let request) = extent { fetchRequest = request }
    }

    /// Asks for transactions after a time.
    open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.date(date), isDeletion: false)
    }

    /// Asks for transactions after the one of a token; nil for all.
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.token(token), isDeletion: false)
    }

    /// Asks for transactions after another; nil for all.
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest
    {
        NSPersistentHistoryChangeRequest(.transaction(transaction), isDeletion: false)
    }

    /// Asks for the transactions, or the changes, that a request's predicate chooses: see
    /// `NSPersistentHistoryTransaction.fetchRequest` and `NSPersistentHistoryChange.fetchRequest`.
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>)
        -> NSPersistentHistoryChangeRequest
    {
        NSPersistentHistoryChangeRequest(.matching(fetchRequest), isDeletion: false)
    }

    /// Deletes transactions before a time.
    open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.date(date), isDeletion: true)
    }

    /// Deletes transactions before the one of a token; nil deletes none.
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
        NSPersistentHistoryChangeRequest(.token(token), isDeletion: true)
    }

    /// Deletes transactions before another; nil deletes none.
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?)
        -> NSPersistentHistoryChangeRequest
    {
        NSPersistentHistoryChangeRequest(.transaction(transaction), isDeletion: true)
    }
}

/// The answer to a request on a store's history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    /// The answer, in the form that the request asks for.
    public let result: Any?
    /// The form of the answer.
    public let resultType: NSPersistentHistoryResultType

    init(_ result: Any?, _ resultType: NSPersistentHistoryResultType) {
        self.result = result
        self.resultType = resultType
    }
}

/// A place in the history of stores: the last transaction that is known of each.
open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The numbers of transactions by the identifiers of stores.
    let numbers: [String: Int64]

    init(_ numbers: [String: Int64]) { self.numbers = numbers }

    private static let key = "NSPersistentHistoryToken"

    /// A token can be kept as data.
    public static var supportsSecureCoding: Bool { true }

    /// A token that was archived; nil where the archive holds none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: Self.key) as Data?,
            let numbers = try? PropertyListDecoder().decode([String: Int64].self, from: data)
        else { return nil }
        self.numbers = numbers
    }

    /// Archives the token.
    open func encode(with coder: NSCoder) {
        guard let data = try? PropertyListEncoder().encode(numbers) else { return }
        coder.encode(data as NSData, forKey: Self.key)
    }

    /// The token itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// True for the same place in the same stores.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSPersistentHistoryToken)?.numbers == numbers
    }
    /// Equal tokens have one hash.
    open override var hash: Int { numbers.count }
    /// The stores and their transactions as text.
    open override var description: String {
        "<NSPersistentHistoryToken: \(numbers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })>"
    }
}
