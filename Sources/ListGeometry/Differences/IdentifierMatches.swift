/// The positions of two lists that hold the same identifier.
///
/// The lists agree in their first `prefix` and last `suffix` positions; `oldPositions` is about those between.
public struct IdentifierMatches: Sendable {
    @usableFromInline var oldCount: Int
    @usableFromInline var newCount: Int
    @usableFromInline var prefix: Int
    @usableFromInline var suffix: Int
    /// The old position of the identifier at each new position between, or −1.
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
                        let prefix = IdentifierList.agreement(oldIDs, newIDs, oldHashes, newHashes, upTo: shorter)
                        let suffix = IdentifierList.agreement(
                            oldIDs, newIDs, oldHashes, newHashes, upTo: shorter - prefix, fromEnds: true)
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

    /// The old position of the identifier at a new one, or nil where it is new.
    @usableFromInline
    func oldPosition(of new: Int) -> Int? {
        if new < prefix { return new }
        if new >= newCount - suffix { return new - newCount + oldCount }
        let old = oldPositions[new - prefix]
        return old < 0 ? nil : Int(old)
    }

    var isIdentity: Bool { prefix == oldCount && prefix == newCount }
}

extension IdentifierList {
    /// The number of identifiers that two lists have in common at their starts, or at their ends.
    ///
    /// Identifiers of the same bytes are the same, whatever they are; only others need be compared.
    @inlinable
    static func agreement(
        _ old: UnsafeBufferPointer<ID>, _ new: UnsafeBufferPointer<ID>, _ oldHashes: UnsafeBufferPointer<Int>,
        _ newHashes: UnsafeBufferPointer<Int>, upTo limit: Int, fromEnds: Bool = false
    ) -> Int {
        var count = 0
        while count < limit {
            let block = min(64, limit - count)
            let (oldStart, newStart) =
                fromEnds ? (old.count - count - block, new.count - count - block) : (count, count)
            if haveSameBytes(old, oldStart, new, newStart, block) {
                count += block
                continue
            }
            for place in 0..<block {
                let offset = fromEnds ? block - 1 - place : place
                guard oldHashes[oldStart + offset] == newHashes[newStart + offset],
                    old[oldStart + offset] == new[newStart + offset]
                else { return count }
                count += 1
            }
        }
        return count
    }

    @inlinable @inline(__always)
    static func haveSameBytes(
        _ old: UnsafeBufferPointer<ID>, _ oldStart: Int, _ new: UnsafeBufferPointer<ID>, _ newStart: Int, _ count: Int
    ) -> Bool {
        let first = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: old[oldStart..<oldStart + count]))
        let second = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: new[newStart..<newStart + count]))
        let words = first.count / 8
        var difference: UInt64 = 0
        for word in 0..<words {
            difference |=
                first.loadUnaligned(fromByteOffset: 8 * word, as: UInt64.self)
                ^ second.loadUnaligned(fromByteOffset: 8 * word, as: UInt64.self)
        }
        for byte in 8 * words..<first.count { difference |= UInt64(first[byte] ^ second[byte]) }
        return difference == 0
    }
}
