import Foundation

/// The kind of a merge policy.
public enum NSMergePolicyType: UInt, Sendable {
    /// A conflict is an error.
    case errorMergePolicyType = 0
    /// Of properties that both changed, the store's value stays.
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    /// Of properties that both changed, the context's value is written.
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    /// The context's object is written as a whole.
    case overwriteMergePolicyType = 3
    /// The store's object stays as a whole.
    case rollbackMergePolicyType = 4
}

/// The rule for an object that somebody else saved since the context read it.
open class NSMergePolicy: NSObject {
    public let mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)

    /// Called with the conflicts before the policy's kind is applied; a subclass may change the objects.
    open func resolve(mergeConflicts list: [Any]) throws {}
}

/// The policies by the names of older programs.
public let NSErrorMergePolicy: Any = NSMergePolicy.error
public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump

/// An object that was saved by somebody else since the context read it.
open class NSMergeConflict: NSObject {
    public let sourceObject: NSManagedObject
    public let objectSnapshot: [String: Any]?
    public let cachedSnapshot: [String: Any]?
    public let persistedSnapshot: [String: Any]?
    public let newVersionNumber: Int
    public let oldVersionNumber: Int

    public init(
        source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
        cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
    ) {
        sourceObject = srcObject
        newVersionNumber = newvers
        oldVersionNumber = oldvers
        objectSnapshot = srcObject.changedValues()
        cachedSnapshot = cachesnap
        persistedSnapshot = persnap
    }

    open override var description: String {
        "NSMergeConflict for \(sourceObject.objectID) with the known version \(oldVersionNumber) and the store's \(newVersionNumber)"
    }
}

/// Objects that would have the same values of a uniqueness constraint.
open class NSConstraintConflict: NSObject {
    public let constraint: [String]
    public let constraintValues: [String: Any]
    public let databaseObject: NSManagedObject?
    public let databaseSnapshot: [String: Any]?
    public let conflictingObjects: [NSManagedObject]

    public init(
        constraint contraint: [String], databaseObject: NSManagedObject?, databaseSnapshot: [String: Any]?,
        conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]
    ) {
        constraint = contraint
        self.databaseObject = databaseObject
        self.databaseSnapshot = databaseSnapshot
        self.conflictingObjects = conflictingObjects
        constraintValues = conflictingObjects.first?.dictionaryWithValues(forKeys: contraint) ?? [:]
    }
}

/// Conflicts as errors.
enum MergeFailure {
    static func conflicts(_ conflict: WriteConflict, in context: NSManagedObjectContext) -> [Any] {
        conflict.rows.compactMap { row -> Any? in
            guard let object = context.registeredObject(row.reference) else { return nil }
            func snapshot(_ values: [PropertyValue]) -> [String: Any] {
                object.layout.slots.indices.filter { object.layout.slots[$0].isAttribute }.reduce(into: [:]) {
                    $0[object.layout.slots[$1].name] = object.object(values[$1], at: $1) ?? NSNull()
                }
            }
            return NSMergeConflict(
                source: object, newVersion: Int(row.stored?.version ?? 0), oldVersion: Int(row.known),
                cachedSnapshot: snapshot(object.committed), persistedSnapshot: row.stored?.values.map(snapshot))
        }
            + conflict.duplicates.compactMap { duplicate -> Any? in
                guard let object = context.registeredObject(duplicate.reference) else { return nil }
                return NSConstraintConflict(
                    constraint: duplicate.slots.map { object.layout.slots[$0].name },
                    databaseObject: context.object(duplicate.existing), databaseSnapshot: nil,
                    conflictingObjects: [object], conflictingSnapshots: [])
            }
    }

    static func error(_ conflict: WriteConflict, in context: NSManagedObjectContext) -> NSError {
        let list = conflicts(conflict, in: context)
        let code = conflict.rows.isEmpty ? NSManagedObjectConstraintMergeError : NSManagedObjectMergeError
        let text =
            conflict.rows.isEmpty
            ? "Could not save: another object has the same values of a uniqueness constraint"
            : "Could not merge changes: another context has saved the same objects"
        return CocoaFailure.error(code, text, [NSPersistentStoreSaveConflictsErrorKey: list])
    }
}
