import Foundation

/// The code that was left out of an app's sources, since the compiler doesn't take it: errors by files, in the order in which builds
/// reported them.
///
/// A round's errors are at places of the text that the rounds before it left, so that the record makes the same text of a
/// source again. A source that has changed since is tried as it is.
public struct OmissionRecord: Codable {
    struct Entry: Codable, Equatable {
        var line: Int
        var column: Int
        var message: String
        /// The amount that goes: 0 for the statement, value or declaration itself, then its function's body, the member, all of the
        /// outermost declaration. An error that comes again takes one more.
        var level: Int
    }

    struct File: Codable {
        /// Of each text that the adapter makes of the source, which may be the app's and its tests'.
        var digests: [UInt64]
        var rounds: [[Entry]]
    }

    /// The command under which the errors came: with other libraries, what is missing may be there.
    var conditions: [String]
    private(set) var files: [String: File] = [:]
    /// The entries that an earlier run has written.
    private var kept: [String: File] = [:]

    enum CodingKeys: CodingKey {
        case conditions, files
    }

    /// The file of a package's folder that keeps the record.
    static let file = "Omissions.json"

    /// - Parameters:
    ///   - folder: the package's; a record under other conditions, or older than `date`, isn't taken over.
    public init(in folder: URL, under conditions: [String], since date: Date) {
        let file = folder.appendingPathComponent(Self.file)
        self.conditions = conditions
        let kept = try? JSONDecoder().decode(OmissionRecord.self, from: Data(contentsOf: file))
        let written = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        if let kept, kept.conditions == conditions, let written, written > date { self.kept = kept.files }
    }

    /// The record of a package as it is.
    ///
    /// - Throws: an error where there is none, or it can't be read.
    init(of folder: URL) throws {
        self = try JSONDecoder().decode(
            OmissionRecord.self, from: Data(contentsOf: folder.appendingPathComponent(Self.file)))
    }

    /// The record in the form of its file, keys in order.
    var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
            return try encoder.encode(self)
        }
    }

    /// A file's text without what the compiler doesn't take of it; the lines keep their numbers.
    ///
    /// - Parameter path: the file's, as the compiler is told it.
    /// - Returns: the text as it was where nothing is known of the file.
    mutating func text(of path: String, adapted text: String) -> String {
        guard let file = kept[path], file.digests.contains(Self.digest(text)) else { return text }
        files[path] = file
        let name = URL(fileURLWithPath: path).lastPathComponent
        return file.rounds.reduce(text) { CodeOmission(of: $0, in: name).omitting($1).text }
    }

    /// Takes a round's errors up.
    ///
    /// - Parameter texts: the file's text without what the record has already, in each module that it belongs to: what one of them
    ///   doesn't compile goes from all.
    /// - Returns: the texts without what the errors are about; nil where nothing can go.
    mutating func omit(_ errors: [CompilerError], of path: String, in texts: [String]) -> [String]? {
        var file = files[path] ?? File(digests: texts.map(Self.digest), rounds: [])
        let known = file.rounds.joined()
        let entries = errors.map { error in
            let before = known.last { $0.line == error.line && $0.message == error.message }
            return Entry(
                line: error.line, column: error.column, message: error.message, level: before.map { $0.level + 1 } ?? 0)
        }
        let name = URL(fileURLWithPath: path).lastPathComponent
        let results = texts.map { CodeOmission(of: $0, in: name).omitting(entries) }
        guard let omitted = results.map(\.omitted).max(by: { $0.count < $1.count }), !omitted.isEmpty else {
            return nil
        }
        file.rounds.append(omitted)
        files[path] = file
        return results.map(\.text)
    }

    /// A sentence for each place, by files and lines.
    var sentences: [String] {
        files.sorted { $0.key < $1.key }.flatMap { path, file in
            file.rounds.joined().sorted { ($0.line, $0.column) < ($1.line, $1.column) }.map { entry in
                "\(URL(fileURLWithPath: path).lastPathComponent):\(entry.line): \(entry.message)"
            }
        }
    }

    /// FNV-1a of the text's bytes.
    private static func digest(_ text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
