/// An unknown of one `ConstraintSystem`: a plain number without unit.
///
/// Variables compare by the order in which they were made. A variable that was removed, or one of another system, is
/// refused by every call that takes it.
public struct Variable: Hashable, Comparable, Sendable {
    /// Position in the system's tables; reused after `removeVariable`.
    public let index: Int32
    /// Tells this variable from an earlier one at the same index and from those of other systems.
    let stamp: UInt32

    /// The order in which variables were made.
    public static func < (left: Variable, right: Variable) -> Bool {
        left.index < right.index
    }
}

extension Variable: CustomStringConvertible {
    /// The letter v and the number.
    public var description: String { "v\(index)" }
}
