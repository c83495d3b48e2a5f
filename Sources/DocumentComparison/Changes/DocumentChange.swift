/// A difference between two versions of a document.
public struct DocumentChange: Hashable, Sendable {
    public enum Detail: Hashable, Sendable {
        /// The object is new, with all that is in it.
        case added(Contents)
        /// The object is gone, with all that was in it.
        case removed(Contents)
        /// The object has another parent: indices of the old and the new one, nil for none.
        case moved(from: Int?, to: Int?)
        /// The order of the children: old indices before, new indices after.
        case reordered(before: [Int], after: [Int])
        /// nil for a value that isn't stated.
        case value(name: String, before: String?, after: String?)
        case constraint(before: ComparedConstraint?, after: ComparedConstraint?)
        case connection(before: ComparedConnection?, after: ComparedConnection?)
    }

    /// The contents of an object that was added or removed.
    public struct Contents: Hashable, Sendable {
        /// The objects below it.
        public var objects = 0
        /// The constraints that came or went with it.
        public var constraints = 0
        /// The outlets, actions and segues in it.
        public var connections = 0
        /// The outlets that lead to it from outside.
        public var outlets: [String] = []
    }

    /// The object's index in the old table; nil for one that was added.
    public let old: Int?
    /// The object's index in the new table; nil for one that was removed.
    public let new: Int?
    public let detail: Detail
}

/// The changes of one scene, or of a xib.
public struct SceneChanges: Sendable {
    public enum Fate: String, Sendable {
        case changed, added, removed
    }

    public let fate: Fate
    /// The scene's index in the old table.
    public let old: Int?
    /// The scene's index in the new table.
    public let new: Int?
    public let changes: [DocumentChange]
}
