/// The line of an app's source that made a constraint.
///
/// Anchors and initialisers receive it by default arguments in addition to UIKit's own: calls look as usual.
struct SourceLine: Sendable {
    /// `Module/File.swift`, zero-terminated, in the program's memory; a `StaticString` is larger.
    nonisolated(unsafe) private let file: UnsafePointer<UInt8>
    let line: UInt32

    init(_ file: StaticString, _ line: UInt) {
        precondition(
            file.hasPointerRepresentation, "The file name of a source line is a single character, not a string.")
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

/// The line of a document that states a constraint.
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
    /// The position in the app's code or document; nil for the framework's own constraints, and where it isn't known.
    var writtenWhere: String? { documentLine?.text ?? sourceLine?.text }

    func written(_ file: StaticString, _ line: UInt) -> NSLayoutConstraint {
        sourceLine = SourceLine(file, line)
        return self
    }
}
