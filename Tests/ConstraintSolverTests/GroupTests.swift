import ConstraintSolver
import TestSupport
import XCTest

/// Kind: model — the same rows, added one by one.
///
/// A group that is added equals its rows added one by one, however often, and with other constants.
final class GroupTests: XCTestCase {
    /// A group of a workload's rows, and copies of it in one system.
    private struct Copies {
        let workload: Workload
        var group = ConstraintGroup()
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
            let numbers = (0..<workload.variableCount).map { index in
                values[index] == nil ? group.makeVariable() : group.makeGivenVariable()
            }
            for row in workload.rows {
                try group.add(
                    row.terms.map { .init(numbers[$0.variable], $0.coefficient) }, constant: row.constant, row.relation,
                    priority: row.priority)
            }
            for index in values.keys.sorted() {
                let variable = system.makeVariable()
                try system.setParameter(values[index] ?? 0, of: variable)
                all.given.append(.init(variable: all.variableCount, value: values[index] ?? 0))
                all.variableCount += 1
                given.append(variable)
            }
            variables = given
        }

        /// Adds the group with these constants.
        @discardableResult
        mutating func add(constants: [Double]? = nil) throws -> ConstraintGroup.Members {
            let constants = constants ?? workload.rows.map(\.constant)
            for (row, constant) in constants.enumerated() { try group.setConstant(constant, ofRow: row) }
            let members = try system.add(group, given: given)
            var map = [Int](repeating: 0, count: workload.variableCount)
            for (number, index) in own.enumerated() { map[index] = all.variableCount + number }
            let ownSet = Set(own)
            for (number, index) in map.indices.filter({ !ownSet.contains($0) }).enumerated() { map[index] = number }
            all.variableCount += own.count
            for (row, constant) in zip(workload.rows, constants) {
                var copy = row
                copy.constant = constant
                copy.terms = row.terms.map { .init(map[$0.variable], $0.coefficient) }
                all.rows.append(copy)
            }
            variables += members.variables
            constraints += members.constraints
            return members
        }

