import Foundation

// The codes of errors in Cocoa's domain. Source: Apple's documentation of "Core Data error codes".

public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSValidationInvalidURIError = 1690

public let NSManagedObjectConstraintMergeError = 133021
public let NSManagedObjectContextLockingError = 132000
public let NSPersistentStoreCoordinatorLockingError = 132010
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSManagedObjectExternalRelationshipError = 133010
public let NSManagedObjectMergeError = 133020

public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreTypeMismatchError = 134010
public let NSPersistentStoreIncompatibleSchemaError = 134020
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreIncompleteSaveError = 134040
public let NSPersistentStoreSaveConflictsError = 134050
public let NSCoreDataError = 134060
public let NSPersistentStoreOperationError = 134070
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreTimeoutError = 134090
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110
public let NSMigrationConstraintViolationError = 134111
public let NSMigrationCancelledError = 134120
public let NSMigrationMissingSourceModelError = 134130
public let NSMigrationMissingMappingModelError = 134140
public let NSMigrationManagerSourceStoreError = 134150
public let NSMigrationManagerDestinationStoreError = 134160
public let NSEntityMigrationPolicyError = 134170
public let NSSQLiteError = 134180
public let NSInferredMappingModelError = 134190
public let NSExternalRecordImportError = 134200
public let NSPersistentHistoryTokenExpiredError = 134301
/// A model that contradicts itself; Apple's framework ends the program there.
public let NSPersistentStoreInvalidModelError = 134504

/// Keys of errors' details.
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
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
