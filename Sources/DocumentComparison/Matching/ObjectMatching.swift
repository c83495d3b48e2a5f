/// The pairs of objects that are the same in two versions of a document.
///
/// An id decides first; then a role of a matched parent's; then, for objects whose ids are new, the same class with the
/// same values in the same list of a matched parent.
public struct ObjectMatching: Sendable {
    /// The new index of an old object; nil for one that was removed.
    public private(set) var newIndex: [Int?]
    /// The old index of a new object; nil for one that was added.
    public private(set) var oldIndex: [Int?]

    /// - Complexity: linear in both tables, and quadratic in the unmatched children of one object.
    public init(_ old: ObjectTable, _ new: ObjectTable) {
        newIndex = Array(repeating: nil, count: old.objects.count)
        oldIndex = Array(repeating: nil, count: new.objects.count)
        for (index, object) in old.objects.enumerated() {
            guard let candidate = new.index(of: object.id), new.objects[candidate].element == object.element else {
                continue
            }
            pair(index, candidate)
        }
        let tops = (
            old.objects.indices.filter { old.objects[$0].parent == nil },
            new.objects.indices.filter { new.objects[$0].parent == nil }
        )
        matchChildren(tops.0, tops.1, old, new)
        // Parents come before children, so what is matched here is looked into later.
        for index in old.objects.indices {
            guard let other = newIndex[index] else { continue }
            matchChildren(old.objects[index].children, new.objects[other].children, old, new)
        }
    }

    private mutating func pair(_ old: Int, _ new: Int) {
        newIndex[old] = new
        oldIndex[new] = old
    }

    private mutating func matchChildren(_ before: [Int], _ after: [Int], _ old: ObjectTable, _ new: ObjectTable) {
        var left = after.filter { oldIndex[$0] == nil }
        guard !left.isEmpty else { return }
        let tests: [(ComparedObject, ComparedObject) -> Bool] = [
            { $0.key != nil && $0.key == $1.key && $0.container == $1.container && $0.element == $1.element },
            { Self.isTwin($0, $1) && $0.values == $1.values && $0.frame == $1.frame },
            { Self.isTwin($0, $1) && $0.values == $1.values },
            { Self.isNamedTwin($0, $1) },
        ]
        for test in tests {
            for index in before where newIndex[index] == nil {
                guard let place = left.firstIndex(where: { test(old.objects[index], new.objects[$0]) }) else {
                    continue
                }
                pair(index, left.remove(at: place))
            }
        }
    }

    private static func isTwin(_ one: ComparedObject, _ other: ComparedObject) -> Bool {
        one.element == other.element && one.customClass == other.customClass && one.container == other.container
    }

    /// Objects that a person or the program knows by the same name.
    private static func isNamedTwin(_ one: ComparedObject, _ other: ComparedObject) -> Bool {
        guard isTwin(one, other) else { return false }
        for name in ["storyboardIdentifier", "reuseIdentifier", "restorationIdentifier"] {
            if let value = one.values[name], value == other.values[name] { return true }
        }
        return one.userLabel != nil && one.userLabel == other.userLabel
    }
}
