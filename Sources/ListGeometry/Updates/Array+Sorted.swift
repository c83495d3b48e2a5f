/// Lookups in ascending arrays, without hashing.
extension Array {
    /// The first of two equal neighbours.
    func firstRepeat<Key: Equatable>(by key: (Element) -> Key) -> Int? {
        indices.dropLast().first { key(self[$0]) == key(self[$0 + 1]) }
    }

    /// The index of an element with this key in an array that ascends by it; O(log count).
    func sortedIndex<Key: Comparable>(of key: Key, by place: (Element) -> Key) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if place(self[middle]) < key { low = middle + 1 } else { high = middle }
        }
        return low < count && place(self[low]) == key ? low : nil
    }
}

extension Array where Element: Comparable {
    /// The least element of two ascending arrays that is in both.
    func firstCommon(with other: [Element]) -> Element? {
        var (here, there) = (0, 0)
        while here < count, there < other.count {
            if self[here] == other[there] { return self[here] }
            if self[here] < other[there] { here += 1 } else { there += 1 }
        }
        return nil
    }
}
