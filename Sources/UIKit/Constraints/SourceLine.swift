/// The line of an app's source that made a constraint.
///
/// Anchors and initialisers take it by default arguments behind UIKit's own: calls are written as ever.
struct SourceLine: Sendable {
    /// `Module/File.swift`.
    let file: StaticString
    let line: UInt32

    init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = UInt32(clamping: line)
    }

    /// `File.swift:12`; nil for the framework's own.
    var text: String? {
        let file = "\(file)"
        guard !file.hasPrefix("UIKit/") else { return nil }
        return "\(file.split(separator: "/").last ?? "")" + ":\(line)"
    }
}

extension NSLayoutConstraint {
    func written(_ file: StaticString, _ line: UInt) -> NSLayoutConstraint {
        sourceLine = SourceLine(file, line)
        return self
    }
}
