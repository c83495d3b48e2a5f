import XCTest

@testable import TextLayout

/// Kind: documented — our specification of attributes, in a face where every character advances half an em; Liang's
/// thesis for hyphens.
///
/// Attributes and paragraph rules, in a face where every character advances half an em and a line is one em high.
final class AttributedTextTests: XCTestCase {
    private let face = FontFace(
        identifier: "half", fixedAdvances: [" ": 0.5, "…": 1], otherwise: 0.5,
        vertical: VerticalMetrics(ascender: 0.8, descender: -0.2, leading: 0, capHeight: 0.7, xHeight: 0.5))

    private func attributes(size: Double = 10, kern: Double? = nil, offset: Double = 0, style: Int = 0)
        -> TextAttributes
    {
        TextAttributes(
            font: TextFont(family: .custom(face), size: size), kern: kern, baselineOffset: offset, style: style)
    }

    private func shaped(
        _ string: String, _ attributes: TextAttributes? = nil, _ change: (inout ParagraphAttributes) -> Void = { _ in }
    ) -> ShapedText {
        var paragraph = ParagraphAttributes()
        change(&paragraph)
        return ShapedText(StyledText(string, attributes: attributes ?? self.attributes(), paragraph: paragraph))
    }

    func testKernStandsAfterEveryCharacterTheLastOneToo() {
        XCTAssertEqual(shaped("abcd", attributes(kern: 2)).measure(width: .infinity).width, 4 * (5 + 2))
    }

    func testZeroKernTurnsPairKerningOff() {
        let kerned = { (kern: Double?) in
            let attributes = TextAttributes(font: TextFont(size: 17), kern: kern)
            return ShapedText(StyledText("AVAVAV", attributes: attributes)).measure(width: .infinity).width
        }
        let single = { (letter: String) in
            ShapedText(StyledText(letter, attributes: TextAttributes(font: TextFont(size: 17)))).measure(
                width: .infinity
            ).width
        }
        XCTAssertEqual(kerned(0), 3 * single("A") + 3 * single("V"), accuracy: 1e-9)
        XCTAssertLessThan(kerned(nil), kerned(0) - 1)
    }

    func testPairKerningCrossesRunsButNotFonts() {
        func width(_ second: TextAttributes) -> Double {
            let first = TextAttributes(font: TextFont(size: 17))
            let text = StyledText(
                "AV", runs: [.init(length: 1, attributes: first), .init(length: 1, attributes: second)],
                paragraphs: [.init(length: 2, attributes: .init())])
            return ShapedText(text).measure(width: .infinity).width
        }
        let plain = TextAttributes(font: TextFont(size: 17))
        let together = ShapedText(StyledText("AV", attributes: plain)).measure(width: .infinity).width
        XCTAssertEqual(width(TextAttributes(font: TextFont(size: 17), style: 1)), together, accuracy: 1e-9)
        XCTAssertGreaterThan(width(TextAttributes(font: TextFont(size: 17.001))), together + 0.5)
    }

    func testALineHasTheGreatestHeightAndDepthOfItsRuns() {
        let text = StyledText(
            "aa bb cc",
            runs: [
                .init(length: 3, attributes: attributes(size: 10)), .init(length: 3, attributes: attributes(size: 20)),
                .init(length: 2, attributes: attributes(size: 10, offset: 20)),
            ], paragraphs: [.init(length: 8, attributes: .init())])
        let one = ShapedText(text).measure(width: .infinity)
        // 10 points raised by 20: 28 above; 20 points: 4 below.
        XCTAssertEqual(one.height, 28 + 4, accuracy: 1e-9)
        XCTAssertEqual(one.firstBaseline, 28, accuracy: 1e-9)
        // 15 points each of "aa " and "cc", 30 of "bb ".
        let lines = ShapedText(text).lines(width: 20)
        XCTAssertEqual(lines.map(\.height), [10, 20, 10 + 0])
        XCTAssertEqual(lines.map(\.baseline), [8, 10 + 16, 10 + 20 + 28])
    }

