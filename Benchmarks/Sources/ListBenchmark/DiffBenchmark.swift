import Foundation
import ListGeometry

/// 100,000 elements, of which 10,000 go, 10,000 come and 2,000 move: ours, Swift's, and hashing alone.
func benchmarkDiff() throws {
    try diff("diff (numbers)", identifiers: { $0 }, aim: 15e6)
    try diff("diff (UUIDs)", identifiers: uuid, aim: 15e6)
}

private func uuid(_ number: Int) -> UUID {
    let a = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    let b = (a ^ a >> 29) &* 0xBF58_476D_1CE4_E5B9
    func byte(_ value: UInt64, _ shift: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
    return UUID(
        uuid: (
            byte(a, 0), byte(a, 8), byte(a, 16), byte(a, 24), byte(a, 32), byte(a, 40), byte(a, 48), byte(a, 56),
            byte(b, 0), byte(b, 8), byte(b, 16), byte(b, 24), byte(b, 32), byte(b, 40), byte(b, 48), byte(b, 56)
        ))
}

private func diff<ID: Hashable>(_ name: String, identifiers: (Int) -> ID, aim: Double) throws {
    let count = 100_000
    var state: UInt64 = 42
    func random(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
    let old = Array(0..<count)
    var gone = Set<Int>()
    while gone.count < 10_000 { gone.insert(random(count)) }
    var new = old.filter { !gone.contains($0) }
    for _ in 0..<2_000 { new.insert(new.remove(at: random(new.count)), at: random(new.count)) }
    for number in 0..<10_000 { new.insert(count + number, at: random(new.count + 1)) }
    let (oldIDs, newIDs) = (old.map(identifiers), new.map(identifiers))

    // Answers first: the difference, applied, gives the new list.
    let difference = try Difference(from: oldIDs, to: newIDs)
    try check(
        difference.deletions.count == 10_000 && difference.insertions.count == 10_000
            && difference.moves.count <= 2_000,
        "\(difference.deletions.count) deletions, \(difference.insertions.count) insertions, "
            + "\(difference.moves.count) moves")
    var slots: [ID?] = Array(repeating: nil, count: newIDs.count)
    for place in difference.insertions { slots[place] = newIDs[place] }
    for move in difference.moves { slots[move.to] = oldIDs[move.from] }
    let leaving = Set(difference.deletions + difference.moves.map(\.from))
    var stay = oldIDs.indices.lazy.filter { !leaving.contains($0) }.map { oldIDs[$0] }.makeIterator()
    let made = slots.map { $0 ?? stay.next() }
    try check(made == newIDs.map { $0 }, "the difference doesn't lead from the old list to the new one")

    var (ours, kept, same, one, hashing, peer) = (
        Samples(), Samples(), Samples(), Samples(), Samples(), Samples()
    )
    let (oldList, newList) = (try IdentifierList(oldIDs), try IdentifierList(newIDs))
    var inserted = oldIDs
    inserted.insert(identifiers(count * 3), at: count / 2)
    let insertedList = try IdentifierList(inserted)
    for round in 0..<33 {
        var samples = Array(repeating: Samples(), count: 5)
        try samples[0].add { keep(try Difference(from: oldIDs, to: newIDs)) }
        samples[1].add { keep(Difference(from: oldList, to: newList)) }
        samples[2].add { keep(Difference(from: oldList, to: oldList)) }
        samples[3].add { keep(Difference(from: oldList, to: insertedList)) }
        samples[4].add {
            var table = Set<ID>(minimumCapacity: count)
            for id in oldIDs { table.insert(id) }
            keep(table.count)
        }
        guard round > 1 else { continue }
        ours.values += samples[0].values
        kept.values += samples[1].values
        same.values += samples[2].values
        one.values += samples[3].values
        hashing.values += samples[4].values
    }
    // Seconds long, so once.
    peer.add { keep(newIDs.difference(from: oldIDs).inferringMoves().count) }
    Report.line(
        name, ours: ours, peer: ("CollectionDifference, once", peer.median),
        limit: ("a hash table of one list", hashing.median), aim: "<= \(aim.time)", holds: ours.median <= aim)
    print(
        "  hashes kept \(kept.median.time) (aim <= 5 ms), no change \(same.median.time) (<= 0.1 ms), "
            + "one insertion \(one.median.time) (<= 0.2 ms)")
}
