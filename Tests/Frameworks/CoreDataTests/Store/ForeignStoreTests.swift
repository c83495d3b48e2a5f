import CSQLite
import CoreData
import XCTest

/// Kind: documented — Apple's documentation of versions of models, and the shape of stores that Apple's framework wrote: names of
/// tables and columns, metadata without an own key.
final class ForeignStoreTests: XCTestCase {
    private static let model = """
        <model><entity name="User"><attribute name="name" optional="YES" attributeType="String"/>\
        <attribute name="born" optional="YES" attributeType="Date"/></entity></model>
        """

    /// A store of one entity as another framework leaves it.
    private func store(hash: UInt8 = 7, columns: String = "ZBORN TIMESTAMP, ZNAME VARCHAR") throws -> URL {
        let url = try Library.storeURL()
        var handle: OpaquePointer?
        XCTAssertEqual(sqlite3_open(url.path, &handle), SQLITE_OK)
        defer { sqlite3_close_v2(handle) }
        let metadata = try PropertyListSerialization.data(
            fromPropertyList: [
                "NSPersistenceFrameworkVersion": 1044, "NSStoreModelVersionHashesVersion": 3, "NSStoreType": "SQLite",
                "NSStoreModelVersionHashes": ["User": Data(repeating: hash, count: 32)],
            ], format: .binary, options: 0)
        let plist = metadata.map { String(format: "%02x", $0) }.joined()
        for sql in [
            "CREATE TABLE ZUSER ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, \(columns) )",
            "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)",
            "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
            "CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)", "INSERT INTO Z_PRIMARYKEY VALUES (1, 'User', 0, 2)",
            "INSERT INTO Z_METADATA VALUES (1, '11111111-2222-3333-4444-555555555555', X'\(plist)')",
            "INSERT INTO ZUSER (Z_PK, Z_ENT, Z_OPT, ZBORN, ZNAME) VALUES (1, 1, 3, 86400.5, 'Ada'), (2, 1, 1, NULL, NULL)",
        ] { XCTAssertEqual(sqlite3_exec(handle, sql, nil, nil, nil), SQLITE_OK, sql) }
        return url
    }

    private func open(_ url: URL, _ model: NSManagedObjectModel) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    func testItsRowsAreReadAndItsFileStays() throws {
        let url = try store()
        let before = try Data(contentsOf: url)
        let context = try open(url, try Library.model(Self.model))
        let request = NSFetchRequest<NSManagedObject>(entityName: "User")
        request.sortDescriptors = [NSSortDescriptor(key: "born", ascending: false)]
        let users = try context.fetch(request)
        XCTAssertEqual(users.map { $0.value(forKey: "name") as? String }, ["Ada", nil])
        XCTAssertEqual(users[0].value(forKey: "born") as? Date, Date(timeIntervalSinceReferenceDate: 86400.5))
        XCTAssertEqual(
            users[0].objectID.uriRepresentation().absoluteString,
            "x-coredata://11111111-2222-3333-4444-555555555555/User/p1")
        users[0].setValue("Eve", forKey: "name")
        XCTAssertThrowsError(try context.save())
        XCTAssertEqual(try Data(contentsOf: url), before)
    }

    func testAnotherVersionIsRefused() throws {
        let model = try Library.model(Self.model)
        for url in [
            try store(columns: "ZBORN TIMESTAMP, ZNAME VARCHAR, ZMAIL VARCHAR"),
            try store(columns: "ZBORN TIMESTAMP, ZNAME VARCHAR, ZAGE INTEGER"),
        ] {
            XCTAssertThrowsError(try open(url, model)) {
                XCTAssertEqual(($0 as NSError).code, NSPersistentStoreIncompatibleVersionHashError)
            }
        }
        XCTAssertNoThrow(try open(try store(columns: "ZBORN TIMESTAMP, ZNAME VARCHAR, Z_FOK_HOME INTEGER"), model))
    }

    func testHashesOfTheListOfVersionsDecide() throws {
        let folder = Library.temporaryFolder().appendingPathComponent("Users.xcdatamodeld")
        let version = folder.appendingPathComponent("Users 2.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        try Self.model.write(to: version.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
        let list: [String: Any] = [
            "NSManagedObjectModel_CurrentVersionName": "Users 2",
            "NSManagedObjectModel_VersionHashes": [
                "Users": ["User": Data(repeating: 1, count: 32)], "Users 2": ["User": Data(repeating: 7, count: 32)],
            ],
        ]
        try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            .write(to: folder.appendingPathComponent("VersionInfo.plist"))
        let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: folder))
        XCTAssertEqual(model.entityVersionHashesByName, ["User": Data(repeating: 7, count: 32)])
        XCTAssertNoThrow(try open(try store(hash: 7), model))
        XCTAssertThrowsError(try open(try store(hash: 8), model))
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            ofType: NSSQLiteStoreType, at: try store(hash: 7))
        XCTAssertTrue(model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    }
}
