import Foundation
import UIKit

/// The file form of a format's values, and the comparison of two of them.
public struct Diffing<Value> {
    /// Makes a file's bytes of a value.
    public var toData: (Value) -> Data
    /// Reads what `toData` wrote; nil where the data are damaged.
    public var fromData: (Data) -> Value?
    /// Compares the reference, first, with what was got: nil where they match, else what differs, in words and pictures.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?
    /// True for a value that comes back from its file's bytes as it was, so that it needn't be read again.
    var isKept: (Value, Data) -> Bool = { _, _ in false }

    /// Makes a comparison of three functions: to bytes, from bytes, and the difference in words with its attachments.
    public init(
        toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value?,
        diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// A file that belongs to a failure, such as the picture of a difference; named and shaped as XCTest's on Apple's systems.
public final class XCTAttachment {
    /// Part of the file's name: `difference` for the one that `assertSnapshot` writes.
    public var name: String?
    /// The bytes of the file; those of a difference are made when they are first asked for.
    public var data: Data { content.bytes }
    let content: AttachedContent
    /// The extension without the dot; nil for a file without one.
    public let pathExtension: String?

    /// Makes an attachment of bytes; the path extension is without its dot.
    public init(name: String? = nil, data: Data, pathExtension: String? = nil) {
        self.name = name
        content = AttachedContent(data)
        self.pathExtension = pathExtension
    }

    /// Makes an attachment whose bytes are made when they are asked for, by any thread.
    init(name: String, pathExtension: String, making bytes: @escaping @Sendable () -> Data) {
        self.name = name
        content = AttachedContent(bytes)
        self.pathExtension = pathExtension
    }

    /// - Parameter uniformTypeIdentifier: such as `public.png`; its last word makes the file's extension.
    public convenience init(data: Data, uniformTypeIdentifier: String) {
        let last = uniformTypeIdentifier.split(separator: ".").last.map(String.init)
        self.init(data: data, pathExtension: last == "plain-text" ? "txt" : last)
    }

    /// Makes an attachment of a picture, as PNG.
    public convenience init(image: UIImage) {
        self.init(data: image.pngData() ?? Data(), pathExtension: "png")
    }

    /// Makes an attachment of a text.
    public convenience init(string: String) {
        self.init(data: Data(string.utf8), pathExtension: "txt")
    }
}
