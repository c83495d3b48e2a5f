import Foundation

/// The key of the objects that were inserted, a set.
public let NSInsertedObjectsKey = "inserted"
/// The key of the objects that were changed, a set.
public let NSUpdatedObjectsKey = "updated"
/// The key of the objects that were deleted, a set.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects that were read anew, a set.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the objects that the context has forgotten, a set.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key that is there when the context has forgotten all its objects.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of a query generation; no notification has it.
public let NSManagedObjectContextQueryGenerationKey = "newQueryGeneration"

extension NSNotification.Name {
    /// Objects of a context have changed: sets by the keys of inserted, updated, deleted and refreshed objects.
    public static let NSManagedObjectContextObjectsDidChange = Self("NSObjectsChangedInManagingContextNotification")
    /// The notification before a context saves.
    public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
    /// A context has saved: sets of objects by the keys of inserted, updated and deleted ones.
    public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
    /// The notification after a context has saved, with the identities of objects alone.
    public static let NSManagedObjectContextDidSaveObjectIDs = Self(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// The notification after a context has taken over what another saved, with the identities of objects alone.
    public static let NSManagedObjectContextDidMergeChangesObjectIDs =
        Self("NSManagedObjectContextDidMergeChangesObjectIDsNotification")
    /// The notification after stores were opened or removed.
    public static let NSPersistentStoreCoordinatorStoresDidChange = Self("_NSPersistentStoreCoordinatorStoresDidChange")
    /// The notification before stores change, for stores of a cloud; nothing posts it.
    public static let NSPersistentStoreCoordinatorStoresWillChange = Self(
        "_NSPersistentStoreCoordinatorStoresWillChange")
    /// The notification before a store is removed; nothing posts it.
    public static let NSPersistentStoreCoordinatorWillRemoveStore =
        Self("_NSPersistentStoreCoordinatorWillRemoveStore")
    /// A store's file was written by a coordinator of this program, posted by each coordinator that has the store open with
    /// `NSPersistentStoreRemoteChangeNotificationPostOptionKey`: identifier and address of the store, the history's token.
    public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    static let managedObjectContextKey = "managedObjectContext"

    /// The notification before the context saves.
    public static let willSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextWillSave
    /// The notification after the context has saved.
    public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
    /// The notification after changes were processed.
    public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
    /// The notification after the context has saved, with the identities of objects alone.
    public static let didSaveObjectIDsNotification = NSNotification.Name.NSManagedObjectContextDidSaveObjectIDs
    /// The notification after the context has taken over what another saved.
    public static let didMergeChangesObjectIDsNotification =
        NSNotification.Name.NSManagedObjectContextDidMergeChangesObjectIDs

    /// Keys of the notifications by the names of newer programs.
    public enum NotificationKey: String, Sendable {
        /// The context that posted the notification.
        case sourceContext = "managedObjectContext"
        /// A query generation; no notification has it.
        case queryGeneration = "newQueryGeneration"
        /// There when the context has forgotten all its objects.
        case invalidatedAllObjects = "invalidatedAll"
        /// The inserted objects, a set.
        case insertedObjects = "inserted"
        /// The changed objects, a set.
        case updatedObjects = "updated"
        /// The deleted objects, a set.
        case deletedObjects = "deleted"
        /// The objects that were read anew, a set.
        case refreshedObjects = "refreshed"
        /// The forgotten objects, a set.
        case invalidatedObjects = "invalidated"
        /// The identities of inserted objects, a set.
        case insertedObjectIDs = "inserted_objectIDs"
        /// The identities of changed objects, a set.
        case updatedObjectIDs = "updated_objectIDs"
        /// The identities of deleted objects, a set.
        case deletedObjectIDs = "deleted_objectIDs"
        /// The identities of objects that were read anew, a set.
        case refreshedObjectIDs = "refreshed_objectIDs"
        /// The identities of forgotten objects, a set.
        case invalidatedObjectIDs = "invalidated_objectIDs"
    }
}

/// The key of the identities of inserted objects, a set.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identities of changed objects, a set.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identities of deleted objects, a set.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The key of the identities of objects that were read anew, a set.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The key of the identities of forgotten objects, a set.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"
