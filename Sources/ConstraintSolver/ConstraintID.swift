/// Names one constraint of one `ConstraintSystem`, from `add` to `remove`; never valid for a later constraint.
public struct ConstraintID: Hashable, Comparable, Sendable, BitwiseCopyable {
    /// Position in the system's tables; reused after `remove`.
    public let index: Int32
    /// Tells this constraint from an earlier one at the same index and from those of other systems.
    let stamp: UInt32

    public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
        left.index < right.index
    }
}

extension ConstraintID: CustomStringConvertible {
    public var description: String { "c\(index)" }
}
