import ConstraintSolver
import CountedOperations
import Foundation

// SolverBenchmark --only FILE OPERATION COUNT      repeats one operation, for a profiler
// SolverBenchmark --memory FILE                    bytes of heap for each constraint of a solved system
// SolverBenchmark --counts FOLDER [NAME…]          the operations whose instructions Benchmarks/count-instructions counts
// SolverBenchmark FOLDER [PEER [WORKLOAD:OPERATION…]]
//                              the whole table, or those lines of it, interleaved with the peer where there is one

let arguments = Array(CommandLine.arguments.dropFirst())

func load(_ path: String) throws -> FlatWorkload {
    FlatWorkload(
        try Workload(parsing: String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)))
}

if arguments.first == "--only", arguments.count == 4, let operation = Operation(rawValue: arguments[2]),
    let count = Int(arguments[3])
{
    let measure = try operation.measure(try load(arguments[1]), repetitions: count)
    print("\(measure.nanoseconds) ns, \(measure.allocations) allocations")
} else if arguments.first == "--memory", arguments.count == 2 {
    try printMemory(of: try load(arguments[1]))
} else if arguments.first == "--counts", arguments.count >= 2 {
    try countedOperations(in: arguments[1]).count(only: Array(arguments.dropFirst(2)))
} else if let folder = arguments.first {
    try Table(folder: folder, peer: arguments.dropFirst().first, only: Array(arguments.dropFirst(2))).run()
} else {
    print(
        """
        usage: SolverBenchmark FOLDER [PEER [WORKLOAD:OPERATION…]]
             | SolverBenchmark --memory FILE
             | SolverBenchmark --counts FOLDER [NAME…]
             | SolverBenchmark --only FILE OPERATION COUNT
        """
    )
    exit(2)
}
