/// Unique identifiers in order, each hashed once, and the position of each.
///
/// Keep it with the list it describes: a difference between two of them hashes nothing again.
/// Invariant: `slots` is a table with open addressing of at least twice as many places as there are identifiers, a power
/// of two; a place holds 0 or a position plus one; every position is found from its hash without crossing a 0.
public struct IdentifierList<ID: Hashable> {
    /// The identifiers in their order.
    public let identifiers: [ID]
    @usableFromInline let hashes: [Int]
    @usableFromInline let slots: [UInt32]

    /// Takes the identifiers; an error names those that aren't unique. O(count), hashing each once.
    @inlinable
    public init(_ identifiers: [ID], of kind: DuplicateIdentifiersError.Kind = .item) throws(DuplicateIdentifiersError)
    {
        precondition(identifiers.count < Int(Int32.max), "ListGeometry: \(identifiers.count) identifiers are too many")
        var size = 4
        while size < identifiers.count * 2 { size *= 2 }
        let mask = size - 1
        var slots = [UInt32](repeating: 0, count: size)
        let hashes = identifiers.withUnsafeBufferPointer { identifiers in
            [Int](unsafeUninitializedCapacity: identifiers.count) { hashes, filled in
                for position in 0..<identifiers.count { hashes[position] = identifiers[position].hashValue }
                filled = identifiers.count
            }
        }
        var repeats: [Int] = []
        slots.withUnsafeMutableBufferPointer { slots in
            hashes.withUnsafeBufferPointer { hashes in
                identifiers.withUnsafeBufferPointer { identifiers in
                    for position in 0..<identifiers.count {
                        let hash = hashes[position]
                        var slot = hash & mask
                        while slots[slot] != 0 {
                            let other = Int(slots[slot]) - 1
                            if hashes[other] == hash, identifiers[other] == identifiers[position] {
                                repeats.append(position)
                                break
                            }
                            slot = (slot + 1) & mask
                        }
                        if slots[slot] == 0 { slots[slot] = UInt32(truncatingIfNeeded: position + 1) }
                    }
                }
            }
        }
        guard repeats.isEmpty else {
            var names: [String] = []
            var named: Set<ID> = []
            for position in repeats where named.insert(identifiers[position]).inserted {
                names.append(String(describing: identifiers[position]))
            }
            throw DuplicateIdentifiersError(kind: kind, identifiers: names, positions: repeats)
        }
        self.identifiers = identifiers
        self.hashes = hashes
        self.slots = slots
    }

    /// The number of identifiers.
    @inlinable public var count: Int { identifiers.count }

    /// The position of an identifier, or nil; O(1).
    @inlinable
    public func position(of identifier: ID) -> Int? {
        let found = slots.withUnsafeBufferPointer { slots in
            hashes.withUnsafeBufferPointer { hashes in
                identifiers.withUnsafeBufferPointer { identifiers in
                    Self.find(identifier, identifier.hashValue, slots, hashes, identifiers)
                }
            }
        }
        return found < 0 ? nil : Int(found)
    }

    @inlinable @inline(__always)
    static func find(
        _ identifier: ID, _ hash: Int, _ slots: UnsafeBufferPointer<UInt32>, _ hashes: UnsafeBufferPointer<Int>,
        _ identifiers: UnsafeBufferPointer<ID>
    ) -> Int32 {
        let mask = slots.count - 1
        var slot = hash & mask
        while slots[slot] != 0 {
            let position = Int(slots[slot]) - 1
            if hashes[position] == hash, identifiers[position] == identifier {
                return Int32(truncatingIfNeeded: position)
            }
            slot = (slot + 1) & mask
        }
        return -1
    }
}

extension IdentifierList: Sendable where ID: Sendable {}

/// Identifiers that appear more than once where each must be unique.
public struct DuplicateIdentifiersError: Error, Hashable, Sendable {
    /// The kind of identifier that is there twice.
    public enum Kind: Hashable, Sendable {
        /// A section's.
        case section
        /// An item's.
        case item
    }

    /// The kind of identifier that is there twice.
    public var kind: Kind
    /// The descriptions of the identifiers, each once, in the order in which they first repeat.
    public var identifiers: [String]
    /// The positions of all repetitions.
    public var positions: [Int]

    /// Makes an error that names identifiers and where they are.
    public init(kind: Kind, identifiers: [String], positions: [Int]) {
        self.kind = kind
        self.identifiers = identifiers
        self.positions = positions
    }

    /// UIKit's exception text, with the identifiers as a set prints.
    public var reason: String {
        let list = identifiers.map { "    \($0)" }.joined(separator: ",\n")
        return "Fatal: supplied \(kind == .section ? "section" : "item") identifiers are not unique. "
            + "Duplicate identifiers: {(\n\(list)\n)}"
    }
}

extension DuplicateIdentifiersError: CustomStringConvertible {
    /// The exception's text.
    public var description: String { reason }
}
