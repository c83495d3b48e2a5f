import ApplicationCommand
import Foundation

/// `masu test`: builds an app's unit tests and runs them, those of XCTest and those of Swift Testing.
enum TestCommand {
    static func run(_ words: CommandWords) throws -> Int32 {
        let build = try ApplicationBuild(words, report: MasuProgram.complain)
        guard let product = try build.buildTests() else { return 1 }
        let filter = words.value("--filter")
        // Each library runs in a process of its own, and starts the app that is around its tests.
        let library = TestSources.import(of: "Testing", in: product.package) ? [] : ["--disable-swift-testing"]
        var summary = TestSummary()
        var hasTarget = true
        let status = try ChildProcess(
            ["swift", "test", "--skip-build"] + library + product.arguments + (filter.map { ["--filter", $0] } ?? []),
            environment: product.environment
        ).run { line in
            guard !line.hasPrefix("error: no tests found") else { return hasTarget = false }
            summary.take(line)
            print(line)
        }
        guard hasTarget else {
            MasuProgram.complain("\(build.place.name) has no target of unit tests.")
            return 1
        }
        guard summary.count > 0 || status != 0 else {
            MasuProgram.complain(filter.map(SnapshotRunner.noMatch) ?? "There are no tests.")
            return 1
        }
        print(summary.text)
        return status == 0 && !summary.hasFailed ? 0 : 1
    }
}

/// The sources of a package's tests.
enum TestSources {
    /// True if a file of a package imports a module; what is built and hidden is left out.
    static func `import`(of module: String, in package: URL) -> Bool {
        let files = FileManager.default.enumerator(atPath: package.path)
        while let path = files?.nextObject() as? String {
            let file = package.appendingPathComponent(path)
            if file.lastPathComponent.hasPrefix(".") {
                files?.skipDescendants()
            } else if file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8),
                text.contains("import \(module)\n") || text.contains("import \(module);")
            {
                return true
            }
        }
        return false
    }
}
