import CoreData
import XCTest

/// Kind: documented — Apple's pages on NSPersistentHistoryChangeRequest, NSPersistentHistoryTransaction and "Consuming relevant
/// store changes"; the names of tables and columns are those of stores that Apple's framework wrote.
final class PersistentHistoryTests: XCTestCase {
    private func container(_ url: URL, _ model: NSManagedObjectModel? = nil) throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Library", managedObjectModel: try model ?? Library.model())
        let description = container.persistentStoreDescriptions[0]
        description.url = url
        description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
        description.setOption(true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container
    }

    private func transactions(
        _ context: NSManagedObjectContext,
        _ request: NSPersistentHistoryChangeRequest = .fetchHistory(after: Date.distantPast)
    ) throws -> [NSPersistentHistoryTransaction] {
        let result = try context.execute(request) as? NSPersistentHistoryResult
        return try XCTUnwrap(result?.result as? [NSPersistentHistoryTransaction])
    }

    private func person(_ name: String, _ context: NSManagedObjectContext) -> Person {
        let person = Person(context: context)
        person.name = name
        return person
    }

    func testEachSavingIsATransactionWithItsChanges() throws {
        let container = try container(Library.storeURL())
        let context = container.viewContext
        context.transactionAuthor = "app"
        context.name = "view"
        let (ada, bob) = (person("Ada", context), person("Bob", context))
        try context.save()
        ada.name = "Ada L."
        ada.age = 36
        context.delete(bob)
        context.transactionAuthor = "import"
        try context.save()

        let found = try transactions(context)
        XCTAssertEqual(found.map(\.transactionNumber), [1, 2])
        XCTAssertEqual(found.map(\.author), ["app", "import"])
        XCTAssertEqual(found.map(\.contextName), ["view", "view"])
        XCTAssertEqual(found[0].processID, ProcessInfo.processInfo.processName)
        XCTAssertEqual(found[0].storeID, container.persistentStoreCoordinator.persistentStores[0].identifier)
        XCTAssertLessThan(abs(found[0].timestamp.timeIntervalSinceNow), 60)
        XCTAssertEqual(found[0].changes?.map(\.changeType), [.insert, .insert])
        let changes = try XCTUnwrap(found[1].changes)
        XCTAssertEqual(changes.map(\.changeType), [.update, .delete])
        XCTAssertEqual(changes.map(\.changedObjectID), [ada.objectID, bob.objectID])
        XCTAssertEqual(Set(changes[0].updatedProperties?.map(\.name) ?? []), ["age", "name"])
        XCTAssertNil(changes[1].updatedProperties)
        XCTAssertTrue(changes[0].transaction === found[1])
    }

    func testTokensDatesAndPredicatesChoose() throws {
        let container = try container(Library.storeURL())
        let context = container.viewContext
        var tokens: [NSPersistentHistoryToken] = []
        for (number, author) in ["app", "widget", nil, "app"].enumerated() {
            context.transactionAuthor = author
            _ = person("P\(number)", context)
            try context.save()
            tokens.append(
                try XCTUnwrap(container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)))
        }
        XCTAssertEqual(
            try transactions(context, .fetchHistory(after: tokens[1])).map(\.transactionNumber), [3, 4])
        XCTAssertEqual(try transactions(context, .fetchHistory(after: tokens[3])).count, 0)
        XCTAssertEqual(
            try transactions(context, .fetchHistory(after: nil as NSPersistentHistoryToken?)).count, 4)
        let all = try transactions(context)
        XCTAssertEqual(all.map(\.token), tokens)
        XCTAssertEqual(try transactions(context, .fetchHistory(after: all[2])).map(\.transactionNumber), [4])
        XCTAssertEqual(try transactions(context, .fetchHistory(after: Date.distantFuture)).count, 0)

