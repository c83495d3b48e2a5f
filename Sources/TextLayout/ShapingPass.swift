import CHarfBuzz

/// Turns a styled text into clusters, glyphs, runs, paragraphs and line-break opportunities, in one pass over the text.
struct ShapingPass {
    let text: StyledText
    let library: FontLibrary
    let context: ShapingContext
    let units: [UInt16]

    var parts = ShapedText.Parts()
    /// The start of the next cluster, in points.
    var pen = 0.0
    /// The run of attributes at the place that was reached, and where it ends.
    var attributesIndex = 0
    var attributesEnd: Int
    /// The first cluster of the paragraph that is being shaped, and where its content ends in UTF-16 units.
    var paragraphStart = 0
    var contentLimit = 0
    /// Known once an ideograph was met.
    private var hasKana: Bool?
    /// The attributes of that paragraph.
    var paragraphAttributes = ParagraphAttributes()
    /// The last tab, where what follows it isn't to start at its stop.
    var openTab: OpenTab?
    private var replacements: [(original: ResolvedFont, result: ResolvedFont)] = []

    init(text: StyledText, library: FontLibrary, context: ShapingContext) {
        self.text = text
        self.library = library
        self.context = context
        units = Array(text.string.utf16)
        attributesEnd = text.runs[0].length
        var last: (font: TextFont, resolved: ResolvedFont)?
        parts.primaryFonts = text.runs.map { run in
            if let last, last.font == run.attributes.font { return last.resolved }
            let resolved = library.resolve(run.attributes.font)
            last = (run.attributes.font, resolved)
            return resolved
        }
        let capacity = units.count + 1
        parts.clusterOffsets.reserveCapacity(capacity)
        parts.positions.reserveCapacity(capacity)
        parts.clusterGlyphs.reserveCapacity(capacity)
        parts.isWhitespace.reserveCapacity(capacity)
        parts.glyphs.reserveCapacity(capacity)
    }

    mutating func run() {
        context.breakOffsets.removeAll(keepingCapacity: true)
        units.withUnsafeBufferPointer { context.analysis.appendLineBreaks(in: $0, to: &context.breakOffsets) }
        var start = 0
        var paragraphRun = 0
        var paragraphRunEnd = text.paragraphs[0].length
        var startsParagraph = false
        var nextBreak = 0
        while true {
            let (contentEnd, end, endsParagraph) = separator(from: start)
            while paragraphRunEnd <= start, paragraphRun + 1 < text.paragraphs.count {
                paragraphRun += 1
                paragraphRunEnd += text.paragraphs[paragraphRun].length
            }
            shapeParagraph(
                start..<contentEnd, end: end, attributes: text.paragraphs[paragraphRun].attributes,
                startsParagraph: startsParagraph, nextBreak: &nextBreak)
            if end == contentEnd { break }
            startsParagraph = endsParagraph
            start = end
        }
        parts.clusterOffsets.append(Int32(units.count))
        parts.positions.append(pen)
        parts.clusterGlyphs.append(Int32(parts.glyphs.count))
    }

    /// The next separator at or after an offset: where it starts, where it ends, and whether it ends a paragraph or
    /// only a line; both offsets are the text's end where there is none.
    private func separator(from start: Int) -> (contentEnd: Int, end: Int, endsParagraph: Bool) {
        units.withUnsafeBufferPointer { units in
            var offset = start
            while offset < units.count {
                let unit = units[offset]
                switch unit {
                case 0x0D:
                    let pair = offset + 1 < units.count && units[offset + 1] == 0x0A
                    return (offset, offset + (pair ? 2 : 1), true)
                case 0x0A, 0x85, 0x2029: return (offset, offset + 1, true)
                case 0x0B, 0x0C, 0x2028: return (offset, offset + 1, false)
                default: offset += 1
                }
            }
            return (units.count, units.count, true)
        }
    }

    /// Makes the run of attributes at an offset the current one; offsets come in ascending order.
    mutating func advanceAttributes(to offset: Int) {
        while attributesEnd <= offset, attributesIndex + 1 < text.runs.count {
            attributesIndex += 1
            attributesEnd += text.runs[attributesIndex].length
        }
    }

    /// The font that the current attributes ask for.
    var primaryFont: ResolvedFont { parts.primaryFonts[attributesIndex] }

    /// True if ideographs are Chinese: Japanese mixes them with kana.
    mutating func isWrittenInChinese() -> Bool {
        if let hasKana { return !hasKana }
        let found = units.contains { (0x3041...0x30FF).contains($0) }
        hasKana = found
        return !found
    }

    /// A font in another face, the same object for the same two.
    mutating func replacement(of font: ResolvedFont, by face: FontFace, spacing: Double) -> ResolvedFont {
        if let found = replacements.first(where: {
            $0.original === font && $0.result.face === face && $0.result.spacing == spacing
        }) {
            return found.result
        }
        let result = font.replacing(face: face, spacing: spacing)
        replacements.append((font, result))
        return result
    }
}
