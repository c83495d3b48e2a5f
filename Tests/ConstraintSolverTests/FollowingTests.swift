import ConstraintSolver
import Foundation
import XCTest

/// Kind: property — values follow from the rows by arithmetic, whichever of them were only followed; these are counted.
final class FollowingTests: XCTestCase {
    /// A chain of boxes, each solved after every row, costs one row each, not the chain.
    func testAChainIsFollowedRowByRow() throws {
        let system = ConstraintSystem()
        let window = try system.makeVariable(given: 320)
        var end = window
        for number in 1...50 {
            let (start, width) = (system.makeVariable(), system.makeVariable())
            try system.add([Term(start), Term(end, -1)], constant: -8, .equal)
            XCTAssertEqual(system.value(of: start), system.value(of: end) + 8)
            try system.add([Term(width)], constant: -Double(number), .greaterThanOrEqual)
            XCTAssertEqual(system.value(of: width), Double(number), "a limit alone holds exactly")
            let next = system.makeVariable()
            try system.add([Term(next), Term(start, -1), Term(width, -1)], constant: 0, .equal, priority: 750)
            XCTAssertEqual(system.value(of: next), system.value(of: start) + Double(number))
            end = next
        }
        XCTAssertEqual(system.statistics.rowsFollowed, 150)
        XCTAssertEqual(system.statistics.componentsBuilt, 0)
        XCTAssertEqual(system.value(of: end), 1995)
    }

    /// A limit with room to spare pulls what nothing else decides, and rows that follow hold.
    func testALimitPullsWhatIsFree() throws {
        let system = ConstraintSystem()
        let (a, b) = (system.makeVariable(), system.makeVariable())
        try system.add([Term(a), Term(b, -1)], constant: 0, .equal)
        XCTAssertEqual(system.value(of: a), 0)
        try system.add([Term(a)], constant: -90, .lessThanOrEqual, priority: 251)
        XCTAssertEqual(system.value(of: b), 90)
        try system.add([Term(a)], constant: -90, .greaterThanOrEqual, priority: 750)
        XCTAssertEqual(system.value(of: b), 90)
        XCTAssertEqual(system.statistics.rowsFollowed, 3)
        system.checkInvariants()
    }

    /// Variables that a followed row moved go back when that row goes.
    func testARemovedRowLetsGo() throws {
        let system = ConstraintSystem()
        let (left, width, right) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
        try system.add([Term(left)], constant: -16, .equal)
        try system.add([Term(right), Term(left, -1), Term(width, -1)], constant: 0, .equal)
        try system.add([Term(left, 2), Term(right)], constant: -300, .lessThanOrEqual)
        XCTAssertEqual(system.value(of: right), 268)
        try system.remove(try system.add([Term(width)], constant: -9, .equal, priority: 20))
        XCTAssertEqual(system.value(of: right), 268)
        let other = ConstraintSystem()
        let (start, size, end) = (other.makeVariable(), other.makeVariable(), other.makeVariable())
        try other.add([Term(start)], constant: -16, .equal)
        try other.add([Term(end), Term(start, -1), Term(size, -1)], constant: 0, .equal)
        other.solve()
        let followed = other.statistics.rowsFollowed
        let row = try other.add([Term(end)], constant: -116, .greaterThanOrEqual, priority: 750)
        XCTAssertEqual(other.value(of: size), 100)
        XCTAssertEqual(other.statistics.rowsFollowed, followed + 1)
        XCTAssertEqual(other.drainChangedVariables().sorted { $0.index < $1.index }, [start, size, end])
        try other.remove(row)
        XCTAssertEqual(other.value(of: size), 0)
        XCTAssertEqual(other.value(of: end), 16)
        other.checkInvariants()
    }

    /// A violated row that only required limits keep from holding is left where it is.
    func testARowThatLimitsHoldBackChangesNothing() throws {
        let system = ConstraintSystem()
        let width = system.makeVariable()
        try system.add([Term(width)], constant: -200, .lessThanOrEqual)
        try system.add([Term(width), Term(width)], constant: -60, .greaterThanOrEqual)
        XCTAssertEqual(system.value(of: width), 200)
        let before = system.statistics.rowsFollowed
        try system.add([Term(width)], constant: -600, .greaterThanOrEqual, priority: 750)
        XCTAssertEqual(system.value(of: width), 200)
        XCTAssertEqual(system.statistics.rowsFollowed, before + 1)
        try system.add([Term(width)], constant: -100, .equal, priority: 760)
        XCTAssertEqual(system.value(of: width), 100)
    }

