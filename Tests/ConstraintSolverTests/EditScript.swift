import ConstraintSolver

/// A run of bytes read as edits of a system, beside a plain list of what the system should hold.
///
/// Any bytes are a legal script; the fuzzer and the random tests share it. Each `check` compares the edited system with
/// one made from scratch from the list, in order of activation.
struct EditScript {
    struct Entry {
        var id: ConstraintID
        var row: Workload.Row
    }

    let system = ConstraintSystem()
    /// The structures that those made from scratch share; the edited system meets them by itself.
    private let known = KnownStructures()
    private(set) var variables: [Variable] = []
    private(set) var entries: [Entry] = []
    private var given: [Variable: Double] = [:]
    private var shadow: [Variable: Double] = [:]
    private var bytes: ArraySlice<UInt8>
    /// Checks made.
    private(set) var checks = 0

    static let coefficients: [Double] = [1, -1, 1, -1, 2, -0.5, 0.5, 3, -2, 0.5625, 0, 1.5]
    static let priorities: [Float] = [1000, 1000, 999.5, 751, 750, 500, 252, 250, 51, 50, 49, 1]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
        for _ in 0..<4 { variables.append(system.makeVariable()) }
    }

    /// Runs to the end of the bytes; returns what is wrong, or nil.
    mutating func run() throws -> String? {
        while let code = bytes.popFirst() {
            switch code % 16 {
            case 0, 1: try add()
            case 2:
                try add()
                system.solve()
            case 3: if let problem = try addCopies() { return problem }
            case 4, 5: try remove()
            case 6, 7: try setConstant()
            case 8: try setPriority()
            case 9, 10: try reactivate()
            case 11: try addGivenVariable()
            case 12: try addOrRemoveVariable()
            case 13: try batch()
            case 14: if let problem = try sweep() { return problem }
            default:
                if let problem = try check() { return problem }
            }
        }
        return try check()
    }

    private mutating func number(below bound: Int) -> Int {
        bound == 0 ? 0 : Int(bytes.popFirst() ?? 0) % bound
    }

    private mutating func constant() -> Double {
        let byte = bytes.popFirst() ?? 0
        return byte < 200 ? Double(byte) - 100 : (Double(byte) - 228) * 13.37
    }

    private mutating func add() throws {
        guard entries.count < 40, !variables.isEmpty else { return }
        try add(makeRow(variableCount: variables.count))
    }

    private mutating func add(_ row: Workload.Row) throws {
        let id = try system.add(
            row.terms.map { Term(variables[$0.variable], $0.coefficient) }, constant: row.constant, row.relation,
            priority: row.priority)
        entries.append(Entry(id: id, row: row))
    }

    /// The last rows some times more, over new variables for those that aren't given: the next cells of a table.
    private mutating func addCopies() throws -> String? {
        let rows = entries.suffix(2 + number(below: 4)).map(\.row)
        let own = Set(rows.flatMap { $0.terms.map(\.variable) }).filter { given[variables[$0]] == nil }.sorted()
        for _ in 0..<2 + number(below: 4) {
            guard variables.count + own.count <= 24, entries.count + rows.count <= 60 else { return nil }
            var copies: [Int: Int] = [:]
            for variable in own {
                copies[variable] = variables.count
                variables.append(system.makeVariable())
            }
            for var row in rows {
                row.terms = row.terms.map { .init(copies[$0.variable] ?? $0.variable, $0.coefficient) }
                if number(below: 3) == 1 { row.constant = constant() }
                try add(row)
            }
            if number(below: 4) == 1, let problem = try check() { return problem }
        }
        return nil
    }

    private mutating func makeRow(variableCount: Int) -> Workload.Row {
        var terms: [Workload.Row.Term] = []
        for _ in 0...number(below: 4) {
            terms.append(.init(number(below: variableCount), EditScript.coefficients[number(below: 12)]))
        }
        return Workload.Row(
            priority: EditScript.priorities[number(below: 12)],
            relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][number(below: 4)], constant: constant(),
            terms: terms)
    }

    private mutating func remove() throws {
        guard !entries.isEmpty else { return }
        try system.remove(entries.remove(at: number(below: entries.count)).id)
    }

    private mutating func setConstant() throws {
        guard !entries.isEmpty else { return }
        let index = number(below: entries.count)
        entries[index].row.constant = constant()
        try system.setConstant(entries[index].row.constant, of: entries[index].id)
    }

    private mutating func setPriority() throws {
        guard !entries.isEmpty else { return }
        let index = number(below: entries.count)
        entries[index].row.priority = EditScript.priorities[number(below: 12)]
        try system.setPriority(entries[index].row.priority, of: entries[index].id)
    }

    /// Removes a constraint and adds it anew, as one that is deactivated and activated: then it is the youngest.
    private mutating func reactivate() throws {
        guard !entries.isEmpty else { return }
        let entry = entries.remove(at: number(below: entries.count))
        try system.remove(entry.id)
        if number(below: 4) == 1 { system.solve() }
        try add(entry.row)
    }

    /// A window resized: one constant through many values, solved at each.
    private mutating func sweep() throws -> String? {
        guard !entries.isEmpty else { return nil }
        let index = number(below: entries.count)
        let step = constant() / 16
        for _ in 0..<6 {
            entries[index].row.constant += step
            try system.setConstant(entries[index].row.constant, of: entries[index].id)
            if let problem = try check() { return problem }
        }
        return nil
    }

    private mutating func addGivenVariable() throws {
        guard variables.count < 12 else { return }
        let value = constant()
        let variable = try system.makeVariable(given: value)
        given[variable] = value
        variables.append(variable)
    }

    private mutating func addOrRemoveVariable() throws {
        if variables.count < 12, number(below: 2) == 0 {
            variables.append(system.makeVariable())
        } else if let last = variables.last, !entries.contains(where: { mentions($0, variables.count - 1) }) {
            try system.removeVariable(last)
            variables.removeLast()
            given[last] = nil
            shadow[last] = nil
        }
    }

    private func mentions(_ entry: Entry, _ variable: Int) -> Bool {
        entry.row.terms.contains { $0.variable == variable }
    }

    /// Many edits with no solve between them.
    private mutating func batch() throws {
        for _ in 0..<3 { try setConstant() }
        try reactivate()
        try remove()
        for _ in 0..<2 { try add() }
    }

    /// The present state as a workload, rows in order of activation.
    var workload: Workload {
        var workload = Workload()
        workload.variableCount = variables.count
        for (index, variable) in variables.enumerated() {
            if let value = given[variable] { workload.given.append(.init(variable: index, value: value)) }
        }
        workload.rows = entries.map(\.row)
        return workload
    }

    private mutating func check() throws -> String? {
        checks += 1
        let workload = workload
        let (fresh, freshVariables, freshConstraints) = try workload.makeSystem(sharing: known)
        let values = variables.map { system.value(of: $0) }
        for variable in system.drainChangedVariables() { shadow[variable] = system.value(of: variable) }
        let tolerance = 1e-7 + Rating(workload, values).rounding * 10
        let identifiers = entries.map(\.id)
        let broken = system.conflicts.map { identifiers.firstIndex(of: $0.broken) }
        let freshBroken = fresh.conflicts.map { freshConstraints.firstIndex(of: $0.broken) }
        if broken != freshBroken { return "breaks \(broken), but from scratch \(freshBroken)\n\(workload.text)" }
        for (index, variable) in variables.enumerated() {
            let wanted = fresh.value(of: freshVariables[index])
            if abs(values[index] - wanted) > tolerance {
                return "variable \(index) is \(values[index]), but from scratch \(wanted)\n\(workload.text)"
            }
            if shadow[variable, default: 0] != values[index] {
                return "variable \(index) changed to \(values[index]) without being listed\n\(workload.text)"
            }
        }
        system.checkInvariants()
        return nil
    }
}
