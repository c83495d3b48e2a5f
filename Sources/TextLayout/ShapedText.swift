/// A text shaped once: its glyphs, their advances in points, and where its lines may end.
///
/// Any width and any limit of lines then costs a walk over the advances. Immutable, shared between threads.
///
/// Invariants: clusters are in logical order and cover the text without gaps; `clusterOffsets`, `positions` and
/// `clusterGlyphs` have one more entry than there are clusters and never decrease; runs and paragraphs each cover the
/// clusters in order, separators apart; a paragraph's last opportunity is its end.
public final class ShapedText: Sendable {
    /// One glyph, relative to the pen; lengths in points, y upwards.
    struct Glyph: Sendable {
        var identifier: UInt32
        /// The shaper's advance in units of the face, kerning included, from which the advance at any size follows.
        var shapedUnits: Int32
        /// The advance to the next glyph of the cluster.
        var advance: Float
        var x: Float
        var y: Float
    }

    /// Clusters in a row that share face, size, level and attributes.
    struct Run: Sendable {
        var font: ResolvedFont
        /// Index into the text's runs.
        var attributes: Int32
        var level: UInt8
        var isAttachment: Bool
        var firstCluster: Int32
        var endCluster: Int32
        /// The declared height over and depth under the baseline, in points, with the baseline offset.
        var ascent: Double
        var descent: Double
    }

    /// A place where a line may end.
    struct Opportunity: Sendable {
        /// The cluster with which the next line starts.
        var cluster: Int32
        /// The end of the line's content, without trailing white space.
        var contentEnd: Int32
        /// True if only the paragraph's hyphenation allows it.
        var isAutomatic = false
        /// The width of the hyphen that a line has if it ends here, in points; 0 without one.
        var hyphen: Float = 0
    }

    struct Paragraph: Sendable {
        var firstCluster: Int32
        /// The end of its content, before the separator.
        var contentEnd: Int32
        /// The end with the separator.
        var endCluster: Int32
        var firstOpportunity: Int32
        var endOpportunity: Int32
        var firstRun: Int32
        var endRun: Int32
        var level: UInt8
        /// True if a paragraph separator, not only a line separator, precedes it.
        var startsParagraph: Bool
        var attributes: ParagraphAttributes
        /// The run of attributes at its start, which a line without glyphs has, and that line's height and depth.
        var strut: Int32
        var ascent: Double
        var descent: Double
    }

    /// The result of shaping, without the values derived from it.
    struct Parts: Sendable {
        var clusterOffsets: [Int32] = []
        /// The start of each cluster if the whole text were one line, in points.
        var positions: [Double] = []
        var clusterGlyphs: [Int32] = []
        var isWhitespace: [Bool] = []
        var glyphs: [Glyph] = []
        var runs: [Run] = []
        var opportunities: [Opportunity] = []
        var paragraphs: [Paragraph] = []
        /// The font that each run of attributes asks for, before fallback.
        var primaryFonts: [ResolvedFont] = []
    }

    public let text: StyledText
    public let library: FontLibrary
    let clusterOffsets: [Int32]
    let positions: [Double]
    let clusterGlyphs: [Int32]
    let isWhitespace: [Bool]
    let glyphs: [Glyph]
    let runs: [Run]
    let opportunities: [Opportunity]
    let paragraphs: [Paragraph]
    let primaryFonts: [ResolvedFont]
    /// True if all runs have the same ascent and descent, the usual case.
    let hasUniformLines: Bool
    /// True if lines are uniform, as far from each other, and no paragraph asks for anything else.
    let isPlain: Bool
    /// A short way to the size of a text that is one plain paragraph whose lines end with words; nil for any other.
    let plainParagraph: PlainParagraph?

    /// Shapes a text with the faces of a library; time grows with the length of the text.
    public convenience init(_ text: StyledText, library: FontLibrary = .bundled) {
        let text = text.replacingNonFinite()
        let parts = library.contexts.withContext { context in
            var pass = ShapingPass(text: text, library: library, context: context)
            pass.run()
            return pass.parts
        }
        self.init(text: text, library: library, parts: parts)
    }

    /// The distance between a paragraph's lines that its font asks for, in points.
    func lineSpacing(of paragraph: Paragraph) -> Double {
        text.runs[Int(paragraph.strut)].attributes.font.lineSpacing
    }

    init(text: StyledText, library: FontLibrary, parts: Parts) {
        self.text = text
        self.library = library
        clusterOffsets = parts.clusterOffsets
        positions = parts.positions
        clusterGlyphs = parts.clusterGlyphs
        isWhitespace = parts.isWhitespace
        glyphs = parts.glyphs
        runs = parts.runs
        opportunities = parts.opportunities
        paragraphs = parts.paragraphs
        primaryFonts = parts.primaryFonts
        let strut = parts.paragraphs[0]
        hasUniformLines =
            parts.runs.allSatisfy { $0.ascent == strut.ascent && $0.descent == strut.descent }
            && parts.paragraphs.allSatisfy { $0.ascent == strut.ascent && $0.descent == strut.descent }
        let gap = text.runs[Int(strut.strut)].attributes.font.lineGap
        isPlain =
            hasUniformLines && parts.paragraphs.allSatisfy { $0.attributes.isPlain }
            && text.runs.allSatisfy { $0.attributes.font.lineGap == gap }
        let lineSpacing = text.runs[Int(strut.strut)].attributes.font.lineSpacing
        plainParagraph = isPlain ? Self.plainParagraph(parts, lineSpacing: lineSpacing) : nil
    }

    /// The memory of the shaped text in bytes, with its place in a table that keeps it; within a tenth for most texts.
    ///
    /// Arrays count by what was allocated for them, which for those that grew is more than they contain.
    public var byteCount: Int {
        var bytes = Self.objectBytes
        bytes += allocated(clusterOffsets) + allocated(positions) + allocated(clusterGlyphs) + allocated(isWhitespace)
        bytes += allocated(glyphs) + allocated(runs) + allocated(opportunities) + allocated(paragraphs)
        bytes += allocated(plainParagraph?.breaks ?? []) + allocated(primaryFonts)
        bytes += allocated(text.runs) + allocated(text.paragraphs)
        // Up to 15 bytes a string needs no memory of its own.
        let length = text.string.utf8.count
        return length > 15 ? bytes + length + Self.headerBytes : bytes
    }

    private func allocated<Element>(_ array: [Element]) -> Int {
        array.capacity == 0 ? 0 : array.capacity * MemoryLayout<Element>.stride + Self.headerBytes
    }

    /// The bytes that the runtime and the allocator put before an array's elements.
    private static let headerBytes = 40
    /// The object itself, and a slot in a table that is filled to between three eighths and three quarters.
    private static let objectBytes = 352 + 2 * (MemoryLayout<StyledText>.stride + MemoryLayout<Int>.stride)
}
