import CountedOperations
import Foundation

/// `ListBenchmark` runs everything; `ListBenchmark scroll-1M diff` runs some; `ListBenchmark --counts [NAME…]` carries
/// out the operations whose instructions `Benchmarks/count-instructions` counts, and `--times NAME…` times them.
let benchmarks: [(name: String, run: @MainActor () throws -> Void)] = [
    ("load-1M", benchmarkLoad), ("measure-10k", benchmarkMeasure), ("scroll-1M", benchmarkScroll),
    ("insert-head-1M", benchmarkInsert), ("rotate", benchmarkRotate), ("diff", { try benchmarkDiff() }),
    ("flow-100k", benchmarkFlow), ("collection-100k", benchmarkCollectionScroll), ("apply-100k", benchmarkApply),
    ("nested", benchmarkNested), ("memory", benchmarkMemory), ("trace-tax", benchmarkTrace),
    ("text", benchmarkText), ("picture", benchmarkPicture), ("cold-start", { try benchmarkColdStart() }),
]

setvbuf(stdout, nil, _IOLBF, 0)
let wanted = CommandLine.arguments.dropFirst()
if wanted.first == "--counts" || wanted.first == "--times" {
    do {
        let names = Array(wanted.dropFirst())
        try MainActor.assumeIsolated {
            wanted.first == "--counts" ? try countedOperations().count(only: names) : try time(names)
        }
        exit(0)
    } catch {
        print(error)
        exit(1)
    }
}
for name in wanted where !benchmarks.contains(where: { $0.name == name }) {
    print("There is no benchmark '\(name)'. Benchmarks: \(benchmarks.map(\.name).joined(separator: ", ")).")
    exit(2)
}
MainActor.assumeIsolated {
    Pace.report()
    for benchmark in benchmarks where wanted.isEmpty || wanted.contains(benchmark.name) {
        do {
            try benchmark.run()
        } catch {
            print("\(benchmark.name): \(error)")
            exit(1)
        }
    }
}
