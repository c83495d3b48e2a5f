/// A face at a size, with the rule by which its glyphs advance; immutable and shared.
final class ResolvedFont: Sendable {
    /// The system font's additions to its face: advances that depend on the size.
    struct System: Sendable {
        var face: SystemFace
        var displayShare: Double
        /// The tracking in points.
        var tracking: Double
    }

    /// The slant of an upright face that substitutes an italic one, x per y.
    static let italicSlant = 0.1655

    let face: FontFace
    let size: Double
    let slant: Double
    let weight: TextWeight
    let system: System?
    /// The points added to each advance of a substitute face.
    let spacing: Double

    init(face: FontFace, size: Double, slant: Double, weight: TextWeight, system: System?, spacing: Double = 0) {
        self.face = face
        self.size = size
        self.slant = slant
        self.weight = weight
        self.system = system
        self.spacing = spacing
    }

    /// The same size in another face, with that face's own advances; a substitute never leans.
    func replacing(face other: FontFace, spacing: Double = 0) -> ResolvedFont {
        ResolvedFont(face: other, size: size, slant: 0, weight: weight, system: nil, spacing: spacing)
    }

    /// A glyph's advance and the shift that centres its outline, in points.
    ///
    /// Pair kerning is the outlines' own: the system font's is known in sums only, which are near.
    ///
    /// - Parameter shapedUnits: what the shaper made of the advance, kerning included, in units of the face.
    func advance(of glyph: UInt32, shapedUnits: Int32) -> (advance: Double, shift: Double) {
        let shaped = Double(shapedUnits) / Double(face.unitsPerEm)
        if face.isEmoji, shapedUnits != 0 {
            let advance = Self.emojiAdvance(atSize: size)
            return (advance, (advance - size * shaped) / 2)
        }
        guard let system, Int(glyph) < system.face.advances.count else { return (size * shaped + spacing, 0) }
        let advances = system.face.advances[Int(glyph)]
        if shapedUnits == 0 || advances.face == 0 { return (size * shaped, 0) }
        let em = (1 - system.displayShare) * advances.text + system.displayShare * advances.display
        let kerning = shaped - advances.face
        return (size * (em + kerning) + system.tracking, size * (em - advances.face) / 2)
    }

    /// The advance of an emoji, in points: larger beside small text than beside large.
    ///
    /// Provenance: recorded — an emoji's advance of 21 pt at 15, 24 at 18, 31 at 27, 36 at 32: documents of Interface
    /// Builder.
    /// Provenance: estimated — an emoji's advance beyond 15 and 32 pt: in proportion.
    static func emojiAdvance(atSize size: Double) -> Double {
        let knots: [(size: Double, advance: Double)] = [(15, 21), (18, 23.8), (27, 30.95), (32, 35.8)]
        guard let first = knots.first, let last = knots.last else { return size }
        if size <= first.size { return first.advance / first.size * size }
        for (lower, upper) in zip(knots, knots.dropFirst()) where size <= upper.size {
            let share = (size - lower.size) / (upper.size - lower.size)
            return lower.advance + share * (upper.advance - lower.advance)
        }
        return last.advance / last.size * size
    }

    /// The glyph and advance of one scalar without shaping; nil where the face has no glyph for it.
    func glyph(for scalar: Unicode.Scalar) -> (glyph: UInt32, advance: Double, shift: Double)? {
        guard let glyph = face.glyph(for: scalar) else { return nil }
        if case .fixedAdvances = face.source { return (glyph, face.advance(of: glyph) * size, 0) }
        let units = Int32((face.advance(of: glyph) * Double(face.unitsPerEm)).rounded())
        let (advance, shift) = advance(of: glyph, shapedUnits: units)
        return (glyph, advance, shift)
    }
}
