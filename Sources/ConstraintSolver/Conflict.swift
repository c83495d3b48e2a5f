/// Required constraints that can't hold together.
public struct Conflict: Hashable, Sendable {
    /// The members in order of activation; irreducible: without any one of them, the rest can hold.
    public let members: [ConstraintID]
    /// The member that is ignored for it, until the constraints change so that it can hold.
    public let broken: ConstraintID

    public init(members: [ConstraintID], broken: ConstraintID) {
        self.members = members
        self.broken = broken
    }
}
