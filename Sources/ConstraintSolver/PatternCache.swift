/// The patterns that were met last, as few kinds of cells follow each other in a table.
///
/// Invariant: at most `limit` patterns, the one used last in front.
struct PatternCache {
    private(set) var patterns: [RowPattern] = []
    private static let limit = 8

    mutating func insert(_ pattern: RowPattern) {
        if patterns.count == PatternCache.limit { patterns.removeLast() }
        patterns.insert(pattern, at: 0)
    }

    /// Notes that a pattern was used.
    mutating func use(at position: Int) {
        guard position > 0 else { return }
        patterns.insert(patterns.remove(at: position), at: 0)
    }

    /// Stops with a message if a pattern contradicts itself, or there are too many; for tests. O(patterns).
    func checkInvariants() {
        precondition(patterns.count <= PatternCache.limit, "there are \(patterns.count) patterns")
        for pattern in patterns { pattern.checkInvariants() }
    }
}
