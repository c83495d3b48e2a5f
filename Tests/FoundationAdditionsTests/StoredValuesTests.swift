import FoundationAdditions
import XCTest

/// Kind: documented — Apple's documentation of `NSUbiquitousKeyValueStore` and of `NSCoder.decodeTopLevelObject(forKey:)`, `NSDictionary.fileSize()` and
/// `SortComparator.localizedStandard`.
final class StoredValuesTests: XCTestCase {
    func testAStoreKeepsValuesOfEveryType() {
        let store = NSUbiquitousKeyValueStore.default
        store.set("Ada", forKey: "name")
        store.set(7 as Int64, forKey: "count")
        store.set(true, forKey: "flag")
        store.set([1, 2], forKey: "list")
        XCTAssertEqual(store.string(forKey: "name"), "Ada")
        XCTAssertEqual(store.longLong(forKey: "count"), 7)
        XCTAssertTrue(store.bool(forKey: "flag"))
        XCTAssertEqual(store.array(forKey: "list") as? [Int], [1, 2])
        XCTAssertTrue(store.synchronize())
        for key in ["name", "count", "flag", "list"] { store.removeObject(forKey: key) }
        XCTAssertNil(store.object(forKey: "name"))
    }

    func testAnObjectOfAnArchiveIsReadOrThrows() throws {
        let writer = NSKeyedArchiver(requiringSecureCoding: false)
        writer.encode("Ada" as NSString, forKey: "name")
        writer.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
        reader.requiresSecureCoding = false
        XCTAssertEqual(try reader._decodeTopLevelObject(forKey: "name") as? String, "Ada")
        XCTAssertEqual(try reader._decodeTopLevelObject(of: NSString.self, forKey: "name"), "Ada")
        XCTAssertNil(try reader._decodeTopLevelObject(forKey: "other"))
    }

    func testADictionaryTellsAFilesAttributes() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("masu-attributes.txt")
        try Data("12345".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path) as NSDictionary
        XCTAssertEqual(attributes.fileSize(), 5)
        XCTAssertNotNil(attributes.fileModificationDate())
        XCTAssertEqual(NSURL.fileURL(withPath: file.path), file)
    }

    func testADictionarysKeyIsOneOfObjectiveCs() {
        let values = NSMutableDictionary()
        values.setObject(1, forKey: "a" as NSCopying)
        XCTAssertEqual(values["a"] as? Int, 1)
    }

    func testTextsAreSortedAsInAListOfFiles() {
        XCTAssertEqual(
            ["Part 10", "part 2", "Part 1"].sorted(using: .localizedStandard), ["Part 1", "part 2", "Part 10"])
        struct Row { let title: String }
        let rows = [Row(title: "2"), Row(title: "10")].sorted(
            using: KeyPathComparator(\.title, comparator: .localizedStandard, order: .reverse))
        XCTAssertEqual(rows.map(\.title), ["10", "2"])
    }
}
