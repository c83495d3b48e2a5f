/// Names one constraint of one `ConstraintSystem`, from `add` to `remove`; never valid for a later constraint.
public struct ConstraintID: Hashable, Comparable, Sendable, BitwiseCopyable {
    /// Position in the system's tables; reused after `remove`.
    public let index: Int32
    /// Tells this constraint from an earlier one at the same index and from those of other systems.
    let stamp: UInt32

    /// The order of positions in the system's tables.
    public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
        left.index < right.index
    }
}

extension ConstraintID: CustomStringConvertible {
    /// The letter c and the number.
    public var description: String { "c\(index)" }
}
