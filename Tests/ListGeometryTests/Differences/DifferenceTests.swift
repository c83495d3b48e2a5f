import Foundation
import ListGeometry
import TestSupport
import XCTest

/// Kind: model, documented — the new list itself, and the fewest moves by brute force; specification F9.9.
final class DifferenceTests: XCTestCase {
    func testSmallDifferences() throws {
        XCTAssertTrue(try Difference(from: [Int](), to: []).isEmpty)
        XCTAssertTrue(try Difference(from: [1, 2, 3], to: [1, 2, 3]).isEmpty)
        let insert = try Difference(from: ["a", "b", "c"], to: ["a", "x", "b", "c"])
        XCTAssertEqual([insert.deletions, insert.insertions], [[], [1]])
        XCTAssertEqual(insert.moves, [])
        let rotate = try Difference(from: [1, 2, 3, 4, 5], to: [5, 1, 2, 3, 4])
        XCTAssertEqual(rotate.moves, [.init(from: 4, to: 0)])
        let swap = try Difference(from: [1, 2, 3, 4], to: [4, 2, 3, 1])
        XCTAssertEqual(swap.moves.count, 2)
        let mixed = try Difference(from: [1, 2, 3, 4], to: [4, 9, 1, 3])
        XCTAssertEqual([mixed.deletions, mixed.insertions], [[1], [1]])
        XCTAssertEqual(mixed.moves, [.init(from: 3, to: 0)])
    }

    /// Behaviour F9.9.
    func testDuplicates() {
        XCTAssertThrowsError(try IdentifierList([3, 1, 2, 1, 3, 1])) { error in
            XCTAssertEqual((error as? DuplicateIdentifiersError)?.positions, [3, 4, 5])
            XCTAssertEqual(
                "\(error)",
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1,\n    3\n)}")
        }
        XCTAssertThrowsError(try IdentifiedSections([("a", [1]), ("a", [2])])) { error in
            XCTAssertEqual((error as? DuplicateIdentifiersError)?.kind, .section)
        }
        XCTAssertThrowsError(try IdentifiedSections([("a", [1]), ("b", [1])]), "items are unique in the whole list")
    }

    func testPositions() throws {
        let list = try IdentifierList((0..<1000).map { "item \($0)" })
        XCTAssertEqual(list.position(of: "item 731"), 731)
        XCTAssertNil(list.position(of: "item"))
        XCTAssertNil(try IdentifierList([String]()).position(of: "item"))
    }

    /// Identifiers whose hashes are all the same must still be told apart.
    func testCollidingHashes() throws {
        struct Poor: Hashable {
            var value: Int
            func hash(into hasher: inout Hasher) {}
        }
        let difference = try Difference(from: [1, 2, 3].map(Poor.init), to: [2, 1, 4].map(Poor.init))
        XCTAssertEqual([difference.deletions, difference.insertions], [[2], [2]])
        XCTAssertEqual(difference.moves.count, 1)
    }

    func testRandomDifferencesGiveTheNewListWithFewestMoves() throws {
        for seed in 0..<UInt64(repetitions(suite: 5_000, soak: 50_000)) {
            var random = SeededGenerator(seed: seed)
            let (old, new) = Self.lists(&random, count: 1 + random.below(40))
            let difference = try Difference(from: old, to: new)
            XCTAssertEqual(Self.apply(difference, old, new), new, "seed \(seed)")
            XCTAssertEqual(difference.deletions, old.indices.filter { !new.contains(old[$0]) }, "seed \(seed)")
            XCTAssertEqual(difference.insertions, new.indices.filter { !old.contains(new[$0]) }, "seed \(seed)")
            let shared = new.compactMap { old.firstIndex(of: $0) }
            XCTAssertEqual(difference.moves.count, shared.count - longestIncreasing(shared), "seed \(seed)")
        }
    }

    static func lists(_ random: inout SeededGenerator, count: Int) -> ([Int], [Int]) {
        let old = Array(0..<count).shuffled(using: &random)
        let keep = random.below(101)
        var new = old.filter { _ in random.chance(keep) }
        for _ in 0..<random.below(4) where !new.isEmpty {
            new.insert(new.remove(at: random.below(new.count)), at: random.below(new.count))
        }
        if random.chance(10) { new.shuffle(using: &random) }
        for value in 0..<random.below(5) { new.insert(count + value, at: random.below(new.count + 1)) }
        return (old, new)
    }

    /// The elements that stay keep their order and fills the places that nothing is put into.
    private static func apply(_ difference: Difference, _ old: [Int], _ new: [Int]) -> [Int] {
        let leaving = Set(difference.deletions + difference.moves.map(\.from))
        var result = old.indices.filter { !leaving.contains($0) }.map { old[$0] }
        let entering =
            difference.insertions.map { ($0, new[$0]) } + difference.moves.map { ($0.to, old[$0.from]) }
        for (place, value) in entering.sorted(by: { $0.0 < $1.0 }) where place <= result.count {
            result.insert(value, at: place)
        }
        return result
    }
}

/// The length of a longest increasing subsequence, by comparing all pairs.
func longestIncreasing(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (place, number) in numbers.enumerated() {
        lengths.append(1 + ((0..<place).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
}
