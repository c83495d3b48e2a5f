// swift-tools-version: 6.2
// Ours beside the peer and the limit, in one run. A package of its own: nothing here is shipped.
import PackageDescription

// A checkout of OpenCombine, timed beside Combine.
let peer = Context.environment["PEER"]
// Prebuilt modules in place of the sources, as apps have them.
let masu = Context.environment["MASU"] ?? ".."

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Masu", path: masu)] + (peer.map { [.package(name: "OpenCombine", path: $0)] } ?? []),
    targets: [
        .target(name: "AllocationCounter"),
        .target(name: "InstructionCounter"),
        .target(name: "CountedOperations", dependencies: ["InstructionCounter"]),
        .executableTarget(
            name: "SolverBenchmark",
            dependencies: [
                .product(name: "ConstraintSolver", package: "Masu"), "AllocationCounter", "HeapSize",
                "CountedOperations",
            ]),
        .executableTarget(
            name: "OneCell",
            dependencies: [
                "CountedOperations",
                .product(name: "UIKit", package: "Masu"), .product(name: "HeadlessHost", package: "Masu"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "ExplanationBenchmark", dependencies: [.product(name: "ConstraintSolver", package: "Masu")]),
        .executableTarget(
            name: "InspectorBenchmark",
            dependencies: [
                .product(name: "UIKit", package: "Masu"), .product(name: "HeadlessHost", package: "Masu"),
                .product(name: "Inspector", package: "Masu"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "FailureBenchmark",
            dependencies: [
                .product(name: "UIKit", package: "Masu"), .product(name: "SnapshotTesting", package: "Masu"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "HeapSize"),
        .executableTarget(
            name: "ListBenchmark",
            dependencies: [
                "HeapSize", "CountedOperations",
                .product(name: "UIKit", package: "Masu"), .product(name: "HeadlessHost", package: "Masu"),
                .product(name: "ListGeometry", package: "Masu"), .product(name: "LayoutTrace", package: "Masu"),
                .product(name: "TextLayout", package: "Masu"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "ColdStart",
            dependencies: [
                .product(name: "UIKit", package: "Masu"), .product(name: "HeadlessHost", package: "Masu"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "SizesBenchmark",
            dependencies: [
                .product(name: "UIKit", package: "Masu"), .product(name: "HeadlessHost", package: "Masu"),
                .product(name: "LayoutTesting", package: "Masu"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(name: "HelloProgram"),
        .executableTarget(
            name: "CombineBenchmark", dependencies: [.product(name: "Combine", package: "Masu")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .systemLibrary(name: "SQLitePeer", pkgConfig: "sqlite3"),
        .executableTarget(
            name: "CoreDataBenchmark", dependencies: [.product(name: "CoreData", package: "Masu"), "SQLitePeer"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "CombineThreads", dependencies: [.product(name: "Combine", package: "Masu")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
        + (peer == nil
            ? []
            : [
                .executableTarget(
                    name: "CombinePeer", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
                    swiftSettings: [.swiftLanguageMode(.v5), .define("PEER")])
            ])
)
