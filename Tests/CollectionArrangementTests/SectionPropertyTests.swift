import TestSupport
import XCTest

@testable import CollectionArrangement

/// Kind: property — invariants of whole sections of random descriptions.
///
/// Invariants of whole sections of random descriptions.
final class SectionPropertyTests: XCTestCase {
    private let everything: Range<CGFloat> = -1e9..<1e9

    private func section(_ random: inout RandomComposition) -> SectionArrangement.Description {
        let axis: CompositionAxis = random.chance(75) ? .vertical : .horizontal
        var composition = SectionComposition(
            group: random.item(depth: 1, estimates: 40), spacing: random.number(0...20))
        if case .element = composition.group.content {
            composition.group = CompositionItem(
                size: composition.group.size, content: .line(.horizontal, [composition.group], .repeating(1), nil))
        }
        if random.chance(50) {
            composition.insets = CompositionInsets(
                top: random.number(0...30), leading: random.number(0...30), bottom: random.number(0...30),
                trailing: random.number(0...30))
        }
        let alignments: [CGFloat] = [0, 0.5, 1]
        for index in 0..<Int.random(in: 0...3, using: &random.generator) {
            composition.boundaries.append(
                CompositionBoundary(
                    kind: "kind\(index % 2)",
                    size: CompositionSize(
                        width: random.length(estimates: 20), height: random.length(estimates: 20)),
                    alignment: CGPoint(x: random.pick(alignments), y: random.pick(alignments)),
                    extends: random.chance(80), pins: random.chance(30)))
        }
        if random.chance(30) { composition.backgrounds = [CompositionBackground(kind: "card")] }
        composition.boundariesFollowInsets = random.chance(70)
        composition.scrollsOrthogonally = random.chance(30)
        composition.paddingBefore = random.chance(20) ? random.number(0...20) : 0
        return SectionArrangement.Description(
            composition: composition, container: RandomComposition.container, axis: axis,
            count: Int.random(in: 0...40, using: &random.generator))
    }

    private func measure(_ arrangement: inout SectionArrangement, _ random: inout RandomComposition) {
        for index in 0..<arrangement.description.count where random.chance(40) {
            _ = arrangement.setMeasured(random.size(), of: .element(index))
        }
        for place in arrangement.boundaries.placed where place.item.size.isMeasured && random.chance(60) {
            _ = arrangement.setMeasured(random.size(), of: .boundary(kind: place.item.kind, index: place.index))
        }
    }

    func testInvariants() throws {
        for seed in UInt64(1)...300 {
            var random = RandomComposition(seed: seed &* 104_729)
            let description = section(&random)
            var arrangement = SectionArrangement(description)
            measure(&arrangement, &random)
            let axis = description.axis
            let parts = arrangement.parts(in: everything, visible: everything, window: everything)
            XCTAssertEqual(Set(parts.map(\.identity)).count, parts.count, "seed \(seed)")
            let elements = parts.compactMap { part -> Int? in
                if case .element(let index) = part.identity { index } else { nil }
            }
            XCTAssertEqual(elements, Array(0..<description.count), "seed \(seed)")
            for part in parts {
                XCTAssertTrue(part.frame.width >= 0 && part.frame.height >= 0, "\(part), seed \(seed)")
                // Items that extend the boundary are inside the section, and so is what is behind it.
                switch part.identity {
                case .background: XCTAssertEqual(part.frame.range(along: axis), 0..<arrangement.length)
                case .boundary(let kind, let index):
                    let place = arrangement.boundaries.placed.first { $0.item.kind == kind && $0.index == index }
                    guard let place, place.item.extends, place.side != .beside else { continue }
                    let range = part.frame.range(along: axis)
                    XCTAssertGreaterThanOrEqual(range.lowerBound, -1e-9, "seed \(seed)")
                    XCTAssertLessThanOrEqual(range.upperBound, arrangement.length + 1e-9, "seed \(seed)")
                default: break
                }
            }
            // Boundary items that extend the boundary don't lie over each other.
            let solid = parts.filter { part in
                guard case .boundary(let kind, let index) = part.identity else { return false }
                let place = arrangement.boundaries.placed.first { $0.item.kind == kind && $0.index == index }
                return place.map { $0.item.extends && $0.side != .beside } ?? false
            }
            for (index, part) in solid.enumerated() {
                for other in solid[(index + 1)...] {
                    let common = part.frame.intersection(other.frame)
                    XCTAssertTrue(
                        common.isNull || common.width < 0.01 || common.height < 0.01, "\(part) \(other), seed \(seed)")
                }
            }
        }
    }

    /// Windows along the axis and across find what is in them.
    func testWindows() throws {
        for seed in UInt64(1)...150 {
            var random = RandomComposition(seed: seed &* 15_485_863)
            let description = section(&random)
            var arrangement = SectionArrangement(description)
            measure(&arrangement, &random)
            let all = arrangement.parts(in: everything, visible: everything, window: everything)
            for _ in 0..<4 {
                let start = CGFloat.random(in: -20...max(1, arrangement.length), using: &random.generator)
                let stretch = start..<start + 100
                let found = arrangement.parts(in: stretch, visible: everything, window: everything)
                let identities = Set(found.map(\.identity))
                for part in found { XCTAssertEqual(all.first { $0.identity == part.identity }, part, "seed \(seed)") }
                for part in all where !identities.contains(part.identity) {
                    guard case .boundary = part.identity else { continue }
                    XCTAssertFalse(part.frame.range(along: description.axis).overlaps(stretch), "seed \(seed)")
                }
            }
        }
    }

    /// A pinned item is inside what is visible, as long as its section's content is, and never beyond that.
    func testPinnedItemsStayInSight() throws {
        for seed in UInt64(1)...200 {
            var random = RandomComposition(seed: seed &* 32_452_843)
            var description = section(&random)
            description.composition.boundaries = [
                CompositionBoundary(
                    kind: "header",
                    size: CompositionSize(width: .fractionOfWidth(1), height: .absolute(random.number(10...60))),
                    alignment: CGPoint(x: 0.5, y: 0), pins: true)
            ]
            description.axis = .vertical
            var arrangement = SectionArrangement(description)
            measure(&arrangement, &random)
            let length = arrangement.length
            for _ in 0..<5 {
                let start = CGFloat.random(in: -300...length + 100, using: &random.generator)
                let visible = start..<start + 400
                guard
                    let part = arrangement.part(.boundary(kind: "header", index: 0), visible: visible)
                else { return XCTFail("no header, seed \(seed)") }
                XCTAssertGreaterThanOrEqual(part.frame.minY, arrangement.contentStart - part.frame.height - 1e-9)
                let end = arrangement.contentStart + arrangement.contentLength
                XCTAssertLessThanOrEqual(part.frame.maxY, max(end, arrangement.contentStart) + 1e-9, "seed \(seed)")
                if start > arrangement.contentStart, start + part.frame.height <= end {
                    XCTAssertEqual(part.frame.minY, start, accuracy: 1e-9, "seed \(seed)")
                }
            }
        }
    }
}
