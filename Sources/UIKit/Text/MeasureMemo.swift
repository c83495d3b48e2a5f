import TextLayout

/// A label's last two measurements: layout asks for the unlimited size and for the one at the width it gives, once while
/// a row is measured and once while it is laid out.
///
/// Invariant: both measurements are of `shaped`; another text empties the memo.
struct MeasureMemo {
    private struct Entry {
        let width: Double
        let lines: Int
        let measure: TextMeasure
    }

    private var shaped: ShapedText?
    private var latest: Entry?
    private var former: Entry?

    /// The size of a text in a width, kept or measured; points.
    mutating func measure(_ text: ShapedText, width: Double, lines: Int) -> TextMeasure {
        if text !== shaped {
            shaped = text
            latest = nil
            former = nil
        }
        if let latest, latest.width == width, latest.lines == lines { return latest.measure }
        if let former, former.width == width, former.lines == lines {
            swap(&self.latest, &self.former)
            return former.measure
        }
        let measure = text.measure(width: width, maximumLines: lines)
        former = latest
        latest = Entry(width: width, lines: lines, measure: measure)
        return measure
    }
}
