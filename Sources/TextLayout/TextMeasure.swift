/// The size of a text in a width, in points, not rounded to pixels.
public struct TextMeasure: Hashable, Sendable {
    /// The widest line's width; a line counts the white space at its end, up to the limit.
    public var width: Double
    public var height: Double
    public var lineCount: Int
    /// True if something of the text is not shown.
    public var isTruncated: Bool
    /// The first and the last line's baseline from the top.
    public var firstBaseline: Double
    public var lastBaseline: Double

    public init(
        width: Double, height: Double, lineCount: Int, isTruncated: Bool, firstBaseline: Double, lastBaseline: Double
    ) {
        self.width = width
        self.height = height
        self.lineCount = lineCount
        self.isTruncated = isTruncated
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}
