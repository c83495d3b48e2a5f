import Foundation
import TestSupport

@testable import CollectionArrangement

/// Random groups whose lengths are whole multiples of an eighth of a point, so that sums are exact in any order.
struct RandomComposition {
    var generator: SeededGenerator
    static let container = CGSize(width: 320, height: 640)

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) / 2 }
    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
    mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &generator)]
    }

    mutating func length(estimates: Int) -> CompositionLength {
        if chance(estimates) {
            return chance(80) ? .estimated(number(20...120)) : .uniform(estimate: number(20...120))
        }
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: return .absolute(number(20...160))
        case 1: return .fractionOfWidth(pick([0.125, 0.25, 0.5, 1]))
        default: return .fractionOfHeight(pick([0.125, 0.25, 0.5]))
        }
    }

    mutating func spacing() -> CompositionSpacing? {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return .fixed(number(0...24))
        case 1: return .flexible(atLeast: number(0...24))
        default: return nil
        }
    }

    mutating func item(depth: Int, estimates: Int) -> CompositionItem {
        var item = CompositionItem(
            size: CompositionSize(width: length(estimates: estimates), height: length(estimates: estimates)))
        if chance(30) {
            item.insets = CompositionInsets(
                top: number(0...8), leading: number(0...8), bottom: number(0...8), trailing: number(0...8))
        }
        if chance(25) {
            item.edges = CompositionEdges(leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
        }
        guard depth > 0 else { return item }
        let axis: CompositionAxis = chance(50) ? .horizontal : .vertical
        let parts = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
            self.item(depth: chance(40) ? depth - 1 : 0, estimates: estimates)
        }
        let repetition: CompositionItem.Repetition =
            chance(50) ? .filling : chance(50) ? .dividing(pick([1, 2, 4])) : .repeating(pick([1, 2, 3]))
        item.content = .line(axis, parts, repetition, spacing())
        return item
    }

    mutating func size() -> CGSize { CGSize(width: number(10...400), height: number(10...300)) }

    mutating func description(estimates: Int) -> GroupSequence.Description {
        GroupSequence.Description(
            group: item(depth: 2, estimates: estimates), container: Self.container,
            axis: chance(70) ? .vertical : .horizontal, spacing: number(0...20),
            count: Int.random(in: 0...60, using: &generator))
    }
}
