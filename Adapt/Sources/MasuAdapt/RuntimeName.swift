/// Objective-C's names of Swift's methods.
enum RuntimeName {
    /// `save(_:with:)` is `save:with:`, `save(item:)` is `saveWithItem:`.
    static func of(_ name: String, _ labels: [String]) -> String {
        guard let first = labels.first else { return name }
        let head = first == "_" ? name : name + "With" + first.prefix(1).uppercased() + first.dropFirst()
        return head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// `save(_:with:)`, or `save` where it takes nothing.
    static func reference(_ name: String, _ labels: [String]) -> String {
        labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
    }
}
