import Foundation

/// A font as drawing sees it: shapes and colour pictures of numbered glyphs.
///
/// Coordinates are in ems (1 is the font size), the origin on the baseline at the pen, y pointing **up**.
public protocol GlyphSource: AnyObject, Sendable {
    /// A name of the face with all of its settings; sources with equal names draw equal glyphs.
    var identifier: String { get }

    /// The outline to be filled by the non-zero rule; nil or empty where there is nothing to fill (a space).
    func outline(of glyph: UInt32) -> Path?

    /// The picture of a colour glyph, which is then drawn instead of the outline; nil for ordinary glyphs.
    func bitmap(of glyph: UInt32) -> GlyphBitmap?
}

/// A colour glyph's picture and its position.
public struct GlyphBitmap: Hashable, Sendable {
    public var bitmap: Bitmap
    /// The bounds in ems, y up: `minY` is the picture's lower edge above the baseline (negative below it).
    public var bounds: CGRect

    public init(bitmap: Bitmap, bounds: CGRect) {
        self.bitmap = bitmap
        self.bounds = bounds
    }
}

/// A glyph and the position of its origin.
public struct PositionedGlyph: Hashable, Sendable {
    public var glyph: UInt32
    /// The origin in points, y down.
    public var x: CGFloat
    /// The baseline, in points, y down.
    public var y: CGFloat

    public init(glyph: UInt32, x: CGFloat, y: CGFloat) {
        self.glyph = glyph
        self.x = x
        self.y = y
    }
}

/// Glyphs of one font in one size and colour; equal where the sources' identifiers and all the rest are equal.
public struct GlyphRun: Sendable {
    public var source: any GlyphSource
    /// Points an em.
    public var size: CGFloat
    public var color: Color
    public var glyphs: [PositionedGlyph]
    /// The shift of the top of an em to the right, in ems: the tangent of a synthetic italic's angle.
    public var slant: CGFloat

    public init(
        source: any GlyphSource, size: CGFloat, color: Color, glyphs: [PositionedGlyph], slant: CGFloat = 0
    ) {
        self.source = source
        self.size = size
        self.color = color
        self.glyphs = glyphs
        self.slant = slant
    }
}

extension GlyphRun: Hashable {
    public static func == (left: GlyphRun, right: GlyphRun) -> Bool {
        left.size == right.size && left.color == right.color && left.slant == right.slant
            && left.glyphs == right.glyphs
            && (left.source === right.source || left.source.identifier == right.source.identifier)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(source.identifier)
        hasher.combine(size)
        hasher.combine(color)
        hasher.combine(slant)
        hasher.combine(glyphs)
    }
}
