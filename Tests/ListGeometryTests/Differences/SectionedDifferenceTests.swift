import ListGeometry
import TestSupport
import XCTest

/// Kind: property — every difference is a valid batch that leads to the new list.
///
/// Differences of sections and items, put through the checks and the mapping of batch updates.
final class SectionedDifferenceTests: XCTestCase {
    typealias Contents = [(section: Int, items: [Int])]

    func testRandomDifferencesAreValidBatches() throws {
        for seed in 0..<UInt64(repetitions(suite: 5_000, soak: 100_000)) {
            var random = SeededGenerator(seed: seed)
            let (old, new) = Self.contents(&random)
            for list in [UpdateWording.List.table, .collection] {
                let update = BatchUpdate(from: try IdentifiedSections(old), to: try IdentifiedSections(new), for: list)
                let mapping = try update.mapping(
                    from: old.map(\.items.count), to: new.map(\.items.count), wording: UpdateWording(list))
                if let difference = Self.difference(old, new, mapping, list) {
                    return XCTFail("seed \(seed), \(list): \(difference)")
                }
            }
        }
    }

    private static func contents(_ random: inout SeededGenerator) -> (Contents, Contents) {
        let old: Contents = (0..<random.below(5)).map { section in
            (section, (0..<random.below(10)).map { section * 100 + $0 })
        }
        var new = old
        if random.chance(10) { return (old, new) }
        for section in new.indices {
            (_, new[section].items) = DifferenceTests.lists(&random, count: random.below(10))
            new[section].items = new[section].items.map { new[section].section * 100 + $0 }
        }
        for _ in 0..<random.below(6) where !new.isEmpty {
            let start = random.below(new.count)
            guard !new[start].items.isEmpty else { continue }
            let item = new[start].items.remove(at: random.below(new[start].items.count))
            let end = random.below(new.count)
            new[end].items.insert(item, at: random.below(new[end].items.count + 1))
        }
        if random.chance(50) { new.shuffle(using: &random) }
        if random.chance(40), !new.isEmpty { new.remove(at: random.below(new.count)) }
        if random.chance(40) {
            // A new section with an item of an old one.
            var items = [9001, 9002]
            if let start = new.indices.first, let item = new[start].items.popLast() { items.append(item) }
            new.insert((90, items), at: random.below(new.count + 1))
        }
        return (old, new)
    }

    private static func difference(
        _ old: Contents, _ new: Contents, _ mapping: UpdateMapping, _ list: UpdateWording.List
    ) -> String? {
        let sections = old.map(\.section)
        let newSections = new.map(\.section)
        var ends: [Int: RowPosition] = [:]
        for (section, content) in new.enumerated() {
            for (row, item) in content.items.enumerated() { ends[item] = RowPosition(section: section, row: row) }
        }
        for (section, content) in old.enumerated() {
            let end = newSections.firstIndex(of: content.section)
            if mapping.newSection(of: section) != end { return "section \(section) goes to \(String(describing: end))" }
            for (row, item) in content.items.enumerated() {
                let start = RowPosition(section: section, row: row)
                let found = mapping.newPosition(of: start)
                let crosses = end == nil || ends[item].map { !sections.contains(newSections[$0.section]) } ?? false
                let expected = list == .table && crosses ? nil : ends[item]
                if found != expected {
                    return "\(start) goes to \(String(describing: found)), not \(String(describing: expected))"
                }
            }
        }
        return excessMoves(old, new, mapping)
    }

    /// Moves of sections, and of rows inside a section, beyond what a longest stretch in order leaves.
    private static func excessMoves(_ old: Contents, _ new: Contents, _ mapping: UpdateMapping) -> String? {
        let shared = new.compactMap { content in old.firstIndex { $0.section == content.section } }
        let sectionMoves = mapping.update.movedSections.count
        if sectionMoves != shared.count - longestIncreasing(shared) { return "\(sectionMoves) moves of sections" }
        for content in new {
            guard let start = old.first(where: { $0.section == content.section }) else { continue }
            let shared = content.items.compactMap { start.items.firstIndex(of: $0) }
            let section = new.firstIndex { $0.section == content.section }
            let moves = mapping.update.movedRows.filter {
                $0.to.section == section && old[$0.from.section].section == content.section
            }
            if moves.count != shared.count - longestIncreasing(shared) {
                return "\(moves.count) moves inside section \(content.section)"
            }
        }
        return nil
    }

    func testNoDifference() throws {
        let list = try IdentifiedSections([("a", [1, 2]), ("b", []), ("c", [3])])
        XCTAssertTrue(BatchUpdate(from: list, to: list, for: .table).isEmpty)
        XCTAssertEqual(list.counts, [2, 0, 1])
        let regrouped = try IdentifiedSections([("a", [1]), ("b", [2]), ("c", [3])])
        let update = BatchUpdate(from: list, to: regrouped, for: .table)
        XCTAssertEqual(
            update.movedRows, [.init(from: .init(section: 0, row: 1), to: .init(section: 1, row: 0))],
            "the same items in other sections")
        XCTAssertEqual(update.count, 1)
    }
}
