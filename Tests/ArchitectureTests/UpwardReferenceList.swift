import Foundation
import TestSupport

/// The references upwards that are excused: a line each, `path<tab>type<tab>reason`.
struct UpwardReferenceList {
    struct Entry: Hashable {
        var path: String
        var type: String
    }

    static let path = "Tests/Fixtures/Architecture/upward-references.tsv"
    /// The largest number of lines. It is lowered whenever lines go, and never raised.
    static let mostEntries = 14

    var entries: [Entry] = []

    init() throws {
        let text = try String(contentsOf: RepositoryPaths.root.appendingPathComponent(Self.path), encoding: .utf8)
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 3, !fields[2].isEmpty else { throw Malformed(line: String(line)) }
            entries.append(Entry(path: String(fields[0]), type: String(fields[1])))
        }
    }

    func contains(_ reference: TypeReferences.Upward) -> Bool {
        entries.contains(Entry(path: reference.path, type: reference.type))
    }

    struct Malformed: Error, CustomStringConvertible {
        var line: String
        var description: String { "\(UpwardReferenceList.path): '\(line)' isn't path, type and reason between tabs" }
    }
}
