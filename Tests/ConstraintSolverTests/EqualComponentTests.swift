import ConstraintSolver
import TestSupport
import XCTest

/// Kind: model — a system made of the same rows at once; equal components share their analysis and their optimal basis.
final class EqualComponentTests: XCTestCase {
    /// The variables and constraints of one copy, the given variables apart.
    private struct Copy {
        var variables: [Variable] = []
        var constraints: [ConstraintID] = []
    }

    /// Copies of a workload's rows in one system.
    private struct Copies {
        let workload: Workload
        let system = ConstraintSystem()
        private(set) var given: [Variable] = []
        /// Everything that was added, the given variables first.
        private(set) var all = Workload()
        private(set) var variables: [Variable] = []
        private(set) var constraints: [ConstraintID] = []
        private let own: [Int]

        init(of workload: Workload) throws {
            self.workload = workload
            let values = Dictionary(
                workload.given.map { ($0.variable, $0.value) }, uniquingKeysWith: { _, last in last })
            own = (0..<workload.variableCount).filter { values[$0] == nil }
            for index in values.keys.sorted() {
                let variable = try system.makeVariable(given: values[index] ?? 0)
                all.given.append(.init(variable: all.variableCount, value: values[index] ?? 0))
                all.variableCount += 1
                given.append(variable)
            }
            variables = given
        }

        /// Adds the rows once more, with these constants.
        @discardableResult
        mutating func add(constants: [Double]? = nil) throws -> Copy {
            let constants = constants ?? workload.rows.map(\.constant)
            var copy = Copy()
            copy.variables = own.map { _ in system.makeVariable() }
            var map = [Int](repeating: 0, count: workload.variableCount)
            for (number, index) in own.enumerated() { map[index] = all.variableCount + number }
            let ownSet = Set(own)
            for (number, index) in map.indices.filter({ !ownSet.contains($0) }).enumerated() { map[index] = number }
            all.variableCount += own.count
            variables += copy.variables
            for (row, constant) in zip(workload.rows, constants) {
                var added = row
                added.constant = constant
                added.terms = row.terms.map { .init(map[$0.variable], $0.coefficient) }
                all.rows.append(added)
                copy.constraints.append(
                    try system.add(
                        added.terms.map { Term(variables[$0.variable], $0.coefficient) }, constant: constant,
                        row.relation, priority: row.priority))
            }
            constraints += copy.constraints
            return copy
        }

        /// The first difference from a system made of all rows at once, or nil.
        func difference() throws -> String? {
            let (fresh, freshVariables, freshConstraints) = try all.makeSystem()
            let values = variables.map(system.value(of:))
            let rounding = Rating(all, values).rounding
            for (v, value) in values.enumerated() {
                let wanted = fresh.value(of: freshVariables[v])
                if abs(value - wanted) > 1e-7 + 10 * rounding { return "v\(v) is \(value), but at once \(wanted)" }
            }
            let broken = system.conflicts.map { constraints.firstIndex(of: $0.broken) }
            let freshBroken = fresh.conflicts.map { freshConstraints.firstIndex(of: $0.broken) }
            return broken == freshBroken ? nil : "breaks \(broken), but at once \(freshBroken)"
        }
    }

    func testCopiesAddedInTurnEqualCopiesAddedAtOnce() throws {
        var followed = 0
        var proved = 0
        for seed in UInt64(1)...600 {
            var generator = SeededGenerator(seed: seed)
            let workload = RandomWorkload.make(seed: seed + 40_000)
            guard !workload.rows.isEmpty else { continue }
            var copies = try Copies(of: workload)
            var constants = workload.rows.map(\.constant)
            for _ in 0..<4 {
                try copies.add(constants: constants)
                if generator.chance(0.7) { copies.system.solve() }
                let row = Int.random(in: 0..<constants.count, using: &generator)
                constants[row] += Double.random(in: -40...40, using: &generator)
            }
            if let difference = try copies.difference() { XCTFail("seed \(seed): \(difference)") }
            copies.system.checkInvariants()
            followed += copies.system.statistics.basesFollowed
            guard copies.system.conflicts.isEmpty, !RandomWorkload.isNearlySingular(seed: seed + 40_000) else {
                continue
            }
            let checker = CertificateChecker(copies.all, copies.system, copies.variables, copies.constraints)
            if let problem = checker.problem() { XCTFail("seed \(seed): \(problem)") } else { proved += 1 }
        }
        XCTAssertGreaterThan(followed, 400, "too few copies were solved like the one before")
        XCTAssertGreaterThan(proved, 250)
    }

    /// A row of labels: `width` given, two texts, the second one shrinks.
    private func makeLabels() throws -> Copies {
        try Copies(
            of: Workload(
                parsing: """
                    V 5
                    E 0 320
                    C 1000 EQ -16 1 1 1
                    C 1000 EQ -8 3 3 1 1 -1 2 -1
                    C 1000 LE 16 3 3 1 4 1 0 -1
                    C 250 LE -90 1 2 1
                    C 751 GE -90 1 2 1
                    C 251 LE -120 1 4 1
                    C 750 GE -120 1 4 1
                    C 1000 GE 0 1 2 1
                    C 1000 GE 0 1 4 1
                    """))
    }

