import Foundation
import TestSupport
import XCTest

@testable import TextLayout

/// Kind: model — greedy breaking from its definition, sums of advances; a failure prints the seed.
///
/// Random texts against naive models; a failure prints the seed.
final class RandomTextTests: XCTestCase {
    private static let pieces = [
        "word", "a", " ", "  ", "supercalifragilistic", "-", "日本語", "、", "っ", "「", "」", "é", "e\u{301}", "שלום", "عربي",
        "123", "😀", "👩‍👩‍👧", "ไทย", "한국", "\n", "\t", "…", "\u{200B}", "(", ")", "\u{2028}", "\u{FE0F}",
    ]

    private func randomText(using random: inout SeededGenerator) -> StyledText {
        let string = (0..<Int.random(in: 0...30, using: &random)).map { _ in
            Self.pieces.randomElement(using: &random) ?? ""
        }.joined()
        let runs = (0..<Int.random(in: 1...4, using: &random)).map { index in
            StyledText.Run(
                length: Int.random(in: 0...20, using: &random),
                attributes: TextAttributes(
                    font: TextFont(
                        size: Double.random(in: 8...30, using: &random),
                        weight: TextWeight.allCases.randomElement(using: &random) ?? .regular,
                        isItalic: Bool.random(using: &random)),
                    kern: [nil, 0, 1.5].randomElement(using: &random) ?? nil, style: index))
        }
        return StyledText(string, runs: runs, paragraphs: [.init(length: 0, attributes: .init())])
    }

    func testLinesCoverTheTextAndAgreeWithMeasures() {
        let seed: UInt64 = 7
        var random = SeededGenerator(seed: seed)
        for round in 0..<400 {
            let text = randomText(using: &random)
            let shaped = ShapedText(text)
            shaped.checkInvariants()
            let width = Double.random(in: 1...300, using: &random)
            let limit = Int.random(in: 0...4, using: &random)
            for mode in [LineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingMiddle] {
                let message = "seed \(seed), round \(round), \(text.string.debugDescription), width \(width), \(mode)"
                let measure = shaped.measure(width: width, maximumLines: limit, lineBreakMode: mode)
                let lines = shaped.lines(width: width, maximumLines: limit, lineBreakMode: mode)
                XCTAssertEqual(lines.count, measure.lineCount, message)
                XCTAssertEqual(lines.contains { $0.isTruncated }, measure.isTruncated, message)
                XCTAssertEqual(
                    lines.last.map { $0.baseline + $0.descent } ?? 0, measure.height, accuracy: 1e-6, message)
                XCTAssertEqual(lines.first?.baseline ?? 0, measure.firstBaseline, accuracy: 1e-9, message)
                var offset = 0
                for line in lines {
                    XCTAssertEqual(line.range.lowerBound, offset, message)
                    offset = line.range.upperBound
                    if text.string.utf16.count > offset, offset < shaped.text.string.utf16.count {
                        // A separator belongs to no line.
                        let units = Array(text.string.utf16)
                        while offset < units.count, [0x0A, 0x0D, 0x2028].contains(units[offset]),
                            offset == line.range.upperBound
                        {
                            offset += 1
                        }
                    }
                }
                if !measure.isTruncated { XCTAssertGreaterThanOrEqual(offset, text.string.utf16.count, message) }
            }
        }
    }

