/// The imports that a folder of a package beside this one, or of the fuzz targets, may have.
struct PackageRule {
    /// The path from the repository's root.
    var folder: String
    var imports: Set<String>

    /// A row for each folder with Swift files in `Adapt`, `Benchmarks` and `Fuzz`.
    static let table: [PackageRule] = [
        PackageRule(
            folder: "Adapt/Sources/MasuAdapt", imports: ["Foundation", "FoundationXML", "SwiftParser", "SwiftSyntax"]),
        PackageRule(folder: "Adapt/Sources/SourceRules", imports: ["SwiftParser", "SwiftSyntax"]),
        PackageRule(folder: "Adapt/Sources/masu-adapt", imports: ["Foundation", "MasuAdapt", "SourceRules"]),
        PackageRule(folder: "Adapt/Plugins/MasuAdaptPlugin", imports: ["Foundation", "PackagePlugin"]),
        PackageRule(
            folder: "Adapt/Tests/MasuAdaptTests",
            imports: ["Foundation", "MasuAdapt", "SwiftParser", "SwiftSyntax", "XCTest"]),
        PackageRule(folder: "Adapt/Tests/SourceRulesTests", imports: ["Foundation", "SourceRules", "XCTest"]),
        PackageRule(folder: "Benchmarks/Sources/ColdStart", imports: application),
        PackageRule(folder: "Benchmarks/Sources/CombineBenchmark", imports: ["Combine", "Foundation", "OpenCombine"]),
        PackageRule(folder: "Benchmarks/Sources/CoreDataBenchmark", imports: ["CoreData", "Foundation", "SQLitePeer"]),
        PackageRule(folder: "Benchmarks/Sources/CombinePeer", imports: ["Combine", "Foundation", "OpenCombine"]),
        PackageRule(folder: "Benchmarks/Sources/CombineThreads", imports: ["Combine", "Foundation"]),
        PackageRule(folder: "Benchmarks/Sources/CountedOperations", imports: ["InstructionCounter"]),
        PackageRule(folder: "Benchmarks/Sources/ExplanationBenchmark", imports: ["ConstraintSolver"]),
        PackageRule(
            folder: "Benchmarks/Sources/FailureBenchmark", imports: ["Foundation", "SnapshotTesting", "UIKit"]),
        PackageRule(folder: "Benchmarks/Sources/HelloProgram", imports: ["Foundation"]),
        PackageRule(folder: "Benchmarks/Sources/InspectorBenchmark", imports: application.union(["Inspector"])),
        PackageRule(
            folder: "Benchmarks/Sources/ListBenchmark",
            imports: application.union(["CountedOperations", "HeapSize", "LayoutTrace", "ListGeometry", "TextLayout"])),
        PackageRule(folder: "Benchmarks/Sources/OneCell", imports: application.union(["CountedOperations"])),
        PackageRule(folder: "Benchmarks/Sources/SizesBenchmark", imports: application.union(["LayoutTesting"])),
        PackageRule(
            folder: "Benchmarks/Sources/SolverBenchmark",
            imports: ["AllocationCounter", "ConstraintSolver", "CountedOperations", "Foundation", "HeapSize"]),
        PackageRule(folder: "Fuzz", imports: ["ConstraintSolver", "InterfaceBuilder"]),
    ]

    private static let application: Set<String> = ["Foundation", "HeadlessHost", "UIKit"]

    /// Folders that aren't held against the rules of the house, and the reason.
    static let exempt = [
        "Adapt/Example/": "an app as its developer wrote it, which the source adapter's test adapts and runs"
    ]

    /// The imports of a file that its folder mayn't have; a manifest imports what manifests do.
    static func violations(in file: SourceFile) -> [Violation] {
        let isManifest = file.path.hasSuffix("/Package.swift")
        let rule =
            isManifest
            ? PackageRule(folder: file.path, imports: ["Foundation", "PackageDescription"])
            : table.first { file.path.hasPrefix($0.folder + "/") }
        guard let rule else {
            return [Violation(path: file.path, line: 0, message: "its folder has no row in PackageRule.table")]
        }
        return file.imports().filter { !rule.imports.contains($0.module) }.map {
            let may = rule.imports.sorted().joined(separator: ", ")
            return Violation(
                path: file.path, line: $0.line,
                message: "imports \($0.module), but \(rule.folder) may import only \(may)")
        }
    }
}
