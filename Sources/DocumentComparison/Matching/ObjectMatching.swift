/// The pairs of objects that are the same in two versions of a document.
///
/// An id decides first; then, for objects whose ids are new, the same values in the same surroundings; then a role of a
/// matched parent's; then the same class with the same values in the same list of a matched parent.
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
        guard newIndex.contains(nil), oldIndex.contains(nil) else { return }
        let signatures = (ObjectSignatures(old).values, ObjectSignatures(new).values)
        let tops = (Self.tops(old), Self.tops(new))
        matchAlike(tops.0, tops.1, signatures)
        matchChildren(tops.0, tops.1, old, new)
        matchPlaceholders(old, new)
        // Parents come before children, so what is matched here is looked into later.
        for index in old.objects.indices {
            guard let other = newIndex[index] else { continue }
            matchAlike(old.objects[index].children, new.objects[other].children, signatures)
            matchChildren(old.objects[index].children, new.objects[other].children, old, new)
        }
    }

    /// The objects at the top of scenes or of the document, without a storyboard's placeholders: each scene has those.
    private static func tops(_ table: ObjectTable) -> [Int] {
        table.objects.indices.filter { index in
            table.objects[index].parent == nil
                && (table.document.kind == .xib || table.objects[index].element != "placeholder")
        }
    }

    /// The placeholders of scenes whose controllers are matched.
    private mutating func matchPlaceholders(_ old: ObjectTable, _ new: ObjectTable) {
        var scenes: [Int: Int] = [:]
        for index in Self.tops(old) {
            if let other = newIndex[index] { scenes[old.objects[index].scene] = new.objects[other].scene }
        }
        func placeholders(_ table: ObjectTable) -> [Int: [Int]] {
            Dictionary(
                grouping: table.objects.indices.filter {
                    table.objects[$0].parent == nil && table.objects[$0].element == "placeholder"
                }, by: { table.objects[$0].scene })
        }
        let after = placeholders(new)
        let before = placeholders(old)
        for scene in old.scenes.indices {
            guard let other = scenes[scene] else { continue }
            matchChildren(before[scene] ?? [], after[other] ?? [], old, new)
        }
    }

    /// Matches objects of the same signature, in their order.
    private mutating func matchAlike(_ before: [Int], _ after: [Int], _ signatures: ([UInt64], [UInt64])) {
        var places: [UInt64: [Int]] = [:]
        for index in after.reversed() where oldIndex[index] == nil {
            places[signatures.1[index], default: []].append(index)
        }
        guard !places.isEmpty else { return }
        for index in before where newIndex[index] == nil {
            if let other = places[signatures.0[index]]?.popLast() { pair(index, other) }
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
            // The program knows both by the same outlet.
            {
                Self.isTwin($0, $1) && Self.outlet(of: $0, old) != nil
                    && Self.outlet(of: $0, old) == Self.outlet(of: $1, new)
            },
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

    private static func outlet(of object: ComparedObject, _ table: ObjectTable) -> String? {
        table.outlets[object.id]?.first
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
