/// Addresses of objects by their numbers.
///
/// The places where a number is looked for are small, and the records that they lead to lie in the order in which they came:
/// objects that come in another order than that of their numbers touch little memory.
///
/// Invariant: each filled place leads to a record of its own, whose number has the place's hash, and no number is twice between
/// its first place and the next empty one; `free` names all other records.
struct ObjectTable: @unchecked Sendable {
    private struct Record {
        var key: RowReference
        var pointer: UnsafeRawPointer?
    }

    private struct Place {
        /// The record's index and 1; 0 for an empty place.
        var record: UInt32 = 0
        var hash: UInt32 = 0
    }

    /// Their count is a power of 2, or 0.
    private var places: [Place] = []
    private var records: [Record] = []
    private var free: [UInt32] = []
    private(set) var count = 0

    /// All addresses, in the order of their records. O(n).
    var pointers: [UnsafeRawPointer] { records.compactMap(\.pointer) }

    subscript(key: RowReference) -> UnsafeRawPointer? {
        place(of: key).flatMap { records[Int(places[$0].record) - 1].pointer }
    }

    /// Notes an address under a number, instead of the one that is there. O(1) on average.
    mutating func insert(_ pointer: UnsafeRawPointer, at key: RowReference) {
        if (count + 1) * 2 > places.count { resize(to: max(16, places.count * 2)) }
        let hash = Self.hash(key)
        let place = self.place(of: key, hash)
        if places[place].record > 0 {
            records[Int(places[place].record) - 1].pointer = pointer
            return
        }
        let record = Record(key: key, pointer: pointer)
        if let index = free.popLast() {
            records[Int(index)] = record
            places[place] = Place(record: index + 1, hash: hash)
        } else {
            records.append(record)
            places[place] = Place(record: UInt32(records.count), hash: hash)
        }
        count += 1
    }

    /// Forgets a number; with an address, only if it is that one's. O(1) on average.
    mutating func remove(_ key: RowReference, of pointer: UnsafeRawPointer? = nil) {
        guard let place = place(of: key) else { return }
        let record = places[place].record - 1
        if let pointer, records[Int(record)].pointer != pointer { return }
        count -= 1
        if count == 0 {
            records.removeAll(keepingCapacity: true)
            free.removeAll(keepingCapacity: true)
        } else {
            records[Int(record)].pointer = nil
            free.append(record)
        }
        empty(place)
    }

    mutating func removeAll() { self = ObjectTable() }

    /// Makes room for addresses that are about to be inserted.
    mutating func reserve(_ more: Int) {
        var size = max(16, places.count)
        while (count + more) * 2 > size { size *= 2 }
        if size > places.count { resize(to: size) }
        records.reserveCapacity(records.count + max(0, more - free.count))
    }

    // MARK: Places

    private static func hash(_ key: RowReference) -> UInt32 {
        let mixed =
            (UInt64(bitPattern: key.row) &+ UInt64(UInt16(bitPattern: key.root)) << 40) &* 0x9E37_79B9_7F4A_7C15
        return UInt32(truncatingIfNeeded: mixed >> 32)
    }

    private func place(of key: RowReference) -> Int? {
        guard count > 0 else { return nil }
        let place = place(of: key, Self.hash(key))
        return places[place].record > 0 ? place : nil
    }

    /// The place of a number, or the empty one where it belongs.
    private func place(of key: RowReference, _ hash: UInt32) -> Int {
        let mask = places.count - 1
        var place = Int(hash) & mask
        while places[place].record > 0 {
            if places[place].hash == hash, records[Int(places[place].record) - 1].key == key { return place }
            place = (place + 1) & mask
        }
        return place
    }

    /// Empties a place, and moves those after it up that would not be found any more.
    private mutating func empty(_ place: Int) {
        let mask = places.count - 1
        var hole = place
        var next = place
        places[hole] = Place()
        while true {
            next = (next + 1) & mask
            let moved = places[next]
            guard moved.record > 0 else { return }
            let distance = (next - Int(moved.hash)) & mask
            guard distance >= (next - hole) & mask else { continue }
            places[hole] = moved
            places[next] = Place()
            hole = next
        }
    }

    private mutating func resize(to size: Int) {
        let old = places
        places = Array(repeating: Place(), count: size)
        for filled in old where filled.record > 0 {
            var place = Int(filled.hash) & (size - 1)
            while places[place].record > 0 { place = (place + 1) & (size - 1) }
            places[place] = filled
        }
    }

    func checkInvariants() {
        let filled = places.filter { $0.record > 0 }
        precondition(filled.count == count && records.count == count + free.count)
        precondition(Set(filled.map(\.record)).count == count)
        for place in filled {
            let record = records[Int(place.record) - 1]
            precondition(record.pointer != nil && Self.hash(record.key) == place.hash)
            precondition(self[record.key] == record.pointer, "a number isn't found")
        }
        precondition(free.allSatisfy { records[Int($0)].pointer == nil })
    }
}
