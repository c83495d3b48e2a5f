import AutoLayout
import XCTest

@testable import UIKit

/// Kind: model — a dictionary, compared after every step.
final class ItemTableTests: XCTestCase {
    func testATableHoldsWhatADictionaryHolds() {
        let engine = LayoutEngine()
        let items = (0..<12).map { _ in engine.addItem(parent: nil) }
        var table = ItemTable<Int>()
        var wanted: [Int: Int] = [:]
        for step in 0..<200 {
            let item = items[step * 7 % items.count]
            switch step % 5 {
            case 0, 1, 3: (table[item], wanted[item.number]) = (step, step)
            case 2: (table[item], wanted[item.number]) = (nil, nil)
            default: XCTAssertEqual(table.removeValue(of: item), wanted.removeValue(forKey: item.number))
            }
            XCTAssertEqual(table.byNumber, wanted)
            XCTAssertEqual(table.count, wanted.count)
            XCTAssertEqual(table.isEmpty, wanted.isEmpty)
            for item in items { XCTAssertEqual(table[item], wanted[item.number]) }
        }
    }
}
