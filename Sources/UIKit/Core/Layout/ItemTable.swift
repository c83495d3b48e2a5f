import AutoLayout

/// Values that a host keeps of some of its items, by their numbers: found without a hash.
///
/// Invariant: `count` is the number of values that aren't nil.
struct ItemTable<Value> {
    private var values: [Value?] = []
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    /// Nil where nothing is kept of the item.
    subscript(item: LayoutItem) -> Value? {
        get { item.number < values.count ? values[item.number] : nil }
        set {
            if item.number >= values.count {
                guard newValue != nil else { return }
                while values.count <= item.number { values.append(nil) }
            }
            count += (newValue == nil ? 0 : 1) - (values[item.number] == nil ? 0 : 1)
            values[item.number] = newValue
        }
    }

    /// Takes the value of an item out.
    mutating func removeValue(of item: LayoutItem) -> Value? {
        guard let value = self[item] else { return nil }
        self[item] = nil
        return value
    }

    /// The values by the items' numbers.
    var byNumber: [Int: Value] {
        var found: [Int: Value] = [:]
        for (number, value) in values.enumerated() { found[number] = value }
        return found
    }
}
