import CHarfBuzz

extension ShapingPass {
    /// Shapes an item and appends its clusters in logical order.
    mutating func shape(_ item: ShapingItem) {
        let start = Int32(item.range.lowerBound)
        switch item.kind {
        case .tab:
            beginRun(of: item, at: start)
            appendTab(at: start)
        case .attachment(let size):
            beginRun(of: item, at: start, attachment: size)
            appendCluster(offset: start, advance: max(size.width, 0), isWhitespace: false)
        case .text:
            switch item.font.face.source {
            case .openType(let font): shape(item, with: font)
            case .fixedAdvances: placeFixedGlyphs(of: item)
            case .box: placeBoxes(of: item)
            }
        }
        if !parts.runs.isEmpty { parts.runs[parts.runs.count - 1].endCluster = Int32(parts.clusterOffsets.count) }
    }

    private mutating func shape(_ item: ShapingItem, with font: OpaquePointer) {
        let buffer = context.buffer
        hb_buffer_clear_contents(buffer)
        units.withUnsafeBufferPointer {
            hb_buffer_add_utf16(
                buffer, $0.baseAddress, Int32($0.count), UInt32(item.range.lowerBound), Int32(item.range.count))
        }
        let isRightToLeft = item.level & 1 != 0
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, item.script)
        hb_buffer_set_language(buffer, context.language)
        if item.kern == 0 || item.monospacedDigits {
            var features: [hb_feature_t] = []
            if item.kern == 0 { features.append(ShapingFeature.noKerning) }
            if item.monospacedDigits { features += ShapingFeature.tabularFigures(units, in: item.range) }
            hb_shape(font, buffer, features, UInt32(features.count))
        } else {
            hb_shape(font, buffer, nil, 0)
        }
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let places = hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        beginRun(of: item, at: Int32(item.range.lowerBound))
        let total = Int(count)
        if isRightToLeft {
            var end = total
            while end > 0 {
                var first = end - 1
                while first > 0, infos[first - 1].cluster == infos[end - 1].cluster { first -= 1 }
                appendShaped(first..<end, infos: infos, places: places, item: item)
                end = first
            }
        } else {
            var first = 0
            while first < total {
                var end = first + 1
                while end < total, infos[end].cluster == infos[first].cluster { end += 1 }
                appendShaped(first..<end, infos: infos, places: places, item: item)
                first = end
            }
        }
    }

    /// Appends the glyphs of one cluster, left to right.
    private mutating func appendShaped(
        _ range: Range<Int>, infos: UnsafeMutablePointer<hb_glyph_info_t>,
        places: UnsafeMutablePointer<hb_glyph_position_t>, item: ShapingItem
    ) {
        let offset = Int32(infos[range.lowerBound].cluster)
        let font = item.font
        let scale = font.size / Double(font.face.unitsPerEm)
        beginCluster(of: item, at: offset)
        appendCluster(offset: offset, advance: 0, isWhitespace: Self.isHangingWhitespace(units[Int(offset)]))
        var width = 0.0
        for index in range {
            let glyph = infos[index].codepoint
            // A skin tone or a mark that the base's face lacks is left out.
            if glyph == 0, range.count > 1 { continue }
            let place = places[index]
            let (advance, shift) = font.advance(of: glyph, shapedUnits: place.x_advance)
            parts.glyphs.append(
                ShapedText.Glyph(
                    identifier: glyph, shapedUnits: place.x_advance, advance: Float(advance),
                    x: Float(Double(place.x_offset) * scale + shift),
                    y: Float(Double(place.y_offset) * scale)))
            width += advance
        }
        if let kern = item.kern, kern != 0 { width += kern }
        pen += width
    }

    /// A face of fixed advances has a glyph for every scalar.
    private mutating func placeFixedGlyphs(of item: ShapingItem) {
        beginRun(of: item, at: Int32(item.range.lowerBound))
        var offset = item.range.lowerBound
        while offset < item.range.upperBound {
            let (scalar, length) = scalar(at: offset)
            let advance = item.font.face.advance(of: scalar) * item.font.size + (item.kern ?? 0)
            beginCluster(of: item, at: Int32(offset))
            appendCluster(
                offset: Int32(offset), advance: advance, isWhitespace: Self.isHangingWhitespace(units[offset]))
            parts.glyphs.append(
                ShapedText.Glyph(identifier: scalar, shapedUnits: 0, advance: Float(advance), x: 0, y: 0))
            offset += length
        }
    }

    /// One box for every grapheme that no face draws; what is never seen gets none.
    private mutating func placeBoxes(of item: ShapingItem) {
        context.graphemeEnds.removeAll(keepingCapacity: true)
        units.withUnsafeBufferPointer {
            context.analysis.appendGraphemeEnds(
                in: UnsafeBufferPointer(rebasing: $0[item.range]), to: &context.graphemeEnds)
        }
        beginRun(of: item, at: Int32(item.range.lowerBound))
        var offset = item.range.lowerBound
        for end in context.graphemeEnds {
            let (scalar, _) = scalar(at: offset)
            let glyph: UInt32 = UnicodeAnalysis.isWide(scalar) ? 1 : 0
            let isSeen = !UnicodeAnalysis.isInvisible(scalar)
            let box =
                UnicodeAnalysis.isEmoji(scalar)
                ? ResolvedFont.emojiAdvance(atSize: item.font.size)
                : item.font.face.advance(of: glyph) * item.font.size
            let advance = isSeen ? box + (item.kern ?? 0) : 0
            beginCluster(of: item, at: Int32(offset))
            appendCluster(
                offset: Int32(offset), advance: advance, isWhitespace: Self.isHangingWhitespace(units[offset]))
            if isSeen {
                parts.glyphs.append(
                    ShapedText.Glyph(identifier: glyph, shapedUnits: 0, advance: Float(advance), x: 0, y: 0))
            }
            offset = item.range.lowerBound + Int(end)
        }
    }

    /// Opens another run where the attributes change inside an item.
    private mutating func beginCluster(of item: ShapingItem, at offset: Int32) {
        guard Int(offset) >= attributesEnd, attributesIndex + 1 < text.runs.count else { return }
        parts.runs[parts.runs.count - 1].endCluster = Int32(parts.clusterOffsets.count)
        beginRun(of: item, at: offset)
    }

    /// Opens a run, unless the text continues the last one.
    private mutating func beginRun(of item: ShapingItem, at offset: Int32, attachment: AttachmentSize? = nil) {
        advanceAttributes(to: Int(offset))
        let cluster = Int32(parts.clusterOffsets.count)
        if !parts.runs.isEmpty {
            let last = parts.runs.count - 1
            if attachment == nil, !parts.runs[last].isAttachment, parts.runs[last].endCluster == cluster,
                parts.runs[last].attributes == Int32(attributesIndex), parts.runs[last].level == item.level,
                parts.runs[last].font === item.font, Int(parts.runs[last].firstCluster) >= paragraphStart
            {
                return
            }
        }
        let attributes = text.runs[attributesIndex].attributes
        var ascent = attributes.font.ascender
        var descent = -attributes.font.descender
        if let attachment {
            ascent = max(attachment.bottom + attachment.height, 0)
            descent = max(-attachment.bottom, 0)
        }
        parts.runs.append(
            ShapedText.Run(
                font: item.font, attributes: Int32(attributesIndex), level: item.level,
                isAttachment: attachment != nil, firstCluster: cluster, endCluster: cluster,
                ascent: ascent + attributes.baselineOffset, descent: descent - attributes.baselineOffset))
    }
}
