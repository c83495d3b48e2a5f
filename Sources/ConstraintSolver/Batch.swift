/// Members that follow each other and share no variable with those that come after them.
struct Batch {
    var members: Range<Int>
    /// The number of trees that they form in the forest.
    var treeCount = 1
    /// True if no other constraint mentions their variables.
    var isClosed: Bool
    /// The components made of them, as a range of `partition.edited`.
    var components = 0..<0
    /// Their variables, by index; nil where others lie between them.
    var variables: Range<Int32>?

    /// So few members aren't worth cutting: blocks are solved by themselves anyway.
    static let smallCount = 96
}
