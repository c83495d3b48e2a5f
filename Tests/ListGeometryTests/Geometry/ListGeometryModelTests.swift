import ListGeometry
import XCTest

/// Kind: model — a flat list, which must agree bit for bit.
///
/// Random changes made to a `ListGeometry` and to a flat list, which must agree bit for bit.
final class ListGeometryModelTests: XCTestCase {
    func testAgreesWithFlatListOfManySections() {
        run(seed: 1, operations: repetitions(suite: 20_000, soak: 2_000_000), rows: 0..<12, sections: 12)
    }

    func testAgreesWithFlatListOfOneLongSection() {
        run(seed: 2, operations: repetitions(suite: 40_000, soak: 4_000_000), rows: 300..<900, sections: 1)
    }

    func testAgreesWithFlatListOfLongSections() {
        run(seed: 3, operations: repetitions(suite: 40_000, soak: 4_000_000), rows: 100..<700, sections: 4)
    }

    /// Long enough for a tree of several levels.
    func testAgreesWithFlatListOfATallTree() {
        run(
            seed: 4, operations: repetitions(suite: 2_000, soak: 100_000), rows: 40_000..<50_000, sections: 1,
            rounds: 1,
            completeEvery: 1_000)
    }

    private func run(
        seed: UInt64, operations: Int, rows: Range<Int>, sections: Int, rounds: Int = 20, completeEvery: Int = 500
    ) {
        for round in 0..<rounds {
            var script = GeometryScript(seed: seed &* 1000 &+ UInt64(round), rows: rows, sections: sections)
            for step in 1...operations / rounds {
                let name = script.change()
                if let difference = script.difference(complete: step % completeEvery == 0) {
                    return XCTFail("seed \(seed * 1000 + UInt64(round)), step \(step), after \(name): \(difference)")
                }
            }
        }
    }
}
