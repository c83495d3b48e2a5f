/// Something that went wrong while a list was resized.
public struct ResizingFault: Hashable, Sendable, CustomStringConvertible {
    /// The sort of fault.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Required constraints that can't hold together.
        case contradiction
        /// Views that kept invalidating each other's layout.
        case loop
        /// A visible row whose height isn't what its cell asks for at the present width.
        case staleHeight
        /// The row at the top moved on the screen, and the list wasn't at an end.
        case jump
        /// The list isn't as a list is that was made at the last size.
        case endState
    }

    /// The sort of fault that was seen.
    public let kind: Kind
    /// The index of the size at which it was seen.
    public let step: Int
    /// The views and numbers that disagree, in words.
    public let message: String

    /// The kind, the number of the size from 1, and the message.
    public var description: String { "\(kind.rawValue) at size \(step + 1): \(message)" }
}

extension Set<ResizingFault.Kind> {
    /// The kinds that are faults of any list. UIKit keeps the offset where a width changes, so that rows of other heights above move
    /// what is seen: `jump` is for lists that take care of that.
    public static var faults: Self { all.subtracting([.jump]) }
    /// All kinds.
    public static var all: Self { Set(ResizingFault.Kind.allCases) }
}
