/// The changes that turn one list of unique identifiers into another, with the fewest moves.
///
/// Deletions and the starts of moves are old positions, insertions and the ends of moves new ones, all ascending (moves
/// by their ends). All other identifiers keep their order.
public struct Difference: Hashable, Sendable {
    /// An element that both lists have at different places.
    public struct Move: Hashable, Sendable {
        /// The place in the list before.
        public var from: Int
        /// The place in the list after.
        public var to: Int

        /// Makes a move between two places.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// Places in the list before, ascending.
    public private(set) var deletions: [Int] = []
    /// Places in the list after, ascending.
    public private(set) var insertions: [Int] = []
    /// Elements that both lists have in another order.
    public private(set) var moves: [Move] = []

    /// The lists are equal.
    public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

    /// Compares two lists whose identifiers were hashed before; O(count + moved stretch · log).
    @inlinable
    public init<ID>(from old: IdentifierList<ID>, to new: IdentifierList<ID>) {
        self.init(IdentifierMatches(from: old, to: new))
    }

    /// Compares two lists, hashing each identifier once.
    @inlinable
    public init<ID: Hashable>(from old: [ID], to new: [ID]) throws(DuplicateIdentifiersError) {
        self.init(from: try IdentifierList(old), to: try IdentifierList(new))
    }

    /// The difference of lists that are matched already.
    ///
    /// By Heckel's method unique identifiers match by themselves; of the matches the longest stretch in order stays
    /// (a longest increasing subsequence), and the rest moves, which no fewer moves could do.
    public init(_ matches: IdentifierMatches) {
        if matches.isIdentity { return }
        let start = matches.prefix
        var stays = [Bool](repeating: false, count: matches.oldCount - matches.prefix - matches.suffix)
        var old: [Int32] = []
        var places: [Int] = []
        old.reserveCapacity(matches.oldPositions.count)
        places.reserveCapacity(matches.oldPositions.count)
        for (place, position) in matches.oldPositions.enumerated() {
            if position < 0 {
                insertions.append(start + place)
            } else {
                stays[Int(position) - start] = true
                old.append(position)
                places.append(start + place)
            }
        }
        for (place, isThere) in stays.enumerated() where !isThere { deletions.append(start + place) }
        for place in IncreasingSubsequence.complement(of: old) {
            moves.append(Move(from: Int(old[place]), to: places[place]))
        }
    }
}
