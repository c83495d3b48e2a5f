import Foundation

/// The documents of two commits, as `git` tells them.
struct GitCommits {
    /// A document that the commits have in different versions; nil where one has none.
    struct Pair {
        let name: String
        let old: [UInt8]?
        let new: [UInt8]?
    }

    private let folder: String
    private let root: String

    /// - Parameter folder: any folder of the checkout.
    /// - Throws: `DifferenceError` where there is no git, or no repository.
    init(folder: String) throws {
        self.folder = folder
        var answer = try Self.run(["rev-parse", "--show-toplevel"], in: folder)
        // A repository without a checkout is its own folder.
        if answer.status != 0 { answer = try Self.run(["rev-parse", "--absolute-git-dir"], in: folder) }
        guard answer.status == 0 else {
            throw DifferenceError("\(folder) isn't in a git repository; name two files instead")
        }
        root = answer.line
    }

    /// The documents that differ.
    ///
    /// - Parameter new: nil for the files as they are.
    /// - Throws: `DifferenceError` for a commit or a path that isn't there.
    func pairs(old: String, new: String?, paths: [String]) throws -> [Pair] {
        let old = try commit(old)
        let new = try new.map(commit)
        let absolute = paths.map { URL(fileURLWithPath: $0).path }
        var words = ["diff", "--name-status", "-z", "-M", old] + (new.map { [$0] } ?? []) + ["--"]
        words += absolute.isEmpty ? ["*.storyboard", "*.xib"] : absolute
        let answer = try Self.run(words, in: absolute.isEmpty ? root : folder)
        guard answer.status == 0 else {
            throw DifferenceError("git can't compare in \(root): \(answer.errors)")
        }
        var fields = answer.text.split(separator: "\0").map(String.init)[...]
        var pairs: [Pair] = []
        while let status = fields.popFirst(), let first = fields.popFirst() {
            let second = status.hasPrefix("R") || status.hasPrefix("C") ? fields.popFirst() ?? first : first
            guard Self.isDocument(second) else { continue }
            pairs.append(
                Pair(
                    name: second, old: status == "A" ? nil : try contents(first, at: old),
                    new: status == "D" ? nil : try contents(second, at: new)))
        }
        if pairs.isEmpty { try checkPresence(of: paths, at: [old] + (new.map { [$0] } ?? [])) }
        return pairs
    }

    private static func isDocument(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

    private func commit(_ name: String) throws -> String {
        let answer = try Self.run(
            ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"], in: root)
        guard answer.status == 0 else { throw DifferenceError("there is no commit \(name) in \(root)") }
        return answer.line
    }

    private func contents(_ path: String, at commit: String?) throws -> [UInt8] {
        guard let commit else {
            return try InputFile.bytes(URL(fileURLWithPath: root).appendingPathComponent(path).path)
        }
        let answer = try Self.run(["show", "\(commit):\(path)"], in: root)
        guard answer.status == 0 else { throw DifferenceError("commit \(commit.prefix(10)) has no file \(path)") }
        return [UInt8](answer.output)
    }

    /// A path that neither side knows is a mistake, not a document without changes.
    private func checkPresence(of paths: [String], at commits: [String]) throws {
        for path in paths where !FileManager.default.fileExists(atPath: path) {
            let prefix = URL(fileURLWithPath: root).path + "/"
            let full = URL(fileURLWithPath: path).path
            let relative = full.hasPrefix(prefix) ? String(full.dropFirst(prefix.count)) : path
            let isKnown = try commits.contains {
                try Self.run(["cat-file", "-e", "\($0):\(relative)"], in: root).status == 0
            }
            guard isKnown else { throw DifferenceError("there is no file \(path), neither here nor in these commits") }
        }
    }

    private struct Answer {
        let status: Int32
        let output: Data
        let errors: String

        var text: String { String(decoding: output, as: UTF8.self) }
        var line: String { text.split(separator: "\n").first.map(String.init) ?? "" }
    }

    private static func run(_ words: [String], in folder: String) throws -> Answer {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + words
        let output = Pipe()
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent("masu-git-\(UUID().uuidString)")
        guard FileManager.default.createFile(atPath: errors.path, contents: nil),
            let errorFile = FileHandle(forWritingAtPath: errors.path)
        else { throw DifferenceError("\(errors.path) can't be written, which git's messages go to") }
        defer { try? FileManager.default.removeItem(at: errors) }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errorFile
        do { try process.run() } catch { throw DifferenceError("git can't be started; name two files instead") }
        try? output.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let message = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        guard process.terminationStatus != 127 else {
            throw DifferenceError("git isn't installed; name two files instead of commits")
        }
        return Answer(
            status: process.terminationStatus, output: data,
            errors: message.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}

/// A reason why two documents can't be compared.
struct DifferenceError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
