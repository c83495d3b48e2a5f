import CHarfBuzz

/// The system font in one weight and one optical cut: outlines of that cut, advances of both.
///
/// Invariant: there are advances for every glyph of the face.
final class SystemFace: Sendable {
    /// The advances of a glyph, in ems.
    struct Advances: Sendable {
        /// The advance of the glyph's character in the two cuts.
        var text: Double
        var display: Double
        /// The advances in the face's own table, in which outlines are centred.
        var face: Double
    }

    let face: FontFace
    /// The advances by glyph.
    let advances: [Advances]

    /// - Parameters:
    ///   - face: the cut to draw with.
    ///   - other: the other cut, whose glyphs are numbered differently.
    init(face: FontFace, other: FontFace, isDisplay: Bool, weight: TextWeight, metrics: SystemFontMetrics) {
        self.face = face
        let own = Self.advances(
            of: face, exact: metrics.advances(of: weight, display: isDisplay), others: metrics.others)
        let others = Self.advances(
            of: other, exact: metrics.advances(of: weight, display: !isDisplay), others: metrics.others)
        var paired = own
        for (glyph, counterpart) in zip(Self.tabularDigits(of: face), Self.tabularDigits(of: other)) {
            paired[Int(glyph)] = others[Int(counterpart)]
        }
        for scalar in face.coverage.scalars() {
            guard let glyph = face.glyph(for: scalar), let counterpart = other.glyph(for: scalar) else { continue }
            paired[Int(glyph)] = others[Int(counterpart)]
        }
        advances = (0..<face.glyphCount).map { glyph in
            Advances(
                text: isDisplay ? paired[glyph] : own[glyph], display: isDisplay ? own[glyph] : paired[glyph],
                face: face.advance(of: UInt32(glyph)))
        }
    }

    /// Advances by glyph: the exact ones where they are known, else the face's own.
    private static func advances(of face: FontFace, exact: [Double], others: [UInt32: Double]) -> [Double] {
        var result = (0..<face.glyphCount).map { face.advance(of: UInt32($0)) }
        for (index, advance) in exact.enumerated() {
            guard let scalar = Unicode.Scalar(SystemFontMetrics.firstCharacter + UInt32(index)),
                let glyph = face.glyph(for: scalar)
            else { continue }
            result[Int(glyph)] = advance
        }
        for (value, advance) in others {
            guard let scalar = Unicode.Scalar(value), let glyph = face.glyph(for: scalar) else { continue }
            result[Int(glyph)] = advance
        }
        let plus = Int(("+" as Unicode.Scalar).value - SystemFontMetrics.firstCharacter)
        for glyph in tabularDigits(of: face) where plus < exact.count { result[Int(glyph)] = exact[plus] }
        return result
    }

    /// The ten glyphs of digits with one advance.
    private static func tabularDigits(of face: FontFace) -> [UInt32] {
        guard case .openType(let font) = face.source else { return [] }
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        let digits = Array("0123456789".utf16)
        hb_buffer_add_utf16(buffer, digits, Int32(digits.count), 0, Int32(digits.count))
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        var feature = ShapingFeature.tabularFigures
        hb_shape(font, buffer, &feature, 1)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count == 10 else { return [] }
        return (0..<10).map { infos[$0].codepoint }
    }
}
