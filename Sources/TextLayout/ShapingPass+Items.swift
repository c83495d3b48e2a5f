import CHarfBuzz

/// A stretch of text that is shaped at once: one font, one script, one level.
struct ShapingItem {
    enum Kind {
        case text
        case tab
        case attachment(AttachmentSize)
    }

    var range: Range<Int>
    var kind: Kind
    var font: ResolvedFont
    var script: hb_script_t
    var level: UInt8
    /// nil: pair kerning is on.
    var kern: Double?
    var monospacedDigits: Bool
}

extension ShapingPass {
    /// Cuts a paragraph into items and shapes each.
    mutating func shapeItems(of content: Range<Int>, levels: [UInt8]?, base: UInt8) {
        var offset = content.lowerBound
        while offset < content.upperBound {
            advanceAttributes(to: offset)
            let item = nextItem(at: offset, in: content, levels: levels)
            shape(item)
            offset = item.range.upperBound
        }
    }

    /// The longest item that starts at an offset.
    private mutating func nextItem(at start: Int, in content: Range<Int>, levels: [UInt8]?) -> ShapingItem {
        let attributes = text.runs[attributesIndex].attributes
        let primary = resolve(attributes.font)
        let level = levels?[start - content.lowerBound] ?? 0
        var item = ShapingItem(
            range: start..<start, kind: .text, font: primary, script: HB_SCRIPT_COMMON, level: level,
            kern: attributes.kern, monospacedDigits: attributes.font.monospacedDigits)
        var index = attributesIndex
        var indexEnd = attributesEnd
        var offset = start
        while offset < content.upperBound {
            while indexEnd <= offset, index + 1 < text.runs.count {
                index += 1
                indexEnd += text.runs[index].length
                let next = text.runs[index].attributes
                if next.font != attributes.font || next.kern != attributes.kern {
                    // An empty run in between changes nothing: only what covers text does.
                    if indexEnd > offset { return item.ending(at: offset) }
                }
            }
            if let levels, levels[offset - content.lowerBound] != level { break }
            let (scalar, length) = scalar(at: offset)
            if scalar == 0x09 || scalar == 0xFFFC {
                let attachment = text.runs[index].attributes.attachment
                if scalar == 0x09 || attachment != nil {
                    if offset > start { break }
                    item.kind = attachment.map { .attachment($0) } ?? .tab
                    return item.ending(at: offset + length)
                }
            }
            if !extend(&item, with: scalar, primary: primary, isFirst: offset == start) { break }
            offset += length
        }
        return item.ending(at: offset)
    }

    /// Takes a scalar into an item, unless it asks for another face or script.
    private func extend(
        _ item: inout ShapingItem, with scalar: UInt32, primary: ResolvedFont, isFirst: Bool
    ) -> Bool {
        // Latin letters, digits and punctuation: no table is needed.
        let script: hb_script_t
        if scalar < 0x80 {
            let isLetter = (scalar | 0x20) >= 0x61 && (scalar | 0x20) <= 0x7A
            script = isLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
        } else {
            script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
        }
        let followsBase = script == HB_SCRIPT_INHERITED || Self.isJoiner(scalar)
        if followsBase, !isFirst, item.font.face.coverage.contains(scalar) || Self.isJoiner(scalar) { return true }
        var font = primary
        if !primary.face.coverage.contains(scalar), !Self.isJoiner(scalar) {
            font = primary.replacing(face: library.fallback(for: scalar, weight: primary.weight) ?? .missing)
        }
        let isReal = script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED && script != HB_SCRIPT_UNKNOWN
        if isFirst {
            item.font = font
            if isReal { item.script = script }
            return true
        }
        guard font.face === item.font.face else { return false }
        if isReal {
            if item.script == HB_SCRIPT_COMMON {
                item.script = script
            } else if item.script != script {
                return false
            }
        }
        return true
    }

    /// Joiners and variation selectors stay with the face of what they follow.
    private static func isJoiner(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x200C...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFE00...0xFE0F, 0xFEFF, 0x00AD,
            0xE0100...0xE01EF:
            true
        default: false
        }
    }

    /// The scalar at an offset and its length in units; half a surrogate pair reads as U+FFFD.
    func scalar(at offset: Int) -> (scalar: UInt32, length: Int) {
        let unit = units[offset]
        guard unit & 0xF800 == 0xD800 else { return (UInt32(unit), 1) }
        if unit < 0xDC00, offset + 1 < units.count, units[offset + 1] & 0xFC00 == 0xDC00 {
            return (0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[offset + 1] & 0x3FF)), 2)
        }
        return (0xFFFD, 1)
    }
}

extension ShapingItem {
    fileprivate func ending(at end: Int) -> ShapingItem {
        var item = self
        item.range = range.lowerBound..<end
        return item
    }
}
