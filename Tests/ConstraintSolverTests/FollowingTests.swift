import ConstraintSolver
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

    /// A limit with room to spare pulls what nothing else decides, so that it can't be followed.
    func testALimitPullsWhatIsFree() throws {
        let system = ConstraintSystem()
        let (a, b) = (system.makeVariable(), system.makeVariable())
        try system.add([Term(a), Term(b, -1)], constant: 0, .equal)
        XCTAssertEqual(system.value(of: a), 0)
        try system.add([Term(a)], constant: -90, .lessThanOrEqual, priority: 251)
        XCTAssertEqual(system.value(of: b), 90)
        try system.add([Term(a)], constant: -90, .greaterThanOrEqual, priority: 750)
        XCTAssertEqual(system.value(of: b), 90)
        XCTAssertEqual(system.statistics.rowsFollowed, 2)
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
}
