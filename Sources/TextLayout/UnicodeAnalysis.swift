import _FoundationICU

/// Line breaks, grapheme boundaries and embedding levels by ICU; the only file that talks to it.
///
/// Holds iterators that are costly to open; one thread uses it at a time.
final class UnicodeAnalysis {
    /// Strict Japanese rules: small kana and the long-vowel sign stay with their line.
    private let lineIterator: OpaquePointer?
    private let characterIterator: OpaquePointer?
    private let wordIterator: OpaquePointer?
    private let sentenceIterator: OpaquePointer?
    private let bidi: OpaquePointer?

    init() {
        var status = U_ZERO_ERROR
        lineIterator = swift_ubrk_open(UBRK_LINE, "ja@lb=strict", nil, 0, &status)
        status = U_ZERO_ERROR
        characterIterator = swift_ubrk_open(UBRK_CHARACTER, "en", nil, 0, &status)
        status = U_ZERO_ERROR
        wordIterator = swift_ubrk_open(UBRK_WORD, "en", nil, 0, &status)
        status = U_ZERO_ERROR
        sentenceIterator = swift_ubrk_open(UBRK_SENTENCE, "en", nil, 0, &status)
        bidi = swift_ubidi_open()
    }

    deinit {
        swift_ubrk_close(lineIterator)
        swift_ubrk_close(characterIterator)
        swift_ubrk_close(wordIterator)
        swift_ubrk_close(sentenceIterator)
        swift_ubidi_close(bidi)
    }

    /// Appends the offsets, ascending, at which a line may end, the end of the text last.
    func appendLineBreaks(in text: UnsafeBufferPointer<UInt16>, to offsets: inout [Int32]) {
        append(boundariesOf: lineIterator, in: text, to: &offsets)
    }

    /// Appends the offsets, ascending, at which graphemes end.
    func appendGraphemeEnds(in text: UnsafeBufferPointer<UInt16>, to offsets: inout [Int32]) {
        append(boundariesOf: characterIterator, in: text, to: &offsets)
    }

    /// Appends the offsets, ascending, at which sentences end, the white space after them included.
    func appendSentenceEnds(in text: UnsafeBufferPointer<UInt16>, to offsets: inout [Int32]) {
        append(boundariesOf: sentenceIterator, in: text, to: &offsets)
    }

    /// The segments of a text in order, each with whether it is a word: letters, numbers, kana or ideographs.
    func words(in text: UnsafeBufferPointer<UInt16>) -> [(end: Int, isWord: Bool)] {
        guard let wordIterator, let base = text.baseAddress, !text.isEmpty else { return [] }
        var status = U_ZERO_ERROR
        swift_ubrk_setText(wordIterator, base, Int32(text.count), &status)
        var segments: [(end: Int, isWord: Bool)] = []
        while true {
            let end = swift_ubrk_next(wordIterator)
            if end < 0 { return segments }
            segments.append((Int(end), swift_ubrk_getRuleStatus(wordIterator) >= Int32(UBRK_WORD_NUMBER.rawValue)))
        }
    }

    private func append(
        boundariesOf iterator: OpaquePointer?, in text: UnsafeBufferPointer<UInt16>, to offsets: inout [Int32]
    ) {
        guard let iterator, let base = text.baseAddress, !text.isEmpty else { return }
        var status = U_ZERO_ERROR
        swift_ubrk_setText(iterator, base, Int32(text.count), &status)
        while true {
            let offset = swift_ubrk_next(iterator)
            if offset < 0 { break }
            offsets.append(offset)
        }
    }

    /// The embedding level of every UTF-16 unit of one paragraph, and the paragraph's own.
    func levels(
        of paragraph: UnsafeBufferPointer<UInt16>, direction: WritingDirection
    ) -> (levels: [UInt8], base: UInt8) {
        let base: UInt8 =
            switch direction {
            case .natural: 0xFE  // by the first strong character, else left to right
            case .leftToRight: 0
            case .rightToLeft: 1
            }
        var status = U_ZERO_ERROR
        swift_ubidi_setPara(bidi, paragraph.baseAddress, Int32(paragraph.count), base, nil, &status)
        let resolved = swift_ubidi_getParaLevel(bidi)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, let levels = swift_ubidi_getLevels(bidi, &status) else {
            return (Array(repeating: resolved & 1, count: paragraph.count), resolved & 1)
        }
        return (Array(UnsafeBufferPointer(start: levels, count: paragraph.count)), resolved)
    }

    /// True if a scalar is a picture unless the text asks for another form.
    static func isEmoji(_ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar)?.properties.isEmojiPresentation ?? false
    }

    /// True if a scalar is as wide as an ideograph.
    static func isWide(_ scalar: UInt32) -> Bool {
        let width = swift_u_getIntPropertyValue(UChar32(bitPattern: scalar), UCHAR_EAST_ASIAN_WIDTH)
        return width == Int32(U_EA_WIDE.rawValue) || width == Int32(U_EA_FULLWIDTH.rawValue)
    }
}

extension UnicodeAnalysis {
    /// True if a scalar is never drawn, whatever the font: controls and default ignorables.
    static func isInvisible(_ scalar: UInt32) -> Bool {
        let character = UChar32(bitPattern: scalar)
        return swift_u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0
            || swift_u_iscntrl(character) != 0
    }
}
