import Foundation

/// How values of a format are kept in files, and how two of them are compared.
public struct Diffing<Value> {
    public var toData: (Value) -> Data
    /// Reads what `toData` wrote; nil where the data are damaged.
    public var fromData: (Data) -> Value?
    /// Compares the reference, first, with what was got: nil where they match, else what differs, in words and pictures.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    public init(
        toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value?,
        diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// A file that belongs to a failure, such as the picture of a difference.
public struct XCTAttachment: Hashable, Sendable {
    /// `reference`, `failure` or `difference` for the files that `assertSnapshot` writes.
    public var name: String
    public var data: Data
    /// Without the dot.
    public var pathExtension: String

    public init(name: String, data: Data, pathExtension: String) {
        self.name = name
        self.data = data
        self.pathExtension = pathExtension
    }
}
