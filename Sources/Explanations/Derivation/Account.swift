import Foundation

/// An answer to "why is this number what it is": a sentence, and the chain behind it.
public struct Account: Hashable, Sendable, Codable {
    /// The answer in short.
    public var summary: String
    public var derivation: Derivation

    public init(summary: String, derivation: Derivation) {
        self.summary = summary
        self.derivation = derivation
    }

    /// The sentence, then the chain.
    public var text: String { summary + "\n" + derivation.text }
}

/// JSON with keys in alphabetical order and numbers to their last digit, so that equal values are equal texts.
public enum JSONText {
    public static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
