import CHarfBuzz

/// One face of a font: its glyphs, their advances and outlines; immutable and shared between threads.
///
/// Two faces are equal if they are the same object.
public final class FontFace: Hashable, Sendable {
    enum Source {
        /// An immutable font whose scale is its units per em, and its file's bytes.
        case openType(font: OpaquePointer)
        /// Advances in ems by scalar; the glyph of a scalar is its value.
        case fixedAdvances([UInt32: Double], otherwise: Double?)
        /// A box for what no face draws; glyph 0 is narrow, glyph 1 is one em wide.
        case box
    }

    /// Names the face in dumps and errors.
    public let identifier: String
    public let unitsPerEm: Int
    public let vertical: VerticalMetrics
    let coverage: ScalarSet
    nonisolated(unsafe) let source: Source
    /// The shift of each glyph's outline to the right of its place in the file, in font units; empty for none.
    let outlineShifts: [Float]
    /// The slant of the outlines to the right, of faces that substitute a slanted font; share of the height.
    let outlineSlant: Double

    /// Maps the file; nothing is copied.
    ///
    /// - Parameter index: which face of a collection.
    /// - Throws: `FontError` where there is no file or no font in it.
    public convenience init(identifier: String, path: String, index: Int = 0) throws(FontError) {
        let blob = hb_blob_create_from_file(path)
        defer { hb_blob_destroy(blob) }
        guard hb_blob_get_length(blob) > 0 else { throw .unreadable(identifier) }
        try self.init(identifier: identifier, blob: blob, index: index)
    }

    /// Copies the bytes of a font file.
    public convenience init(identifier: String, bytes: [UInt8], index: Int = 0) throws(FontError) {
        guard !bytes.isEmpty else { throw .unreadable(identifier) }
        let blob = bytes.withUnsafeBytes {
            hb_blob_create(
                $0.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32($0.count), HB_MEMORY_MODE_DUPLICATE, nil,
                nil)
        }
        defer { hb_blob_destroy(blob) }
        try self.init(identifier: identifier, blob: blob, index: index)
    }

    private init(identifier: String, blob: OpaquePointer?, index: Int) throws(FontError) {
        guard let number = UInt32(exactly: index) else { throw .notAFont(identifier) }
        let face = hb_face_create(blob, number)
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { throw .notAFont(identifier) }
        let units = Int(hb_face_get_upem(face))
        hb_font_set_scale(font, Int32(units), Int32(units))
        hb_font_make_immutable(font)
        self.identifier = identifier
        unitsPerEm = units
        vertical = VerticalMetrics(of: font, unitsPerEm: units)
        coverage = ScalarSet(of: face)
        source = .openType(font: font)
        outlineShifts = []
        outlineSlant = 0
    }

    /// Takes over an immutable font of the text shaper.
    init(
        identifier: String, font: OpaquePointer, unitsPerEm: Int, vertical: VerticalMetrics, coverage: ScalarSet,
        outlineShifts: [Float], outlineSlant: Double
    ) {
        self.identifier = identifier
        self.unitsPerEm = unitsPerEm
        self.vertical = vertical
        self.coverage = coverage
        source = .openType(font: font)
        self.outlineShifts = outlineShifts
        self.outlineSlant = outlineSlant
    }

    /// A face without outlines, whose advances are given, for layouts that must not depend on a file.
    ///
    /// - Parameters:
    ///   - advances: in ems, by scalar.
    ///   - otherwise: the advance of every other scalar; nil leaves them to fallback faces.
    public init(
        identifier: String, fixedAdvances advances: [Unicode.Scalar: Double], otherwise: Double? = nil,
        vertical: VerticalMetrics
    ) {
        self.identifier = identifier
        self.vertical = vertical
        unitsPerEm = 1000
        var scalars = ScalarSet()
        if otherwise == nil {
            for scalar in advances.keys { scalars.insert(scalar.value) }
        } else {
            scalars = .all
        }
        coverage = scalars
        source = .fixedAdvances(
            Dictionary(uniqueKeysWithValues: advances.map { ($0.key.value, $0.value) }), otherwise: otherwise)
        outlineShifts = []
        outlineSlant = 0
    }

    private init(box identifier: String) {
        self.identifier = identifier
        unitsPerEm = 1000
        vertical = .system
        coverage = .all
        source = .box
        outlineShifts = []
        outlineSlant = 0
    }

    /// The face of last resort: one box for every scalar.
    static let missing = FontFace(box: "missing")

    deinit {
        if case .openType(let font) = source { hb_font_destroy(font) }
    }

    /// True if the face has a glyph of its own for a scalar.
    public func covers(_ scalar: Unicode.Scalar) -> Bool { coverage.contains(scalar.value) }

    /// The glyph of one scalar, without shaping; nil where the face has none.
    public func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        switch source {
        case .openType(let font):
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
        case .fixedAdvances:
            return covers(scalar) ? scalar.value : nil
        case .box:
            return nil
        }
    }

    /// True if the face's glyphs are the package's emoji.
    var isEmoji: Bool { identifier == Self.emojiIdentifier }
    static let emojiIdentifier = "MasuEmoji-Regular"

    /// The number of glyphs in the file; 0 for a face without one.
    var glyphCount: Int {
        guard case .openType(let font) = source else { return 0 }
        return Int(hb_face_get_glyph_count(hb_font_get_face(font)))
    }

    /// The face's own advance of a glyph, in ems.
    public func advance(of glyph: UInt32) -> Double {
        switch source {
        case .openType(let font): Double(hb_font_get_glyph_h_advance(font, glyph)) / Double(unitsPerEm)
        case .fixedAdvances(let advances, let otherwise): advances[glyph] ?? otherwise ?? 0
        case .box: glyph == 0 ? 0.6 : 1
        }
    }

    public static func == (left: FontFace, right: FontFace) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension VerticalMetrics {
    fileprivate init(of font: OpaquePointer, unitsPerEm: Int) {
        let em = Double(unitsPerEm)
        var extents = hb_font_extents_t()
        if hb_font_get_h_extents(font, &extents) == 0 {
            extents.ascender = Int32(em * 0.8)
            extents.descender = -Int32(em * 0.2)
        }
        func metric(_ tag: hb_ot_metrics_tag_t, otherwise: Double) -> Double {
            var value: hb_position_t = 0
            return hb_ot_metrics_get_position(font, tag, &value) != 0 && value > 0 ? Double(value) / em : otherwise
        }
        self.init(
            ascender: Double(extents.ascender) / em, descender: Double(extents.descender) / em,
            leading: Double(extents.line_gap) / em, capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT, otherwise: 0.7),
            xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT, otherwise: 0.5))
        var position: hb_position_t = 0
        if hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_UNDERLINE_OFFSET, &position) != 0, position < 0 {
            underlinePosition = Double(position) / em
        }
        underlineThickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, otherwise: underlineThickness)
    }
}
