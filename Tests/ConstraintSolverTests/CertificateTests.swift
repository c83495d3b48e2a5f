import ConstraintSolver
import Foundation
import XCTest

/// Kind: oracle — proofs of optimality, added up by a checker apart from the solver.
///
/// Random systems, each proved optimal by numbers that a checker of its own adds up.
final class CertificateTests: XCTestCase {
    /// The number of systems: 2,000, or as many as `MASU_SOLVER_SYSTEMS` says, from seed `MASU_SOLVER_SEED` on.
    private var seeds: Range<UInt64> {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["MASU_SOLVER_SYSTEMS"].flatMap(UInt64.init) ?? 2000
        let first = environment["MASU_SOLVER_SEED"].flatMap(UInt64.init) ?? 1_000_000
        return first..<first + count
    }

    func testRandomSystemsAreProvedOptimal() throws {
        var proved = 0
        var undecided = 0
        for seed in seeds {
            let workload = RandomWorkload.make(seed: seed)
            let (system, variables, constraints) = try workload.makeSystem()
            guard system.conflicts.isEmpty else { continue }
            let checker = CertificateChecker(workload, system, variables, constraints)
            let problem = checker.problem()
            let isAtLimit = system.statistics.pivotLimitsReached > 0
            if problem != nil || isAtLimit, RandomWorkload.isNearlySingular(seed: seed) {
                // Values of 10^7 on differences of 10^-6: what is left of double precision decides nothing. Ties among such
                // rows may also go round to the limit of pivots, though what the levels say is proved.
                undecided += 1
                continue
            }
            if let problem { XCTFail("seed \(seed): \(problem)") } else { proved += 1 }
            XCTAssertFalse(isAtLimit, "seed \(seed) reaches the limit of pivots")
        }
        XCTAssertLessThanOrEqual(undecided, 1 + seeds.count / 100_000, "too many nearly singular systems undecided")
        XCTAssertGreaterThan(proved, seeds.count / 2, "too few systems without conflict to mean anything")
    }

    func testTheCheckerRefusesOtherValues() throws {
        let workload = RandomWorkload.make(seed: 7)
        let (system, variables, constraints) = try workload.makeSystem()
        let checker = CertificateChecker(workload, system, variables, constraints)
        XCTAssertNil(checker.problem())
        for v in variables.indices where !system.ambiguousVariables().contains(variables[v]) {
            var values = checker.values
            values[v] += 1
            let other = CertificateChecker(
                workload: workload, values: values, priorities: checker.priorities, multipliers: checker.multipliers)
            XCTAssertNotNil(other.problem(), "variable \(v) could move")
        }
    }
}
