/// Something that went wrong while a script was played on a list.
public struct ListFault: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The sort of fault.
    public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
        /// An exception that ends the app, such as an update whose counts of rows disagree.
        case crash
        /// Required constraints that can't hold together.
        case contradiction
        /// Views or a collection layout that kept invalidating each other.
        case loop
        /// A visible row whose height isn't what its cell asks for at the present width.
        case staleHeight
        /// A visible row that moved on the screen otherwise than by the points that were scrolled.
        case jump
        /// Visible rows aren't as those of a new screen to which the same edits were made at the last size.
        case endState
        /// The row at the top moved on the screen though nobody scrolled, and the list wasn't at an end.
        case shift
    }

    /// The sort of fault that was seen.
    public let kind: Kind
    /// The index of the step after which it was seen.
    public let step: Int
    /// The row, the constraint and the numbers that disagree, in words.
    public let message: String

    /// A fault as a script showed it.
    package init(kind: Kind, step: Int, message: String) {
        self.kind = kind
        self.step = step
        self.message = message
    }

    /// The kind, the number of the step from 1, and the message.
    public var description: String { "\(kind.rawValue) at step \(step + 1): \(message)" }
}

extension Set<ListFault.Kind> {
    /// The kinds that are faults of any list. UIKit keeps the offset where rows above are reloaded, come, go or get other
    /// heights, so that what is seen moves: `shift` is for lists that take care of that.
    public static var faults: Self { all.subtracting([.shift]) }
    /// All kinds.
    public static var all: Self { Set(ListFault.Kind.allCases) }
}
