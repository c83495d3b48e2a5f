import Foundation

/// A value that a record may have.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// Values by key under a name; it stays in the app, since no cloud takes it.
open class CKRecord: NSObject, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    /// A record's name within its zone.
    open class ID: NSObject, @unchecked Sendable {
        public let recordName: String

        public init(recordName: String) { self.recordName = recordName }

        open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
        open override var hash: Int { recordName.count }
    }

    public enum ReferenceAction: UInt, Sendable {
        case none, deleteSelf
    }

    /// Another record, by its name.
    open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
        public let recordID: ID
        public let action: ReferenceAction

        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }
    }

    public let recordType: RecordType
    public let recordID: ID
    private var values: [FieldKey: any CKRecordValueProtocol] = [:]

    public init(recordType: RecordType, recordID: ID = ID(recordName: UUID().uuidString)) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }

    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set { values[key] = newValue }
    }
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { values[key] = object }
    open func setValue(_ value: Any?, forKey key: FieldKey) { values[key] = value as? any CKRecordValueProtocol }
    open func value(forKey key: FieldKey) -> Any? { values[key] }
    /// In the order of the alphabet.
    open func allKeys() -> [FieldKey] { values.keys.sorted() }
    /// nil: no cloud has taken it.
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var recordChangeTag: String? { nil }
}

/// A file as a record's value.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A question for records.
open class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?

    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}
