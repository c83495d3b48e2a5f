import ConstraintSolver
import HeapSize

/// Bytes of heap that each constraint of a solved system takes, all variables and tables included.
func printMemory(of flat: FlatWorkload) throws {
    let count = Double(flat.workload.rows.count)
    var systems: [ConstraintSystem] = []
    let bytes = try heap {
        let instance = try flat.instantiate()
        instance.system.solve()
        systems.append(instance.system)
    }
    print("\(bytes / count) bytes a constraint")
    withExtendedLifetime(systems) {}
}

/// The memory that a piece of work leaves on the heap.
private func heap(_ work: () throws -> Void) rethrows -> Double {
    let before = heap_bytes_in_use()
    try work()
    return Double(heap_bytes_in_use()) - Double(before)
}