        let data = try NSKeyedArchiver.archivedData(withRootObject: tokens[1], requiringSecureCoding: true)
        let token = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: data)
        XCTAssertEqual(token, tokens[1])

        let fetch = try XCTUnwrap(NSPersistentHistoryTransaction.fetchRequest)
        fetch.predicate = NSPredicate(format: "author != %@", "app")
        XCTAssertEqual(
            try transactions(context, .fetchHistory(withFetch: fetch)).map(\.transactionNumber), [2, 3])
        let request = NSPersistentHistoryChangeRequest.fetchHistory(after: tokens[1])
        request.fetchRequest = fetch
        XCTAssertEqual(try transactions(context, request).map(\.transactionNumber), [3])
        let ofChanges = try XCTUnwrap(NSPersistentHistoryChange.fetchRequest)
        ofChanges.predicate = NSPredicate(format: "changeID > 2")
        XCTAssertEqual(
            try transactions(context, .fetchHistory(withFetch: ofChanges)).map(\.transactionNumber), [3, 4])
    }

    func testFormsOfTheAnswer() throws {
        let context = try container(Library.storeURL()).viewContext
        let ada = person("Ada", context)
        try context.save()
        func answer(_ type: NSPersistentHistoryResultType) throws -> Any? {
            let request = NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast)
            request.resultType = type
            return (try context.execute(request) as? NSPersistentHistoryResult)?.result
        }
        XCTAssertEqual(try answer(.statusOnly) as? Bool, true)
        XCTAssertEqual(try answer(.count) as? Int, 1)
        XCTAssertEqual(try answer(.objectIDs) as? [NSManagedObjectID], [ada.objectID])
        XCTAssertNil((try answer(.transactionsOnly) as? [NSPersistentHistoryTransaction])?.first?.changes)
        let changes = try XCTUnwrap(answer(.changesOnly) as? [NSPersistentHistoryChange])
        XCTAssertEqual(changes.map(\.transaction?.transactionNumber), [1])
    }

    func testHistoryIsShortenedAndOldTokensExpire() throws {
        let container = try container(Library.storeURL())
        let context = container.viewContext
        for number in 0..<4 {
            _ = person("P\(number)", context)
            try context.save()
        }
        let all = try transactions(context)
        let deletion = NSPersistentHistoryChangeRequest.deleteHistory(before: all[2].token)
        deletion.resultType = .count
        XCTAssertEqual((try context.execute(deletion) as? NSPersistentHistoryResult)?.result as? Int, 2)
        XCTAssertEqual(try transactions(context).map(\.transactionNumber), [3, 4])
        XCTAssertEqual(try transactions(context, .fetchHistory(after: all[2].token)).map(\.transactionNumber), [4])
        XCTAssertThrowsError(try transactions(context, .fetchHistory(after: all[0].token))) { error in
            XCTAssertEqual((error as NSError).code, NSPersistentHistoryTokenExpiredError)
        }
        try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: Date.distantFuture))
        XCTAssertEqual(try transactions(context).count, 0)
        // Nothing after the last token is missing.
        XCTAssertEqual(try transactions(context, .fetchHistory(after: all[3].token)).count, 0)
        _ = person("next", context)
        try context.save()
        XCTAssertEqual(try transactions(context).map(\.transactionNumber), [5])
    }

    func testAnotherCoordinatorIsToldAndMerges() throws {
        let url = try Library.storeURL()
        let model = try Library.model()
        let here = try container(url, model)
        let there = try container(url, model)
        let ada = person("Ada", here.viewContext)
        try here.viewContext.save()
        let copy = try XCTUnwrap(
            there.viewContext.fetch(NSFetchRequest<Person>(entityName: "Person")).first)
        XCTAssertEqual(copy.name, "Ada")

        nonisolated(unsafe) var told: [Notification] = []
        let observer = NotificationCenter.default.addObserver(
            forName: .NSPersistentStoreRemoteChange, object: there.persistentStoreCoordinator, queue: nil
        ) { told.append($0) }
        defer { NotificationCenter.default.removeObserver(observer) }
        let token = there.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)
        ada.name = "Ada L."
        try here.viewContext.save()
        XCTAssertEqual(told.count, 1)
        let store = there.persistentStoreCoordinator.persistentStores[0]
        XCTAssertEqual(told.first?.userInfo?[NSStoreUUIDKey] as? String, store.identifier)
        XCTAssertEqual(told.first?.userInfo?[NSPersistentStoreURLKey] as? URL, url)
        XCTAssertNotNil(told.first?.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken)
        for transaction in try transactions(there.viewContext, .fetchHistory(after: token)) {
            there.viewContext.mergeChanges(fromContextDidSave: transaction.objectIDNotification())
        }
        XCTAssertEqual(copy.name, "Ada L.")
    }

    func testBatchesAreRecordedToo() throws {
        let context = try container(Library.storeURL()).viewContext
        try context.execute(
            NSBatchInsertRequest(entityName: "Label", objects: [["name": "a"], ["name": "b"], ["name": "c"]]))
        let update = NSBatchUpdateRequest(entityName: "Label")
        update.predicate = NSPredicate(format: "name != 'c'")
        update.propertiesToUpdate = ["name": "d"]
        try context.execute(update)
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Label")
        fetch.predicate = NSPredicate(format: "name == 'c'")
        try context.execute(NSBatchDeleteRequest(fetchRequest: fetch))
        let found = try transactions(context)
        XCTAssertEqual(
            found.map { $0.changes?.map(\.changeType) ?? [] },
            [[.insert, .insert, .insert], [.update, .update], [.delete]])
        XCTAssertEqual(found[1].changes?[0].updatedProperties?.map(\.name), ["name"])
    }

    func testValuesThatAreToBeKeptOutliveTheObject() throws {
        let model = try Library.model(
            Library.contents.replacingOccurrences(
                of: "name=\"code\" optional=\"YES\"",
                with: "name=\"code\" optional=\"YES\" preserveAfterDeletion=\"YES\""))
        let context = try container(Library.storeURL(), model).viewContext
        let code = UUID()
        let ada = person("Ada", context)
        ada.code = code
        try context.save()
        context.delete(ada)
        try context.save()
        let change = try XCTUnwrap(transactions(context).last?.changes?.first)
        XCTAssertEqual(change.changeType, .delete)
        XCTAssertEqual(change.tombstone as? [String: UUID], ["code": code])
    }

    func testAStoreWithAHistoryIsReadOnlyWithoutIt() throws {
        let url = try Library.storeURL()
        try {
            let context = try container(url).viewContext
            _ = person("Ada", context)
            try context.save()
        }()
        let plain = try Library.container(at: url)
        XCTAssertTrue(plain.persistentStoreCoordinator.persistentStores[0].isReadOnly)
        XCTAssertThrowsError(
            try plain.viewContext.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast)))
        _ = person("Bob", plain.viewContext)
        XCTAssertThrowsError(try plain.viewContext.save())
        XCTAssertFalse(try container(url).persistentStoreCoordinator.persistentStores[0].isReadOnly)
    }

    func testTheTablesAreThoseOfOtherStores() throws {
        let url = try Library.storeURL()
        let context = try container(url).viewContext
        context.transactionAuthor = "app"
        _ = person("Ada", context)
        try context.save()
        let rows = try Library.rows(
            url, "SELECT Z_ENT, ZCHANGETYPE, ZENTITYPK, ZTRANSACTIONID FROM ACHANGE")
        XCTAssertEqual(rows, [["16001", "0", "1", "1"]])
        XCTAssertEqual(
            try Library.rows(
                url, "SELECT Z_NAME FROM Z_PRIMARYKEY WHERE Z_ENT > 16000 AND Z_MAX > 0 ORDER BY Z_ENT"),
            [["CHANGE"], ["TRANSACTION"], ["TRANSACTIONSTRING"]])
        XCTAssertEqual(
            try Library.rows(
                url, "SELECT s.ZNAME FROM ATRANSACTION t JOIN ATRANSACTIONSTRING s ON s.Z_PK = t.ZAUTHORTS"),
            [["app"]])
    }
}
