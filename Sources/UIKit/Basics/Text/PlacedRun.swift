import Graphics
import TextLayout

/// A run of glyphs at its place, with its decoration.
struct PlacedRun {
    let run: TextLayout.GlyphRun
    let decoration: TextDecoration
    /// The font that the text specifies, before any fallback.
    let font: TextFont
    let lineTop: CGFloat
    let lineHeight: CGFloat
    private let shift: CGPoint
    private let ownBaseline: Double

    /// - Parameter shift: from the line's coordinates to the drawing's.
    init(_ run: TextLayout.GlyphRun, of line: TextLine, shift: CGPoint, in text: AttributedText) {
        self.run = run
        self.shift = shift
        decoration = text.decoration(ofStyle: run.style)
        let runs = text.styled.runs
        let attributes = runs[runs.indices.contains(run.style) ? run.style : 0].attributes
        font = attributes.font
        lineTop = CGFloat(line.top) + shift.y
        lineHeight = CGFloat(line.height)
        ownBaseline = line.baseline - attributes.baselineOffset
    }

    var x: CGFloat { CGFloat(run.x) + shift.x }
    var width: CGFloat { CGFloat(run.width) }
    var baseline: CGFloat { CGFloat(ownBaseline) + shift.y }
    private var slant: CGFloat { CGFloat(run.slant + decoration.obliqueness) }

    func glyphs(color: Color, offset: CGSize = .zero) -> Graphics.GlyphRun {
        Graphics.GlyphRun(
            source: FaceGlyphs(run.face), size: CGFloat(run.size), color: color,
            glyphs: zip(run.glyphs, run.positions).map { glyph, position in
                PositionedGlyph(
                    glyph: glyph, x: CGFloat(position.x) + shift.x + offset.width,
                    y: CGFloat(position.y) + shift.y + offset.height)
            }, slant: slant)
    }

    /// The glyphs' shapes as one path.
    var outlines: Path {
        let source = FaceGlyphs(run.face)
        let size = CGFloat(run.size)
        var path = Path()
        for (glyph, position) in zip(run.glyphs, run.positions) {
            guard let outline = source.outline(of: glyph) else { continue }
            path.append(
                outline.applying(
                    CGAffineTransform(
                        a: size, b: 0, c: slant * size, d: -size, tx: CGFloat(position.x) + shift.x,
                        ty: CGFloat(position.y) + shift.y)))
        }
        return path
    }

    /// The spans between blanks, from left to right.
    var words: [Range<CGFloat>] {
        let blank = run.face.glyph(for: " ")
        var words: [Range<CGFloat>] = []
        var start: CGFloat?
        for (glyph, position) in zip(run.glyphs, run.positions) {
            let left = CGFloat(position.x) + shift.x
            if glyph == blank {
                if let begun = start, left > begun { words.append(begun..<left) }
                start = nil
            } else if start == nil {
                start = max(left, x)
            }
        }
        if let start, x + width > start { words.append(start..<x + width) }
        return words
    }
}

/// A piece of an underline or a strikethrough.
struct LineStretch {
    var left: CGFloat
    var right: CGFloat
    var top: CGFloat
    var thickness: CGFloat
    /// In thicknesses; empty for a solid line.
    var dashes: [CGFloat]
    var color: Color

    /// Adjoining pieces merged into one, so that no seam shows and dashes continue.
    static func joined(_ pieces: [LineStretch]) -> [LineStretch] {
        let tolerance: CGFloat = 0.01
        var joined: [LineStretch] = []
        for piece in pieces {
            if let last = joined.last, abs(last.right - piece.left) < tolerance, last.top == piece.top,
                last.thickness == piece.thickness, last.dashes == piece.dashes, last.color == piece.color
            {
                joined[joined.count - 1].right = piece.right
            } else {
                joined.append(piece)
            }
        }
        return joined
    }

    func record(into recorder: inout DisplayListRecorder) {
        guard right > left else { return }
        guard !dashes.isEmpty else {
            recorder.fill(CGRect(x: left, y: top, width: right - left, height: thickness), color)
            return
        }
        var path = Path()
        path.move(to: CGPoint(x: left, y: top + thickness / 2))
        path.line(to: CGPoint(x: right, y: top + thickness / 2))
        recorder.stroke(
            path, StrokeStyle(width: thickness, dashes: dashes.map { $0 * thickness }), color)
    }
}
