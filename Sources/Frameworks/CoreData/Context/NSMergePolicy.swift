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
    /// The rule of the policy.
    public let mergeType: NSMergePolicyType

    /// A policy of a rule.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// The policy that reports conflicts as an error; a context's own at first.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// The policy that gives up the context's changes of an object in conflict.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    /// The policy that writes the context's objects over what others have saved.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The policy that merges value by value, where the context's changes win.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The policy that merges value by value, where the changes of others win.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)

    /// Called with the conflicts before the policy's kind is applied; a subclass may change the objects.
    open func resolve(mergeConflicts list: [Any]) throws {}
}

/// The policies by the names of older programs.
public let NSErrorMergePolicy: Any = NSMergePolicy.error
/// The policy `NSMergePolicy.rollback`.
public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
/// The policy `NSMergePolicy.overwrite`.
public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// The policy `NSMergePolicy.mergeByPropertyObjectTrump`.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// The policy `NSMergePolicy.mergeByPropertyStoreTrump`.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump

/// An object that was saved by somebody else since the context read it.
open class NSMergeConflict: NSObject {
    /// The context's object.
    public let sourceObject: NSManagedObject
    /// The values of the object, by their names; nil where it was deleted.
    public let objectSnapshot: [String: Any]?
    /// The values that the context last read; nil where they are those of the store.
    public let cachedSnapshot: [String: Any]?
    /// The values that the store has now; nil where the row is gone.
    public let persistedSnapshot: [String: Any]?
    /// The version that the store has; 0 for a row that is gone.
    public let newVersionNumber: Int
    /// The version that the context knew.
    public let oldVersionNumber: Int

    /// A conflict of an object with its states and their versions.
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

    /// The conflict's object and versions as text.
    open override var description: String {
        "NSMergeConflict for \(sourceObject.objectID) with the known version \(oldVersionNumber) and the store's \(newVersionNumber)"
    }
}

/// Objects that would have the same values of a uniqueness constraint.
open class NSConstraintConflict: NSObject {
    /// The names of the properties whose values together must be unique.
    public let constraint: [String]
    /// The values that several objects have, by their names.
    public let constraintValues: [String: Any]
    /// The object that is in the store with these values; nil where the conflict is among new objects.
    public let databaseObject: NSManagedObject?
    /// The values of the object in the store, by their names.
    public let databaseSnapshot: [String: Any]?
    /// The objects of the context with the same values.
    public let conflictingObjects: [NSManagedObject]

    /// A conflict over the values of a uniqueness constraint.
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
