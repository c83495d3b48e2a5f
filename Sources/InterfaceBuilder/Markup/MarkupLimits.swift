/// The largest size of a document that is read.
public struct MarkupLimits: Sendable {
    /// Bytes of the file.
    public var bytes = 8 << 20
    /// Elements inside each other.
    public var depth = 512
    public var elements = 60_000
    /// Attributes in the whole document, and of an element.
    public var attributes = 240_000
    public var attributesOfElement = 128

    public init() {}
}

/// The reason why a text isn't a document, or not one that is read.
public struct MarkupError: Error, Hashable, CustomStringConvertible {
    /// The line, from 1; 0 for an error without a line.
    public let line: Int
    public let message: String

    public init(line: Int, message: String) {
        self.line = line
        self.message = message
    }

    public var description: String { line > 0 ? "line \(line): \(message)" : message }
}
