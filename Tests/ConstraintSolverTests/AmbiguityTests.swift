import ConstraintSolver
import XCTest

/// Kind: property — a second solution is another one, and no level notices.
final class AmbiguityTests: XCTestCase {
    /// A second solution is another one, and no level notices.
    func testAlternativesAreOtherAndOfEqualRank() throws {
        var alternatives = 0
        for seed in UInt64(30_000)..<30_300 {
            let workload = RandomWorkload.make(seed: seed)
            let (system, variables, _) = try workload.makeSystem()
            guard system.conflicts.isEmpty else { continue }
            let ambiguous = system.ambiguousVariables()
            let alternative = system.alternativeSolution()
            XCTAssertEqual(alternative == nil, ambiguous.isEmpty, "seed \(seed)")
            guard let alternative else { continue }
            alternatives += 1
            XCTAssertFalse(alternative.moved.isEmpty, "seed \(seed)")
            XCTAssertEqual(alternative.moved.first?.variable, ambiguous.first, "seed \(seed)")
            var values = variables.map(system.value(of:))
            let rating = Rating(workload, values)
            for item in alternative.moved {
                XCTAssertTrue(ambiguous.contains(item.variable), "seed \(seed)")
                values[Int(item.variable.index)] = item.value
            }
            let other = Rating(workload, values)
            let accuracy = 1e-6 + 10 * max(rating.rounding, other.rounding)
            XCTAssertEqual(other.required, 0, accuracy: accuracy, "seed \(seed)")
            for (a, b) in zip(rating.levels, other.levels) {
                XCTAssertEqual(a.violation, b.violation, accuracy: accuracy, "seed \(seed), \(a.priority)")
            }
        }
        XCTAssertGreaterThan(alternatives, 50)
    }
}
