/// Counts for a message: all of a few, the first of many.
struct CountsText: CustomStringConvertible {
    let counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    var description: String {
        let shown = counts.prefix(20).map(String.init).joined(separator: ", ")
        return counts.count > 20 ? "[\(shown), … \(counts.count - 20) more]" : "[\(shown)]"
    }
}
