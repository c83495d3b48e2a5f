// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Masu", path: "..")],
    targets: [
        .target(name: "AllocationCounter"),
        .executableTarget(
            name: "SolverBenchmark",
            dependencies: [.product(name: "ConstraintSolver", package: "Masu"), "AllocationCounter"]),
    ]
)
