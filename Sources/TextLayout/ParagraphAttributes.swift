/// The position of lines between the edges of their paragraph; raw values as in NSTextAlignment on iOS.
public enum TextAlignment: Int, Hashable, Sendable {
    case left, center, right, justified
    /// The side where the paragraph's direction starts.
    case natural
}

/// The rule for ending lines; raw values as in NSLineBreakMode.
public enum LineBreakMode: Int, Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction of a paragraph; raw values as in NSWritingDirection.
public enum WritingDirection: Int, Hashable, Sendable {
    /// That of the first strong character, left to right where there is none.
    case natural = -1
    case leftToRight, rightToLeft
}

/// The position of a tab stop, from the leading edge in points, and the alignment of the text after it.
public struct TabStop: Hashable, Sendable {
    public enum Alignment: Int, Hashable, Sendable {
        case left, center, right
        /// The first full stop or comma after a digit; the text's end without one.
        case decimal
    }

    public var alignment: Alignment
    public var location: Double

    public init(_ alignment: Alignment, at location: Double) {
        self.alignment = alignment
        self.location = location
    }
}

/// The paragraph style; lengths in points, zero where nothing is set.
public struct ParagraphAttributes: Hashable, Sendable {
    public var alignment: TextAlignment = .natural
    public var lineBreakMode: LineBreakMode = .byTruncatingTail
    /// Added between lines, not after the last.
    public var lineSpacing: Double = 0
    public var minimumLineHeight: Double = 0
    public var maximumLineHeight: Double = 0
    /// Multiplies the natural height of a line before the minimum and maximum apply.
    public var lineHeightMultiple: Double = 0
    public var paragraphSpacing: Double = 0
    public var paragraphSpacingBefore: Double = 0
    public var firstLineHeadIndent: Double = 0
    public var headIndent: Double = 0
    /// The end of lines: from the leading edge if positive, from the trailing edge if zero or negative.
    public var tailIndent: Double = 0
    public var baseWritingDirection: WritingDirection = .natural
    /// English words are hyphenated where a line without that would fill less than this share of its width; 0 for never.
    /// Soft hyphens count at any factor.
    public var hyphenationFactor: Double = 0

    /// True if a lone word on the last line gets the one before it for company, where the line above keeps another.
    public var avoidsLoneWord = false

    /// The tab stops in ascending order; nil for one every 28 points.
    public var tabStops: [TabStop]?
    /// The interval of the stops that follow the last one; 28 where it is 0.
    public var defaultTabInterval: Double = 0

    public init() {}
}

extension ParagraphAttributes {
    private static var lengths: [WritableKeyPath<ParagraphAttributes, Double>] {
        [
            \.lineSpacing, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.paragraphSpacing,
            \.paragraphSpacingBefore, \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.hyphenationFactor,
            \.defaultTabInterval,
        ]
    }

    /// True if all lengths are numbers that a layout can add up.
    var isFinite: Bool {
        (lineSpacing + minimumLineHeight + maximumLineHeight + lineHeightMultiple + paragraphSpacing
            + paragraphSpacingBefore + firstLineHeadIndent + headIndent + tailIndent + hyphenationFactor
            + defaultTabInterval).isFinite && (tabStops ?? []).allSatisfy(\.location.isFinite)
    }

    /// The same with 0 in the place of lengths that are none.
    var replacingNonFinite: ParagraphAttributes {
        var result = self
        for length in Self.lengths where !result[keyPath: length].isFinite { result[keyPath: length] = 0 }
        result.tabStops = tabStops?.filter(\.location.isFinite)
        return result
    }
}