    /// Edits and removals of rows that were only followed count as those of any others.
    func testFollowedRowsAreEditedAndRemoved() throws {
        let system = ConstraintSystem()
        let (a, b) = (system.makeVariable(), system.makeVariable())
        let first = try system.add([Term(a)], constant: -10, .equal)
        system.solve()
        let second = try system.add([Term(b), Term(a, -1)], constant: -5, .equal)
        XCTAssertEqual(system.value(of: b), 15)
        try system.setConstant(-20, of: first)
        XCTAssertEqual(system.value(of: b), 25)
        let third = try system.add([Term(b)], constant: -25, .equal, priority: 500)
        XCTAssertEqual(system.value(of: b), 25)
        try system.setPriority(600, of: third)
        try system.remove(first)
        XCTAssertEqual(system.value(of: b), 25)
        XCTAssertEqual(system.value(of: a), 20)
        try system.remove(third)
        try system.remove(second)
        XCTAssertEqual(system.value(of: a), 0)
        XCTAssertEqual(system.value(of: b), 0)
        system.checkInvariants()
    }

    /// A row that contradicts others is found at once, and explanations know rows that were only followed.
    func testConflictsAndExplanationsKnowFollowedRows() throws {
        let system = ConstraintSystem()
        let (a, b) = (system.makeVariable(), system.makeVariable())
        let first = try system.add([Term(a)], constant: -10, .equal)
        system.solve()
        let second = try system.add([Term(b), Term(a, -1)], constant: -5, .equal)
        system.solve()
        XCTAssertEqual(system.statistics.rowsFollowed, 2)
        XCTAssertEqual(system.explanation(of: b).tight.map(\.constraint), [first, second])
        let third = try system.add([Term(b)], constant: -40, .equal)
        XCTAssertEqual(system.conflicts.map(\.broken), [third])
        XCTAssertEqual(system.conflicts.first?.members, [first, second, third])
    }

    /// A variable that depends on younger ones by small coefficients only.
    func testAYoungerVariableBehindTheRowIsWhatMoves() throws {
        let rows: [(Double, [(Int, Double)], Double, Float)] = [
            (-59, [(4, 0.5), (5, 0.5), (6, 4.5)], 0, 1000), (5, [(0, -1), (6, 0.0625)], 0, 1000),
            (347.62, [(0, 1), (1, 1)], 0, 49),
        ]
        func make(solvingEach: Bool) throws -> [Double] {
            let system = ConstraintSystem()
            let variables = (0..<7).map { _ in system.makeVariable() }
            for (constant, terms, _, priority) in rows {
                try system.add(
                    terms.map { Term(variables[$0.0], $0.1) }, constant: constant, .equal, priority: priority)
                if solvingEach { system.solve() }
            }
            return variables.map(system.value(of:))
        }
        let (single, together) = (try make(solvingEach: true), try make(solvingEach: false))
        for (a, b) in zip(single, together) { XCTAssertEqual(a, b, accuracy: 1e-6) }
        XCTAssertEqual(together[1], 0)
    }

    /// Rows that come one by one, with a solve after each, give what they give all at once.
    func testRowsOneByOneEqualAllAtOnce() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["MASU_SOLVER_SCRIPTS"].flatMap(UInt64.init) ?? 500
        let first = environment["MASU_SOLVER_SEED"].flatMap(UInt64.init) ?? 1
        var (followed, rows) = (0, 0)
        for seed in first..<first + count where !RandomWorkload.isNearlySingular(seed: seed) {
            var workload = RandomWorkload.make(seed: seed)
            let all = workload.rows
            workload.rows = []
            let (system, variables, _) = try workload.makeSystem()
            for (number, row) in all.enumerated() {
                workload.rows.append(row)
                try system.add(
                    row.terms.map { Term(variables[$0.variable], $0.coefficient) }, constant: row.constant,
                    row.relation, priority: row.priority)
                system.solve()
                let (fresh, freshVariables, _) = try workload.makeSystem()
                guard fresh.conflicts.isEmpty else { break }
                rows += 1
                let values = variables.map(system.value(of:))
                let rounding = Rating(workload, values).rounding
                for (v, variable) in freshVariables.enumerated() {
                    XCTAssertEqual(
                        values[v], fresh.value(of: variable), accuracy: 1e-7 + 10 * rounding,
                        "seed \(seed), row \(number), v\(v)")
                }
            }
            followed += system.statistics.rowsFollowed
        }
        XCTAssertGreaterThan(followed * 4, rows)
    }
}
