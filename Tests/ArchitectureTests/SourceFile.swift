import Foundation

/// A Swift file as the scanners see it.
struct SourceFile: Sendable {
    /// The path from the package's root, such as `Sources/UIKit/Core/View/UIView.swift`.
    let path: String
    let text: String
    let masked: MaskedSource
    let tokens: [Token]

    init(path: String, text: String) {
        self.path = path
        self.text = text
        masked = MaskedSource(text)
        tokens = masked.tokens()
    }

    /// The folder of `Sources` whose folders are modules themselves.
    static let frameworks = "Frameworks"

    /// The module a file below `Sources` belongs to, or nil.
    var module: String? {
        let parts = path.split(separator: "/")
        guard parts.count > 2, parts[0] == "Sources" else { return nil }
        return parts[1] == Self.frameworks && parts.count > 3 ? String(parts[2]) : String(parts[1])
    }

    func violation(at token: Token, _ message: String) -> Violation {
        Violation(path: path, line: masked.line(at: token.range.lowerBound), message: message)
    }
}

/// A place where a rule of the house is broken.
struct Violation: Hashable, CustomStringConvertible {
    var path: String
    /// Counted from 1; 0 stands for the file as a whole.
    var line: Int
    var message: String

    var description: String { line == 0 ? "\(path): \(message)" : "\(path):\(line): \(message)" }
}
