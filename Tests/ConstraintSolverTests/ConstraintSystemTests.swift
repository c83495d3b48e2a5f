import XCTest

@testable import ConstraintSolver

/// Kind: documented — the solver's specification: strict priorities, ties, limits; arithmetic.
final class ConstraintSystemTests: XCTestCase {
    func testPrioritiesAreStrict() throws {
        let system = ConstraintSystem()
        let x = system.makeVariable()
        try system.add([Term(x)], constant: -100, .greaterThanOrEqual, priority: 501)
        try system.add([Term(x)], constant: -90, .equal, priority: 500)
        try system.add([Term(x)], constant: -50, .equal, priority: 10)
        XCTAssertEqual(system.value(of: x), 100)
        XCTAssertEqual(
            system.levels(),
            [
                Level(priority: 501, violation: 0), Level(priority: 500, violation: 10),
                Level(priority: 10, violation: 50),
            ])
    }

    func testManyLowWishesNeverOutweighAHigherOne() throws {
        let system = ConstraintSystem()
        let x = system.makeVariable()
        for _ in 0..<10 { try system.add([Term(x)], constant: -3, .equal, priority: 249) }
        try system.add([Term(x)], constant: -7, .equal, priority: 250)
        XCTAssertEqual(system.value(of: x), 7)
    }

    func testOfEqualRivalsTheEarlierActivatedWins() throws {
        let system = ConstraintSystem()
        let x = system.makeVariable()
        let first = try system.add([Term(x)], constant: -10, .equal, priority: 250)
        let second = try system.add([Term(x)], constant: -20, .equal, priority: 250)
        XCTAssertEqual(system.value(of: x), 10)
        try system.remove(first)
        XCTAssertEqual(system.value(of: x), 20)
        try system.add([Term(x)], constant: -10, .equal, priority: 250)
        XCTAssertEqual(system.value(of: x), 20)
        try system.remove(second)
        XCTAssertEqual(system.value(of: x), 10)
    }

    func testTheOrderOfActivationOutlivesItsNumbers() throws {
        for remaining in UInt32(0)...8 {
            let system = ConstraintSystem()
            system.nextSequence = .max - remaining
            let x = system.makeVariable()
            var rows = try [10.0, 20].map { try system.add([Term(x)], constant: -$0, .equal, priority: 250) }
            for value in [10.0, 20, 10, 20, 10, 20] {
                XCTAssertEqual(system.value(of: x), value, "with \(remaining) numbers left")
                try system.remove(rows.removeFirst())
                rows.append(try system.add([Term(x)], constant: -value, .equal, priority: 250))
            }
            system.solve()
            system.checkInvariants()
        }
    }

    func testWhatFollowsAGivenVariable() throws {
        let system = ConstraintSystem()
        let window = try system.makeVariable(given: 390)
        let width = system.makeVariable()
        try system.add([Term(width), Term(window, -1)], constant: 32, .equal)
        try system.add([Term(width)], constant: -300, .lessThanOrEqual, priority: 900)
        XCTAssertEqual(system.drainChangedVariables(), [window, width])
        XCTAssertEqual(system.value(of: width), 358)
        XCTAssertEqual(system.levels(), [Level(priority: 900, violation: 58)])
        XCTAssertTrue(system.isGiven(window))
        XCTAssertFalse(system.isGiven(width))
        XCTAssertEqual(system.ambiguousVariables(), [])
    }

    func testOfLimitsTheEarlierHoldsExactly() throws {
        let system = ConstraintSystem()
        let x = system.makeVariable()
        let low = try system.add([Term(x)], constant: -8, .greaterThanOrEqual)
        let high = try system.add([Term(x)], constant: -30, .lessThanOrEqual, priority: 500)
        XCTAssertEqual(system.value(of: x), 8)
        try system.remove(low)
        XCTAssertEqual(system.value(of: x), 30)
        let again = try system.add([Term(x)], constant: -8, .greaterThanOrEqual)
        XCTAssertEqual(system.value(of: x), 30, "the other one is the earlier now")
        try system.remove(high)
        XCTAssertEqual(system.value(of: x), 8)
        try system.remove(again)
        XCTAssertEqual(system.value(of: x), 0)
    }

