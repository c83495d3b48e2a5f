import TextLayout

/// Finds units in the string of a text input; lines are those of the text's own layout where it has one.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    public init(textInput: UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    private func units(_ input: any UITextInput) -> TextUnits {
        let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        return TextUnits(all.flatMap { input.text(in: $0) } ?? "")
    }

    private func isForward(_ direction: UITextDirection) -> Bool {
        direction == .storage(.forward) || direction == .layout(.right) || direction == .layout(.down)
    }

    /// The unit around an offset; at a boundary the one in the given direction.
    private func range(
        of granularity: UITextGranularity, at offset: Int, forward: Bool, in input: any UITextInput
    ) -> Range<Int>? {
        let units = units(input)
        let inside = forward ? offset : offset - 1
        guard (0..<units.count).contains(inside) else { return nil }
        switch granularity {
        case .character: return units.range(of: .character, at: inside)
        case .word:
            guard let word = units.range(of: .word, at: inside), word.contains(inside) else { return nil }
            return word
        case .sentence: return units.range(of: .sentence, at: inside)
        case .paragraph: return units.range(of: .paragraph, at: inside)
        case .line: return (input as? any TextEditorHost)?.editor.line(at: inside) ?? units.paragraph(at: inside)
        case .document: return 0..<units.count
        }
    }

    private func place(_ offset: Int, in input: any UITextInput) -> UITextPosition? {
        input.position(from: input.beginningOfDocument, offset: offset)
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let input else { return nil }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        guard let range = range(of: granularity, at: offset, forward: isForward(direction), in: input),
            let start = place(range.lowerBound, in: input), let end = place(range.upperBound, in: input)
        else { return nil }
        return input.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let input else { return false }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        // A boundary in a direction is where the unit on the other side ends.
        let forward = isForward(direction)
        guard let range = range(of: granularity, at: offset, forward: !forward, in: input) else { return false }
        return (forward ? range.upperBound : range.lowerBound) == offset
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let input else { return nil }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        let forward = isForward(direction)
        if let range = range(of: granularity, at: offset, forward: forward, in: input) {
            return place(forward ? range.upperBound : range.lowerBound, in: input)
        }
        let units = units(input)
        guard forward ? offset < units.count : offset > 0 else { return nil }
        return place(
            forward ? units.end(of: .word, after: offset) : units.start(of: .word, before: offset), in: input)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        guard let input else { return false }
        let offset = input.offset(from: input.beginningOfDocument, to: position)
        return range(of: granularity, at: offset, forward: isForward(direction), in: input) != nil
    }
}
