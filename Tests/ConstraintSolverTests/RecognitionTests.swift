import ConstraintSolver
import XCTest

/// Kind: documented — our description of equal blocks: they are analysed once, and give the values that they give
/// alone.
///
/// Equal rows written down one by one, again and again: the cells of a table.
final class RecognitionTests: XCTestCase {
    /// One more cell: five variables beside the given width, ten rows.
    private func addCell(
        to system: ConstraintSystem, width: Variable, text: Double, coefficient: Double = 1,
        spacer: (ConstraintSystem) -> Void = { _ in }
    ) throws -> [Variable] {
        var own: [Variable] = []
        for i in 0..<5 {
            if i == 3 { spacer(system) }
            own.append(system.makeVariable())
        }
        func add(_ terms: [(Variable, Double)], _ constant: Double, _ relation: Relation, _ priority: Float) throws {
            try system.add(
                terms.map { Term($0.0, $0.1) }, constant: constant, relation, priority: priority)
        }
        try add([(own[4], 1)], -44, .greaterThanOrEqual, 1000)
        try add([(own[0], 1)], -16, .equal, 1000)
        try add([(own[0], 1), (own[1], 1), (own[2], -1)], 8, .lessThanOrEqual, 1000)
        try add([(own[2], 1), (own[3], coefficient), (width, -1)], 16, .equal, 1000)
        try add([(own[1], 1)], -text, .lessThanOrEqual, 251)
        try add([(own[1], 1)], -text, .greaterThanOrEqual, 750)
        try add([(own[3], 1)], -90, .lessThanOrEqual, 252)
        try add([(own[3], 1)], -90, .greaterThanOrEqual, 751)
        try add([(own[4], 1)], 0, .equal, 50)
        try add([(own[4], 1), (own[4], 0.5)], -3, .greaterThanOrEqual, 1000)
        return own
    }

    private func makeSystem(width value: Double = 390) throws -> (ConstraintSystem, width: Variable) {
        let system = ConstraintSystem()
        return (system, try system.makeVariable(given: value))
    }

    private func check(
        _ system: ConstraintSystem, _ own: [Variable], text: Double, width: Double = 390, coefficient: Double = 1,
        _ message: String, line: UInt = #line
    ) {
        // The button has its 90 points, the label what is left but no more than its text.
        let start = width - 16 - 90 * coefficient
        let wanted = [16, min(text, start - 24), start, 90, 44]
        for (variable, value) in zip(own, wanted) {
            XCTAssertEqual(system.value(of: variable), value, accuracy: 1e-9, message, line: line)
        }
    }

    func testCellsAddedAtOnceAreAnalysedOnce() throws {
        let (system, width) = try makeSystem()
        let cells = try (0..<20).map { try addCell(to: system, width: width, text: Double(100 + 20 * $0)) }
        for (i, cell) in cells.enumerated() { check(system, cell, text: Double(100 + 20 * i), "cell \(i)") }
        XCTAssertEqual(system.statistics.presolveRuns, 1)
        XCTAssertEqual(system.statistics.componentsBuilt, 20)
        system.checkInvariants()
    }

    func testCellsAddedOneAfterTheOther() throws {
        let (system, width) = try makeSystem()
        for i in 0..<8 {
            let cell = try addCell(to: system, width: width, text: Double(50 * i))
            check(system, cell, text: Double(50 * i), "cell \(i)")
            system.checkInvariants()
        }
        XCTAssertEqual(system.statistics.presolveRuns, 1)
    }

