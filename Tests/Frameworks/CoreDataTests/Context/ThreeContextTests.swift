import CoreData
import XCTest

/// Kind: model — three contexts, one of them below another, against plain values: what is stored, and what each context has
/// changed since.
final class ThreeContextTests: XCTestCase {
    private func assertAgree(_ steps: [ContextStep], line: UInt = #line) throws {
        XCTAssertNil(try ThreeContextScript(steps).difference(Library.model()), line: line)
    }

    /// `MASU_SCRIPTS` asks for more scripts. One that ends in a difference is told by its shortest form.
    func testThreeContextsAgreeWithPlainValues() throws {
        let count = ProcessInfo.processInfo.environment["MASU_SCRIPTS"].flatMap(Int.init) ?? 60
        let first = ProcessInfo.processInfo.environment["MASU_FIRST_SCRIPT"].flatMap(UInt64.init) ?? 0
        let model = try Library.model()
        for seed in first..<first + UInt64(count) {
            let script = ThreeContextScript(seed: seed)
            guard try script.difference(model) != nil else { continue }
            let shortest = try script.shortest(model)
            XCTFail("seed \(seed): \(try shortest.difference(model) ?? "") after \(shortest.steps)")
        }
    }

    func testAnObjectWithoutDifferencesGoesWithTheOneAbove() throws {
        try assertAgree([.insert(0, person: 0), .move(2, person: 0, firm: nil), .delete(0, person: 0)])
        try assertAgree([.insert(0, person: 0), .move(2, person: 0, firm: nil), .rollback(0)])
        try assertAgree([
            .insert(1, person: 0), .save(1), .move(2, person: 0, firm: nil), .delete(0, person: 0),
        ])
        try assertAgree([
            .insert(0, person: 0), .move(0, person: 0, firm: 0), .move(2, person: 0, firm: 0), .delete(0, person: 0),
        ])
    }

    func testAnObjectMovedHereAndDeletedElsewhereLeavesItsPlace() throws {
        try assertAgree([
            .insert(1, person: 0), .save(1), .delete(1, person: 0), .move(2, person: 0, firm: 0), .save(1),
        ])
        try assertAgree([
            .insert(0, person: 0), .save(0), .move(1, person: 0, firm: 0), .delete(0, person: 0), .save(0),
        ])
    }

    func testAnObjectLeavesAPlaceThatWhoDeletesItDoesNotKnow() throws {
        try assertAgree([
            .insert(1, person: 0), .save(1), .move(0, person: 0, firm: 0), .delete(1, person: 0), .save(1),
        ])
        try assertAgree([
            .insert(0, person: 0), .save(0), .delete(0, person: 0), .move(1, person: 0, firm: 0), .save(1), .save(0),
        ])
    }

    func testAnObjectLeavesAPlaceThatWhoMovesItDoesNotKnow() throws {
        try assertAgree([
            .insert(1, person: 0), .save(1), .move(1, person: 0, firm: 0), .move(0, person: 0, firm: 1), .save(0),
            .save(1),
        ])
    }

    func testAnObjectMovedAwayAndBackIsNoAddition() throws {
        try assertAgree([
            .insert(0, person: 0), .move(0, person: 0, firm: 0), .move(2, person: 0, firm: nil), .save(0),
            .move(2, person: 0, firm: 0), .delete(0, person: 0),
        ])
        try assertAgree([
            .insert(0, person: 0), .move(2, person: 0, firm: 0), .save(0), .move(1, person: 0, firm: 1), .save(1),
            .move(2, person: 0, firm: 1), .delete(0, person: 0),
        ])
        try assertAgree([
            .insert(0, person: 0), .move(2, person: 0, firm: 0), .save(2), .insert(1, person: 1),
            .move(2, person: 0, firm: 1), .save(1), .delete(0, person: 1), .move(2, person: 0, firm: 0), .rollback(0),
        ])
    }
}
