/// Glyphs in one face and size, placed; lengths in points, relative to the text's top-left corner, y downwards.
public struct GlyphRun: Hashable, Sendable {
    public struct Position: Hashable, Sendable {
        public var x: Double
        public var y: Double

        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    public var face: FontFace
    /// The em in points.
    public var size: Double
    /// The caller's mark from the attributes.
    public var style: Int
    /// The slant of the outlines, x per y upwards; 0 for upright ones.
    public var slant: Double
    public var glyphs: [UInt32]
    /// The origin of each glyph.
    public var positions: [Position]
    /// The start and the length of the run, for underlines and backgrounds.
    public var x: Double
    public var width: Double
    /// The UTF-16 units that the run shows; nil for an ellipsis.
    public var range: Range<Int>?
    public var isRightToLeft: Bool
}

/// The place of an attachment; lengths in points, relative to the text's top-left corner, y downwards.
public struct AttachmentPlacement: Hashable, Sendable {
    /// The UTF-16 offset of its character.
    public var offset: Int
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
}

/// One line of a text; lengths in points, relative to the text's top-left corner, y downwards.
public struct TextLine: Hashable, Sendable {
    /// The left end of the line's content, by alignment and direction.
    public var x: Double
    public var baseline: Double
    /// The line's box over and under the baseline.
    public var ascent: Double
    public var descent: Double
    /// The content's width, without white space at its end.
    public var width: Double
    /// The UTF-16 units from the line's start to the next one's, those that an ellipsis hides among them.
    public var range: Range<Int>
    public var isTruncated: Bool
    /// The runs from left to right.
    public var runs: [GlyphRun]
    public var attachments: [AttachmentPlacement]

    public var top: Double { baseline - ascent }
    public var height: Double { ascent + descent }
}