    /// The system's first variable stands one before the place that a pattern's first row asks of it.
    func testAVariableBeforeThePatternIsNoneOfIt() throws {
        let system = ConstraintSystem()
        let first = system.makeVariable()
        let width = try system.makeVariable(given: 100)
        func addRows(_ tall: Variable, over pair: (Variable, Variable)) throws {
            try system.add([Term(tall), Term(width, -0.5)], constant: 0, .greaterThanOrEqual)
            try system.add([Term(pair.0), Term(pair.1, -2)], constant: -10, .greaterThanOrEqual)
        }
        for _ in 0..<2 {
            let pair = (system.makeVariable(), system.makeVariable())
            try addRows(pair.1, over: pair)
            XCTAssertEqual(system.value(of: pair.0), 110, accuracy: 1e-9)
        }
        let pair = (system.makeVariable(), system.makeVariable())
        try addRows(first, over: pair)
        try system.add([Term(pair.1)], constant: -7, .equal)
        XCTAssertEqual(system.value(of: first), 50, accuracy: 1e-9)
        XCTAssertEqual(system.value(of: pair.1), 7, accuracy: 1e-9)
        XCTAssertEqual(system.value(of: pair.0), 24, accuracy: 1e-9)
        system.checkInvariants()
    }

    func testAnotherConstraintOnACellIsSeen() throws {
        let (system, width) = try makeSystem()
        for i in 0..<4 { _ = try addCell(to: system, width: width, text: Double(50 * i)) }
        system.solve()
        let cells = try (0..<4).map { _ in try addCell(to: system, width: width, text: 100) }
        // Comes after the last cell, and mentions the first two.
        try system.add([Term(cells[0][1]), Term(cells[1][1], -1)], constant: -10, .equal)
        check(system, cells[2], text: 100, "untouched")
        check(system, cells[3], text: 100, "untouched")
        XCTAssertEqual(system.value(of: cells[0][1]) - system.value(of: cells[1][1]), 10, accuracy: 1e-9)
        system.checkInvariants()
        try system.add([Term(cells[2][1])], constant: -30, .equal, priority: 999)
        XCTAssertEqual(system.value(of: cells[2][1]), 30, accuracy: 1e-9)
        check(system, cells[3], text: 100, "untouched")
        system.checkInvariants()
    }

    func testCellsThatDifferAreNotTakenForEqual() throws {
        let (system, width) = try makeSystem()
        let other = try system.makeVariable(given: 200)
        for i in 0..<4 { _ = try addCell(to: system, width: width, text: Double(50 * i)) }
        system.solve()
        let steeper = try addCell(to: system, width: width, text: 100, coefficient: 2)
        check(system, steeper, text: 100, coefficient: 2, "another coefficient")
        let narrower = try addCell(to: system, width: other, text: 100)
        check(system, narrower, text: 100, width: 200, "another given width")
        // A variable of someone else between the cell's own ones.
        let apart = try addCell(to: system, width: width, text: 100) { _ = $0.makeVariable() }
        check(system, apart, text: 100, "variables that don't follow each other")
        system.checkInvariants()
    }

    func testAFreeVariableInsteadOfAGivenOneConnects() throws {
        let (system, given) = try makeSystem()
        for i in 0..<4 { _ = try addCell(to: system, width: given, text: Double(50 * i)) }
        system.solve()
        let width = system.makeVariable()
        let wanted = try system.add([Term(width)], constant: -390, .equal)
        let cell = try addCell(to: system, width: width, text: 100)
        check(system, cell, text: 100, "connected by the width")
        try system.remove(wanted)
        try system.add([Term(width)], constant: -300, .equal)
        check(system, cell, text: 100, width: 300, "another width")
        system.checkInvariants()
    }

    func testAConflictInARecognizedCellIsFound() throws {
        let (system, width) = try makeSystem(width: 20)
        for i in 0..<3 { _ = try addCell(to: system, width: width, text: Double(50 * i)) }
        system.solve()
        let cells = try (0..<3).map { _ in try addCell(to: system, width: width, text: 100) }
        // The rows hold at any width: the label's may become negative.
        XCTAssertTrue(system.conflicts.isEmpty)
        try system.add([Term(cells[1][1])], constant: 0, .greaterThanOrEqual)
        let floor = try system.add([Term(cells[1][3])], constant: 0, .greaterThanOrEqual)
        XCTAssertEqual(system.conflicts.count, 1)
        try system.setConstant(370, of: floor)
        XCTAssertTrue(system.conflicts.isEmpty)
        system.checkInvariants()
    }
}