    /// A large block takes the sparse method, which has to say the same.
    func testLimitsHoldExactlyInALargeBlockToo() throws {
        let system = ConstraintSystem()
        let (gaps, places) = (240, 241)
        let all = (0..<places).map { _ in system.makeVariable() }
        try system.add([Term(all[0])], constant: -5, .greaterThanOrEqual)
        for i in 0..<gaps {
            try system.add([Term(all[i + 1]), Term(all[i], -1)], constant: -2, .greaterThanOrEqual)
        }
        XCTAssertEqual(all.map { system.value(of: $0) }, (0..<places).map { 5 + 2 * Double($0) })
        XCTAssertEqual(system.ambiguousVariables(), all)
    }

    func testAContradictionIsReportedBrokenAndHeals() throws {
        let system = ConstraintSystem()
        let x = system.makeVariable()
        let y = system.makeVariable()
        let a = try system.add([Term(x)], constant: -10, .equal)
        let b = try system.add([Term(y), Term(x, -1)], constant: 0, .equal)
        let c = try system.add([Term(y)], constant: -20, .greaterThanOrEqual)
        XCTAssertEqual(system.conflicts, [Conflict(members: [a, b, c], broken: c)])
        XCTAssertEqual(system.value(of: y), 10)
        system.breakingPolicy = { _ in 0 }
        XCTAssertEqual(system.conflicts, [Conflict(members: [a, b, c], broken: a)])
        XCTAssertEqual(system.value(of: y), 20)
        try system.setConstant(-15, of: c)
        XCTAssertEqual(system.value(of: x), 15)
        try system.setConstant(-5, of: c)
        XCTAssertEqual(system.conflicts, [])
        XCTAssertEqual(system.value(of: x), 10)
        try system.remove(b)
        XCTAssertEqual(system.value(of: y), 5)
    }

    func testWhatNothingDeterminesRestsAtZeroAndIsAmbiguous() throws {
        let system = ConstraintSystem()
        let x = system.makeVariable()
        let right = system.makeVariable()
        let width = system.makeVariable()
        try system.add([Term(right), Term(x, -1), Term(width, -1)], constant: 0, .equal)
        try system.add([Term(width)], constant: -50, .equal, priority: 750)
        XCTAssertEqual(system.value(of: x), 0)
        XCTAssertEqual(system.value(of: right), 50)
        XCTAssertEqual(system.ambiguousVariables(), [x, right])
        let other = try XCTUnwrap(system.alternativeSolution())
        XCTAssertEqual(other.moved.map(\.variable), [x, right])
    }

    /// Few rows are read in one pass, whose variables may lie far apart, or be in components that are dissolved for it.
    func testFewRowsOverVariablesFarApart() throws {
        let system = ConstraintSystem()
        let all = (0..<400).map { _ in system.makeVariable() }
        try system.add([Term(all[399]), Term(all[0]), Term(all[200], 2)], constant: -100, .equal)
        try system.add([Term(all[200])], constant: -30, .equal)
        try system.add([Term(all[0])], constant: -5, .greaterThanOrEqual, priority: 750)
        XCTAssertEqual([0, 200, 399].map { system.value(of: all[$0]) }, [5, 30, 35])
        system.checkInvariants()
        try system.add([Term(all[100])], constant: -7, .equal)
        XCTAssertEqual(system.value(of: all[100]), 7)
        // Joins both components.
        try system.add([Term(all[399]), Term(all[100], -2)], constant: 0, .equal)
        XCTAssertEqual([0, 100, 200, 399].map { system.value(of: all[$0]) }, [26, 7, 30, 14])
        system.checkInvariants()
    }
}
