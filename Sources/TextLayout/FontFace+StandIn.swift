import CHarfBuzz
import Foundation

extension FontFace {
    /// Units per em of faces whose advances are given: fine enough that sums of a line lose nothing.
    private static let standInUnits = 100_000

    /// The outlines of one face at the advances of another font.
    ///
    /// Kerning is the outlines' own unless the font is monospaced.
    convenience init(standingIn font: StandInFont, outlines base: FontFace) {
        let table = StandInAdvances(font, outlines: base)
        guard case .openType(let parent) = base.source, let made = hb_font_create_sub_font(parent) else {
            self.init(identifier: font.postScriptName, fixedAdvances: [:], otherwise: 0.5, vertical: font.vertical)
            return
        }
        let units = Int32(Self.standInUnits)
        hb_font_set_scale(made, units, units)
        hb_font_set_funcs(
            made, StandInAdvances.functions, Unmanaged.passRetained(table).toOpaque(),
            { data in data.map { Unmanaged<StandInAdvances>.fromOpaque($0).release() } })
        hb_font_make_immutable(made)
        self.init(
            identifier: font.postScriptName, font: made, unitsPerEm: Self.standInUnits, vertical: font.vertical,
            coverage: base.coverage, outlineShifts: table.shifts(unitsPerEm: Double(units)),
            outlineSlant: font.isItalic ? ResolvedFont.italicSlant : 0)
    }
}

/// Advances by glyph of a face that has another font's.
private final class StandInAdvances: Sendable {
    /// The advances in ems.
    private let advances: [Double]
    private let original: [Double]
    private let units: Double = 100_000

    init(_ font: StandInFont, outlines base: FontFace) {
        let original = (0..<base.glyphCount).map { base.advance(of: UInt32($0)) }
        var advances = original
        var known: Double = 0
        var drawn: Double = 0
        let first = SystemFontMetrics.firstCharacter
        for (index, advance) in font.advances.enumerated() {
            guard let scalar = Unicode.Scalar(first + UInt32(index)), let glyph = base.glyph(for: scalar) else {
                continue
            }
            advances[Int(glyph)] = advance
            known += advance
            drawn += original[Int(glyph)]
        }
        // Letters beyond ASCII are as wide as their base letter, or wider as the average letter is.
        let ratio = drawn > 0 ? known / drawn : 1
        for value in base.coverage.scalars() where value.value > 0x7E {
            guard let glyph = base.glyph(for: value) else { continue }
            let index = Int(glyph)
            guard original[index] > 0 else { continue }
            if let exact = font.others[value.value] {
                advances[index] = exact
            } else if let letter = Self.base(of: value), letter.value >= first,
                Int(letter.value - first) < font.advances.count
            {
                advances[index] = font.advances[Int(letter.value - first)]
            } else {
                advances[index] = font.isMonospaced ? font.advances[0] : original[index] * ratio
            }
        }
        self.advances = advances
        self.original = original
    }

    private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
        return parts.count > 1 ? parts.first : nil
    }

    /// The shifts that centre outlines in their advances, in font units.
    func shifts(unitsPerEm: Double) -> [Float] {
        zip(advances, original).map { Float(($0 - $1) / 2 * unitsPerEm) }
    }

    func advance(of glyph: UInt32) -> Int32 {
        Int(glyph) < advances.count ? Int32((advances[Int(glyph)] * units).rounded()) : 0
    }

    nonisolated(unsafe) static let functions: OpaquePointer? = {
        let functions = hb_font_funcs_create()
        hb_font_funcs_set_glyph_h_advance_func(
            functions,
            { _, data, glyph, _ in
                data.map { Unmanaged<StandInAdvances>.fromOpaque($0).takeUnretainedValue().advance(of: glyph) } ?? 0
            }, nil, nil)
        hb_font_funcs_make_immutable(functions)
        return functions
    }()
}
