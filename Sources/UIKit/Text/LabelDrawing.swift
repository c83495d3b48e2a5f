import AutoLayout
import Graphics
import TextLayout

/// A label's lines in its bounds: centred vertically, baselines on pixels, clipped to the bounds.
struct LabelDrawing {
    let shaped: ShapedText
    let bounds: CGRect
    let lines: Int
    let mode: LineBreakMode
    let grid: PixelGrid
    let color: Graphics.Color

    func record(into recorder: inout DisplayListRecorder) {
        let limit = drawnLineLimit
        let placed = shaped.lines(width: Double(bounds.width), maximumLines: limit)
        guard let first = placed.first, let last = placed.last else { return }
        let height = grid.ceil(last.top + last.height - first.top)
        let top = Double(bounds.minY) + grid.round((Double(bounds.height) - height) / 2) - first.top
        recorder.saving { recorder in
            recorder.clip(bounds)
            for line in placed {
                let baseline = grid.round(top + line.baseline)
                for run in line.runs { record(run, shift: baseline - line.baseline, into: &recorder) }
            }
        }
    }

    /// As many lines as are allowed and as fit the height; one at least.
    private var drawnLineLimit: Int {
        let lineHeight = shaped.measure(width: .infinity, maximumLines: 1).height
        guard lineHeight > 0 else { return lines }
        let tolerance = 0.5
        let fitting = max(1, Int((Double(bounds.height) + tolerance) / lineHeight))
        return lines == 0 ? fitting : min(lines, fitting)
    }

    private func record(_ run: TextLayout.GlyphRun, shift: Double, into recorder: inout DisplayListRecorder) {
        let glyphs = zip(run.glyphs, run.positions).map { glyph, position in
            PositionedGlyph(glyph: glyph, x: bounds.minX + CGFloat(position.x), y: CGFloat(position.y + shift))
        }
        recorder.glyphs(
            Graphics.GlyphRun(
                source: FaceGlyphs(run.face), size: CGFloat(run.size), color: color, glyphs: glyphs,
                slant: CGFloat(run.slant)))
    }
}
