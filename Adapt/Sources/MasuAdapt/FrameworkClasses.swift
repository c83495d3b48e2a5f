/// UIKit's classes and what they come from: which of two extensions overrides the other.
enum FrameworkClasses {
    /// True if a class comes from another, or is it.
    static func descends(_ name: String, from ancestor: String) -> Bool { depth(name, below: ancestor) != nil }

    /// Properties by names that extensions of `UIView` like to use too: a label's own is found by the name, whatever an
    /// extension of a class above declares.
    static let attributes: [String: Set<String>] = ["UILabel": ["shadowColor", "shadowOffset"]]

    /// The number of steps between them; nil where one doesn't come from the other.
    static func depth(_ name: String, below ancestor: String) -> Int? {
        var (current, steps) = (name, 0)
        while current != ancestor {
            guard let next = superclasses[current] else { return nil }
            (current, steps) = (next, steps + 1)
        }
        return steps
    }
}