    func testHeightsAndSpacing() {
        XCTAssertEqual(shaped("a\nb") { $0.lineSpacing = 3 }.measure(width: 100).height, 23)
        XCTAssertEqual(shaped("a\nb") { $0.paragraphSpacing = 4 }.measure(width: 100).height, 24)
        XCTAssertEqual(shaped("a\nb") { $0.paragraphSpacingBefore = 5 }.measure(width: 100).height, 25)
        XCTAssertEqual(shaped("a\u{2028}b") { $0.paragraphSpacing = 4 }.measure(width: 100).height, 20)
        XCTAssertEqual(shaped("a") { $0.minimumLineHeight = 14 }.measure(width: 100).height, 14)
        XCTAssertEqual(shaped("a") { $0.minimumLineHeight = 14 }.measure(width: 100).firstBaseline, 12)
        XCTAssertEqual(shaped("a") { $0.maximumLineHeight = 7 }.measure(width: 100).height, 7)
        XCTAssertEqual(shaped("a") { $0.lineHeightMultiple = 1.5 }.measure(width: 100).height, 15)
        let both = shaped("a\nb") {
            $0.lineHeightMultiple = 3
            $0.maximumLineHeight = 12
        }
        XCTAssertEqual(both.measure(width: 100).height, 24)
        XCTAssertEqual(shaped("a\n").measure(width: 100).lineCount, 2)
    }

    func testWhiteSpaceAtTheEndCountsUpToTheLimit() {
        XCTAssertEqual(shaped("ab  ").measure(width: .infinity).width, 20)
        XCTAssertEqual(shaped("   ").measure(width: .infinity).width, 15)
        // It hangs: no line is broken for it, and a line is never wider than the limit.
        XCTAssertEqual(shaped("ab    ").measure(width: 12).lineCount, 1)
        XCTAssertEqual(shaped("ab    ").measure(width: 12).width, 12)
        XCTAssertEqual(shaped("ab cd").measure(width: 16).width, 15)
    }

    func testIndents() {
        let text = shaped("aa bb cc") {
            $0.firstLineHeadIndent = 10
            $0.headIndent = 4
            $0.tailIndent = -6
        }
        // The first line has 24 of 40 points, the others 30: "aa" of 10, then "bb cc" of 25.
        let lines = text.lines(width: 40)
        XCTAssertEqual(lines.map(\.range), [0..<3, 3..<8])
        XCTAssertEqual(lines.map(\.x), [10, 4])
        XCTAssertEqual(shaped("aa bb") { $0.tailIndent = 12 }.lines(width: 100).count, 2)
        // Indents that leave no room at all, in a paragraph with and without characters.
        XCTAssertEqual(
            shaped("\nab") {
                $0.headIndent = 200; $0.firstLineHeadIndent = 200
            }.lines(width: 100).count, 3)
    }

    func testAlignment() {
        let starts = { (alignment: TextAlignment, string: String) in
            self.shaped(string) { $0.alignment = alignment }.lines(width: 30).map(\.x)
        }
        XCTAssertEqual(starts(.left, "aaaa bb"), [0, 0])
        XCTAssertEqual(starts(.right, "aaaa bb"), [10, 20])
        XCTAssertEqual(starts(.center, "aaaa bb"), [5, 10])
        XCTAssertEqual(starts(.natural, "aaaa bb"), [0, 0])
        XCTAssertEqual(starts(.natural, "אאאא בב"), [10, 20])
        let justified = shaped("aa b aa") { $0.alignment = .justified }.lines(width: 30)
        XCTAssertEqual(justified.map(\.width), [30, 10])
    }

