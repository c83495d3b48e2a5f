import Foundation

/// A hypertext read into runs of text, each with its looks.
///
/// HTML as libxml2 reads it, however ill-formed, with inline styles and simple style sheets. Pictures, tables' borders and
/// everything that would have to be fetched or run are left out.
public struct Hypertext: Hashable, Sendable {
    public struct Run: Hashable, Sendable {
        public var text: String
        public var style: HypertextStyle
    }

    public var runs: [Run]
    public var title: String?

    public var text: String { runs.map(\.text).joined() }

    /// - Parameters:
    ///   - bytes: at most 16 MiB.
    ///   - encoding: as IANA names it; nil to go by the document, and by UTF-8 where that says nothing.
    /// - Throws: ``HypertextError``.
    public init(_ bytes: [UInt8], encoding: String? = nil) throws(HypertextError) {
        guard bytes.count <= 16 << 20 else { throw .tooLong(bytes.count) }
        var reader = HypertextReader()
        try MarkupTree.read(bytes, encoding: encoding) { reader.read($0) }
        runs = reader.finished
        title = reader.title
    }
}

/// The reason why a hypertext can't be read.
public enum HypertextError: Error, Hashable, Sendable, CustomStringConvertible {
    case tooLong(Int)
    case unreadable(encoding: String?)
    case missingLibrary

    public var description: String {
        switch self {
        case .tooLong(let count): "The hypertext has \(count) bytes: at most 16 MiB are read."
        case .unreadable(let encoding):
            "The hypertext can't be read\(encoding.map { " as \($0)" } ?? ""): give HTML in an encoding that is known."
        case .missingLibrary:
            "The hypertext can't be read, as libxml2 isn't installed; install libxml2-dev, which brings it."
        }
    }
}
