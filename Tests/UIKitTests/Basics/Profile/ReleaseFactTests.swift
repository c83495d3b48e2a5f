import Foundation
import HeadlessHost
import TestSupport
import XCTest

@testable import UIKit

/// Kind: oracle — numbers of iOS 16 to 27 in recorded pictures and in what UIKit printed,
/// `Tests/Fixtures/UIKit/releases/facts.jsonl`; `scenes.tsv` says which scene shows each again.
@MainActor final class ReleaseFactTests: XCTestCase {
    /// The facts that hold at least, by release; these numbers only rise.
    private static let floors = [16: 3, 17: 28, 18: 27, 26: 63, 27: 7]

    func testFactsHold() async throws {
        var held: [Int: Int] = [:]
        var rebuilt: [Int: Int] = [:]
        var misses: [String] = []
        var stages: [Int: ReleaseStage] = [:]
        let facts = try ReleaseFact.all()
        for fact in facts {
            guard case .scene(let scene, let part, let names) = fact.rebuilding else { continue }
            let major = fact.release.major
            let stage = stages[major] ?? ReleaseStage(fact.release)
            stages[major] = stage
            rebuilt[major, default: 0] += 1
            let name = "line \(fact.line), \(fact.release), \(scene) \(part)"
            guard let ours = try stage.measures(of: scene)[part] else {
                misses.append("\(name): the scene has no such part — \(fact.what.prefix(90))")
                continue
            }
            var differences: [String] = []
            for (key, indices) in names {
                guard let theirs = fact.values[key], let mine = ours[key], mine.count == theirs.count else {
                    differences.append("\(key): \(ours[key].map { "\($0)" } ?? "nothing") isn't comparable")
                    continue
                }
                for index in indices ?? Array(theirs.indices)
                where abs(mine[index] - theirs[index]) > fact.tolerance + 0.01 {
                    let place = theirs.count > 1 ? "\(key)[\(index)]" : key
                    differences.append("\(place) \(Self.rounded(mine[index])), recorded \(Self.rounded(theirs[index]))")
                }
            }
            if differences.isEmpty {
                held[major, default: 0] += 1
            } else {
                misses.append("\(name): \(differences.joined(separator: "; ")) — \(fact.what.prefix(90))")
            }
        }
        for (major, count) in rebuilt.sorted(by: { $0.key < $1.key }) {
            print("iOS \(major): \(held[major, default: 0]) of \(count) facts hold")
        }
        print("not rebuilt: \(facts.count - rebuilt.values.reduce(0, +)) of \(facts.count)")
        for miss in misses { print("miss: \(miss)") }
        for (major, floor) in Self.floors {
            XCTAssertGreaterThanOrEqual(held[major, default: 0], floor, "facts of iOS \(major) hold no more")
        }
    }

    private static func rounded(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
}
