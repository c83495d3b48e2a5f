/// A position in a text; only its text input knows its meaning.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A range of a text between two positions.
@preconcurrency @MainActor open class UITextRange: NSObject {
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
    open var isEmpty: Bool { true }
}

/// A rectangle of a selection.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .natural }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

/// A position in a field's or a view's text, by its offset in UTF-16 units.
final class TextOffset: UITextPosition {
    nonisolated let offset: Int
    let isUpstream: Bool

    init(_ offset: Int, isUpstream: Bool = false) {
        self.offset = offset
        self.isUpstream = isUpstream
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    nonisolated override var hash: Int { offset }
    nonisolated override var description: String { "<UITextPosition \(offset)>" }
}

final class TextStretch: UITextRange {
    nonisolated let range: Range<Int>

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    override var start: UITextPosition { TextOffset(range.lowerBound) }
    override var end: UITextPosition { TextOffset(range.upperBound) }
    override var isEmpty: Bool { range.isEmpty }
    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextStretch)?.range == range }
    nonisolated override var hash: Int { range.lowerBound &* 31 &+ range.upperBound }
    nonisolated override var description: String { "<UITextRange \(range.lowerBound)..<\(range.upperBound)>" }
}

final class SelectionRectangle: UITextSelectionRect {
    private let rectangle: CGRect
    private let direction: NSWritingDirection
    private let starts: Bool
    private let ends: Bool

    init(_ rectangle: CGRect, isRightToLeft: Bool, containsStart: Bool, containsEnd: Bool) {
        self.rectangle = rectangle
        direction = isRightToLeft ? .rightToLeft : .leftToRight
        starts = containsStart
        ends = containsEnd
        super.init()
    }

    override var rect: CGRect { rectangle }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { starts }
    override var containsEnd: Bool { ends }
}

extension NSRange {
    init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

    /// The range clamped to a text of a number of units; one of `NSNotFound` is empty at the text's end.
    func units(within count: Int) -> Range<Int> {
        guard location != NSNotFound else { return count..<count }
        let start = min(max(location, 0), count)
        return start..<start + min(max(length, 0), count - start)
    }
}
