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
        /// To the next glyph of the cluster.
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
        /// Where the line's content ends, without the white space at its end.
        var contentEnd: Int32
    }

    struct Paragraph: Sendable {
        var firstCluster: Int32
        /// Where its content ends, before the separator.
        var contentEnd: Int32
        /// With the separator.
        var endCluster: Int32
        var firstOpportunity: Int32
        var endOpportunity: Int32
        var firstRun: Int32
        var endRun: Int32
        var level: UInt8
        /// Whether a paragraph separator, not only a line separator, stands before it.
        var startsParagraph: Bool
        var attributes: ParagraphAttributes
        /// The height and depth of a line without glyphs.
        var ascent: Double
        var descent: Double
    }

    public let text: StyledText
    let clusterOffsets: [Int32]
    /// Where each cluster starts if the whole text stood in one line, in points.
    let positions: [Double]
    let clusterGlyphs: [Int32]
    let isWhitespace: [Bool]
    let glyphs: [Glyph]
    let runs: [Run]
    let opportunities: [Opportunity]
    let paragraphs: [Paragraph]
    /// The font that each run of attributes asks for, before fallback.
    let primaryFonts: [ResolvedFont]
    /// Whether all runs have the same ascent and descent, the usual case.
    let hasUniformLines: Bool
    /// Whether lines are uniform and no paragraph asks for anything else.
    let isPlain: Bool

    /// Shapes a text with the faces of a library; time grows with the length of the text.
    public init(_ text: StyledText, library: FontLibrary = .bundled) {
        let pass = library.contexts.withContext { context in
            var pass = ShapingPass(text: text, library: library, context: context)
            pass.run()
            return pass
        }
        self.text = text
        clusterOffsets = pass.clusterOffsets
        positions = pass.positions
        clusterGlyphs = pass.clusterGlyphs
        isWhitespace = pass.isWhitespace
        glyphs = pass.glyphs
        runs = pass.runs
        opportunities = pass.opportunities
        paragraphs = pass.paragraphs
        primaryFonts = pass.primaryFonts
        let first = pass.runs.first
        hasUniformLines =
            pass.runs.allSatisfy { $0.ascent == first?.ascent && $0.descent == first?.descent }
            && pass.paragraphs.allSatisfy {
                $0.ascent == pass.paragraphs[0].ascent && $0.descent == pass.paragraphs[0].descent
                    && (first == nil || $0.ascent == first?.ascent && $0.descent == first?.descent)
            }
        isPlain = hasUniformLines && pass.paragraphs.allSatisfy { $0.attributes.isPlain }
    }

    /// About how many bytes the shaped text takes.
    public var byteCount: Int {
        positions.count * (8 + 4 + 4 + 1) + glyphs.count * MemoryLayout<Glyph>.stride
            + runs.count * MemoryLayout<Run>.stride + opportunities.count * MemoryLayout<Opportunity>.stride
            + paragraphs.count * MemoryLayout<Paragraph>.stride + text.string.utf8.count + 256
    }
}
