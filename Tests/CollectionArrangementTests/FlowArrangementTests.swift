import TestSupport
import XCTest

@testable import CollectionArrangement

/// Kind: model — sizes in a list, lines broken from the first item on, places added up.
///
/// The arrangement against a naive model: sizes in a list, lines broken from the first item on, places added up.
final class FlowArrangementTests: XCTestCase {
    private struct Model {
        var sizes: [FlowSize]
        var metrics: FlowMetrics

        var lines: [Range<Int>] {
            var lines: [Range<Int>] = []
            var first = 0
            while first < sizes.count {
                var used = sizes[first].main
                var end = first + 1
                while end < sizes.count, used + metrics.itemSpacing + sizes[end].main <= metrics.available + 1e-6 {
                    used += metrics.itemSpacing + sizes[end].main
                    end += 1
                }
                lines.append(first..<end)
                first = end
            }
            return lines
        }

        var frames: [FlowFrame] {
            var frames: [FlowFrame] = []
            var place = metrics.header + metrics.leadingInset
            let lines = self.lines
            for (index, line) in lines.enumerated() {
                let crossLength = sizes[line].map(\.cross).max() ?? 0
                let origins = metrics.origins(of: sizes[line], isLast: index == lines.count - 1)
                for (item, origin) in zip(line, origins) {
                    let size = sizes[item]
                    frames.append(
                        FlowFrame(main: origin, cross: place + (crossLength - size.cross) / 2, size: size))
                }
                place += crossLength + metrics.lineSpacing
            }
            return frames
        }

        var length: Double {
            let lines = self.lines
            let sum = lines.reduce(0) { $0 + (sizes[$1].map(\.cross).max() ?? 0) }
            return metrics.header + metrics.leadingInset + sum
                + Double(max(0, lines.count - 1)) * metrics.lineSpacing + metrics.trailingInset + metrics.footer
        }
    }

    private func assertEqual(_ section: FlowSection, _ model: Model, _ what: String) {
        section.checkInvariants()
        XCTAssertEqual(section.length, model.length, accuracy: 1e-6, what)
        for (item, frame) in model.frames.enumerated() {
            let actual = section.frame(of: item)
            XCTAssertEqual(actual.main, frame.main, accuracy: 1e-6, "\(what), item \(item)")
            XCTAssertEqual(actual.cross, frame.cross, accuracy: 1e-6, "\(what), item \(item)")
            XCTAssertEqual(actual.size, frame.size, "\(what), item \(item)")
        }
    }

    private func metrics(_ generator: inout SeededGenerator) -> FlowMetrics {
        var metrics = FlowMetrics()
        metrics.lineLength = Double.random(in: 100...400, using: &generator).rounded()
        metrics.startInset = Double.random(in: 0...10, using: &generator).rounded()
        metrics.endInset = Double.random(in: 0...10, using: &generator).rounded()
        metrics.leadingInset = 7
        metrics.trailingInset = 3
        metrics.lineSpacing = Double.random(in: 0...12, using: &generator).rounded()
        metrics.itemSpacing = Double.random(in: 0...12, using: &generator).rounded()
        metrics.header = 20
        metrics.footer = 11
        return metrics
    }

    private func size(_ generator: inout SeededGenerator) -> FlowSize {
        FlowSize(
            main: Double.random(in: 10...150, using: &generator).rounded(),
            cross: Double.random(in: 10...90, using: &generator).rounded())
    }

    func testMeasuringOneByOneIsAsFromScratch() {
        for seed in UInt64(1)...60 {
            var generator = SeededGenerator(seed: seed)
            let metrics = metrics(&generator)
            let count = Int.random(in: 1...400, using: &generator)
            let estimate = size(&generator)
            var model = Model(sizes: Array(repeating: estimate, count: count), metrics: metrics)
            var section = FlowSection(.alike(count: count, estimate), metrics)
            assertEqual(section, model, "seed \(seed), before")
            for step in 0..<40 {
                let item = Int.random(in: 0..<count, using: &generator)
                // Sizes of few kinds, so that some changes leave lines as they were.
                let measured =
                    Bool.random(using: &generator)
                    ? size(&generator) : FlowSize(main: estimate.main, cross: 10 * Double(step % 4 + 1))
                section.setMeasured(measured, of: item)
                model.sizes[item] = measured
                if step % 8 == 0 { assertEqual(section, model, "seed \(seed), step \(step)") }
            }
            assertEqual(section, model, "seed \(seed)")
            XCTAssertEqual(
                section.lines(in: -1e9..<1e9).map(\.items), model.lines, "seed \(seed), lines")
        }
    }

    func testOtherMetricsBreakLinesAnew() {
        for seed in UInt64(100)...130 {
            var generator = SeededGenerator(seed: seed)
            let count = Int.random(in: 0...200, using: &generator)
            let sizes = (0..<count).map { _ in size(&generator) }
            var section = FlowSection(.each(sizes), metrics(&generator))
            let other = metrics(&generator)
            section.setMetrics(other)
            assertEqual(section, Model(sizes: sizes, metrics: other), "seed \(seed)")
        }
    }

    func testQueriesFindWhatLiesInTheRange() {
        for seed in UInt64(200)...230 {
            var generator = SeededGenerator(seed: seed)
            let sections = (0..<5).map { _ -> FlowSection in
                let count = Int.random(in: 0...80, using: &generator)
                let alike = size(&generator)
                return Bool.random(using: &generator)
                    ? FlowSection(.alike(count: count, alike), metrics(&generator))
                    : FlowSection(.each((0..<count).map { _ in size(&generator) }), metrics(&generator))
            }
            var arrangement = FlowArrangement(sections)
            for _ in 0..<20 {
                let start = Double.random(in: -50...arrangement.length, using: &generator)
                let range = start..<start + Double.random(in: 1...300, using: &generator)
                var found: Set<[Int]> = []
                for section in arrangement.sections(in: range) {
                    for (item, _) in arrangement.items(in: range, of: section) { found.insert([section, item]) }
                }
                for section in sections.indices {
                    for item in 0..<sections[section].items.count {
                        let frame = arrangement.frame(of: item, in: section)
                        let isIn =
                            frame.cross < range.upperBound && frame.cross + frame.size.cross > range.lowerBound
                        if isIn { XCTAssertTrue(found.contains([section, item]), "seed \(seed): \(section)-\(item)") }
                    }
                }
                XCTAssertLessThan(found.count, 400)
            }
        }
    }

    func testAlikeItemsTakeNoRoomAndOneRun() {
        var metrics = FlowMetrics()
        metrics.lineLength = 375
        let section = FlowSection(.alike(count: 100_000, FlowSize(main: 50, cross: 50)), metrics)
        XCTAssertEqual(section.lines.blocks.map { $0.runs.count }, [2])
        XCTAssertEqual(section.lineCount, 16_667)
    }

    /// A wider item moves every line behind it; equal ones behind it are broken as one stretch.
    func testAChangeInALongStretchStaysShort() {
        var metrics = FlowMetrics()
        metrics.lineLength = 375
        var section = FlowSection(.alike(count: 100_000, FlowSize(main: 50, cross: 50)), metrics)
        section.setMeasured(FlowSize(main: 200, cross: 80), of: 50_001)
        XCTAssertLessThan(section.lines.blocks.reduce(0) { $0 + $1.runs.count }, 8)
        section.checkInvariants()
    }
}
