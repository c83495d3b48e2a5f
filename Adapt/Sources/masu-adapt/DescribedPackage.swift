import Foundation
import MasuAdapt

/// A package on the disk, asked by `swift package describe`.
enum DescribedPackage {
    /// - Parameters:
    ///   - masu: Masu's package, which manifests find by the variable `MASU`; nil for what the environment says.
    ///   - scratch: the package's copy, in whose build folder other packages are fetched.
    /// - Throws: `DescriptionError` where the manifest can't be read; what SwiftPM says of it has gone to the standard error.
    static func read(_ folder: URL, masu: URL?, scratch: URL) throws -> PackageDescription {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", folder.path, "--scratch-path",
            scratch.appendingPathComponent(".build").path, "describe", "--type", "json",
        ]
        process.environment = ProcessInfo.processInfo.environment
        if let masu { process.environment?["MASU"] = masu.path }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let json = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw DescriptionError(package: folder) }
        return try PackageDescription(json: json)
    }
}

/// A package whose manifest SwiftPM doesn't take.
struct DescriptionError: Error, CustomStringConvertible {
    var package: URL
    var description: String {
        "'swift package describe' doesn't take \(package.path)/Package.swift; its reason is above"
    }
}
