import Foundation
import TestSupport
import XCTest

@testable import CoreData

/// Kind: model — random insertions and removals against a dictionary.
final class ObjectTableTests: XCTestCase {
    private func key(_ row: Int64, root: Int16 = 0) -> RowReference {
        RowReference(store: 0, root: root, entity: root, row: row)
    }

    private func pointer(_ number: Int) throws -> UnsafeRawPointer {
        try XCTUnwrap(UnsafeRawPointer(bitPattern: number * 16 + 16))
    }

    func testTablesAgreeWithDictionaries() throws {
        for seed in 0..<200 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            var table = ObjectTable()
            var plain: [RowReference: UnsafeRawPointer] = [:]
            let rows = Int64.random(in: 1...200, using: &generator)
            for step in 0..<400 {
                let key = key(
                    Int64.random(in: -rows...rows, using: &generator), root: Int16.random(in: 0...2, using: &generator))
                let pointer = try pointer(Int.random(in: 0..<500, using: &generator))
                switch Int.random(in: 0..<20, using: &generator) {
                case 0..<10:
                    table.insert(pointer, at: key)
                    plain[key] = pointer
                case 10..<16:
                    table.remove(key)
                    plain[key] = nil
                case 16, 17:
                    table.remove(key, of: pointer)
                    if plain[key] == pointer { plain[key] = nil }
                case 18: table.reserve(Int.random(in: 0..<50, using: &generator))
                default:
                    guard Int.random(in: 0..<20, using: &generator) == 0 else { continue }
                    table.removeAll()
                    plain = [:]
                }
                XCTAssertEqual(table[key], plain[key], "seed \(seed), step \(step)")
                XCTAssertEqual(table.count, plain.count, "seed \(seed), step \(step)")
            }
            table.checkInvariants()
            XCTAssertEqual(table.pointers.sorted(), plain.values.sorted(), "seed \(seed)")
            for (key, pointer) in plain { XCTAssertEqual(table[key], pointer, "seed \(seed)") }
        }
    }

    /// Removing an address from a number that has another one by now leaves that one there.
    func testAnAddressThatWasReplacedStaysAway() throws {
        var table = ObjectTable()
        table.insert(try pointer(1), at: key(1))
        table.insert(try pointer(2), at: key(1))
        table.remove(key(1), of: try pointer(1))
        XCTAssertEqual(table[key(1)], try pointer(2))
        table.remove(key(1), of: try pointer(2))
        XCTAssertNil(table[key(1)])
        table.checkInvariants()
    }

    func testSetsKeepTheirOrder() throws {
        let model = NSManagedObjectModel()
        let entity = NSEntityDescription()
        entity.name = "Thing"
        model.entities = [entity]
        _ = NSPersistentStoreCoordinator(managedObjectModel: model)
        let objects = (0..<60).map { _ in NSManagedObject(entity: entity, insertInto: nil) }
        for seed in 0..<100 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            var set = ObjectSet()
            var plain: [NSManagedObject] = []
            for step in 0..<300 {
                let object = try XCTUnwrap(objects.randomElement(using: &generator))
                let place = plain.firstIndex { $0 === object }
                if Bool.random(using: &generator) {
                    XCTAssertEqual(set.insert(object), place == nil, "seed \(seed), step \(step)")
                    if place == nil { plain.append(object) }
                } else {
                    XCTAssertEqual(set.remove(object), place != nil, "seed \(seed), step \(step)")
                    if let place { plain.remove(at: place) }
                }
                XCTAssertEqual(set.list, plain, "seed \(seed), step \(step)")
                XCTAssertEqual(set.count, plain.count)
                XCTAssertEqual(set.contains(object), plain.contains { $0 === object })
                if step % 7 == 0 { XCTAssertEqual(set.keptSet(), Set(plain)) }
            }
            set.removeAll()
            XCTAssertTrue(set.isEmpty && set.list.isEmpty)
        }
    }
}
