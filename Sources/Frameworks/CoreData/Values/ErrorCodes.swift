import Foundation

// The codes of errors in Cocoa's domain. Source: Apple's documentation of "Core Data error codes".

/// A value that a predicate of the model rejects.
public let NSManagedObjectValidationError = 1550
/// A value that a uniqueness constraint rejects.
public let NSManagedObjectConstraintValidationError = 1551
/// Several errors of validation, listed under `NSDetailedErrorsKey`.
public let NSValidationMultipleErrorsError = 1560
/// A required property without a value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship with too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship with too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A deletion that a relationship's rule denies.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number above its maximum.
public let NSValidationNumberTooLargeError = 1610
/// A number below its minimum.
public let NSValidationNumberTooSmallError = 1620
/// A date after its latest.
public let NSValidationDateTooLateError = 1630
/// A date before its earliest.
public let NSValidationDateTooSoonError = 1640
/// A date that is none.
public let NSValidationInvalidDateError = 1650
/// A text longer than its maximum.
public let NSValidationStringTooLongError = 1660
/// A text shorter than its minimum.
public let NSValidationStringTooShortError = 1670
/// A text that doesn't match its expression.
public let NSValidationStringPatternMatchingError = 1680
/// An address that is none.
public let NSValidationInvalidURIError = 1690

/// Objects with the same values of a uniqueness constraint.
public let NSManagedObjectConstraintMergeError = 133021
/// A context that couldn't be locked; nothing here gives it.
public let NSManagedObjectContextLockingError = 132000
/// A coordinator that couldn't be locked; nothing here gives it.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// An object whose row is gone.
public let NSManagedObjectReferentialIntegrityError = 133000
/// A relationship that leads out of a store; nothing here gives it.
public let NSManagedObjectExternalRelationshipError = 133010
/// Changes of an object that another context has saved since.
public let NSManagedObjectMergeError = 133020

/// A type of stores that there isn't.
public let NSPersistentStoreInvalidTypeError = 134000
/// A store of another type; nothing here gives it.
public let NSPersistentStoreTypeMismatchError = 134010
/// A store of another schema; nothing here gives it.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// A saving that the store rejects.
public let NSPersistentStoreSaveError = 134030
/// A saving of which only a part was written; nothing here gives it.
public let NSPersistentStoreIncompleteSaveError = 134040
/// Conflicts that weren't resolved; nothing here gives it.
public let NSPersistentStoreSaveConflictsError = 134050
/// An error of no other code.
public let NSCoreDataError = 134060
/// An operation on a store that isn't there.
public let NSPersistentStoreOperationError = 134070
/// A store that can't be opened.
public let NSPersistentStoreOpenError = 134080
/// A store that others kept locked for longer than its option allows, five seconds at first.
public let NSPersistentStoreTimeoutError = 134090
/// A request of a kind that the store doesn't know.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// A store that was made with another version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A migration that failed; nothing here gives it.
public let NSMigrationError = 134110
/// A migration against a uniqueness constraint; nothing here gives it.
public let NSMigrationConstraintViolationError = 134111
/// A migration that was stopped; nothing here gives it.
public let NSMigrationCancelledError = 134120
/// A migration without the store's model; nothing here gives it.
public let NSMigrationMissingSourceModelError = 134130
/// A migration without a mapping; nothing here gives it.
public let NSMigrationMissingMappingModelError = 134140
/// A migration whose source can't be read; nothing here gives it.
public let NSMigrationManagerSourceStoreError = 134150
/// A migration whose destination can't be written; nothing here gives it.
public let NSMigrationManagerDestinationStoreError = 134160
/// A step of a migration that failed; nothing here gives it.
public let NSEntityMigrationPolicyError = 134170
/// An error of SQLite's, with its code under `NSSQLiteErrorDomain`.
public let NSSQLiteError = 134180
/// A mapping between two models that can't be inferred.
public let NSInferredMappingModelError = 134190
/// A record for search that can't be read; nothing here gives it.
public let NSExternalRecordImportError = 134200
/// A token of a history that is gone; nothing here gives it.
public let NSPersistentHistoryTokenExpiredError = 134301
/// A model that contradicts itself; Apple's framework ends the program there.
public let NSPersistentStoreInvalidModelError = 134504

/// The key of the single errors of several, a list.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that wasn't valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of the property that wasn't valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the predicate that a value didn't fulfil.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value that wasn't valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the stores concerned, a list.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects concerned, a list.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the conflicts, a list of `NSMergeConflict` and `NSConstraintConflict`.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The domain of SQLite's errors, and the key of their codes.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

/// Errors of Cocoa's domain.
enum CocoaFailure {
    static func error(_ code: Int, _ text: String, _ info: [String: Any] = [:]) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code, userInfo: info.merging([NSLocalizedDescriptionKey: text]) { $1 })
    }

    static func missing(_ objectID: NSManagedObjectID) -> NSError {
        error(
            NSManagedObjectReferentialIntegrityError,
            "the store has no object \(objectID.uriRepresentation().absoluteString)",
            ["_NSCoreDataOptimisticLockingFailureConflictsKey": objectID])
    }

    /// An error of the database as the framework reports it.
    static func database(_ error: DatabaseError, path: String) -> NSError {
        let code: Int
        switch error.primaryCode {
        case 26, 11: code = NSFileReadCorruptFileError
        case 14: code = NSFileReadNoPermissionError
        case 8: code = NSFileWriteNoPermissionError
        case 13: code = NSFileWriteOutOfSpaceError
        case 5, 6: code = NSPersistentStoreTimeoutError
        default: code = NSSQLiteError
        }
        return self.error(
            code, "\(path): \(error.message)",
            [NSFilePathErrorKey: path, NSSQLiteErrorDomain: NSNumber(value: error.primaryCode)])
    }

    private static let NSFileReadCorruptFileError = 259
    private static let NSFileReadNoPermissionError = 257
    private static let NSFileWriteNoPermissionError = 513
    private static let NSFileWriteOutOfSpaceError = 640
}
