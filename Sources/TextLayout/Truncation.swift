/// The visible part of a line that is too long: clusters before and after an ellipsis.
struct Truncation: Sendable {
    var head: Range<Int>
    var tail: Range<Int>
    /// nil where the line is cut without a mark.
    var mark: Mark?

    /// A glyph for something that isn't in the text.
    struct Mark: Sendable {
        var font: ResolvedFont
        var attributes: Int32
        var glyph: UInt32
        var advance: Double
        var shift: Double
    }
}

extension ShapedText {
    /// Shortens the clusters from a line's start to its paragraph's end until they fit a width with an ellipsis.
    ///
    /// White space next to the ellipsis goes. In the middle, iOS has two ways: in a label of one line the shorter side
    /// grows, character by character, until the next one doesn't fit; at the end of several lines the text before the
    /// ellipsis takes at most half of the room, and the text after it the rest. Each rule agrees with all recorded
    /// widths of its kind, and with none of the other's.
    func truncate(
        _ range: Range<Int>, in paragraph: Paragraph, to width: Double, mode: LineBreakMode, isOnlyLine: Bool
    ) -> Truncation {
        let limit = width + LineWalk.tolerance
        let anchor = mode == .byTruncatingHead ? range.upperBound - 1 : range.lowerBound
        guard mode.truncates, let ellipsis = ellipsis(at: anchor, in: paragraph) else {
            return Truncation(head: range, tail: range.upperBound..<range.upperBound, mark: nil)
        }
        let room = max(limit - ellipsis.advance, 0)
        if positions[range.upperBound] - positions[range.lowerBound] <= room {
            // Only later paragraphs are hidden.
            return Truncation(
                head: range.lowerBound..<trimmedEnd(of: range), tail: range.upperBound..<range.upperBound,
                mark: ellipsis)
        }
        switch mode {
        case .byTruncatingHead:
            let start = trimmedStart(of: lastStart(in: range, room: room)..<range.upperBound)
            return Truncation(
                head: range.lowerBound..<range.lowerBound, tail: start..<range.upperBound, mark: ellipsis)
        case .byTruncatingMiddle where isOnlyLine:
            let hidden = growFromBothEnds(of: range, room: room)
            return Truncation(
                head: range.lowerBound..<trimmedEnd(of: range.lowerBound..<hidden.lowerBound),
                tail: trimmedStart(of: hidden.upperBound..<range.upperBound)..<range.upperBound, mark: ellipsis)
        case .byTruncatingMiddle:
            let end = trimmedEnd(of: range.lowerBound..<firstEnd(in: range, room: room / 2))
            let left = room - (positions[end] - positions[range.lowerBound])
            let start = trimmedStart(of: lastStart(in: end..<range.upperBound, room: left)..<range.upperBound)
            return Truncation(head: range.lowerBound..<end, tail: start..<range.upperBound, mark: ellipsis)
        default:
            let end = trimmedEnd(of: range.lowerBound..<firstEnd(in: range, room: room))
            return Truncation(
                head: range.lowerBound..<end, tail: range.upperBound..<range.upperBound, mark: ellipsis)
        }
    }

    /// The hidden clusters when the shorter of head and tail grows until the next cluster doesn't fit; white space at
    /// the head's end takes no room until something follows it.
    private func growFromBothEnds(of range: Range<Int>, room: Double) -> Range<Int> {
        var head = range.lowerBound
        var shown = head
        var tail = range.upperBound
        while head < tail {
            let tailWidth = positions[range.upperBound] - positions[tail]
            let growsHead = positions[head] - positions[range.lowerBound] <= tailWidth
            let nextShown = growsHead && !isWhitespace[head] ? head + 1 : shown
            let nextTail = growsHead ? tail : tail - 1
            let headWidth = positions[nextShown] - positions[range.lowerBound]
            if headWidth + positions[range.upperBound] - positions[nextTail] > room { break }
            if growsHead { head += 1 }
            shown = nextShown
            tail = nextTail
        }
        return head..<tail
    }

    /// The greatest end so that the clusters from the range's start fit.
    private func firstEnd(in range: Range<Int>, room: Double) -> Int {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high {
            let middle = (low + high + 1) / 2
            if positions[middle] - positions[range.lowerBound] <= room { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The smallest start so that the clusters up to the range's end fit.
    private func lastStart(in range: Range<Int>, room: Double) -> Int {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high {
            let middle = (low + high) / 2
            if positions[range.upperBound] - positions[middle] <= room { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// An ellipsis in the font that the text asks for at a cluster.
    private func ellipsis(at cluster: Int, in paragraph: Paragraph) -> Truncation.Mark? {
        if let mark = mark("…", at: cluster, in: paragraph) { return mark }
        let index = min(runIndex(containing: cluster, in: paragraph), Int(paragraph.endRun) - 1)
        guard index >= Int(paragraph.firstRun) else { return nil }
        let font = primaryFonts[Int(runs[index].attributes)].replacing(face: .missing)
        return .init(font: font, attributes: runs[index].attributes, glyph: 1, advance: font.size, shift: 0)
    }

    /// A character that isn't in the text, in the font that the text asks for at a cluster; nil where that has none.
    func mark(_ scalar: Unicode.Scalar, at cluster: Int, in paragraph: Paragraph) -> Truncation.Mark? {
        let index = min(runIndex(containing: cluster, in: paragraph), Int(paragraph.endRun) - 1)
        guard index >= Int(paragraph.firstRun) else { return nil }
        let font = primaryFonts[Int(runs[index].attributes)]
        return font.glyph(for: scalar).map {
            .init(
                font: font, attributes: runs[index].attributes, glyph: $0.glyph, advance: $0.advance, shift: $0.shift)
        }
    }
}