    /// Greedy breaking from its definition: for every line, try all ends and keep the last that fits.
    func testBreaksAreThoseOfANaiveModel() {
        let seed: UInt64 = 11
        var random = SeededGenerator(seed: seed)
        for round in 0..<400 {
            let shaped = ShapedText(randomText(using: &random))
            let width = Double.random(in: 5...300, using: &random)
            var expected: [Range<Int>] = []
            for paragraph in shaped.paragraphs {
                let places = shaped.opportunities[Int(paragraph.firstOpportunity)..<Int(paragraph.endOpportunity)]
                var start = Int(paragraph.firstCluster)
                let end = Int(paragraph.contentEnd)
                if start == end { expected.append(start..<end) }
                while start < end {
                    func fits(_ stop: Int) -> Bool {
                        var sum = 0.0
                        for cluster in start..<shaped.trimmedEnd(of: start..<stop) {
                            sum += shaped.positions[cluster + 1] - shaped.positions[cluster]
                        }
                        return sum <= width + 1e-7
                    }
                    var stop = places.map { Int($0.cluster) }.filter { $0 > start && fits($0) }.max() ?? 0
                    if stop == 0 {
                        stop = start + 1
                        while stop < end, shaped.positions[stop + 1] - shaped.positions[start] <= width + 1e-7 {
                            stop += 1
                        }
                    }
                    expected.append(start..<stop)
                    start = stop
                }
            }
            let found = shaped.walk(width: width, mode: .byWordWrapping) { walk in
                var found: [Range<Int>] = []
                while let span = walk.next() { found.append(span.start..<span.end) }
                return found
            }
            XCTAssertEqual(
                found, expected, "seed \(seed), round \(round), \(shaped.text.string.debugDescription), width \(width)")
        }
    }

    func testScalingIsShapingAtTheOtherSize() {
        let seed: UInt64 = 13
        var random = SeededGenerator(seed: seed)
        for round in 0..<300 {
            let text = randomText(using: &random)
            let factor = Double.random(in: 0.4...2, using: &random)
            let scaled = ShapedText(text).scaled(by: factor)
            let fresh = ShapedText(text.scalingFonts(by: factor))
            let message = "seed \(seed), round \(round), \(text.string.debugDescription), factor \(factor)"
            scaled.checkInvariants()
            XCTAssertEqual(scaled.positions.count, fresh.positions.count, message)
            for (left, right) in zip(scaled.positions, fresh.positions) {
                XCTAssertEqual(left, right, accuracy: 1e-9, message)
            }
            for (left, right) in zip(scaled.glyphs, fresh.glyphs) {
                XCTAssertEqual(left.identifier, right.identifier, message)
                XCTAssertEqual(left.x, right.x, accuracy: 1e-4, message)
                XCTAssertEqual(left.advance, right.advance, accuracy: 1e-4, message)
            }
            XCTAssertEqual(scaled.measure(width: 100), fresh.measure(width: 100), message)
        }
    }

    func testCaretsComeBackToTheirOffset() {
        let seed: UInt64 = 17
        var random = SeededGenerator(seed: seed)
        for round in 0..<200 {
            let shaped = ShapedText(randomText(using: &random))
            for line in shaped.lines(width: 200) {
                let boxes = shaped.clusterBoxes(of: line)
                XCTAssertEqual(
                    boxes.reduce(0) { $0 + $1.right - $1.left }, line.width, accuracy: 1e-6,
                    "seed \(seed), round \(round)")
                for box in boxes where box.right - box.left > 0.01 {
                    let nearStart = box.isRightToLeft ? box.right - 0.001 : box.left + 0.001
                    XCTAssertEqual(
                        shaped.offset(atX: nearStart, in: line), box.range.lowerBound,
                        "seed \(seed), round \(round), \(shaped.text.string.debugDescription)")
                }
            }
        }
    }

    /// Results don't depend on the order of requests, on what is kept or on the thread.
    func testThreadsGetWhatOneThreadGets() {
        let seed: UInt64 = 19
        var random = SeededGenerator(seed: seed)
        let texts = (0..<60).map { _ in randomText(using: &random) }
        let expected = texts.map {
            ShapedText($0, library: FontLibrary(folder: FontLibrary.bundledFolder)).lines(width: 90).map(\.width)
        }
        let shaper = TextShaper(capacity: 50_000)
        DispatchQueue.concurrentPerform(iterations: 240) { round in
            let index = (round * 37) % texts.count
            let widths = shaper.shaped(texts[index]).lines(width: 90).map(\.width)
            XCTAssertEqual(widths, expected[index], "seed \(seed), text \(index)")
        }
    }
}
