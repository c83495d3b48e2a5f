import CSQLite
import CoreData
import XCTest

/// Kind: documented — files that others hold, or that are no databases, are errors with a domain and a code.
final class UnusableStoreTests: XCTestCase {
    private func failure(_ body: () throws -> Void) -> NSError? {
        do {
            try body()
            return nil
        } catch {
            return error as NSError
        }
    }

    private func open(_ url: URL, seconds: Double) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try Library.model())
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url,
            options: [NSPersistentStoreTimeoutOption: NSNumber(value: seconds)])
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    func testALockedFile() throws {
        let url = try Library.storeURL()
        let context = try open(url, seconds: 0.05)
        Account(context: context).key = "one"
        var other: OpaquePointer?
        XCTAssertEqual(sqlite3_open_v2(url.path, &other, SQLITE_OPEN_READWRITE, nil), SQLITE_OK)
        defer { sqlite3_close_v2(other) }
        XCTAssertEqual(sqlite3_exec(other, "BEGIN IMMEDIATE", nil, nil, nil), SQLITE_OK)
        let error = try XCTUnwrap(failure { try context.save() })
        XCTAssertEqual(error.domain, NSCocoaErrorDomain)
        XCTAssertEqual(error.code, NSPersistentStoreTimeoutError)
        XCTAssertEqual(error.userInfo[NSFilePathErrorKey] as? String, url.path)
        XCTAssertTrue(context.hasChanges)
        XCTAssertEqual(sqlite3_exec(other, "COMMIT", nil, nil, nil), SQLITE_OK)
        try context.save()
        XCTAssertEqual(try context.count(for: NSFetchRequest<Account>(entityName: "Account")), 1)
    }

    func testADamagedFile() throws {
        let url = try Library.storeURL()
        do {
            let context = try Library.container(at: url).viewContext
            for number in 0..<2000 {
                let account = Account(context: context)
                account.key = "\(number)"
                account.label = String(repeating: "x", count: 100)
            }
            try context.save()
        }
        // Another connection that closes last writes the log into the file.
        var other: OpaquePointer?
        XCTAssertEqual(sqlite3_open_v2(url.path, &other, SQLITE_OPEN_READWRITE, nil), SQLITE_OK)
        XCTAssertEqual(sqlite3_exec(other, "PRAGMA wal_checkpoint(TRUNCATE)", nil, nil, nil), SQLITE_OK)
        sqlite3_close_v2(other)
        var bytes = try Data(contentsOf: url)
        for index in bytes.count / 2..<bytes.count { bytes[index] = 0xA5 }
        try bytes.write(to: url)
        let request = NSFetchRequest<Account>(entityName: "Account")
        let error = try XCTUnwrap(failure { _ = try open(url, seconds: 1).fetch(request) })
        XCTAssertEqual(error.domain, NSCocoaErrorDomain)
        XCTAssertEqual(error.code, 259)
        XCTAssertEqual(error.userInfo[NSFilePathErrorKey] as? String, url.path)
    }
}
