import ListGeometry
import TestSupport
import XCTest

@testable import UIKit

/// Kind: model — a dictionary and a set, after random changes.
@MainActor final class RowTableTests: XCTestCase {
    private func row(_ random: inout SeededGenerator) -> RowPosition {
        RowPosition(section: Int(random.next() % 3), row: Int(random.next() % 12))
    }

    func testTableIsADictionaryInOrder() async {
        var random = SeededGenerator(seed: 4)
        var table = RowTable<Int>()
        var model: [RowPosition: Int] = [:]
        for number in 0..<2_000 {
            let row = row(&random)
            switch random.next() % 4 {
            case 0:
                table[row] = nil
                model[row] = nil
            case 1: XCTAssertEqual(table.removeValue(forKey: row), model.removeValue(forKey: row), "step \(number)")
            default:
                table[row] = number
                model[row] = number
            }
            XCTAssertEqual(table.rows, model.keys.sorted(), "step \(number)")
            XCTAssertEqual(table.isEmpty, model.isEmpty, "step \(number)")
            let other = self.row(&random)
            XCTAssertEqual(table[other], model[other], "step \(number), \(other)")
        }
    }

    func testSetKeepsItsRows() async {
        var random = SeededGenerator(seed: 5)
        var set = RowSet()
        var model: Set<RowPosition> = []
        for number in 0..<2_000 {
            let row = row(&random)
            switch random.next() % 16 {
            case 0:
                let others = Set((0..<4).map { _ in self.row(&random) }).sorted()
                set.formUnion(ascending: others)
                model.formUnion(others)
            case 1:
                set = RowSet(ascending: [row])
                model = [row]
            case 2..<9:
                set.insert(row)
                model.insert(row)
            default:
                set.remove(row)
                model.remove(row)
            }
            for section in 0..<3 {
                for index in 0..<12 {
                    let row = RowPosition(section: section, row: index)
                    XCTAssertEqual(set.contains(row), model.contains(row), "step \(number), \(row)")
                }
            }
        }
    }
}
