import CHarfBuzz

extension FontFace {
    /// The outline of a glyph in ems, y upwards; nil where the face has no outlines, empty for a blank glyph.
    ///
    /// Takes time in the outline's length, and keeps nothing: callers that draw often keep what they made of it.
    public func outline(of glyph: UInt32) -> GlyphOutline? {
        let font: OpaquePointer
        switch source {
        case .openType(let opened): font = opened
        case .fixedAdvances: return nil
        case .box: return boxOutline(width: advance(of: glyph))
        }
        let shift = Int(glyph) < outlineShifts.count ? outlineShifts[Int(glyph)] : 0
        let collector = OutlineCollector(unitsPerEm: Double(unitsPerEm), shift: shift)
        hb_font_get_glyph_shape(
            font, glyph, OutlineCollector.functions, Unmanaged.passUnretained(collector).toOpaque())
        return GlyphOutline(segments: collector.segments)
    }

    /// A frame a twentieth of an em thick, as high as a capital letter.
    private func boxOutline(width: Double) -> GlyphOutline {
        func rectangle(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, reversed: Bool) -> [GlyphOutline.Segment]
        {
            var corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)].map { GlyphOutline.Point(x: $0.0, y: $0.1) }
            if reversed { corners.reverse() }
            return [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close]
        }
        let height = vertical.capHeight
        return GlyphOutline(
            segments: rectangle(0.08, 0, width - 0.08, height, reversed: false)
                + rectangle(0.13, 0.05, width - 0.13, height - 0.05, reversed: true))
    }
}

private final class OutlineCollector {
    var segments: [GlyphOutline.Segment] = []
    let unitsPerEm: Double
    /// The shift to the right, units.
    let shift: Float

    init(unitsPerEm: Double, shift: Float) {
        self.unitsPerEm = unitsPerEm
        self.shift = shift
    }

    func point(_ x: Float, _ y: Float) -> GlyphOutline.Point {
        GlyphOutline.Point(x: Double(x + shift) / unitsPerEm, y: Double(y) / unitsPerEm)
    }

    static func from(_ data: UnsafeMutableRawPointer?) -> OutlineCollector? {
        data.map { Unmanaged<OutlineCollector>.fromOpaque($0).takeUnretainedValue() }
    }

    nonisolated(unsafe) static let functions: OpaquePointer? = {
        let functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let collector = OutlineCollector.from(data) else { return }
                collector.segments.append(.move(collector.point(x, y)))
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let collector = OutlineCollector.from(data) else { return }
                collector.segments.append(.line(collector.point(x, y)))
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, cx, cy, x, y, _ in
                guard let collector = OutlineCollector.from(data) else { return }
                collector.segments.append(.quad(control: collector.point(cx, cy), collector.point(x, y)))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, ax, ay, bx, by, x, y, _ in
                guard let collector = OutlineCollector.from(data) else { return }
                collector.segments.append(
                    .cubic(
                        control1: collector.point(ax, ay), control2: collector.point(bx, by), collector.point(x, y)))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions,
            { _, data, _, _ in OutlineCollector.from(data)?.segments.append(.close) }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return functions
    }()
}
