import AllocationCounter
import ConstraintSolver

/// A timed operation; each returns nanoseconds per repetition (per constraint for `churn`).
enum Operation: String, CaseIterable {
    /// Makes a system, adds everything, solves, reads every value.
    case build
    /// The same in a system that solved the same structure before: adds it once more, solves, reads its values.
    case again
    /// As `build`, in a system that knows the structure from another one.
    case known
    /// As `build`, with a solve after every single addition.
    case single
    /// Gives the window another width, which a required row holds, solves, takes the changes.
    case resize
    /// Changes one text's four constants, solves, takes the changes.
    case text
    /// Removes every tenth constraint and adds it again, solves.
    case churn

    /// The peer's name of the operation; nil where it has none.
    var peerName: String? {
        switch self {
        case .again: nil
        case .known: Operation.build.rawValue
        default: rawValue
        }
    }

    /// True if it says little, or takes long, of hundreds of cells at once.
    var isForSmallWorkloads: Bool { self == .single }

    struct Measure {
        var nanoseconds: Double
        var allocations: Double
    }

    func measure(_ flat: FlatWorkload, repetitions: Int) throws -> Measure {
        var sink = 0.0
        var units = repetitions
        let allocations: UInt
        var (pauses, pausedAllocations) = (Duration.zero, UInt(0))
        let start: ContinuousClock.Instant
        switch self {
        case .build, .known, .single:
            let known = self == .known ? try flat.knownStructures() : nil
            allocations = allocation_count()
            start = .now
            for _ in 0..<repetitions {
                let instance =
                    self == .single ? try flat.instantiateSingly() : try flat.instantiate(sharing: known)
                for variable in instance.variables { sink += instance.system.value(of: variable) }
            }
        case .again:
            var instance = try flat.instantiate()
            instance.system.solve()
            // A table of a hundred cells, then a new one: what is never freed would be timed as page faults.
            let copies = max(1, 6_200 / flat.workload.rows.count)
            allocations = allocation_count()
            start = .now
            for i in 0..<repetitions {
                if i % copies == copies - 1 {
                    let (pause, known) = (ContinuousClock.now, allocation_count())
                    instance = try flat.instantiate()
                    instance.system.solve()
                    pauses += ContinuousClock.now - pause
                    pausedAllocations += allocation_count() - known
                }
                try flat.instantiateAgain(in: &instance)
                for variable in instance.variables { sink += instance.system.value(of: variable) }
            }
        case .resize:
            let (instance, held) = try flat.instantiateWithHeldVariables()
            let low = flat.workload.given[0].value
            var changed: [Variable] = []
            instance.system.drainChangedVariables(into: &changed)
            for i in 0..<3 {
                try instance.system.setConstant(-(low + 100 + Double(i)), of: held[0])
                instance.system.drainChangedVariables(into: &changed)
            }
            allocations = allocation_count()
            start = .now
            for i in 0..<repetitions {
                changed.removeAll(keepingCapacity: true)
                try instance.system.setConstant(-(low + Double((i * 7) % 97)), of: held[0])
                instance.system.drainChangedVariables(into: &changed)
                sink += Double(changed.count)
            }
        case .text:
            let instance = try flat.instantiate()
            let rows = flat.workload.texts[0]
            let constants = rows.map { flat.workload.rows[$0].constant }
            var changed: [Variable] = []
            instance.system.drainChangedVariables(into: &changed)
            allocations = allocation_count()
            start = .now
            for i in 0..<repetitions {
                changed.removeAll(keepingCapacity: true)
                for k in 0..<rows.count {
                    try instance.system.setConstant(constants[k] - Double(i % 13), of: instance.constraints[rows[k]])
                }
                instance.system.drainChangedVariables(into: &changed)
                sink += Double(changed.count)
            }
        case .churn:
            var instance = try flat.instantiate()
            instance.system.solve()
            units = 0
            let rows = Array(stride(from: 0, to: flat.workload.rows.count, by: 10))
            let terms = rows.map { row in
                flat.workload.rows[row].terms.map { Term(instance.variables[$0.variable], $0.coefficient) }
            }
            allocations = allocation_count()
            start = .now
            for _ in 0..<repetitions {
                for row in rows { try instance.system.remove(instance.constraints[row]) }
                for (k, row) in rows.enumerated() {
                    let source = flat.workload.rows[row]
                    instance.constraints[row] = try instance.system.add(
                        terms[k], constant: source.constant, source.relation, priority: source.priority)
                }
                instance.system.solve()
                units += rows.count
            }
        }
        let elapsed = ContinuousClock.now - start - pauses
        let used = Double(allocation_count() - allocations - pausedAllocations)
        precondition(sink.isFinite)
        let nanoseconds = Double(elapsed.components.attoseconds) / 1e9 + Double(elapsed.components.seconds) * 1e9
        return Measure(nanoseconds: nanoseconds / Double(units), allocations: used / Double(repetitions))
    }
}
