import AutoLayout
import Graphics
import TextLayout

/// Draws placed lines with their decorations: backgrounds first, then lines under the text, glyphs, attachments, and
/// strikethroughs.
struct TextRendering {
    let text: AttributedText
    let grid: PixelGrid
    let traits: UITraitCollection
    /// The colour of runs that have none.
    let textColor: Color
    /// The colour of all runs, in place of their own.
    var overridingColor: Color?
    /// The shadow of runs that have none of their own.
    var shadow: Shadow?

    /// - Parameters:
    /// - origin: the top-left corner of the lines; baselines are rounded to pixels.
    func record(_ lines: [TextLine], at origin: CGPoint, into recorder: inout DisplayListRecorder) {
        recordBackgrounds(lines, at: origin, into: &recorder)
        recordForegrounds(lines, at: origin, into: &recorder)
    }

    private func placedRuns(of lines: [TextLine], at origin: CGPoint) -> [PlacedRun] {
        lines.flatMap { line in
            let baseline = grid.round(Double(origin.y) + line.baseline)
            let shift = CGPoint(x: origin.x, y: CGFloat(baseline - line.baseline))
            return line.runs.map { PlacedRun($0, of: line, shift: shift, in: text) }
        }
    }

    /// Draws the backgrounds of runs that have one.
    func recordBackgrounds(_ lines: [TextLine], at origin: CGPoint, into recorder: inout DisplayListRecorder) {
        for run in placedRuns(of: lines, at: origin) { recordBackground(of: run, into: &recorder) }
    }

    /// Draws everything but the backgrounds.
    func recordForegrounds(_ lines: [TextLine], at origin: CGPoint, into recorder: inout DisplayListRecorder) {
        let runs = placedRuns(of: lines, at: origin)
        for run in runs { recordShadow(of: run, into: &recorder) }
        for stretch in LineStretch.joined(runs.flatMap { stretches($0, isUnderline: true) }) {
            stretch.record(into: &recorder)
        }
        for run in runs { recordGlyphs(of: run, into: &recorder) }
        for line in lines {
            let shift = CGFloat(grid.round(Double(origin.y) + line.baseline) - line.baseline)
            for place in line.attachments {
                record(place, shift: CGPoint(x: origin.x, y: shift), into: &recorder)
            }
        }
        for stretch in LineStretch.joined(runs.flatMap { stretches($0, isUnderline: false) }) {
            stretch.record(into: &recorder)
        }
    }

    private func recordBackground(of run: PlacedRun, into recorder: inout DisplayListRecorder) {
        guard let color = run.decoration.background else { return }
        let top = CGFloat(grid.round(Double(run.lineTop)))
        let bottom = CGFloat(grid.round(Double(run.lineTop + run.lineHeight)))
        recorder.fill(
            CGRect(x: run.x, y: top, width: run.width, height: bottom - top), color.graphicsColor(for: traits))
    }

    private func recordShadow(of run: PlacedRun, into recorder: inout DisplayListRecorder) {
        guard let shadow = run.decoration.shadow?.graphicsShadow(for: traits) ?? self.shadow else { return }
        if shadow.radius > 0 {
            recorder.shadow(run.outlines, shadow)
        } else {
            recorder.glyphs(run.glyphs(color: shadow.color, offset: shadow.offset))
        }
    }

    private func recordGlyphs(of run: PlacedRun, into recorder: inout DisplayListRecorder) {
        let color = color(of: run)
        let percent = run.decoration.strokeWidth
        if percent <= 0 { recorder.glyphs(run.glyphs(color: color)) }
        guard percent != 0 else { return }
        let stroke = overridingColor ?? run.decoration.strokeColor?.graphicsColor(for: traits) ?? color
        let width = CGFloat(abs(percent) / 100 * run.run.size)
        recorder.stroke(run.outlines, StrokeStyle(width: width, join: .round), stroke)
    }

    private func record(
        _ place: AttachmentPlacement, shift: CGPoint, into recorder: inout DisplayListRecorder
    ) {
        let decoration = text.decoration(at: place.offset)
        guard let image = decoration.attachment?.image, place.width > 0, place.height > 0 else { return }
        let color = overridingColor ?? decoration.foreground?.graphicsColor(for: traits) ?? textColor
        let tint = image.renderingMode == .alwaysTemplate ? color : image.content.tint?.graphicsColor(for: traits)
        let rectangle = CGRect(
            x: CGFloat(place.x) + shift.x, y: CGFloat(place.y) + shift.y, width: CGFloat(place.width),
            height: CGFloat(place.height))
        image.record(into: &recorder, in: rectangle, tint: tint, screenScale: CGFloat(grid.scale))
    }

    private func color(of run: PlacedRun) -> Color {
        overridingColor ?? run.decoration.foreground?.graphicsColor(for: traits) ?? textColor
    }

    /// The lines below or through a run.
    ///
    /// They are a twentieth of the font's size thick, at least a pixel. An underline's top is a tenth of the size below
    /// the baseline, a strikethrough crosses the middle of a lower-case x.
    private func stretches(_ run: PlacedRun, isUnderline: Bool) -> [LineStretch] {
        let decoration = run.decoration
        guard let style = isUnderline ? decoration.underline : decoration.strikethrough else { return [] }
        let own = isUnderline ? decoration.underlineColor : decoration.strikethroughColor
        let color = overridingColor ?? own?.graphicsColor(for: traits) ?? color(of: run)
        let pixel = 1 / grid.scale
        let thin = max(grid.round(run.font.size * 0.05), pixel)
        let thickness = style.isThick ? 2 * thin : thin
        let extent = style.isDouble ? 3 * thin : thickness
        let baseline = Double(run.baseline)
        let top =
            isUnderline
            ? grid.round(baseline + max(run.font.size * 0.1, pixel))
            : grid.round(baseline - run.font.xHeight / 2 - extent / 2)
        let tops = style.isDouble ? [top, top + 2 * thin] : [top]
        let spans = style.contains(.byWord) ? run.words : [run.x..<run.x + max(run.width, 0)]
        return tops.flatMap { top in
            spans.map {
                LineStretch(
                    left: $0.lowerBound, right: $0.upperBound, top: CGFloat(top), thickness: CGFloat(thickness),
                    dashes: style.dashes, color: color)
            }
        }
    }
}

extension NSShadow {
    fileprivate func graphicsShadow(for traits: UITraitCollection) -> Shadow? {
        guard let color = shadowColor as? UIColor, shadowOffset.width.isFinite, shadowOffset.height.isFinite else {
            return nil
        }
        // A blur's extent is twice its standard deviation.
        let radius = shadowBlurRadius > 0 && shadowBlurRadius.isFinite ? shadowBlurRadius / 2 : 0
        return Shadow(color: color.graphicsColor(for: traits), radius: radius, offset: shadowOffset)
    }
}
