/// The line of an app's source that made a constraint.
///
/// Anchors and initialisers take it by default arguments behind UIKit's own: calls are written as ever.
struct SourceLine: Sendable {
    /// `Module/File.swift`, as the program has it in its memory, ended by a zero; a `StaticString` is larger.
    nonisolated(unsafe) private let file: UnsafePointer<UInt8>
    let line: UInt32

    init(_ file: StaticString, _ line: UInt) {
        precondition(file.hasPointerRepresentation, "the name of a file is more than one character")
        self.file = file.utf8Start
        self.line = UInt32(clamping: line)
    }

    /// `File.swift:12`; nil for the framework's own.
    var text: String? {
        let file = String(cString: file)
        guard !file.hasPrefix("UIKit/") else { return nil }
        return "\(file.split(separator: "/").last ?? "")" + ":\(line)"
    }
}

/// Where a document states a constraint.
struct DocumentLine: Sendable {
    /// The file's name; empty where the document isn't a file.
    let document: String
    /// From 1.
    let line: Int
    let id: String

    /// `Cell.xib:41, id a1b-C2-d3E`.
    var text: String {
        let place = document.isEmpty ? "line \(line) of its document" : "\(document):\(line)"
        return id.isEmpty ? place : "\(place), id \(id)"
    }
}

extension NSLayoutConstraint {
    /// Where the app says so, in code or in a document; nil for the framework's own, and where that isn't known.
    var writtenWhere: String? { documentLine?.text ?? sourceLine?.text }

    func written(_ file: StaticString, _ line: UInt) -> NSLayoutConstraint {
        sourceLine = SourceLine(file, line)
        return self
    }
}
