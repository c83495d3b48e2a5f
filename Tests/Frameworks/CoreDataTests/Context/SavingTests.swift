import CoreData
import XCTest

/// Kind: documented — Apple's documentation of managed object contexts, merge policies and their notifications.
final class SavingTests: XCTestCase {
    private var container: NSPersistentContainer!
    private var context: NSManagedObjectContext { container.viewContext }

    override func setUpWithError() throws { container = try Library.container() }

    private func label(_ name: String, in context: NSManagedObjectContext? = nil) -> Label {
        let label = Label(context: context ?? self.context)
        label.name = name
        return label
    }

    func testStatesOfAnObject() throws {
        let red = label("red")
        XCTAssertTrue(red.isInserted && red.objectID.isTemporaryID && context.hasChanges)
        try context.save()
        XCTAssertFalse(red.isInserted || red.objectID.isTemporaryID || context.hasChanges || red.hasChanges)
        red.name = "blue"
        XCTAssertTrue(red.isUpdated && context.updatedObjects == [red])
        XCTAssertEqual(red.changedValues() as? [String: String], ["name": "blue"])
        XCTAssertEqual(red.committedValues(forKeys: ["name"]) as? [String: String], ["name": "red"])
        context.rollback()
        XCTAssertEqual(red.name, "red")
        XCTAssertFalse(context.hasChanges)
        context.delete(red)
        XCTAssertTrue(red.isDeleted)
        try context.save()
        XCTAssertNil(red.managedObjectContext)
        XCTAssertEqual(try context.count(for: NSFetchRequest<Label>(entityName: "Label")), 0)
    }

    func testObjectsAreUnique() throws {
        let red = label("red")
        try context.save()
        XCTAssertTrue(try context.fetch(NSFetchRequest<Label>(entityName: "Label"))[0] === red)
        XCTAssertTrue(context.object(with: red.objectID) === red)
        let other = container.newBackgroundContext()
        other.performAndWait {
            let same = other.object(with: red.objectID)
            XCTAssertFalse(same === red)
            XCTAssertEqual(same.objectID, red.objectID)
            XCTAssertTrue(same.isFault)
        }
    }

