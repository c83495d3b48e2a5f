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
    /// The length from which an item ends at the next space, so that shaping takes time and space in proportion.
    private static var longestItem: Int { 4096 }
    /// Points that Chinese ideographs beside the system font have beyond their em: what 60 recorded labels and buttons
    /// of 13 to 28 points leave between 0.25 and 0.33 for.
    private static var ideographSpacing: Double { 0.3 }

    /// Cuts a paragraph into items and shapes each.
    mutating func shapeItems(of content: Range<Int>, levels: [UInt8]?) {
        var offset = content.lowerBound
        while offset < content.upperBound {
            advanceAttributes(to: offset)
            var limit = content.upperBound
            let level = levels?[offset - content.lowerBound] ?? 0
            if let levels {
                limit = offset
                while limit < content.upperBound, levels[limit - content.lowerBound] == level { limit += 1 }
            }
            let item = nextItem(at: offset, limit: endOfEqualFont(from: offset, limit: limit), level: level)
            shape(item)
            offset = item.range.upperBound
        }
    }

    /// The offset where the font or the kerning changes; kerning works across other differences.
    private func endOfEqualFont(from start: Int, limit: Int) -> Int {
        var end = attributesEnd
        var index = attributesIndex
        let current = text.runs[index].attributes
        while end < limit, index + 1 < text.runs.count {
            index += 1
            let next = text.runs[index]
            let coversText = next.length > 0 || index + 1 == text.runs.count
            if coversText, next.attributes.font != current.font || next.attributes.kern != current.kern {
                return end
            }
            end += next.length
        }
        return limit
    }

    /// The longest item that starts at an offset and has one face and one script.
    private mutating func nextItem(at start: Int, limit: Int, level: UInt8) -> ShapingItem {
        let attributes = text.runs[attributesIndex].attributes
        var item = ShapingItem(
            range: start..<limit, kind: .text, font: primaryFont, script: HB_SCRIPT_COMMON, level: level,
            kern: attributes.kern, monospacedDigits: attributes.font.monospacedDigits)
        let primary = item.font.face
        var current = primary
        var offset = start
        while offset < limit {
            let (scalar, length) = scalar(at: offset)
            if offset - start >= Self.longestItem, scalar == 0x20 { break }
            if scalar == 0x09 || scalar == 0xFFFC, let kind = specialKind(of: scalar, at: offset) {
                if offset > start { break }
                item.kind = kind
                offset += length
                break
            }
            let script = Self.script(of: scalar)
            let joins = offset > start && Self.isJoiner(scalar)
            let staysWithBase =
                offset > start && (joins || script == HB_SCRIPT_INHERITED && current.coverage.contains(scalar))
            if !staysWithBase {
                var face = primary
                let asEmoji = asksForEmoji(at: offset + length)
                if asEmoji || !primary.coverage.contains(scalar) && !Self.isJoinerWithoutGlyph(scalar) {
                    face = fallback(
                        for: scalar, preferring: current, weight: item.font.weight, asEmoji: asEmoji)
                }
                if face !== current {
                    if offset > start { break }
                    current = face
                }
                let isReal = script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED && script != HB_SCRIPT_UNKNOWN
                if isReal, script != item.script {
                    if item.script != HB_SCRIPT_COMMON { break }
                    item.script = script
                }
            }
            offset += length
        }
        item.range = start..<offset
        if current !== primary {
            let isChinese = item.script == HB_SCRIPT_HAN && item.font.system != nil && isWrittenInChinese()
            item.font = replacement(of: item.font, by: current, spacing: isChinese ? Self.ideographSpacing : 0)
        }
        return item
    }

    private func specialKind(of scalar: UInt32, at offset: Int) -> ShapingItem.Kind? {
        if scalar == 0x09 { return .tab }
        var index = attributesIndex
        var end = attributesEnd
        while end <= offset, index + 1 < text.runs.count {
            index += 1
            end += text.runs[index].length
        }
        return text.runs[index].attributes.attachment.map { .attachment($0) }
    }

    /// The face for a scalar that the font doesn't cover; text continues in its present face, if that has the scalar.
    private func fallback(
        for scalar: UInt32, preferring current: FontFace, weight: TextWeight, asEmoji: Bool
    ) -> FontFace {
        if !asEmoji, current !== FontFace.missing, current.coverage.contains(scalar) { return current }
        return library.fallback(for: scalar, weight: weight, asEmoji: asEmoji) ?? .missing
    }

    /// True if the emoji variation selector is at an offset.
    private func asksForEmoji(at offset: Int) -> Bool { offset < units.count && units[offset] == 0xFE0F }

    private static func script(of scalar: UInt32) -> hb_script_t {
        // Latin letters, digits and punctuation: no table is needed.
        if scalar < 0x80 {
            return (scalar | 0x20) &- 0x61 < 26 ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
        }
        // Japanese changes script every other character; fonts shape kana and ideographs alike.
        if (0x3041...0x30FF).contains(scalar) || (0x4E00...0x9FFF).contains(scalar) { return HB_SCRIPT_HAN }
        return hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    }

    /// Joiners, variation selectors and skin tones stay with the face of what they follow.
    private static func isJoiner(_ scalar: UInt32) -> Bool {
        if scalar < 0x200C { return scalar == 0xAD }
        switch scalar {
        case 0x200C...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFE00...0xFE0F, 0xFEFF, 0x1F3FB...0x1F3FF,
            0xE0100...0xE01EF:
            return true
        default: return false
        }
    }

    /// A joiner that follows nothing needs no face of its own; a skin tone does.
    private static func isJoinerWithoutGlyph(_ scalar: UInt32) -> Bool {
        isJoiner(scalar) && !(0x1F3FB...0x1F3FF).contains(scalar)
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
