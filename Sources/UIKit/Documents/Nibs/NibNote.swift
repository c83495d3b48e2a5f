/// A part of a document that couldn't be made as it is written, and its replacement.
package struct NibNote: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case standIn = "stand-in"
        case customClass = "custom class"
        case constraint, connection, image, font, color, attribute
    }

    package let kind: Kind
    /// The object's id in its document.
    package let object: String
    package let message: String
}
