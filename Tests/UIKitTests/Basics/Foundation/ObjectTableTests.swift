import UIKit
import XCTest

/// Kind: documented — Foundation's documentation of `NSHashTable` and `NSMapTable`.
final class ObjectTableTests: XCTestCase {
    func testWeakSetsForgetWhatIsGone() {
        let table = NSHashTable<NSObject>.weakObjects()
        let kept = NSObject()
        table.add(kept)
        table.add(kept)
        do {
            let gone = NSObject()
            table.add(gone)
            XCTAssertEqual(table.count, 2)
        }
        XCTAssertEqual(table.count, 1)
        XCTAssertTrue(table.contains(kept))
        XCTAssertTrue(table.anyObject === kept)
        table.remove(kept)
        XCTAssertEqual(table.allObjects, [])
    }

    func testSetsCompareByEqualityOrIdentity() {
        let equal = NSHashTable<NSString>()
        equal.add(NSString(string: "a long enough text"))
        XCTAssertTrue(equal.contains(NSString(string: "a long enough text")))
        let identical = NSHashTable<NSObject>(options: .objectPointerPersonality)
        let first = NSNumber(value: 1.5)
        identical.add(first)
        XCTAssertTrue(identical.contains(first))
        XCTAssertFalse(identical.contains(NSNumber(value: 1.5)))
    }

    func testWeakKeysTakeTheirEntriesAlong() {
        let table = NSMapTable<NSObject, NSString>.weakToStrongObjects()
        let key = NSObject()
        table.setObject("kept", forKey: key)
        do {
            let gone = NSObject()
            table.setObject("gone", forKey: gone)
            XCTAssertEqual(table.count, 2)
        }
        XCTAssertEqual(table.count, 1)
        XCTAssertEqual(table.object(forKey: key), "kept")
        XCTAssertEqual(table.objectEnumerator()?.allObjects as? [NSString], ["kept"])
        table.setObject("new", forKey: key)
        XCTAssertEqual(table.object(forKey: key), "new")
        table.removeObject(forKey: key)
        XCTAssertNil(table.object(forKey: key))
    }

    func testWeakValuesTakeTheirEntriesAlong() {
        let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        do {
            let value = NSObject()
            table.setObject(value, forKey: "key")
            XCTAssertTrue(table.object(forKey: "key") === value)
        }
        XCTAssertNil(table.object(forKey: "key"))
        XCTAssertEqual(table.count, 0)
    }

    /// Places of a pointer array: an object that goes leaves its place empty.
    func testPointerArrays() async {
        let places = NSPointerArray.weakObjects()
        let stays = NSObject()
        do {
            let goes = NSObject()
            places.addPointer(Unmanaged.passUnretained(stays).toOpaque())
            places.addPointer(Unmanaged.passUnretained(goes).toOpaque())
            places.addPointer(nil)
            XCTAssertEqual(places.allObjects.count, 2)
        }
        XCTAssertEqual(places.count, 3)
        XCTAssertNil(places.pointer(at: 1))
        XCTAssertEqual(places.pointer(at: 0), Unmanaged.passUnretained(stays).toOpaque())
        places.compact()
        XCTAssertEqual(places.count, 1)
        XCTAssertTrue(places.allObjects.first as AnyObject === stays)
    }
}
