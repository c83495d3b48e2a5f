import Foundation

/// A build of an app with `--stand-ins`: what the compiler doesn't take is left out, until it takes the rest.
///
/// Each round leaves out the places of the errors that the one before reported. What named something that went comes up in the
/// next; a round costs what compiling the changed files costs.
struct OmittingBuild {
    /// The words of `swift build`.
    let command: [String]
    let environment: [String: String]
    let package: URL
    let isVerbose: Bool
    let report: (String) -> Void

    /// An app of 45,000 lines has come to an end after fourteen.
    private static let rounds = 30
    /// The number of places that are told; the file has all.
    private static let told = 20

    /// - Returns: false where errors are left, which are reported.
    func run() throws -> Bool {
        let errors = package.appendingPathComponent(".build/errors.txt")
        var omitted: [String] = []
        for round in 1...Self.rounds {
            let output = BuildOutput(report, isVerbose: isVerbose)
            if try output.run(command, environment: environment, reportsErrors: false) == 0 {
                tell(omitted)
                return true
            }
            try Data(output.errors.map { $0 + "\n" }.joined().utf8).write(to: errors)
            guard let places = try Adapter(report: report).omit(from: package, errors: errors) else {
                output.reportErrors()
                return false
            }
            omitted = places
            report("  round \(round): \(places.count) places left out, which the compiler doesn't take")
        }
        report("After \(Self.rounds) rounds there are still errors, so nothing more is left out.")
        return false
    }

    private func tell(_ omitted: [String]) {
        guard !omitted.isEmpty else { return }
        omitted.prefix(Self.told).forEach(report)
        let rest = omitted.count > Self.told ? "… and \(omitted.count - Self.told) others: " : ""
        report(
            "\(rest)\(package.appendingPathComponent("Omissions.json").path) lists what was left out. The app says so where it "
                + "comes to such a place.")
    }
}