    func testASavedNotificationNamesTheObjects() throws {
        let (red, blue) = (label("red"), label("blue"))
        try context.save()
        red.name = "dark red"
        context.delete(blue)
        let green = label("green")
        nonisolated(unsafe) var saved: [AnyHashable: Any]?
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: context, queue: nil
        ) { saved = $0.userInfo }
        defer { NotificationCenter.default.removeObserver(token) }
        try context.save()
        XCTAssertEqual(saved?[NSInsertedObjectsKey] as? Set<NSManagedObject>, [green])
        XCTAssertEqual(saved?[NSUpdatedObjectsKey] as? Set<NSManagedObject>, [red])
        XCTAssertEqual(saved?[NSDeletedObjectsKey] as? Set<NSManagedObject>, [blue])
    }

    func testMergePolicies() throws {
        func conflict(_ policy: NSMergePolicy) throws -> (Person, NSManagedObjectContext) {
            container = try Library.container()
            let ada = Person(context: context)
            ada.name = "Ada"
            ada.age = 30
            try context.save()
            let other = container.newBackgroundContext()
            try other.performAndWait {
                let same = try XCTUnwrap(other.object(with: ada.objectID) as? Person)
                same.name = "Theirs"
                try other.save()
            }
            ada.name = "Mine"
            ada.age = 31
            context.mergePolicy = policy
            return (ada, context)
        }
        func stored(_ ada: Person) -> [String] {
            context.refresh(ada, mergeChanges: false)
            return [ada.name ?? "", "\(ada.age)"]
        }
        let (ada, mine) = try conflict(.error)
        XCTAssertThrowsError(try mine.save()) { error in
            XCTAssertEqual((error as NSError).code, NSManagedObjectMergeError)
            let list = (error as NSError).userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
            XCTAssertTrue(list?.first?.sourceObject === ada)
            XCTAssertEqual(list?.first?.persistedSnapshot?["name"] as? String, "Theirs")
        }
        XCTAssertEqual(ada.name, "Mine", "nothing is lost")
        let expected: [(NSMergePolicy, [String])] = [
            (.mergeByPropertyStoreTrump, ["Theirs", "31"]), (.mergeByPropertyObjectTrump, ["Mine", "31"]),
            (.overwrite, ["Mine", "31"]), (.rollback, ["Theirs", "30"]),
        ]
        for (policy, values) in expected {
            let (ada, mine) = try conflict(policy)
            try mine.save()
            XCTAssertEqual(stored(ada), values, "\(policy.mergeType)")
        }
    }

    func testUniquenessConstraints() throws {
        func account(_ key: String, _ label: String) -> Account {
            let account = Account(context: context)
            account.key = key
            account.label = label
            return account
        }
        _ = account("a", "first")
        try context.save()
        let second = account("a", "second")
        XCTAssertThrowsError(try context.save()) {
            XCTAssertEqual(($0 as NSError).code, NSManagedObjectConstraintMergeError)
        }
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        let request = NSFetchRequest<Account>(entityName: "Account")
        XCTAssertEqual(try context.fetch(request).map(\.label), ["second"])
        XCTAssertFalse(second.isInserted)
        context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        _ = account("a", "third")
        try context.save()
        XCTAssertEqual(try context.fetch(request).map(\.label), ["second"])
    }

    func testAChildSavesIntoItsParent() throws {
        let red = label("red")
        try context.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        let same = try XCTUnwrap(child.object(with: red.objectID) as? Label)
        same.name = "blue"
        _ = label("green", in: child)
        XCTAssertEqual(red.name, "red")
        try child.save()
        XCTAssertEqual(red.name, "blue")
        XCTAssertTrue(red.isUpdated && context.insertedObjects.count == 1)
        let request = NSFetchRequest<Label>(entityName: "Label")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        XCTAssertEqual(try context.fetch(request).map(\.name), ["blue", "green"])
        XCTAssertEqual(try child.fetch(request).map(\.name), ["blue", "green"])
        try context.save()
        let other = container.newBackgroundContext()
        try other.performAndWait { XCTAssertEqual(try other.fetch(request).map(\.name), ["blue", "green"]) }
    }

    func testChangesOfOthersAreMerged() throws {
        let red = label("red")
        try context.save()
        let other = container.newBackgroundContext()
        nonisolated(unsafe) var saved: Notification?
        let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: other, queue: nil
        ) { saved = $0 }
        defer { NotificationCenter.default.removeObserver(token) }
        try other.performAndWait {
            (other.object(with: red.objectID) as? Label)?.name = "blue"
            try other.save()
        }
        XCTAssertEqual(red.name, "red")
        context.mergeChanges(fromContextDidSave: try XCTUnwrap(saved))
        XCTAssertEqual(red.name, "blue")
    }

    func testTheMainContextFollowsByItself() async throws {
        let container = try Library.container()
        let context = container.viewContext
        await MainActor.run { context.automaticallyMergesChangesFromParent = true }
        let identity = try await MainActor.run {
            let label = Label(context: context)
            label.name = "red"
            try context.save()
            return label.objectID
        }
        try await container.performBackgroundTask { other in
            (other.object(with: identity) as? Label)?.name = "blue"
            try other.save()
        }
        let name = await context.perform { (context.object(with: identity) as? Label)?.name }
        XCTAssertEqual(name, "blue")
    }

    func testTemporaryIdentitiesBecomePermanent() throws {
        let red = label("red")
        let temporary = red.objectID
        try context.obtainPermanentIDs(for: [red])
        XCTAssertFalse(red.objectID.isTemporaryID)
        XCTAssertNotEqual(red.objectID, temporary)
        XCTAssertTrue(red.isInserted)
        let permanent = red.objectID
        try context.save()
        XCTAssertEqual(red.objectID, permanent)
    }
}
