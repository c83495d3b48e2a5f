import TestSupport
import XCTest

@testable import CollectionArrangement

/// Kind: model — an arrangement that lays everything out at once.
///
/// The lazy arrangement against one that lays everything out.
final class GroupSequencePropertyTests: XCTestCase {
    private let everything: Range<CGFloat> = -1e9..<1e9

    private func eager(_ description: GroupSequence.Description, _ measured: [Int: CGSize]) -> ([CGRect], CGFloat) {
        let model = EagerComposition(
            group: description.group, container: description.container, axis: description.axis,
            spacing: description.spacing, count: description.count, measured: measured)
        return model.layOut()
    }

    private func frames(_ sequence: inout GroupSequence, in stretch: Range<CGFloat>) -> [Int: CGRect] {
        var frames: [Int: CGRect] = [:]
        for group in sequence.groups(in: stretch) {
            for element in sequence.solution(ofGroup: group).elements { frames[element.index] = element.frame }
        }
        return frames
    }

    private func assertEqual(_ found: CGRect?, _ expected: CGRect, _ message: @autoclosure () -> String) {
        guard let found else { return XCTFail("nothing; " + message()) }
        let isNear =
            abs(found.minX - expected.minX) < 1e-6 && abs(found.minY - expected.minY) < 1e-6
            && abs(found.width - expected.width) < 1e-6 && abs(found.height - expected.height) < 1e-6
        XCTAssertTrue(isNear, "\(found) instead of \(expected); " + message())
    }

    func testLazyIsEager() throws {
        var modes: [String: Int] = [:]
        for seed in UInt64(1)...600 {
            var random = RandomComposition(seed: seed)
            let description = random.description(estimates: seed % 3 == 0 ? 0 : 40)
            var measured: [Int: CGSize] = [:]
            for index in 0..<description.count where random.chance(50) { measured[index] = random.size() }
            var sequence = GroupSequence(description, measured: measured)
            let (expected, length) = eager(description, measured)
            switch sequence.index {
            case .alike: modes["alike", default: 0] += 1
            case .measured: modes["measured", default: 0] += 1
            case .flowing: modes["flowing", default: 0] += 1
            }
            let found = frames(&sequence, in: everything)
            XCTAssertEqual(found.count, description.count, "seed \(seed)")
            for (index, frame) in expected.enumerated() {
                assertEqual(found[index], frame, "element \(index), seed \(seed)")
            }
            if description.count > 0 { XCTAssertEqual(sequence.length, length, accuracy: 1e-6, "seed \(seed)") }
        }
        // Each way of keeping groups is met often.
        XCTAssertTrue(modes.count == 3 && modes.values.allSatisfy { $0 > 40 }, "\(modes)")
    }

    /// Any window shows what the model has in it, whatever was asked before.
    func testWindows() throws {
        for seed in UInt64(1)...200 {
            var random = RandomComposition(seed: seed &* 31)
            let description = random.description(estimates: 40)
            var measured: [Int: CGSize] = [:]
            for index in 0..<description.count where random.chance(50) { measured[index] = random.size() }
            var sequence = GroupSequence(description, measured: measured)
            let (expected, length) = eager(description, measured)
            for _ in 0..<5 {
                let start = CGFloat.random(in: -50...max(1, length), using: &random.generator)
                let window = start..<start + CGFloat.random(in: 0...400, using: &random.generator)
                let found = frames(&sequence, in: window)
                for (index, frame) in expected.enumerated() {
                    let stretch = frame.range(along: description.axis)
                    guard stretch.lowerBound < window.upperBound, stretch.upperBound > window.lowerBound else {
                        continue
                    }
                    // Insets and edges may push an element out of its group, and then nobody looks for it there.
                    if let found = found[index] {
                        assertEqual(found, frame, "element \(index), seed \(seed), \(window)")
                    } else {
                        let group = sequence.group(ofElement: index).map { sequence.frame(ofGroup: $0) }
                        XCTAssertFalse(
                            group?.range(along: description.axis).overlaps(window) ?? false,
                            "element \(index) at \(frame) of a group at \(String(describing: group)), seed \(seed), \(window)"
                        )
                    }
                }
            }
        }
    }

    /// Sizes that become known in any order, change and are forgotten give what knowing them from the start gives.
    func testOrderOfMeasuring() throws {
        for seed in UInt64(1)...200 {
            var random = RandomComposition(seed: seed &* 7_919)
            let description = random.description(estimates: 60)
            guard description.count > 0 else { continue }
            var sequence = GroupSequence(description)
            var measured: [Int: CGSize] = [:]
            for _ in 0..<40 {
                let index = Int.random(in: 0..<description.count, using: &random.generator)
                if random.chance(20) {
                    measured[index] = nil
                    _ = sequence.forget(index)
                } else {
                    let size = random.size()
                    measured[index] = size
                    _ = sequence.setMeasured(size, ofElement: index)
                }
                if random.chance(30) { _ = frames(&sequence, in: 0..<200) }
                if case .flowing(let groups) = sequence.index { XCTAssertEqual(groups.checkInvariants(), []) }
            }
            let (expected, _) = eager(description, measured)
            let found = frames(&sequence, in: everything)
            for (index, frame) in expected.enumerated() {
                assertEqual(found[index], frame, "element \(index), seed \(seed)")
            }
            var fresh = GroupSequence(description, measured: measured)
            XCTAssertEqual(frames(&fresh, in: everything), found, "seed \(seed)")
        }
    }

    /// A hundred thousand elements of equal size are one group; what a window costs doesn't depend on their number.
    func testCost() throws {
        let group = CompositionItem(
            size: CompositionSize(width: .fractionOfWidth(1), height: .absolute(50)),
            content: .line(
                .horizontal,
                [CompositionItem(size: CompositionSize(width: .fractionOfWidth(0.25), height: .fractionOfHeight(1)))],
                .filling, nil))
        var sequence = GroupSequence(
            GroupSequence.Description(
                group: group, container: CGSize(width: 400, height: 800), axis: .vertical, count: 100_000))
        XCTAssertEqual(sequence.length, 25_000 * 50)
        XCTAssertEqual(sequence.groups(in: 600_010..<600_800), 12_000..<12_016)
        XCTAssertEqual(sequence.template.elements.count, 4)
        XCTAssertEqual(sequence.group(ofElement: 99_999), 24_999)
    }
}
