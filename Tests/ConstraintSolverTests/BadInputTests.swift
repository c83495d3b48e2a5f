import ConstraintSolver
import XCTest

/// Kind: documented — our rule for bad input: an error that names the thing, and nothing changes.
///
/// Bad input throws an error that names the thing, and changes nothing.
final class BadInputTests: XCTestCase {
    private let system = ConstraintSystem()

    /// Runs the call, checks the error's text, and that the system's dump is the same after it.
    private func assertRefused(
        _ fragments: String..., line: UInt = #line, _ call: () throws -> Void
    ) {
        let before = system.dump()
        XCTAssertThrowsError(try call(), line: line) { error in
            for fragment in fragments {
                XCTAssertTrue("\(error)".contains(fragment), "“\(error)” doesn't say “\(fragment)”", line: line)
            }
        }
        XCTAssertEqual(system.dump(), before, line: line)
        system.checkInvariants()
    }

    func testNumbersThatAreNotFinite() throws {
        let x = system.makeVariable()
        let id = try system.add([Term(x)], constant: -5, .equal)
        assertRefused("coefficient of v0", "nan") { try system.add([Term(x, .nan)], constant: 0, .equal) }
        assertRefused("constant of", "v0 + inf = 0", "inf") { try system.add([Term(x)], constant: .infinity, .equal) }
        assertRefused("constant of constraint c0", "v0 - 5.0 = 0", "nan") { try system.setConstant(.nan, of: id) }
        assertRefused("the value given to a new variable", "-inf") { _ = try system.makeVariable(given: -.infinity) }
        XCTAssertEqual(system.value(of: x), 5)
    }

    func testPrioritiesOutOfRange() throws {
        let x = system.makeVariable()
        let id = try system.add([Term(x)], constant: -5, .equal)
        for priority in [0, -1, 1000.5, .nan, .infinity] as [Float] {
            assertRefused("priority", "1000") { try system.add([Term(x)], constant: 0, .equal, priority: priority) }
            assertRefused("constraint c0", "priority") { try system.setPriority(priority, of: id) }
        }
    }

    func testVariablesOfAnotherSystem() throws {
        let other = ConstraintSystem()
        let foreign = other.makeVariable()
        _ = system.makeVariable()
        assertRefused("v0", "another system") { try system.add([Term(foreign)], constant: 0, .equal) }
        assertRefused("v0", "another system") { try system.removeVariable(foreign) }
    }

    func testRemovedTwiceAndReusedIndices() throws {
        let x = system.makeVariable()
        let id = try system.add([Term(x)], constant: -5, .equal)
        assertRefused("v0", "1 constraint") { try system.removeVariable(x) }
        try system.remove(id)
        assertRefused("c0", "removed") { try system.remove(id) }
        let next = try system.add([Term(x)], constant: -7, .equal)
        XCTAssertEqual(next.index, id.index)
        assertRefused("c0", "removed") { try system.setConstant(1, of: id) }
        assertRefused("c0", "removed") { try system.setPriority(1, of: id) }
        XCTAssertFalse(system.contains(id))
        try system.remove(next)
        try system.removeVariable(x)
        let y = system.makeVariable()
        XCTAssertEqual(y.index, x.index)
        assertRefused("v0", "removed") { try system.add([Term(x)], constant: 0, .equal) }
        XCTAssertEqual(system.value(of: y), 0)
    }

    func testAPolicyThatAnswersNonsenseGetsTheDefault() throws {
        let x = system.makeVariable()
        try system.add([Term(x)], constant: -5, .equal)
        let second = try system.add([Term(x)], constant: -7, .equal)
        system.breakingPolicy = { _ in 99 }
        XCTAssertEqual(system.conflicts.map(\.broken), [second])
        XCTAssertEqual(system.value(of: x), 5)
    }

    func testConstraintsWithoutVariables() throws {
        let x = system.makeVariable()
        let empty = try system.add([], constant: 1, .equal)
        XCTAssertEqual(system.conflicts, [Conflict(members: [empty], broken: empty)])
        let window = try system.makeVariable(given: 100)
        let given = try system.add([Term(window)], constant: -200, .greaterThanOrEqual)
        XCTAssertEqual(system.conflicts.map(\.broken), [empty, given])
        try system.setConstant(-50, of: given)
        try system.setConstant(0, of: empty)
        XCTAssertEqual(system.conflicts, [])
        XCTAssertEqual(system.value(of: x), 0)
        XCTAssertEqual(system.violation(of: given), 0)
    }
}
