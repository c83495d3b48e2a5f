import ApplicationCommand
import Foundation

/// Builds the app of a project, and says where its executable is.
struct ApplicationBuild {
    let place: ProjectPlace
    var target: String?
    var modules: [String] = []
    /// Folders with libraries.
    var libraries: [String] = []
    /// True if declarations stand in for what is missing.
    var standsIn = false
    var configuration = "debug"
    var isVerbose = false
    /// The variables of a process of tests that name its device and its release.
    private var testedDevice: [String: String] = [:]
    /// Takes lines for the reader.
    let report: (String) -> Void

    /// A command whose operand is the project.
    init(_ words: CommandWords, report: @escaping (String) -> Void) throws(UsageError) {
        guard words.operands.count <= 1 else {
            throw UsageError("One project at a time: \(words.operands.joined(separator: ", ")).")
        }
        try self.init(words, project: words.operands.first, report: report)
    }

    /// - Parameter project: as `ProjectPlace` takes it.
    init(_ words: CommandWords, project: String?, report: @escaping (String) -> Void) throws(UsageError) {
        place = try ProjectPlace(project)
        target = words.value("--target")
        modules = words.values["--module"] ?? []
        libraries = words.values["--libraries"] ?? []
        standsIn = words.has("--stand-ins")
        configuration = words.value("--configuration") ?? "debug"
        guard ["debug", "release"].contains(configuration) else {
            throw UsageError("--configuration is debug or release, not '\(configuration)'.")
        }
        isVerbose = words.has("--verbose")
        self.report = report
        testedDevice = try Self.testedDevice(words, at: place)
    }

    /// The device and the release of tests: sources that Masu writes beside those of Xcode projects take them.
    private static func testedDevice(_ words: CommandWords, at place: ProjectPlace) throws(UsageError) -> [String:
        String]
    {
        let (device, release) = (words.value("--device"), words.value("--ios"))
        guard device != nil || release != nil else { return [:] }
        guard case .xcode = place else {
            throw UsageError(
                "--device and --ios are for tests of Xcode projects. Tests of a package say themselves what they follow: "
                    + "HeadlessHost(device:release:), or the releases of a SnapshotMatrix.")
        }
        return try TestedDevice(device: device, release: release).environment
    }

    /// Makes the folder that is written into. Making it later would change the date of the sources' folder, as if one of them
    /// had been saved.
    func makeOutputFolder() throws {
        try FileManager.default.createDirectory(at: place.outputFolder, withIntermediateDirectories: true)
    }

    /// The built product.
    struct Product {
        /// The folder of the package.
        var package: URL
        var executable: URL
    }

    /// Built tests, which a package without a program has too.
    struct Tests {
        /// The folder of the package.
        var package: URL
        /// The arguments of `swift test` that find Masu.
        var arguments: [String]
        var environment: [String: String]
    }

    /// - Returns: nil where the compiler found errors, which are reported.
    func build() throws -> Product? {
        // Without its tests, what they alone import needn't compile.
        guard let built = try build({ ["--product", try Self.executable(of: $0)] }) else { return nil }
        let program = try Self.executable(of: built.package)
        return Product(package: built.package, executable: built.folder.appendingPathComponent(program))
    }

    /// Builds all with the unit tests.
    ///
    /// - Returns: nil where the compiler found errors, which are reported.
    func buildTests() throws -> Tests? {
        try build { _ in ["--build-tests"] }?.tests
    }

    private func build(_ words: (URL) throws -> [String]) throws -> (package: URL, folder: URL, tests: Tests)? {
        let prebuilt = try ModuleSupply(configuration: configuration, report: report).modules()
        guard let package = try preparedPackage(prebuilt) else { return nil }
        let arguments = try ["--package-path", package.path, "-c", configuration] + prebuilt.arguments()
        let environment = ["MASU": prebuilt.folder.path]
        let command = try ["swift", "build"] + arguments + words(package)
        if case .xcode = place, standsIn {
            let omission = OmittingBuild(
                command: command, environment: environment, package: package, isVerbose: isVerbose, report: report)
            guard try omission.run() else { return nil }
        } else {
            let output = BuildOutput(report, isVerbose: isVerbose)
            guard try output.run(command, environment: environment) == 0 else { return nil }
        }
        let folder = package.appendingPathComponent(".build/\(configuration)")
        try prebuilt.putResources(in: folder)
        return (
            package, folder,
            Tests(
                package: package, arguments: arguments, environment: environment.merging(testedDevice) { $1 })
        )
    }

    /// The package to build: the person's own, its adapted copy where the sources have Objective-C's words, or that which
    /// is made of the Xcode project.
    private func preparedPackage(_ prebuilt: PrebuiltModules) throws -> URL? {
        let output = place.outputFolder.appendingPathComponent(place.name)
        let common = ["--output", output.path, "--masu", prebuilt.folder.path]
        let project: URL
        switch place {
        case .xcode(let place): project = place
        case .package(let folder):
            let others = LocalPackages.folders(of: folder)
            guard ([folder] + others).contains(where: ObjectiveCWords.areUsed) else { return folder }
            let manifest = folder.appendingPathComponent("Package.swift")
            let isAdapted = try Adapter(report: report).adapt(
                [manifest.path] + common, of: manifest, besides: others, to: output)
            return isAdapted ? output : nil
        }
        let words =
            [project.path] + common + (target.map { ["--target", $0] } ?? [])
            + libraries.flatMap { ["--libraries", $0] }
            + modules.flatMap { ["--module", $0] } + (standsIn ? ["--stand-ins"] : [])
        return try Adapter(report: report).adapt(words, of: project, to: output) ? output : nil
    }

    /// The name of the package's program.
    static func executable(of package: URL) throws -> String {
        let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        guard let match = manifest.firstMatch(of: /executableTarget\(\s*name:\s*"([^"]+)"/) else {
            throw UsageError("\(package.path)/Package.swift has no executable target, so there is no app to run.")
        }
        return String(match.1)
    }
}
