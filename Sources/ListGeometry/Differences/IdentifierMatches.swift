/// Which positions of two lists hold the same identifier.
///
/// The lists agree in their first `prefix` and last `suffix` positions; `oldPositions` is about those between.
public struct IdentifierMatches: Sendable {
    @usableFromInline var oldCount: Int
    @usableFromInline var newCount: Int
    @usableFromInline var prefix: Int
    @usableFromInline var suffix: Int
    /// For each new position between, the old position of its identifier, or −1.
    @usableFromInline var oldPositions: [Int32]

    /// Matches two lists; O(count), with no hash computed.
    @inlinable
    public init<ID>(from old: IdentifierList<ID>, to new: IdentifierList<ID>) {
        oldCount = old.count
        newCount = new.count
        (prefix, suffix, oldPositions) = old.identifiers.withUnsafeBufferPointer { oldIDs in
            new.identifiers.withUnsafeBufferPointer { newIDs in
                old.hashes.withUnsafeBufferPointer { oldHashes in
                    new.hashes.withUnsafeBufferPointer { newHashes in
                        let shorter = min(oldIDs.count, newIDs.count)
                        if oldIDs.count == newIDs.count, oldIDs.baseAddress == newIDs.baseAddress {
                            return (shorter, 0, [])
                        }
                        var prefix = 0
                        while prefix < shorter, oldHashes[prefix] == newHashes[prefix], oldIDs[prefix] == newIDs[prefix]
                        {
                            prefix += 1
                        }
                        var suffix = 0
                        var (oldEnd, newEnd) = (oldIDs.count - 1, newIDs.count - 1)
                        while suffix < shorter - prefix, oldHashes[oldEnd] == newHashes[newEnd],
                            oldIDs[oldEnd] == newIDs[newEnd]
                        {
                            suffix += 1
                            oldEnd -= 1
                            newEnd -= 1
                        }
                        let start = prefix
                        let count = newIDs.count - prefix - suffix
                        let positions = old.slots.withUnsafeBufferPointer { slots in
                            [Int32](unsafeUninitializedCapacity: count) { positions, filled in
                                for place in 0..<count {
                                    positions[place] = IdentifierList.find(
                                        newIDs[start + place], newHashes[start + place], slots, oldHashes, oldIDs)
                                }
                                filled = count
                            }
                        }
                        return (prefix, suffix, positions)
                    }
                }
            }
        }
    }

    /// The old position of what stands at a new one, or nil where it is new.
    @usableFromInline
    func oldPosition(of new: Int) -> Int? {
        if new < prefix { return new }
        if new >= newCount - suffix { return new - newCount + oldCount }
        let old = oldPositions[new - prefix]
        return old < 0 ? nil : Int(old)
    }

    var isIdentity: Bool { prefix == oldCount && prefix == newCount }
}
