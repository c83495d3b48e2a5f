public import Foundation

/// Findings that a team begins with: how many there are of each, by rule, document and object.
///
/// Lines and numbers aren't in it, so that it holds while a document is edited.
public struct FindingBaseline: Sendable {
    private struct Entry: Codable, Hashable {
        var rule: String
        var document: String
        var object: String
        var other: String?
    }

    private struct File: Codable {
        var version: Int
        var findings: [Entry]
    }

    private let known: [String: Int]
    private let file: File

    public init(_ findings: [Finding]) {
        self.init(
            File(
                version: 1,
                findings: findings.map {
                    Entry(
                        rule: $0.rule.name, document: $0.document, object: $0.object,
                        other: $0.other.isEmpty ? nil : $0.other)
                }))
    }

    private init(_ file: File) {
        self.file = file
        var known: [String: Int] = [:]
        for entry in file.findings {
            known[[entry.rule, entry.document, entry.object, entry.other ?? ""].joined(separator: "|"), default: 0] += 1
        }
        self.known = known
    }

    /// - Throws: `BaselineError` for what isn't a baseline, or of a version that isn't known.
    public init(reading data: Data) throws(BaselineError) {
        guard let file = try? JSONDecoder().decode(File.self, from: data) else {
            throw BaselineError(description: "it isn't a baseline, which masu lint --write-baseline writes")
        }
        guard file.version == 1 else {
            throw BaselineError(description: "it is a baseline of version \(file.version); version 1 is read")
        }
        self.init(file)
    }

    /// The file's contents: sorted, a member a line.
    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        var sorted = file
        sorted.findings.sort {
            ($0.document, $0.rule, $0.object, $0.other ?? "") < ($1.document, $1.rule, $1.object, $1.other ?? "")
        }
        return try encoder.encode(sorted) + Data("\n".utf8)
    }

    /// The findings that it doesn't know, and the number of those that it knows but that are gone.
    public func filter(_ findings: [Finding]) -> (new: [Finding], known: Int, gone: Int) {
        var left = known
        let new = findings.filter { finding in
            guard let count = left[finding.fingerprint], count > 0 else { return true }
            left[finding.fingerprint] = count - 1
            return false
        }
        return (new, findings.count - new.count, left.values.reduce(0, +))
    }
}

/// A reason why a file isn't a baseline.
public struct BaselineError: Error, CustomStringConvertible {
    public let description: String
}
