public import Foundation

/// A text that Git LFS leaves in place of a file that it wasn't asked to fetch.
public struct ReferencePointer: Hashable, Sendable {
    /// The digest that names the file's content.
    public let digest: String
    /// Bytes.
    public let size: Int

    /// nil for anything that isn't a pointer; source: git-lfs, docs/spec.md.
    public init?(_ data: Data) {
        guard data.count < 1024, let text = String(data: data, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
        guard lines.first == ["version", "https://git-lfs.github.com/spec/v1"] else { return nil }
        func value(_ key: String) -> String? { lines.first { $0.count == 2 && $0[0] == key }?[1] }
        guard let digest = value("oid"), let size = value("size").flatMap({ Int($0) }) else { return nil }
        self.digest = digest
        self.size = size
    }

    /// The message of an assertion whose reference it is.
    public func refusal(of path: String) -> String {
        "The reference is a pointer of Git LFS to \(size) bytes, not the file itself: \(path)\n"
            + "Run 'git lfs pull' in the repository, then the test again."
    }
}
