import Foundation

/// The key of the history's token in the notification of a store's changes.
public let NSPersistentHistoryTokenKey = "historyToken"

extension NSNotification.Name {
    /// Tells all coordinators of the program that the file at a path was written.
    static let storeFileWritten = Self("CoreDataStoreFileWritten")
}

extension NSPersistentStoreCoordinator {
    /// The place in the history after the last saving; nil where no store has a history.
    public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
        let wanted = stores?.compactMap { $0 as? NSPersistentStore } ?? persistentStores
        var numbers: [String: Int64] = [:]
        for store in wanted where store.rows.tracksHistory {
            numbers[store.identifier] = try? use(store) { try $0.lastTransaction() }
        }
        return numbers.isEmpty ? nil : NSPersistentHistoryToken(numbers)
    }

    /// Tells of a store that was written, after the lock was given back.
    func announceWriting(of store: NSPersistentStore) {
        guard let path = store.url?.path, store.type == NSSQLiteStoreType else { return }
        NotificationCenter.default.post(name: .storeFileWritten, object: nil, userInfo: ["path": path])
    }

    /// Tells observers of a store whenever a coordinator of this program writes its file, where the options ask for it.
    func observeWriting(of store: NSPersistentStore) {
        let option = store.options?[NSPersistentStoreRemoteChangeNotificationPostOptionKey]
        guard (option as? NSNumber)?.boolValue ?? option as? Bool == true, let path = store.url?.path else { return }
        store.writingObserver = NotificationCenter.default.addObserver(
            forName: .storeFileWritten, object: nil, queue: nil
        ) { [weak self, weak store] notification in
            guard let self, let store, notification.userInfo?["path"] as? String == path else { return }
            var information: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier ?? ""]
            information[NSPersistentStoreURLKey] = store.url
            information[NSPersistentHistoryTokenKey] = currentPersistentHistoryToken(fromStores: [store])
            NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self, userInfo: information)
        }
    }
}