    func testACopyCostsNoAnalysisAndNoSearch() throws {
        var copies = try makeLabels()
        try copies.add()
        copies.system.solve()
        let first = copies.system.statistics
        for text in 1...5 {
            let constants = [-16, -8, 16, -90, -90, -120 + Double(text), -120 + Double(text), 0, 0]
            let members = try copies.add(constants: constants)
            XCTAssertEqual(copies.system.value(of: members.variables[3]), 120 - Double(text))
        }
        let statistics = copies.system.statistics
        XCTAssertEqual(statistics.presolveRuns, 1)
        XCTAssertEqual(statistics.templateHits, 5)
        XCTAssertEqual(statistics.basesFollowed, 5)
        XCTAssertEqual(statistics.blocksSolved, first.blocksSolved)
        XCTAssertEqual(statistics.pivots, first.pivots)
        XCTAssertNil(try copies.difference())
    }

    func testACopyInWhichOtherConstraintsAreTight() throws {
        var copies = try makeLabels()
        try copies.add()
        copies.system.solve()
        let members = try copies.add(constants: [-16, -8, 16, -90, -90, -600, -600, 0, 0])
        XCTAssertEqual(copies.system.value(of: members.variables[3]), 190)
        XCTAssertEqual(copies.system.statistics.basesFollowed, 0)
        XCTAssertNil(try copies.difference())
    }

    /// A first copy unlike the others doesn't slow them down for good.
    func testABasisThatKeepsFailingIsReplaced() throws {
        var copies = try makeLabels()
        try copies.add(constants: [-16, -8, 16, -90, -90, -600, -600, 0, 0])
        for _ in 0..<40 {
            copies.system.solve()
            try copies.add()
        }
        XCTAssertGreaterThan(copies.system.statistics.basesFollowed, 25)
        XCTAssertNil(try copies.difference())
    }

    func testACopyThatContradictsItself() throws {
        var copies = try makeLabels()
        try copies.add()
        copies.system.solve()
        try copies.add(constants: [-400, -8, 16, -90, -90, -120, -120, 0, 0])
        XCTAssertNil(try copies.difference())
        XCTAssertEqual(copies.system.conflicts.count, 1)
        XCTAssertEqual(copies.system.statistics.basesFollowed, 0)
    }

    func testCopiesFollowEdits() throws {
        var copies = try makeLabels()
        let members = try (0..<3).map { _ in try copies.add() }
        for copy in members { XCTAssertEqual(copies.system.value(of: copy.variables[3]), 120) }
        try copies.system.setConstant(-40, of: members[1].constraints[4])
        try copies.system.setConstant(-40, of: members[1].constraints[3])
        XCTAssertEqual(copies.system.value(of: members[1].variables[1]), 40)
        XCTAssertEqual(copies.system.value(of: members[2].variables[1]), 90)
        try copies.system.remove(members[2].constraints[0])
        try copies.system.add([Term(members[2].variables[0])], constant: -20, .equal)
        XCTAssertEqual(copies.system.value(of: members[2].variables[2]), 20 + 90 + 8)
        let explanation = copies.system.explanation(of: members[0].variables[2])
        XCTAssertEqual(explanation.tight.map(\.constraint.index).sorted(), [0, 1, 4])
        copies.system.checkInvariants()
    }

    /// The terms of both chains come back from their program while the row between them is being grouped.
    func testARowBetweenTwoLongCopiesJoinsThem() throws {
        let system = ConstraintSystem()
        func addChain() throws -> Variable {
            let links = (0..<3_000).map { _ in system.makeVariable() }
            try system.add([Term(links[0], 1)], constant: 0, .greaterThanOrEqual)
            for (link, next) in zip(links, links.dropFirst()) {
                try system.add([Term(next, 1), Term(link, -1)], constant: -1, .equal)
            }
            return try XCTUnwrap(links.last)
        }
        let ends = (try addChain(), try addChain())
        system.solve()
        XCTAssertEqual(system.value(of: ends.1), 2_999)
        let row = try system.add([Term(ends.1, 1), Term(ends.0, -1)], constant: -5, .equal)
        XCTAssertEqual(system.value(of: ends.0), 2_999)
        XCTAssertEqual(system.value(of: ends.1), 3_004)
        system.checkInvariants()
        try system.remove(row)
        XCTAssertEqual(system.value(of: ends.1), 2_999)
        system.checkInvariants()
    }

    func testCopiesAddedBeforeTheFirstSolveFollowTheFirst() throws {
        let workload = try Workload(parsing: "V 2\nE 0 100\nC 1000 EQ 0 2 0 1 1 -1\nC 500 LE 10 1 1 1\n")
        var copies = try Copies(of: workload)
        for _ in 0..<5 { try copies.add() }
        copies.system.solve()
        XCTAssertEqual(copies.system.statistics.basesFollowed, 4)
        XCTAssertNil(try copies.difference())
    }
}