    func testRightToLeftRunsAreReversedAndTruncatedAtTheLeft() {
        let line = shaped("אב cd") { $0.alignment = .left }.lines(width: 100)[0]
        XCTAssertEqual(line.runs.map(\.range), [3..<5, 0..<3])
        let cut = shaped("אבגדהוז").lines(width: 30, maximumLines: 1)[0]
        XCTAssertEqual(cut.runs.map(\.range), [nil, 0..<4])
        XCTAssertEqual(cut.runs[0].x, 0)
    }

    func testASoftHyphenIsSeenWhereALineEnds() {
        let font = TextFont(size: 20)
        let shaped = ShapedText(StyledText("extra\u{AD}ordinary", attributes: TextAttributes(font: font)))
        let whole = ShapedText(StyledText("extraordinary", attributes: TextAttributes(font: font)))
        XCTAssertEqual(
            shaped.measure(width: .infinity).width, whole.measure(width: .infinity).width, accuracy: 0.5)
        let first = ShapedText(StyledText("extra", attributes: TextAttributes(font: font))).measure(width: .infinity)
            .width
        let hyphen = ShapedText(StyledText("-", attributes: TextAttributes(font: font))).measure(width: .infinity).width
        let lines = shaped.lines(width: first + hyphen + 1)
        XCTAssertEqual(lines[0].range, 0..<6)
        XCTAssertEqual(lines[0].runs.map(\.range), [0..<6, nil])
        XCTAssertEqual(lines[0].width, first + hyphen, accuracy: 1e-3)
        // If the hyphen has no place, the word is broken by character.
        XCTAssertEqual(shaped.lines(width: first + 1)[0].runs.map(\.range), [0..<6])
    }

    /// Words from Liang's thesis and the exceptions of plain TeX.
    func testHyphenation() {
        let patterns = FontLibrary.bundled.hyphenation
        for (word, expected) in [
            ("hyphenation", "hy-phen-ation"), ("concatenation", "con-cate-na-tion"),
            ("supercalifragilisticexpialidocious", "su-per-cal-ifrag-ilis-tic-ex-pi-ali-do-cious"),
            ("project", "project"), ("table", "ta-ble"), ("cat", "cat"),
        ] {
            let letters = word.utf8.compactMap { HyphenationPatterns.letter($0) }
            var parts = Array(word)
            for place in patterns.breaks(in: letters).reversed() { parts.insert("-", at: place) }
            XCTAssertEqual(String(parts), expected)
        }
        // "a hyphen-" is 45 points wide.
        let lines = { (factor: Double) in
            self.shaped("a hyphenation") { $0.hyphenationFactor = factor }.lines(width: 46)
        }
        XCTAssertEqual(lines(0).map(\.range), [0..<2, 2..<11, 11..<13])
        XCTAssertEqual(lines(1).map(\.range), [0..<8, 8..<13])
        XCTAssertEqual(lines(1)[0].runs.map(\.range), [0..<8, nil])
        // A line of "a" fills 5 points of 46, a ninth.
        XCTAssertEqual(lines(0.1).map(\.range).first, 0..<2)
    }

    func testASeparatorAtTheEndIsNothingThatIsCut() {
        XCTAssertFalse(shaped("ab\n").measure(width: 100, maximumLines: 1).isTruncated)
        XCTAssertTrue(shaped("ab\nc").measure(width: 100, maximumLines: 1).isTruncated)
        XCTAssertEqual(shaped("ab\nc").lines(width: 100, maximumLines: 1)[0].runs.map(\.range), [0..<2, nil])
    }

