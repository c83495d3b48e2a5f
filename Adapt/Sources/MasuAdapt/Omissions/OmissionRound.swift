import Foundation

/// The code that a build of a package reported, left out of the package's sources where they lie.
///
/// The sources aren't adapted again, which for an app with its libraries takes longer than to compile what has changed.
public struct OmissionRound {
    private let folder: URL

    /// - Parameter folder: the package's, as it was made with stand-ins.
    public init(in folder: URL) { self.folder = folder.standardizedFileURL }

    /// - Parameter output: the build's.
    /// - Returns: a sentence for each place that is left out now, those of earlier rounds too; nil where nothing of what the
    ///   build reported can go.
    /// - Throws: an error where the folder is no such package, or a file can't be read or written.
    public func omit(errors output: String) throws -> [String]? {
        var record = try OmissionRecord(of: folder)
        let errors = Dictionary(grouping: [CompilerError](output: output), by: \.file)
        let sources = try self.sources(named: Set(errors.keys))
        var hasChanged = false
        for (path, errors) in errors.sorted(by: { $0.key < $1.key }) {
            guard let sources = sources[path] else { continue }
            let parts = try sources.map { source in
                let text = try String(contentsOf: source, encoding: .utf8)
                let head = Self.originalName(text) == nil ? "" : text.prefix { $0 != "\n" } + "\n"
                return (head: head, text: String(text.dropFirst(head.count)))
            }
            guard let left = record.omit(errors, of: path, in: parts.map(\.text)) else { continue }
            for ((source, part), text) in zip(zip(sources, parts), left) {
                try Data((part.head + text).utf8).write(to: source)
            }
            hasChanged = true
        }
        guard hasChanged else { return nil }
        try record.json.write(to: folder.appendingPathComponent(OmissionRecord.file))
        return record.sentences
    }

    /// The package's sources by the paths that the compiler knows them by: several where a file belongs to several modules.
    private func sources(named names: Set<String>) throws -> [String: [URL]] {
        var found: [String: [URL]] = [:]
        for place in ["Sources", "Tests"].map(folder.appendingPathComponent) {
            for path in FileManager.default.enumerator(atPath: place.path)?.allObjects as? [String] ?? []
            where path.hasSuffix(".swift") {
                let file = place.appendingPathComponent(path)
                let name = try Self.originalName(String(contentsOf: file, encoding: .utf8)) ?? file.path
                if names.contains(name) { found[name, default: []].append(file) }
            }
        }
        return found.mapValues { $0.sorted { $0.path < $1.path } }
    }

    /// The file that an adapted copy's first line names.
    private static func originalName(_ text: String) -> String? {
        guard text.hasPrefix("#sourceLocation") else { return nil }
        return text.prefixMatch(of: /#sourceLocation\(file: "(.*)", line: 1\)\n/).map { String($0.1) }
    }
}
