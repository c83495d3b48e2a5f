import Foundation

public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// An app's part of the cloud, on a device without an account.
open class CKContainer: NSObject, @unchecked Sendable {
    private static let shared = CKContainer(identifier: "default")
    open class func `default`() -> CKContainer { shared }

    public let containerIdentifier: String?
    public let privateCloudDatabase = CKDatabase()
    public let publicCloudDatabase = CKDatabase()
    public let sharedCloudDatabase = CKDatabase()

    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }

    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.global().async { handler(.noAccount, nil) }
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }

    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.global().async { handler(nil, CKError(.notAuthenticated)) }
    }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}

/// A database of the cloud: every question ends in `CKError.notAuthenticated`.
open class CKDatabase: NSObject, @unchecked Sendable {
    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void)
    { refuse(completionHandler) }
    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    open func save(
        _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
    ) { refuse(completionHandler) }
    open func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {
        refuse(completionHandler)
    }
    open func add(_ operation: CKDatabaseOperation) { operation.start() }

    open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
    }

    private func refuse<Value>(_ handler: @escaping (Value?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global().async { handler(nil, CKError(.notAuthenticated)) }
    }
}

/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
    open class ID: NSObject, @unchecked Sendable {
        public let zoneName: String
        public let ownerName: String
        public init(zoneName: String, ownerName: String = "__defaultOwner__") {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        public static let `default` = ID(zoneName: "_defaultZone")
    }

    public let zoneID: ID
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    public init(zoneID: ID) { self.zoneID = zoneID }
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// Work of a database; it ends in `CKError.notAuthenticated`.
open class CKDatabaseOperation: Operation, @unchecked Sendable {
    open var database: CKDatabase?

    open override func main() { refuse(CKError(.notAuthenticated)) }
    func refuse(_ error: CKError) {}
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    public enum RecordSavePolicy: Int, Sendable {
        case ifServerRecordUnchanged, changedKeys, allKeys
    }

    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

    public init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete recordIDs: [CKRecord.ID]? = nil) {
        (recordsToSave, recordIDsToDelete) = (records, recordIDs)
    }

    override func refuse(_ error: CKError) {
        modifyRecordsCompletionBlock?(nil, nil, error)
        modifyRecordsResultBlock?(.failure(error))
    }
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// The place from which a search would go on.
    open class Cursor: NSObject, @unchecked Sendable {}

    open var query: CKQuery?
    open var resultsLimit = 0
    open var desiredKeys: [CKRecord.FieldKey]?
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

    public init(query: CKQuery) { self.query = query }

    override func refuse(_ error: CKError) {
        queryCompletionBlock?(nil, error)
        queryResultBlock?(.failure(error))
    }
}