    func testAttachments() {
        let picture = TextAttributes(
            font: TextFont(family: .custom(face), size: 10),
            attachment: AttachmentSize(width: 30, height: 25, bottom: -5))
        let text = StyledText(
            "a\u{FFFC}b",
            runs: [
                .init(length: 1, attributes: attributes()), .init(length: 1, attributes: picture),
                .init(length: 1, attributes: attributes()),
            ], paragraphs: [.init(length: 3, attributes: .init())])
        let shaped = ShapedText(text)
        XCTAssertEqual(shaped.measure(width: .infinity).width, 40)
        XCTAssertEqual(shaped.measure(width: .infinity).height, 20 + 5)
        let line = shaped.lines(width: .infinity)[0]
        XCTAssertEqual(
            line.attachments, [AttachmentPlacement(offset: 1, x: 5, y: 0, width: 30, height: 25)])
        XCTAssertEqual(line.runs.map(\.x), [0, 35])
    }

    func testKinsoku() {
        // Small kana, the long-vowel sign and closing marks stay with their line, opening marks with the next.
        let size = 10.0
        let attributes = TextAttributes(font: TextFont(size: size))
        for (string, first) in [
            ("ああああっあ", 3), ("ああああ、あ", 3), ("ああああーあ", 3), ("あああ「ああ", 3), ("ああああ」あ", 3), ("ああああ々あ", 3),
        ] {
            let lines = ShapedText(StyledText(string, attributes: attributes)).lines(width: 4 * size)
            XCTAssertEqual(lines[0].range.count, first, string)
        }
    }

    func testTheCacheIsBoundedAndGivesWhatShapingGives() {
        let shaper = TextShaper(capacity: 100_000)
        for index in 0..<500 {
            let text = StyledText("Row number \(index % 120) of many", attributes: attributes())
            XCTAssertEqual(
                shaper.shaped(text).measure(width: 60), ShapedText(text).measure(width: 60))
            XCTAssertLessThanOrEqual(shaper.byteCount, shaper.capacity)
        }
        let composed = StyledText("é", attributes: attributes())
        let decomposed = StyledText("e\u{301}", attributes: attributes())
        XCTAssertNotEqual(composed, decomposed)
        XCTAssertEqual(shaper.shaped(decomposed).lines(width: 100)[0].range, 0..<2)
        XCTAssertEqual(shaper.shaped(composed).lines(width: 100)[0].range, 0..<1)
    }

    /// The memory that a text says it takes is what the allocator gave for its object and arrays, and a slot in a
    /// table.
    func testTheCountOfBytesIsHonest() throws {
        guard let symbol = dlsym(nil, "malloc_usable_size") else {
            throw XCTSkip("the allocator doesn't tell how much it gave")
        }
        typealias UsableSize = @convention(c) (UnsafeRawPointer?) -> Int
        let usableSize = unsafeBitCast(symbol, to: UsableSize.self)
        let slot = 2 * (MemoryLayout<StyledText>.stride + MemoryLayout<Int>.stride)
        for words in [1, 2, 12, 80, 400] {
            let string = (0..<words).map { "word\($0 * 31)" }.joined(separator: " ")
            let text = ShapedText(StyledText(string, attributes: attributes()))
            func given<Element>(_ array: [Element]) -> Int {
                // Two words of the runtime's and the two of count and capacity lie before the elements.
                array.isEmpty
                    ? 0
                    : array.withUnsafeBytes { usableSize($0.baseAddress.map { $0 - 32 }) + MemoryLayout<Int>.stride }
            }
            var bytes = usableSize(Unmanaged.passUnretained(text).toOpaque()) + MemoryLayout<Int>.stride
            bytes += given(text.clusterOffsets) + given(text.positions) + given(text.clusterGlyphs)
            bytes += given(text.isWhitespace) + given(text.glyphs) + given(text.runs) + given(text.opportunities)
            bytes += given(text.plainParagraph?.breaks ?? []) + given(text.paragraphs)
            bytes += given(text.primaryFonts) + given(text.text.runs) + given(text.text.paragraphs)
            bytes += (string.utf8.count > 15 ? string.utf8.count + 40 : 0)
            let counted = text.byteCount - slot
            XCTAssertEqual(Double(counted) / Double(bytes), 1, accuracy: 0.15, "\(words) words: \(counted), \(bytes)")
        }
    }
}
