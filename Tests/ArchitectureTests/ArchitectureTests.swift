import XCTest

/// Kind: documented — ARCHITECTURE.md and CONTRIBUTING.md.
///
/// The rules of the house, held against the files of this checkout. ARCHITECTURE.md explains them.
final class ArchitectureTests: XCTestCase {
    private func tree() throws -> SourceTree {
        let tree = try SourceTree.shared.get()
        XCTAssertGreaterThan(tree.sources.count, 10, "the scan didn't find the sources")
        XCTAssertGreaterThan(tree.tests.count, 10, "the scan didn't find the tests")
        XCTAssertGreaterThan(tree.beside.count, 10, "the scan didn't find the packages beside")
        return tree
    }

    private func assertNone(_ violations: [Violation], file: StaticString = #filePath, line: UInt = #line) {
        for violation in violations { XCTFail("\(violation)", file: file, line: line) }
    }

    func testModulesImportOnlyWhatTheirLayerAllows() throws {
        assertNone(try tree().sources.flatMap { LayerRule.violations(in: $0) })
    }

    func testThePackagesBesideImportOnlyWhatTheirFolderAllows() throws {
        let files = try tree().beside
        assertNone(files.flatMap { PackageRule.violations(in: $0) })
        let unused = PackageRule.table.map(\.folder).filter { folder in
            !files.contains { $0.path.hasPrefix(folder + "/") }
        }
        XCTAssertEqual(unused, [], "these rows of PackageRule.table have no folder")
    }

    func testNothingBelowTheHostsMayImportAHostOrATool() {
        let hostsAndTools = Set(LayerRule.table.filter(\.isHostOrTool).map(\.module))
        for rule in LayerRule.table where !rule.isHostOrTool {
            XCTAssertEqual(rule.allowedImports().intersection(hostsAndTools), [], "in the row of \(rule.module)")
        }
    }

    /// One file of each module that imports them.
    func testSomeModulesAreImportedInOneFileOnly() throws {
        let tree = try tree()
        for module in LayerRule.inOneFileOnly {
            let importing = tree.sources.filter { $0.imports().contains { $0.module == module } }.map(\.path)
            let folders = Dictionary(grouping: importing) { $0.split(separator: "/").prefix(2).joined(separator: "/") }
            for files in folders.values {
                XCTAssertLessThanOrEqual(files.count, 1, "\(module) is imported in \(files)")
            }
        }
    }

    func testEveryFolderOfSourcesIsATargetWithALayer() throws {
        let tree = try tree()
        let declared = tree.manifest.sourceTargets.map(\.name)
        let strays = tree.modules.filter { !declared.contains($0) }
        XCTAssertEqual(strays, [], "these folders of Sources are no targets of Package.swift")
        let unfounded = declared.filter { !tree.modules.contains($0) }
        XCTAssertEqual(unfounded, [], "these targets of Package.swift have no folder in Sources")
        let known = Set((LayerRule.table + LayerRule.optional).map(\.module))
        XCTAssertEqual(declared.filter { !known.contains($0) }, [], "these targets have no row in LayerRule.table")
        let absent = LayerRule.table.map(\.module).filter { !declared.contains($0) }
        XCTAssertEqual(absent, [], "these rows of LayerRule.table have no target")
    }

    func testTheManifestIsListedBottomUp() throws {
        let manifest = try tree().manifest
        XCTAssertGreaterThan(manifest.targets.count, 20, "the manifest's targets weren't understood")
        assertNone(manifest.orderViolations())
        assertNone(manifest.layerViolations(LayerRule.table + LayerRule.optional))
    }

    func testTheManifestHasNoUnsafeFlags() throws {
        assertNone(try tree().manifest.file.uses(of: [unsafeFlags]))
    }

    func testNothingBelowTheHostsUsesClocksEnvironmentOrChance() throws {
        // The source adapter's text depends on its sources alone, too.
        let files = try tree().belowHosts + tree().beside.filter { $0.path.hasPrefix("Adapt/Sources/MasuAdapt/") }
        let uses = files.flatMap { $0.uses(of: Forbidden.belowHosts) }
        assertNone(Exception.sift(uses, by: Exceptions.forbiddenIdentifiers, in: files))
    }

    func testSourcesForceNothing() throws {
        let files = try tree().sources + tree().beside
        assertNone(Exception.sift(files.flatMap { $0.forcings() }, by: Exceptions.forcings, in: files))
    }

    func testNoFileIsTooLong() throws {
        let files = try tree().sources + tree().tests + tree().beside
        let long = files.compactMap { $0.lengthViolation(limit: 500) }
        assertNone(Exception.sift(long, by: Exceptions.longFiles, in: files))
    }

    func testNothingIsLeftToBeDone() throws {
        let tree = try tree()
        assertNone(
            (tree.sources + tree.tests + tree.beside + tree.cSources + [tree.manifest.file]).flatMap { $0.markers() })
        assertNone((tree.sources + tree.beside).flatMap { $0.namelessTraps() })
    }
}

/// Flags that make a package unusable as a dependency.
let unsafeFlags = Forbidden("unsafeFlags", because: "no package can depend on one that uses them")

extension SourceFile {
    /// A violation where the file has more lines than `limit`.
    func lengthViolation(limit: Int) -> Violation? {
        let lines = masked.line(at: masked.original.count)
        guard lines > limit else { return nil }
        return Violation(path: path, line: 0, message: "\(lines) lines; above \(limit) a file needs a reason, or a cut")
    }
}
