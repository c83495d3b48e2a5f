extension ShapedText {
    /// The same text with all fonts' sizes multiplied by a factor, as if shaped at those sizes.
    ///
    /// Advances follow from the shaped ones, without shaping again, unless a size crosses from one optical cut of the
    /// system font to the other or the text has tabs. Kerning, baseline offsets and attachments stay as they are.
    public func scaled(by factor: Double) -> ShapedText {
        let resized = text.scalingFonts(by: factor)
        var parts = Parts()
        parts.primaryFonts = resized.runs.map { library.resolve($0.attributes.font) }
        guard !text.string.utf8.contains(0x09),
            zip(parts.primaryFonts, primaryFonts).allSatisfy({ $0.face === $1.face })
        else { return ShapedText(resized, library: library) }
        parts.clusterOffsets = clusterOffsets
        parts.clusterGlyphs = clusterGlyphs
        parts.isWhitespace = isWhitespace
        parts.opportunities = opportunities
        parts.glyphs = glyphs
        parts.runs = runs
        parts.paragraphs = paragraphs
        var widths = [Double](repeating: 0, count: positions.count)
        var replacements: [(face: FontFace, attributes: Int32, font: ResolvedFont)] = []
        for index in runs.indices {
            let run = runs[index]
            let attributes = resized.runs[Int(run.attributes)].attributes
            var font = parts.primaryFonts[Int(run.attributes)]
            if font.face !== run.font.face {
                let known = replacements.first {
                    $0.face === run.font.face && $0.attributes == run.attributes && $0.font.spacing == run.font.spacing
                }
                let replaced = known?.font ?? font.replacing(face: run.font.face, spacing: run.font.spacing)
                if known == nil { replacements.append((run.font.face, run.attributes, replaced)) }
                font = replaced
            }
            parts.runs[index].font = font
            if run.isAttachment {
                let cluster = Int(run.firstCluster)
                widths[cluster] = positions[cluster + 1] - positions[cluster]
                continue
            }
            parts.runs[index].ascent = attributes.font.ascender + attributes.baselineOffset
            parts.runs[index].descent = -attributes.font.descender - attributes.baselineOffset
            for cluster in Int(run.firstCluster)..<Int(run.endCluster) {
                widths[cluster] = scale(
                    Int(clusterGlyphs[cluster])..<Int(clusterGlyphs[cluster + 1]), of: run, to: font,
                    kern: attributes.kern ?? 0, in: &parts.glyphs)
            }
        }
        var pen = 0.0
        parts.positions = widths.map { width in
            defer { pen += width }
            return pen
        }
        for index in paragraphs.indices {
            let strut = resized.runs[Int(paragraphs[index].strut)].attributes
            parts.paragraphs[index].ascent = strut.font.ascender + strut.baselineOffset
            parts.paragraphs[index].descent = -strut.font.descender - strut.baselineOffset
        }
        return ShapedText(text: resized, library: library, parts: parts)
    }

    /// Scales the glyphs of one cluster and returns its width.
    private func scale(
        _ range: Range<Int>, of run: Run, to font: ResolvedFont, kern: Double, in glyphs: inout [Glyph]
    ) -> Double {
        let ratio = run.font.size > 0 ? font.size / run.font.size : 0
        var width = 0.0
        var isShaped = false
        if case .openType = font.face.source { isShaped = true }
        for index in range {
            let glyph = self.glyphs[index]
            if isShaped {
                let (advance, shift) = font.advance(of: glyph.identifier, shapedUnits: glyph.shapedUnits)
                let oldShift = run.font.advance(of: glyph.identifier, shapedUnits: glyph.shapedUnits).shift
                glyphs[index].advance = Float(advance)
                glyphs[index].x = Float((Double(glyph.x) - oldShift) * ratio + shift)
                width += advance
            } else {
                let advance = font.face.advance(of: glyph.identifier) * font.size
                glyphs[index].advance = Float(advance + kern)
                width += advance
            }
            glyphs[index].y = Float(Double(glyph.y) * ratio)
        }
        return range.isEmpty ? 0 : width + kern
    }
}

extension StyledText {
    /// The same text with all fonts' sizes multiplied.
    func scalingFonts(by factor: Double) -> StyledText {
        let scaled = runs.map { run in
            var run = run
            run.attributes.font.size *= factor
            return run
        }
        return StyledText(string, runs: scaled, paragraphs: paragraphs)
    }
}
