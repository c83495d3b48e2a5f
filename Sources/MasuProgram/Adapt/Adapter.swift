import ApplicationCommand
import Foundation

/// Starts `masu-adapt`, the program beside this one that needs the toolchain's SwiftSyntax.
struct Adapter {
    var masu = MasuFolder.present
    let report: (String) -> Void

    /// Makes a package of an Xcode project, or the copy of a package, unless nothing has changed since it was made.
    ///
    /// - Parameter others: folders of further sources that go into it.
    /// - Returns: false where it can't be made; the reason is reported.
    func adapt(_ words: [String], of project: URL, besides others: [URL] = [], to output: URL) throws -> Bool {
        let program = try self.program()
        let stamp = output.appendingPathComponent(".adapted")
        let key = words.joined(separator: "\n")
        let sources = SourceDates.newest(in: [project.deletingLastPathComponent(), program] + others)
        if let date = SourceDates.date(of: stamp), date > sources,
            (try? String(contentsOf: stamp, encoding: .utf8)) == key
        {
            return true
        }
        let isFirst = SourceDates.date(of: stamp) == nil
        try forgetBuild(ofOtherPlace: project, in: output, stamp: stamp)
        let begin = Date()
        // A run that fails may have written half of the package, which the stamp of an earlier one would vouch for.
        try? FileManager.default.removeItem(at: stamp)
        var lines: [String] = []
        let status = try ChildProcess([program.path] + words).run { lines.append($0) }
        // A later run only says what stops the build.
        for line in lines where isFirst || status != 0 || line.hasPrefix("missing") { report(line) }
        guard status == 0 else { return false }
        try key.write(to: stamp, atomically: true, encoding: .utf8)
        // A file saved meanwhile is newer than this.
        try FileManager.default.setAttributes([.modificationDate: begin], ofItemAtPath: stamp.path)
        return true
    }

    /// Deletes what was compiled for a project in another folder: modules know their paths, so that a project that was copied or moved
    /// with its build folder doesn't compile.
    private func forgetBuild(ofOtherPlace project: URL, in output: URL, stamp: URL) throws {
        let build = output.appendingPathComponent(".build")
        guard let former = try? String(contentsOf: stamp, encoding: .utf8), !former.hasPrefix(project.path + "\n"),
            FileManager.default.fileExists(atPath: build.path)
        else { return }
        try FileManager.default.removeItem(at: build)
    }

    /// Leaves out of a package, made with stand-ins, what a build of it didn't take.
    ///
    /// - Parameter errors: the build's output.
    /// - Returns: all places that are left out; nil where nothing more can be.
    func omit(from package: URL, errors: URL) throws -> [String]? {
        var lines: [String] = []
        let words = try [program().path, "omit", package.path, "--errors", errors.path]
        return try ChildProcess(words).run { lines.append($0) } == 0 ? lines : nil
    }

    /// The program; in a clone it is built first, and again where its sources are newer.
    func program() throws -> URL {
        if let adapter = masu.adapter, !isOutdated(adapter) { return adapter }
        guard let package = masu.source?.appendingPathComponent("Adapt"),
            FileManager.default.fileExists(atPath: package.path)
        else { throw UsageError("masu-adapt isn't beside this program, nor is its source.") }
        report(
            masu.adapter == nil
                ? "masu-adapt is built, once; that takes a minute or two."
                : "masu-adapt is built again: its sources have changed.")
        let status = try BuildOutput(report).run(
            ["swift", "build", "--package-path", package.path, "--product", "masu-adapt"])
        guard status == 0, let adapter = masu.adapter else {
            throw UsageError(
                "masu-adapt could not be built. It needs a toolchain with SwiftSyntax (lib/swift/host/libSwiftSyntax.so), "
                    + "as those of swift.org have; SWIFT_HOST_LIBRARIES names its folder. All but Xcode projects, "
                    + "packages with @objc or #selector and 'masu adapt' works without.")
        }
        // A build that finds nothing to do leaves the program's date.
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: adapter.path)
        return adapter
    }

    /// True for a program of the clone's package `Adapt` whose sources are newer. One beside this program is taken as it is.
    func isOutdated(_ adapter: URL) -> Bool {
        guard let package = masu.source?.appendingPathComponent("Adapt"), adapter.path.hasPrefix(package.path + "/"),
            let date = SourceDates.date(of: adapter)
        else { return false }
        return SourceDates.newest(in: ["Sources", "Package.swift"].map(package.appendingPathComponent)) > date
    }
}
