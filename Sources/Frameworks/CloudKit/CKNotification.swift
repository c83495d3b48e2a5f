import Foundation

/// A wish to be told of changes; no cloud takes it.
open class CKSubscription: NSObject, @unchecked Sendable {
    public typealias ID = String

    /// The words of a notification.
    open class NotificationInfo: NSObject, @unchecked Sendable {
        open var alertBody: String?
        open var title: String?
        open var soundName: String?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
    }

    public let subscriptionID: ID
    open var notificationInfo: NotificationInfo?

    init(_ subscriptionID: ID) { self.subscriptionID = subscriptionID }
}

/// A wish to be told of changes to records.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }

    public let recordType: CKRecord.RecordType?
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options

    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
        options: Options = []
    ) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(subscriptionID)
    }
}

/// A message of the cloud's; none arrives here.
open class CKNotification: NSObject, @unchecked Sendable {
    /// nil: no message is one of the cloud's.
    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { nil }

    open var subscriptionID: CKSubscription.ID? { nil }
    open var alertBody: String? { nil }
}

open class CKQueryNotification: CKNotification, @unchecked Sendable {
    open var recordID: CKRecord.ID? { nil }
    open var recordFields: [String: any CKRecordValueProtocol]? { nil }
}
