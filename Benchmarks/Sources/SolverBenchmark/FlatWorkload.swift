import ConstraintSolver

/// A workload laid out for building systems of it quickly, so that the solver is what is timed.
struct FlatWorkload {
    let workload: Workload
    private let rows: [Row]
    private let starts: [Int]
    private let variables: [Int32]
    private let coefficients: [Double]

    /// A row without its terms, so that reading one counts no references.
    private struct Row {
        var constant: Double
        var relation: Relation
        var priority: Float
    }

    init(_ workload: Workload) {
        self.workload = workload
        var starts = [0]
        var variables: [Int32] = []
        var coefficients: [Double] = []
        for row in workload.rows {
            for term in row.terms {
                variables.append(Int32(term.variable))
                coefficients.append(term.coefficient)
            }
            starts.append(variables.count)
        }
        rows = workload.rows.map { Row(constant: $0.constant, relation: $0.relation, priority: $0.priority) }
        self.starts = starts
        self.variables = variables
        self.coefficients = coefficients
    }

    /// The variables and constraints of the workload in a system.
    struct Instance {
        var system: ConstraintSystem
        var variables: [Variable]
        var constraints: [ConstraintID]
    }

    /// In a system by itself, or in one that shares what is known of structures.
    func instantiate(sharing known: KnownStructures? = nil) throws -> Instance {
        let system = known.map(ConstraintSystem.init(sharing:)) ?? ConstraintSystem()
        var instance = Instance(system: system, variables: [], constraints: [])
        try makeVariables(of: &instance)
        instance.constraints.reserveCapacity(workload.rows.count)
        try addRows(to: &instance, solvingEach: false)
        return instance
    }

    /// The workload's structures, met by three systems one after the other.
    func knownStructures() throws -> KnownStructures {
        let known = KnownStructures()
        for _ in 0..<3 { try instantiate(sharing: known).system.solve() }
        return known
    }

    /// As `instantiate`, but given variables are held by a required row each, as Auto Layout holds a window's size.
    func instantiateWithHeldVariables() throws -> (instance: Instance, held: [ConstraintID]) {
        var instance = Instance(system: ConstraintSystem(), variables: [], constraints: [])
        for _ in 0..<workload.variableCount { instance.variables.append(instance.system.makeVariable()) }
        let held = try workload.given.map { item in
            try instance.system.add([Term(instance.variables[item.variable])], constant: -item.value, .equal)
        }
        try addRows(to: &instance, solvingEach: false)
        return (instance, held)
    }

    /// As `instantiate`, but with a solve after every addition.
    func instantiateSingly() throws -> Instance {
        var instance = Instance(system: ConstraintSystem(), variables: [], constraints: [])
        try makeVariables(of: &instance)
        try addRows(to: &instance, solvingEach: true)
        return instance
    }

    /// Adds the workload once more to the system, with variables of its own but for the given ones.
    func instantiateAgain(in instance: inout Instance) throws {
        for v in 0..<workload.variableCount where !workload.given.contains(where: { $0.variable == v }) {
            instance.variables[v] = instance.system.makeVariable()
        }
        instance.constraints.removeAll(keepingCapacity: true)
        try addRows(to: &instance, solvingEach: false)
    }

    /// The given variables come in ascending order.
    private func makeVariables(of instance: inout Instance) throws {
        instance.variables.reserveCapacity(workload.variableCount)
        var next = 0
        for v in 0..<workload.variableCount {
            if next < workload.given.count, workload.given[next].variable == v {
                instance.variables.append(try instance.system.makeVariable(given: workload.given[next].value))
                next += 1
            } else {
                instance.variables.append(instance.system.makeVariable())
            }
        }
    }

    private func addRows(to instance: inout Instance, solvingEach: Bool) throws {
        let system = instance.system
        try instance.variables.withUnsafeBufferPointer { own in
            try variables.withUnsafeBufferPointer { variables in
                try coefficients.withUnsafeBufferPointer { coefficients in
                    try withUnsafeTemporaryAllocation(of: Term.self, capacity: 16) { terms in
                        for r in 0..<rows.count {
                            let (row, first) = (rows[r], starts[r])
                            let count = starts[r + 1] - first
                            for i in 0..<count {
                                terms[i] = Term(own[Int(variables[first + i])], coefficients[first + i])
                            }
                            let added = UnsafeBufferPointer(start: terms.baseAddress, count: count)
                            instance.constraints.append(
                                try system.add(added, constant: row.constant, row.relation, priority: row.priority))
                            if solvingEach { system.solve() }
                        }
                    }
                }
            }
        }
    }
}