        /// What differs from a system made of all rows one by one, or nil.
        func difference() throws -> String? {
            let (fresh, freshVariables, freshConstraints) = try all.makeSystem()
            let values = variables.map(system.value(of:))
            let rounding = Rating(all, values).rounding
            for (v, value) in values.enumerated() {
                let wanted = fresh.value(of: freshVariables[v])
                if abs(value - wanted) > 1e-7 + 10 * rounding { return "v\(v) is \(value), but singly \(wanted)" }
            }
            let broken = system.conflicts.map { constraints.firstIndex(of: $0.broken) }
            let freshBroken = fresh.conflicts.map { freshConstraints.firstIndex(of: $0.broken) }
            return broken == freshBroken ? nil : "breaks \(broken), but singly \(freshBroken)"
        }
    }

    func testCopiesEqualRowsAddedSingly() throws {
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

    func testCopiesFollowTheGivenVariableAndEdits() throws {
        var copies = try makeLabels()
        let members = try (0..<3).map { _ in try copies.add() }
        for width in stride(from: 300.0, through: 140, by: -20) {
            try copies.system.setParameter(width, of: copies.given[0])
            for copy in members {
                XCTAssertEqual(copies.system.value(of: copy.variables[3]), min(120, width - 16 - 16 - 90 - 8))
            }
        }
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

    func testAGivenVariableThatIsNoParameter() throws {
        let system = ConstraintSystem()
        let width = system.makeVariable()
        try system.add([Term(width)], constant: -200, .equal)
        var group = ConstraintGroup()
        let (own, given) = (group.makeVariable(), group.makeGivenVariable())
        try group.add([.init(own), .init(given, -0.5)], constant: 0, .equal)
        let members = try (0..<3).map { _ in try system.add(group, given: [width]) }
        for copy in members { XCTAssertEqual(system.value(of: copy.variables[0]), 100) }
        try system.remove(members[1])
        XCTAssertFalse(system.contains(members[1].variables[0]))
        XCTAssertEqual(system.value(of: members[2].variables[0]), 100)
        system.checkInvariants()
    }

    /// The terms of both chains come back from their program while the row between them is being grouped.
    func testARowBetweenTwoLongCopiesJoinsThem() throws {
        var group = ConstraintGroup()
        let links = (0..<3_000).map { _ in group.makeVariable() }
        try group.add([.init(links[0], 1)], constant: 0, .greaterThanOrEqual)
        for (link, next) in zip(links, links.dropFirst()) {
            try group.add([.init(next, 1), .init(link, -1)], constant: -1, .equal)
        }
        let system = ConstraintSystem()
        let (first, second) = (try system.add(group), try system.add(group))
        system.solve()
        let ends = (try XCTUnwrap(first.variables.last), try XCTUnwrap(second.variables.last))
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

    /// A removed copy's places go to the next equal one, or to whatever comes after another removal.
    func testCopiesTakeThePlacesOfRemovedOnes() throws {
        let narrow = try Workload(parsing: "V 2\nE 0 100\nC 1000 EQ 0 2 0 1 1 -1\nC 500 LE 10 1 1 1\n")
        let wide = try Workload(
            parsing: "V 4\nE 0 100\nC 1000 EQ 5 2 1 1 0 -1\nC 1000 EQ 0 2 2 1 1 -1\nC 20 EQ 7 1 3 1\n")
        func group(of workload: Workload) throws -> ConstraintGroup {
            var group = ConstraintGroup()
            let numbers = (0..<workload.variableCount).map {
                $0 == 0 ? group.makeGivenVariable() : group.makeVariable()
            }
            for row in workload.rows {
                try group.add(
                    row.terms.map { .init(numbers[$0.variable], $0.coefficient) }, constant: row.constant, row.relation,
                    priority: row.priority)
            }
            return group
        }
        let system = ConstraintSystem()
        let (width, other) = (system.makeVariable(), system.makeVariable())
        try system.setParameter(100, of: width)
        try system.setParameter(60, of: other)
        var groups = [try group(of: narrow), try group(of: wide)]
        var generator = SeededGenerator(seed: 7)
        var present: [(kind: Int, offset: Double, given: Double, members: ConstraintGroup.Members)] = []
        var gone: [ConstraintGroup.Members] = []
        for step in 0..<400 {
            if present.count > 3 || (Bool.random(using: &generator) && !present.isEmpty) {
                let removed = present.remove(at: Int.random(in: present.indices, using: &generator))
                try system.remove(removed.members)
                gone.append(removed.members)
            } else {
                let kind = Int.random(in: 0...1, using: &generator)
                let offset = Double(Int.random(in: -20...20, using: &generator))
                let given = Bool.random(using: &generator) ? width : other
                if kind == 1 { try groups[1].setConstant(offset, ofRow: 0) }
                let members = try system.add(groups[kind], given: [given])
                present.append((kind, offset, given == width ? 100 : 60, members))
            }
            for copy in present {
                let values = copy.members.variables.map(system.value(of:))
                let wanted = copy.kind == 0 ? [copy.given] : [copy.given - copy.offset, copy.given - copy.offset, -7]
                XCTAssertEqual(values, wanted, "step \(step)")
            }
            for members in gone {
                XCTAssertFalse(members.variables.contains(where: system.contains), "step \(step)")
                XCTAssertThrowsError(try system.remove(members), "step \(step)")
            }
            system.checkInvariants()
        }
    }

    func testRemovedCopiesLeaveNothing() throws {
        var copies = try makeLabels()
        let first = try copies.add()
        copies.system.solve()
        let variable = try copies.system.add(copies.group, given: copies.given)
        let highest = variable.constraints.map(\.index).max() ?? 0
        try copies.system.remove(variable)
        for _ in 0..<200 {
            let members = try copies.system.add(copies.group, given: copies.given)
            XCTAssertEqual(members.constraints.map(\.index).max(), highest, "an index wasn't used again")
            XCTAssertEqual(copies.system.value(of: members.variables[3]), 120)
            try copies.system.remove(members)
        }
        XCTAssertEqual(copies.system.drainChangedVariables().count, 4 + 1)
        XCTAssertEqual(copies.system.value(of: first.variables[3]), 120)
        copies.system.checkInvariants()
    }

    func testRefusedRemovals() throws {
        var copies = try makeLabels()
        let system = copies.system
        let members = try copies.add()
        let other = try system.add([Term(members.variables[0])], constant: 0, .greaterThanOrEqual)
        let before = system.dump()
        XCTAssertThrowsError(try system.remove(members)) {
            XCTAssertEqual($0 as? ConstraintSystemError, .variableInUse(members.variables[0], constraints: 1))
        }
        XCTAssertEqual(system.dump(), before)
        try system.remove(other)
        try system.remove(members)
        XCTAssertThrowsError(try system.remove(members)) {
            XCTAssertEqual($0 as? ConstraintSystemError, .unknownConstraint(members.constraints[0]))
        }
        system.checkInvariants()
    }

    func testRefusedRowsLeaveTheGroupAsItWas() throws {
        var group = ConstraintGroup()
        let own = group.makeVariable()
        var foreign = ConstraintGroup()
        _ = foreign.makeVariable()
        let unknown = foreign.makeVariable()
        try group.add([.init(own)], constant: -1, .equal)
        func assertRefused(_ fragment: String, line: UInt = #line, _ call: (inout ConstraintGroup) throws -> Void) {
            XCTAssertThrowsError(try call(&group), line: line) {
                XCTAssertTrue("\($0)".contains(fragment), "“\($0)” doesn't say “\(fragment)”", line: line)
            }
            XCTAssertEqual(group.constants, [-1], line: line)
        }
        assertRefused("coefficient of row 1") { try $0.add([.init(own, .nan)], constant: 0, .equal) }
        assertRefused("constant of row 1") { try $0.add([.init(own)], constant: .infinity, .equal) }
        assertRefused("priority of row 1") { try $0.add([.init(own)], constant: 0, .equal, priority: 1001) }
        assertRefused("row 1 mentions a variable") { try $0.add([.init(unknown)], constant: 0, .equal) }
        assertRefused("new constant of row 0") { try $0.setConstant(.nan, ofRow: 0) }
        let system = ConstraintSystem()
        XCTAssertThrowsError(try system.add(group, given: [system.makeVariable()])) {
            XCTAssertEqual($0 as? ConstraintSystemError, .givenVariables(count: 1, wanted: 0))
        }
        _ = group.makeGivenVariable()
        let other = ConstraintSystem().makeVariable()
        XCTAssertThrowsError(try system.add(group, given: [other])) {
            XCTAssertTrue("\($0)".contains("the addition of a group"), "\($0)")
        }
        XCTAssertFalse(system.needsSolve)
    }
}
