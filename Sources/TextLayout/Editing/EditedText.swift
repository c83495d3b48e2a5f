/// A text, its selection, and the part that an input method has marked; offsets in UTF-16 units.
///
/// It answers what a key would do, and applies edits; it never does more than an edit says. Invariant: selection and
/// mark lie in the text, and the selection's ends are between characters.
public struct EditedText: Sendable {
    public private(set) var units: TextUnits
    /// The fixed end of the selection, and its moving end: the caret, where both are the same.
    public private(set) var anchor = 0
    public private(set) var head = TextPlace(0)
    /// The text that an input method is still composing.
    public private(set) var marked: Range<Int>?
    /// The x that steps up and down keep to, in points; nil where the last step was another.
    private var goal: Double?

    public init(_ string: String = "") {
        units = TextUnits(string)
        head = TextPlace(units.count)
        anchor = units.count
    }

    public var string: String { units.string }
    public var count: Int { units.count }
    public var selection: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }
    public var isCaret: Bool { anchor == head.offset }

    // MARK: Selecting

    public mutating func select(_ range: Range<Int>) {
        goal = nil
        anchor = units.clamped(range.lowerBound)
        head = TextPlace(units.clamped(range.upperBound))
    }

    public mutating func placeCaret(at place: TextPlace) {
        goal = nil
        head = TextPlace(units.clamped(place.offset), isUpstream: place.isUpstream)
        anchor = head.offset
    }

    /// Draws the selection to a place from where it was begun.
    public mutating func extend(to place: TextPlace) {
        goal = nil
        head = TextPlace(units.clamped(place.offset), isUpstream: place.isUpstream)
    }

    public enum Step: Hashable, Sendable {
        case direction(TextFrame.Direction)
        /// Moves to the next word's end or the last one's start in reading order.
        case wordForward, wordBackward
        case lineStart, lineEnd
        case paragraphStart, paragraphEnd
        case documentStart, documentEnd
    }

    /// Moves the caret, or what the selection is drawn to.
    ///
    /// A selection that isn't extended falls to its left or right end by a step to that side.
    public mutating func move(_ step: Step, extending: Bool, in frame: TextFrame) {
        let (place, x) = target(of: step, extending: extending, in: frame)
        head = place
        if !extending { anchor = head.offset }
        goal = x
    }

    private func target(of step: Step, extending: Bool, in frame: TextFrame) -> (TextPlace, Double?) {
        switch step {
        case .direction(let direction):
            if direction == .up || direction == .down {
                let x = goal ?? frame.caret(at: head).x
                let isUp = direction == .up
                return (isUp ? frame.place(above: head, keeping: x) : frame.place(below: head, keeping: x), x)
            }
            guard isCaret || extending else { return (end(of: selection, at: direction, in: frame), nil) }
            return (frame.place(beside: head, towards: direction), nil)
        case .wordForward: return (TextPlace(units.end(of: .word, after: head.offset)), nil)
        case .wordBackward: return (TextPlace(units.start(of: .word, before: head.offset)), nil)
        case .lineStart: return (frame.start(ofLine: frame.lineIndex(at: head)), nil)
        case .lineEnd: return (frame.end(ofLine: frame.lineIndex(at: head)), nil)
        case .paragraphStart: return (TextPlace(units.start(of: .paragraph, before: head.offset)), nil)
        case .paragraphEnd: return (TextPlace(units.end(of: .paragraph, after: head.offset)), nil)
        case .documentStart: return (TextPlace(0), nil)
        case .documentEnd: return (TextPlace(count), nil)
        }
    }

    private func end(of range: Range<Int>, at direction: TextFrame.Direction, in frame: TextFrame) -> TextPlace {
        let isRightToLeft = frame.shaped.isRightToLeft(at: range.lowerBound)
        return TextPlace((direction == .left) != isRightToLeft ? range.lowerBound : range.upperBound)
    }

    // MARK: Editing

    /// The range that typing replaces: the marked text, else the selection.
    public var replacedByTyping: Range<Int> { marked ?? selection }

    /// The range that deleting backwards removes: the selection, else the unit before the caret, which may be empty.
    public func deletedBackward(_ unit: TextUnit = .character) -> Range<Int> {
        if let marked, isCaret, marked.contains(max(head.offset - 1, 0)) || marked.upperBound == head.offset {
            return max(marked.lowerBound, units.start(of: unit, before: head.offset))..<head.offset
        }
        guard isCaret else { return selection }
        return units.start(of: unit, before: head.offset)..<head.offset
    }

    public func deletedForward(_ unit: TextUnit = .character) -> Range<Int> {
        isCaret ? head.offset..<units.end(of: unit, after: head.offset) : selection
    }

    /// Takes an edit in: the caret goes to the replacement's end, nothing is marked any more.
    public mutating func apply(_ edit: TextEdit) {
        replaceString(edit.applied(to: string))
        marked = nil
        placeCaret(at: TextPlace(edit.newRange.upperBound))
    }

    /// The same text, changed elsewhere: selection and mark are cut to the new length.
    public mutating func replaceString(_ string: String) {
        units = TextUnits(string)
        goal = nil
        anchor = units.clamped(anchor)
        head.offset = units.clamped(head.offset)
        marked = marked.map { units.clamped($0.lowerBound)..<units.clamped($0.upperBound) }
    }

    /// Replaces the marked text, else the selection, with the text that an input method composes.
    ///
    /// - Parameter selected: within the marked text.
    public mutating func compose(_ edit: TextEdit, selected: Range<Int>) {
        replaceString(edit.applied(to: string))
        let new = edit.newRange
        marked = new.isEmpty ? nil : new
        let start = min(new.lowerBound + max(selected.lowerBound, 0), new.upperBound)
        select(start..<min(max(new.lowerBound + selected.upperBound, start), new.upperBound))
    }

    public mutating func unmark() { marked = nil }

    public func checkInvariants() {
        precondition((0...count).contains(anchor) && (0...count).contains(head.offset), "The selection leaves the text")
        if let marked {
            precondition(!marked.isEmpty && marked.upperBound <= count, "The mark \(marked) leaves the text")
        }
    }
}

extension EditedText {
    /// The same selection, drawn from its other end: the head is at one of its bounds.
    public mutating func turnAround(to bound: Int) {
        let range = selection
        select(range)
        if bound == range.lowerBound {
            let end = range.upperBound
            placeCaret(at: TextPlace(end))
            extend(to: TextPlace(range.lowerBound))
        }
    }
}
