import ConstraintSolver
import XCTest

/// Kind: documented — the format of workloads, and its round trip.
final class WorkloadTests: XCTestCase {
    func testTextRoundTrips() throws {
        for seed in UInt64(1)..<60 {
            let workload = RandomWorkload.make(seed: seed)
            var read = try Workload(parsing: workload.text)
            for r in read.rows.indices { read.rows[r].line = 0 }
            XCTAssertEqual(read, workload, "seed \(seed)")
        }
    }

    func testLinesAndTexts() throws {
        let workload = try Workload(parsing: "# a comment\nV 2\n\nE 0 390\nC 750 LE -3.5 2 0 1 1 -0.5\r\nT 0\n")
        XCTAssertEqual(workload.variableCount, 2)
        XCTAssertEqual(workload.given, [.init(variable: 0, value: 390)])
        XCTAssertEqual(
            workload.rows,
            [
                .init(
                    priority: 750, relation: .lessThanOrEqual, constant: -3.5, terms: [.init(0, 1), .init(1, -0.5)],
                    line: 5)
            ])
        XCTAssertEqual(workload.texts, [[0]])
    }

    func testMistakesAreNamedWithTheirLine() {
        let mistakes: [(text: String, error: String)] = [
            ("V x", "line 1: “V” takes one number of variables"),
            ("V 1\nE 1 5", "line 2: “1” is no variable: there are 1, counted from 0"),
            ("V 1\nE 0 nan", "line 2: “nan” is no finite number"),
            ("V 1\nC 0 EQ 0 0", "line 2: “0” is no priority in (0, 1000]"),
            ("V 1\nC 5 NE 0 0", "line 2: relations are EQ, LE and GE, not “NE”"),
            ("V 1\nT 0", "line 2: there is no constraint 0 above this line"),
            ("Q", "line 1: items are V, E, C and T, not “Q”"),
        ]
        for mistake in mistakes {
            XCTAssertThrowsError(try Workload(parsing: mistake.text)) {
                XCTAssertEqual("\($0)", mistake.error)
            }
        }
        XCTAssertThrowsError(try Workload(parsing: "V 1\nC 5 EQ 0 2 0 1"))
    }
}
