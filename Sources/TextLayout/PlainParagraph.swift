/// The numbers that make the size of a text of one plain paragraph, whose lines end with words and never with hyphens.
///
/// They lie together: a text laid out at a new width reads them and nothing else.
struct PlainParagraph: Sendable {
    /// A place where a line may end, in points from the text's start.
    struct Break: Sendable {
        /// The end of the line's content, without trailing white space.
        var contentEnd: Double
        /// The start of the next line.
        var next: Double
    }

    /// The paragraph's opportunities: they ascend, and the last is its end.
    let breaks: [Break]
    let ascent: Double
    let descent: Double
    /// The distance between two lines.
    let lineSpacing: Double
    let lineBreakMode: LineBreakMode
    let avoidsLoneWord: Bool

    /// The size in a width; nil where a word is wider than that. A comparison a word and a few additions a line.
    func measure(width: Double) -> TextMeasure? {
        guard let lines = breaks.withUnsafeBufferPointer({ lines($0, width) }) else { return nil }
        let top = Double(lines.count - 1) * (ascent + descent + lineSpacing)
        return TextMeasure(
            width: lines.widest, height: top + ascent + descent, lineCount: lines.count, isTruncated: false,
            firstBaseline: ascent, lastBaseline: top + ascent)
    }

    /// The number of lines, and the width of the widest; nil where a word is wider than a line.
    private func lines(_ breaks: UnsafeBufferPointer<Break>, _ width: Double) -> (count: Int, widest: Double)? {
        guard let places = breaks.baseAddress else { return nil }
        let end = places[breaks.count - 1]
        let room = width + LineWalk.tolerance
        var (place, start) = (0, 0.0)
        var (count, widest) = (1, 0.0)
        // The last line but one: its first opportunity, its start, and the widest of those before it.
        var (previous, previousStart, before) = (0, 0.0, 0.0)
        while end.contentEnd > start + room {
            let (first, limit) = (place, start + room)
            // The last one doesn't fit.
            while places[place].contentEnd <= limit { place += 1 }
            guard place > first else { return nil }
            (previous, previousStart, before) = (first, start, widest)
            let next = places[place - 1].next
            widest = max(widest, next - start)
            count += 1
            start = next
        }
        if avoidsLoneWord, count > 1, place == breaks.count - 1, isBetweenWords(places[place - 1]),
            let earlier = (previous..<place - 1).last(where: { isBetweenWords(places[$0]) }),
            end.contentEnd - places[earlier].next <= room
        {
            start = places[earlier].next
            widest = max(before, start - previousStart)
        }
        return (count, min(max(widest, end.next - start), width))
    }

    /// True if white space is between what ends there and what follows.
    private func isBetweenWords(_ place: Break) -> Bool { place.contentEnd < place.next }
}
