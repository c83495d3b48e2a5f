import ConstraintSolver
import CountedOperations

/// The solver's operations whose instructions are counted, on the workloads of a folder.
func countedOperations(in folder: String) -> [CountedOperation] {
    let wanted: [(workload: String, operation: Operation, repetitions: Int)] = [
        ("cells1", .build, 10), ("cells1", .again, 10), ("cells1", .known, 10), ("cells1", .single, 2),
        ("cells1", .resize, 100),
        ("cells1", .text, 100), ("cells1", .churn, 10), ("cells100", .build, 1), ("cells100", .resize, 20),
        ("cells100", .text, 100), ("cells100", .churn, 1), ("chain10", .build, 10), ("chain10", .single, 2),
        ("chain100", .build, 2), ("chain100", .single, 1), ("chain100", .resize, 20),
    ]
    return wanted.map { wanted in
        CountedOperation("solver-\(wanted.workload)-\(wanted.operation)-x\(wanted.repetitions)") {
            let flat = try load("\(folder)/\(wanted.workload).txt")
            return { _ = try wanted.operation.measure(flat, repetitions: wanted.repetitions) }
        }
    }
}
