import CHarfBuzz

/// A glyph that a colour font gives as a picture.
public struct GlyphBitmap: Hashable, Sendable {
    /// An encoded PNG.
    public var png: [UInt8]
    /// The picture's box in ems: its left and top edge from the pen position on the baseline, y upwards, and its size.
    public var left: Double
    public var top: Double
    public var width: Double
    public var height: Double
}

extension FontFace {
    /// The picture of a glyph in a colour font; nil where the face has none.
    public func bitmap(of glyph: UInt32) -> GlyphBitmap? {
        guard case .openType(let font) = source else { return nil }
        let blob = hb_ot_color_glyph_reference_png(font, glyph)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
        let em = Double(unitsPerEm)
        return GlyphBitmap(
            png: Array(UnsafeRawBufferPointer(start: bytes, count: Int(length))), left: Double(extents.x_bearing) / em,
            top: Double(extents.y_bearing) / em, width: Double(extents.width) / em,
            height: -Double(extents.height) / em)
    }
}
